import type { Lesson, Situation } from '../types.ts'
import { nameOf } from './adventure.ts'
import { eventOf } from './film.ts'
import { columnOf, rowOf, type Cell } from './grid.ts'
import { cardOf, isJoinedWell, moveName, offers, stepOf } from './model.ts'
import type { Cards, Move, View } from './wire.ts'

type Now = Situation<View, Move, Cards>

/** The kinds of components on my ship. */
function kinds({ view, seat, cards }: Now): Map<string, number> {
  const kindOf = new Map<number, string>(cards.tiles.map((tile) => [tile.id, tile.kind]))
  const found = new Map<string, number>()
  for (const { tile } of view.truckers[seat]?.ship.tiles ?? []) {
    const kind = kindOf.get(tile) ?? ''
    found.set(kind, (found.get(kind) ?? 0) + 1)
  }
  return found
}

const size = ({ view, seat }: Now): number => view.truckers[seat]?.ship.tiles.length ?? 0
const building = (now: Now): boolean => now.view.phase === 'building' && now.mine
const lacks = (now: Now, ...wanted: string[]): boolean => wanted.every((kind) => !kinds(now).has(kind))
const held = ({ view, seat, cards }: Now): string | null => {
  const hand = view.truckers[seat]?.hand
  return hand ? (cards.tiles.find((tile) => tile.id === hand.tile)?.kind ?? '') : null
}
const inHand = ({ view, seat }: Now): boolean => view.truckers[seat]?.hand?.lies === null
/** A component lies on the ship and can still be moved. */
const isLoose = ({ view, seat }: Now): boolean => typeof view.truckers[seat]?.hand?.lies === 'number'
const isWrong = ({ view, seat }: Now): boolean => !isJoinedWell(view.truckers[seat]!.ship)
/** What is advised is one of these, or not known: what is said must not speak of something else. */
const advised = ({ advice }: Now, ...names: string[]): boolean => advice === null || names.includes(moveName(advice))
const TAKING = ['draw', 'take', 'take_reserved']
const step = ({ view }: Now): string => (view.flying ? stepOf(view.flying.step)[0] : '')
/** The card that is being shown, where what it does has not been seen yet. */
const turned = ({ showing, happened }: Now): string | null =>
  showing ? (happened.map(eventOf).findLast(([name]) => name === 'card_turned')?.[1]['card'] ?? null) : null
/** The card on the table, or the one that is being turned, is one of these and not done yet. */
const onCard = (now: Now, ...names: string[]): boolean => {
  const comes = turned(now)
  const card = cardOf(now.cards, comes ?? now.view.flying?.card ?? null)
  return card !== null && (comes !== null || step(now) !== 'between') && names.includes(nameOf(card))
}
/** What hit my ship last, since I moved. */
const hit = ({ happened, seat }: Now): Record<string, any> | null =>
  happened.map(eventOf).findLast(([name, told]) => name === 'struck' && told['seat'] === seat)?.[1] ?? null
/** I am asked, at this step of the flight. */
const asked = (now: Now, ...steps: string[]): boolean => now.mine && now.moves.length > 0 && steps.includes(step(now))
/** What a component in the hand is good for. */
const handed = (id: string, ...wanted: string[]) => ({
  id,
  at: put,
  when: (now: Now) => building(now) && wanted.includes(held(now) ?? '') && !isAdvised(now, 'put_back'),
})

/** Components by what they are good for. */
const FAMILIES: Record<string, string> = {
  engine: 'engines',
  double_engine: 'engines',
  cannon: 'cannons',
  double_cannon: 'cannons',
  cabin: 'crew',
  battery: 'cells',
  shield: 'shields',
  cargo_hold: 'holds',
  special_hold: 'holds',
}
const familyOf = (kind: string | null): string => FAMILIES[kind ?? ''] ?? 'other'

