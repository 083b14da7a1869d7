// Adds up the script the home page loads, gzipped, and fails above the bar: `npm run size` after `npm run build`.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BAR = 60_000
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** A chunk and everything it imports at once. */
function withImports(key, found = new Map()) {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.set(key, chunk)
  for (const other of chunk.imports ?? []) withImports(other, found)
  return found
}
const zipped = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length

/** What the page loads when it opens, with the words of one language. */
function opening(...more) {
  const found = new Map()
  for (const key of ['index.html', ...more]) withImports(key, found)
  for (const [key, chunk] of Object.entries(manifest)) if (/messages\/fr\/(page|table|\w+-shelf)\.ftl/.test(key)) found.set(key, chunk)
  const chunks = [...found.values()]
  const style = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  const sum = (files) => files.reduce((total, file) => total + zipped(file), 0)
  return { script: sum(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))), style: sum([...style]) }
}

const show = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
const home = opening()
const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
console.log(`home:  ${show(home.script)} of script, ${show(home.style)} of style (gzipped; the bar for script is ${show(BAR)})`)
for (const board of boards) {
  const table = opening('src/pages/Table.svelte', board)
  console.log(`${board.split('/')[2]}: ${show(table.script)} of script, ${show(table.style)} of style`)
}
if (home.script > BAR) process.exitCode = 1
