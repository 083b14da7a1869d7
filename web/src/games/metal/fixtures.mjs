/**
 * Plays games of Metal Adventures with the program and keeps the moments that tests and the gallery draw:
 * `node src/games/metal/fixtures.mjs [flibuste]`. The same program gives the same files.
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', '..', 'target', 'debug', 'flibuste')
const folder = join(import.meta.dirname, 'fixtures')

const engine = spawn(program, ['stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`)
  const { value } = await answers.next()
  return JSON.parse(value)
}

let state = 20_240_601
const die = (count) => {
  state = (state * 1103515245 + 12345) % 2147483648
  return Math.floor((state / 2147483648) * count)
}
const nameOf = (value) => (typeof value === 'string' ? value : Object.keys(value)[0])
const inside = (value) => (typeof value === 'string' ? null : Object.values(value)[0])

/** What a sample shows: the name of a move or event, with the names inside it. */
function kindOf(value) {
  const deeper = (inner, depth) => {
    if (inner === null || typeof inner !== 'object' || depth > 4) return typeof inner === 'string' && !/^[ndestbv]\d/.test(inner) ? inner : ''
    if (Array.isArray(inner)) return inner.length === 0 ? 'none' : `list ${deeper(inner[0], depth + 1)}`
    return Object.entries(inner)
      .map(([key, one]) => `${key} ${deeper(one, depth + 1)}`)
      .join(' ')
  }
  const name = nameOf(value)
  if (name === 'combat_decided') return `${name} ${inside(value).attacker_wins}`
  if (name === 'propose' || name === 'counter') return name
  return `${name} ${deeper(inside(value), 0)}`
}

const positions = new Map()
const samples = { moves: new Map(), events: new Map() }
const keep = (map, value) => {
  const kind = kindOf(value)
  const many = [...map.keys()].filter((known) => known.split(' ')[0] === kind.split(' ')[0]).length
  if (!map.has(kind) && many < 24) map.set(kind, value)
}

/** Positions worth having besides the first of every prompt. */
const WANTED = {
  alliance: (view) => view.combat?.allies.length > 0 && view.prompt !== 'loyal_or_not',
  traitor: (view) => view.combat?.traitor !== null && view.combat?.traitor !== undefined,
  'challenge-sides': (view) => view.combat?.defenders.length > 0 && view.combat.allies.length > 0,
  'after-combat': (view) => view.decided && !view.combat && view.prompt === 'voyage' && view.ledger.length > 1,
  ledger: (view) => view.ledger.length > 4,
  offers: (view) => view.offers.length > 1,
  infamous: (view) => view.pirates.some(({ judgement }) => judgement === 4),
  rich: (view) => view.pirates.every(({ upgrades }) => upgrades.length > 1) && view.prompt === 'voyage',
  hunter: (view) => view.combat && 'ship' in Object(view.combat.foe) && ['d21', 'd22', 'd23', 'd24', 'd25', 'd26', 'd27', 'd28'].includes(view.combat.foe.ship),
}

async function remember(table, seats) {
  const { turn, asides } = await ask({ do: 'turn', table })
  const waited = turn.one !== undefined ? [turn.one] : (turn.several ?? [])
  const seat = waited[0] ?? null
  const { view: bare, aids } = await ask({ do: 'view', table, as: seat ?? 'public' })
  const view = { ...bare, aids }
  const { moves } = seat === null ? { moves: [] } : await ask({ do: 'moves', table, seat })
  const found = [view.prompt, ...Object.keys(WANTED).filter((name) => WANTED[name](view))]
  for (const name of found.map((one) => (seats === 6 && ['voyage', 'seek_allies', 'challenge-sides'].includes(one) ? `six-${one}` : one))) {
    if (positions.has(name)) continue
    positions.set(name, { name, seat, turn: waited, asides, moves: moves.map(({ move }) => move), view })
  }
  return { waited, asides }
}

async function play(seats, seed) {
  const { table } = await ask({ do: 'new', game: 'metal', seats, seed: String(seed) })
  for (let step = 0; step < 1500; step += 1) {
    const { waited, asides } = await remember(table, seats)
    if (waited.length === 0) break
    const all = [...new Set([...waited, ...asides])]
    // Those who are waited for act; now and then somebody speaks up.
    const seat = die(6) === 0 ? all[die(all.length)] : waited[die(waited.length)]
    const { moves } = await ask({ do: 'moves', table, seat })
    if (moves.length === 0) continue
    for (const { move } of moves) keep(samples.moves, move)
    const rare = moves.filter(({ move }) => !['decline', 'withdraw', 'waive', 'attack_karokum', 'rest'].includes(nameOf(move)))
    const from = rare.length > 0 && die(5) > 0 ? rare : moves
    const { move } = from[die(from.length)]
    const { events, error } = await ask({ do: 'play', table, seat, moves: [move], as: seat })
    // A sample of an offer may find the ledger full.
    if (error) continue
    for (const event of events.flat()) keep(samples.events, event)
  }
  await remember(table, seats)
  const { view, aids } = await ask({ do: 'view', table, as: 'public' })
  if (!positions.has('spectator')) positions.set('spectator', { name: 'spectator', seat: null, turn: [], asides: [], moves: [], view: { ...view, aids } })
  await ask({ do: 'close', table })
}

for (let game = 0; game < 40; game += 1) await play([3, 4, 6, 5][game % 4], game + 1)
engine.stdin.end()

/** The cards as the server hands them to the page. */
async function cards() {
  const server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--data', ':memory:', '--no-open'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await new Promise((found) => {
    let heard = ''
    const hear = (data) => {
      heard += data
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(heard)
      if (match) found(match[0])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
  })
  const reply = await fetch(`${url}/api/v1/games/metal/cards`)
  server.kill()
  return reply.json()
}

const write = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value)}\n`)
write('cards.json', await cards())
write('positions.json', [...positions.values()])
write('samples.json', { moves: [...samples.moves.values()], events: [...samples.events.values()] })
console.log([...positions.keys()].join(' '))
console.log(`${samples.moves.size} moves: ${[...new Set([...samples.moves.values()].map(nameOf))].join(' ')}`)
console.log(`${samples.events.size} events: ${[...new Set([...samples.events.values()].map(nameOf))].join(' ')}`)
