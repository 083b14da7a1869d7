// Runs the browser tests, those of the frame and those of every game: `npm run e2e [part of a path]…`. Two files run side by side, for a browser
// waits for bots and pictures half of its time (`FLIBUSTE_LANES` says otherwise). A test that fails is tried once more, alone, when all else is
// done; if it then holds, it is reported as flaky, and only what fails twice fails the run.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A file that hangs is ended. What a test waits for ends sooner by itself, so this is long enough for a busy machine, and for whole games. */
const PATIENCE = process.env.FLIBUSTE_WHOLE ? 7_200_000 : 900_000

const LANES = Number(process.env.FLIBUSTE_LANES) || Math.min(2, availableParallelism())

const root = join(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const notes = mkdtempSync(join(tmpdir(), 'flibuste-e2e-'))

/** Every file of browser tests: under `e2e`, and in the folder `e2e` of each game. */
function files() {
  const games = join(root, 'src', 'games')
  const folders = [join(root, 'e2e'), ...readdirSync(games).map((game) => join(games, game, 'e2e'))]
  const found = folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => relative(root, join(folder, name)))
    } catch {
      return []
    }
  })
  return found.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part))).sort()
}

let runs = 0

/** Runs a file, or only the tests of it with these names, and says what it said when it is done; gives the names of those that failed. */
async function run(file, names = []) {
  const tap = join(notes, `${++runs}.tap`)
  const exact = names.map((name) => `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  const args = [
    '--import',
    './scripts/typescript.mjs',
    '--test',
    '--test-concurrency=1',
    `--test-timeout=${PATIENCE}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tap}`,
    ...exact.map((pattern) => `--test-name-pattern=${pattern}`),
    file,
  ]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes))
  const code = await new Promise((done) => child.on('close', done))
  process.stdout.write(`\n── ${names.length > 0 ? `once more, alone: ${names.join(', ')}` : file}\n${Buffer.concat(said)}`)
  let text = ''
  try {
    text = readFileSync(tap, 'utf8')
  } catch {
    // A file that could not even be read has told nothing.
  }
  const failed = [...text.matchAll(/^ *not ok \d+ - (.*?)(?: # .*)?$/gm)]
    .map((match) => match[1])
    .filter((name) => !name.endsWith('.test.ts'))
  return code === 0 ? [] : failed.length > 0 ? [...new Set(failed)] : [null]
}

const [flaky, broken] = [[], []]
const all = files()
if (all.length === 0) {
  console.error(`no browser test is called ${wanted.join(' ')}`)
  process.exit(2)
}
// Whole games take longest and begin, so that no lane waits for them at the end; then the games' own files, which come last by name.
const isLong = (file) => /(first|replay)\.test\.ts$/.test(file)
const waiting = [...all.filter(isLong), ...all.filter((file) => !isLong(file)).toReversed()]
const again = []
async function lane() {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
    for (const name of await run(file)) again.push({ file, name })
}
await Promise.all(Array.from({ length: LANES }, lane))
for (const { file, name } of again) {
  const failed = await run(file, name === null ? [] : [name])
  ;(failed.length === 0 ? flaky : broken).push(`${file}: ${name ?? 'the whole file'}`)
}
rmSync(notes, { recursive: true })
console.log(`\n${all.length} files of browser tests`)
for (const name of flaky) console.log(`FLAKY (held when tried alone): ${name}`)
for (const name of broken) console.log(`FAILED twice: ${name}`)
process.exitCode = broken.length > 0 ? 1 : 0