/** What my ship still lacks for a first flight, the most urgent first. */
function wants({ view, seat }: Now): string[] {
  const can = view.truckers[seat]!.ship.strength
  const lacking = {
    engines: can.engines_powered < 2,
    // In halves.
    cannons: can.cannons_powered < 4,
    crew: can.crew < 4,
    cells: can.cells < 2,
    shields: !can.shielded[0],
    holds: can.hold + can.special_hold < 3,
  }
  return Object.entries(lacking).flatMap(([what, lacks]) => (lacks ? [what] : []))
}
const wanted = (now: Now) => ({ want: wants(now)[0] ?? 'nothing' })
/** What my ship lacks, besides what I hold. */
const others = (now: Now): string[] => wants(now).filter((want) => want !== familyOf(held(now)))
const isLacking = (now: Now): boolean => wants(now).includes(familyOf(held(now)))
const NEEDS_CELLS = ['double_engine', 'double_cannon', 'shield']
const isDead = (now: Now): boolean => NEEDS_CELLS.includes(held(now) ?? '') && now.view.truckers[now.seat]!.ship.strength.cells === 0

/** What is inside the advised move, if it has this name. */
function inside<T>({ advice }: Now, name: string): T | null {
  return typeof advice === 'object' && advice !== null && name in advice ? ((advice as Record<string, unknown>)[name] as T) : null
}
const isAdvised = (now: Now, ...names: string[]): boolean => now.advice !== null && advised(now, ...names)
/** Where what is in my hand is to go. */
const spot = (now: Now): Cell | null => inside<{ square: Cell }>(now, 'place')?.square ?? null
const put = (now: Now): string => (spot(now) === null ? '[data-hand]' : `.hull [data-at="${spot(now)}"]`)
/** What lies open and is to be taken. */
const open = (now: Now): number | null => inside<number>(now, 'take')
const kindOf = ({ cards }: Now, tile: number | null): string | null => cards.tiles.find(({ id }) => id === tile)?.kind ?? null
/** What is in the hand fits somewhere, turned in some way, as the rules say. */
const fits = ({ view }: Now): boolean => (view.aids?.spots ?? []).some(({ spots }) => spots.some((one) => one.fits))
const isAlien = (now: Now): boolean => (held(now) ?? '').startsWith('life_support')
/** Why the component in the hand is to be put back. */
function reason(now: Now): string {
  if (!fits(now)) return 'nowhere'
  if (isAlien(now)) return 'alien'
  if (isDead(now)) return 'cells'
  if (isLacking(now)) return 'place'
  return others(now).length > 0 ? 'wants' : 'enough'
}
const back = (why: string) => ({
  id: `back-${why}`,
  at: '[data-hand]',
  when: (now: Now) => building(now) && inHand(now) && isAdvised(now, 'put_back') && reason(now) === why,
  values: (now: Now) => ({ want: others(now)[0] ?? 'nothing' }),
  again: true,
})

/** Moves that are made by touching a square of a ship in flight, which they name. */
const TOUCHES = ['power', 'spend', 'give_crew', 'lose_good', 'lose_cell', 'defend', 'remove', 'keep']
/** The square that is to be touched in flight, or else the card. */
function touched(now: Now): string {
  const { advice } = now
  const square = advice !== null && TOUCHES.includes(moveName(advice)) ? inside<Cell>(now, moveName(advice)) : null
  const hold = inside<{ hold: Cell }>(now, 'stow')?.hold ?? null
  const at = square ?? hold
  return at === null ? '.deck' : `.own [data-at="${at}"]`
}

