// Lets node run the TypeScript of the browser tests without a build: `node --import ./scripts/typescript.mjs file.ts`.
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) register(import.meta.url)

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const { default: ts } = await import('typescript')
  const fileName = fileURLToPath(url)
  const { outputText: source } = ts.transpileModule(await readFile(fileName, 'utf8'), {
    fileName,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true, inlineSourceMap: true },
  })
  return { format: 'module', shortCircuit: true, source }
}