/** A guided first game: the learning flight, beside one other trucker. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  { id: 'welcome', when: (now) => now.view.phase === 'building' && size(now) <= 1 },
  { id: 'riches', when: (now) => now.view.phase === 'building' && size(now) <= 1 },
  { id: 'take', at: '[data-pile]', when: (now) => building(now) && held(now) === null && advised(now, ...TAKING) },
  {
    id: 'wrong',
    when: (now) => building(now) && isWrong(now) && isLoose(now) && advised(now, 'place', 'put_back', 'set_aside'),
    again: true,
  },
  { id: 'wrong-stays', when: (now) => building(now) && isWrong(now) && !inHand(now) && advised(now, ...TAKING, 'finish') },
  { id: 'place', at: put, when: (now) => building(now) && inHand(now) && advised(now, 'place') },
  { id: 'joints', at: put, when: (now) => building(now) && inHand(now) && !isAdvised(now, 'put_back') },
  ...['nowhere', 'alien', 'cells', 'place', 'wants', 'enough'].map(back),
  handed('engine', 'engine', 'double_engine'),
  handed('cannon', 'cannon', 'double_cannon'),
  handed('cabin', 'cabin'),
  handed('battery', 'battery'),
  handed('shield', 'shield'),
  handed('hold', 'cargo_hold', 'special_hold'),
  handed('structural', 'structural'),
  { id: 'weld', when: (now) => building(now) && isLoose(now) && !isWrong(now) },
  {
    id: 'heap',
    at: '[data-heap]',
    when: (now) => building(now) && !inHand(now) && size(now) >= 3 && now.view.face_up.length > 0 && advised(now, ...TAKING),
  },
  { id: 'no-engine', when: (now) => building(now) && size(now) >= 7 && lacks(now, 'engine', 'double_engine') },
  {
    id: 'forecast',
    at: '[data-forecast]',
    when: (now) => building(now) && size(now) >= 6 && offers(now.moves, 'look') && advised(now, 'look'),
  },
  // That the ship could fly is said once it could, and then whenever it grows.
  {
    id: 'ready',
    when: (now) => building(now) && size(now) >= 10 && !inHand(now) && wants(now).length === 0 && offers(now.moves, 'finish'),
  },
  { id: 'finish', when: (now) => building(now) && offers(now.moves, 'finish') && isAdvised(now, 'finish'), again: true },
  {
    id: 'put',
    at: put,
    when: (now) => building(now) && spot(now) !== null,
    values: (now) => ({ family: familyOf(held(now)), row: rowOf(spot(now)!), column: columnOf(spot(now)!) }),
    again: true,
  },
  {
    id: 'take-open',
    at: (now) => `[data-tile="${open(now)}"]`,
    when: (now) => building(now) && open(now) !== null,
    values: (now) => ({ family: familyOf(kindOf(now, open(now))) }),
    again: true,
  },
  {
    id: 'draw-wants',
    at: '[data-pile]',
    when: (now) => building(now) && isAdvised(now, 'draw') && wants(now).length > 0,
    values: wanted,
    again: true,
  },
  {
    id: 'draw-more',
    at: '[data-pile]',
    when: (now) => building(now) && isAdvised(now, 'draw') && wants(now).length === 0,
    values: (now) => ({ free: now.view.board.length - size(now) }),
    again: true,
  },
  { id: 'build-on', when: building, again: true },
  { id: 'pieces', when: ({ moves }) => offers(moves, 'keep'), again: true },
  { id: 'correct', when: ({ view, moves }) => view.phase === 'correcting' && offers(moves, 'remove'), again: true },
  { id: 'out', at: '.track', when: ({ view, seat, over }) => !over && (view.flying?.rockets[seat]?.left ?? null) !== null, again: true },
  { id: 'flight', at: '.track', when: ({ view }) => view.phase === 'flying' },
  {
    id: 'struck',
    at: touched,
    when: (now) => hit(now) !== null && (now.showing || asked(now, 'between')),
    values: (now) => ({ why: hit(now)?.['why'] ?? '', kind: hit(now)?.['missile']?.kind ?? '' }),
    again: true,
  },
  { id: 'stow', at: touched, when: (now) => asked(now, 'stow'), again: true },
  { id: 'pay', at: touched, when: (now) => asked(now, 'give_crew', 'lose_goods', 'lose_cells'), again: true },
  { id: 'reward', when: (now) => asked(now, 'reward'), again: true },
  { id: 'open-space', at: touched, when: (now) => onCard(now, 'open_space'), again: true },
  { id: 'planets', at: touched, when: (now) => onCard(now, 'planets') && asked(now, 'land'), again: true },
  { id: 'wreck', at: touched, when: (now) => onCard(now, 'abandoned_ship') && asked(now, 'board'), again: true },
  { id: 'station', at: touched, when: (now) => onCard(now, 'abandoned_station') && asked(now, 'board'), again: true },
  { id: 'meteors', at: touched, when: (now) => onCard(now, 'meteor_swarm'), again: true },
  { id: 'enemy', at: touched, when: (now) => onCard(now, 'smugglers', 'slavers', 'pirates'), again: true },
  { id: 'zone', at: touched, when: (now) => onCard(now, 'combat_zone'), again: true },
  { id: 'stardust', at: touched, when: (now) => onCard(now, 'stardust'), again: true },
  { id: 'between', at: '.track', when: (now) => asked(now, 'between'), again: true },
]

export default lesson
