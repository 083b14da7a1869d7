import { prefs } from '../../lib/prefs.svelte.ts'
import type { Lesson, Situation } from '../types.ts'
import { brought, nameOf as itemOf, type Entry } from './account.ts'
import { nameOf } from './adventure.ts'
import { eventOf } from './film.ts'
import { columnOf, rowOf, SIDES, type Cell, type From } from './grid.ts'
import { cardOf, isJoinedWell, moveName, offers, sparks, stepOf } from './model.ts'
import { reel } from './show.svelte.ts'
import type { Cards, Move, View } from './wire.ts'
import { lie } from './yard.svelte.ts'

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

/** Who flies beside me. */
const other = ({ names, seat }: Now) => ({ name: names.find((_, at) => at !== seat) ?? '' })
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
/** What happened since I moved, as far as it has been seen: nothing is explained before it is shown. */
const seen = ({ happened, showing }: Now) => happened.filter((event) => !showing || !reel.ahead.has(event)).map(eventOf)
/** The card that is being shown, where what it does has not been seen yet. */
const turned = (now: Now): string | null =>
  now.showing ? (seen(now).findLast(([name]) => name === 'card_turned')?.[1]['card'] ?? null) : null
/** Rockets stand at their start, and no card is turned yet. */
const takesOff = (now: Now): boolean => now.showing && turned(now) === null && seen(now).some(([name]) => name === 'took_off')
/** The flight is over, and its accounts are being written. */
const lands = (now: Now): boolean => now.showing && seen(now).some(([name]) => name === 'flight_over')
/** What is shown waits for whoever reads it: nothing goes on before that is pressed. */
const waits = (now: Now): boolean => now.showing && prefs.pace === 'step'
/** What goes on, where it has to be pressed, or else this. */
const onwardOr =
  (at?: string) =>
  (now: Now): string | undefined =>
    waits(now) ? '[data-onward]' : at
const paced = (now: Now) => ({ waits: waits(now) ? 'yes' : 'no' })
/** The card on the table, or the one that is being turned, is one of these and not done yet. */
const onCard = (now: Now, ...names: string[]): boolean => {
  const comes = turned(now)
  const card = cardOf(now.cards, comes ?? now.view.flying?.card ?? null)
  return card !== null && (comes !== null || step(now) !== 'between') && names.includes(nameOf(card))
}
/** What of this was told of me last, since I moved. */
const toldOfMe = (now: Now, name: string): Record<string, any> | null =>
  seen(now).findLast(([one, told]) => one === name && (told['seat'] ?? told['lowest']) === now.seat)?.[1] ?? null
/** Of the last line of a card alone: the lines before it are over, and its figures are no longer so. */
const isLowest = (now: Now): boolean => {
  const last = seen(now).findLast(([name]) => name === 'compared')?.[1] ?? null
  return last?.['lowest'] === now.seat
}
/** It is being shown, or has just been: what it cost is said when it happens. */
const fresh = (now: Now): boolean => now.showing || asked(now, 'between')
const halves = (value: number): string => (value % 2 === 0 ? String(value / 2) : `${Math.floor(value / 2)}½`)
/** What hit my ship last, since I moved. */
const hit = (now: Now): Record<string, any> | null => toldOfMe(now, 'struck')
/** I am asked, at this step of the flight. */
const asked = (now: Now, ...steps: string[]): boolean => now.mine && now.moves.length > 0 && steps.includes(step(now))
/** The card is being turned, asks me, or what I chose is being shown. */
const comesOrAsks = (now: Now, ask: string): boolean => turned(now) !== null || asked(now, ask) || does(now, ask)
/** What I do at one of these steps is being shown. */
const does = (now: Now, ...steps: string[]): boolean =>
  now.showing && steps.includes(step(now)) && stepOf(now.view.flying!.step)[1]['seat'] === now.seat
/** What those who were stronger took. */
const paid = (now: Now): string =>
  ['good_taken', 'cell_taken'].flatMap((name) => (toldOfMe(now, name) ? [name.split('_')[0]] : [])).join('-') || 'other'
/** How many joints are wrong. */
const wrongs = ({ view, seat }: Now) => ({ count: sparks(view.truckers[seat]!.ship).length })
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

/** What my ship still lacks for a first flight, the most urgent first: the list by which the adviser builds, too. */
function wants({ view, seat }: Now): string[] {
  const can = view.truckers[seat]!.ship.strength
  const lacking = {
    engines: can.engines_powered < 2,
    // In halves.
    cannons: can.cannons_powered < 4,
    crew: can.crew < 5,
    cells: can.cells < 2,
    shields: !can.shielded[0],
    holds: can.hold + can.special_hold < 3,
  }
  return Object.entries(lacking).flatMap(([what, lacks]) => (lacks ? [what] : []))
}
/** What my ship lacks, besides what I hold. */
const others = (now: Now): string[] => wants(now).filter((want) => want !== familyOf(held(now)))
const isLacking = (now: Now): boolean => wants(now).includes(familyOf(held(now)))
const DOUBLES = ['double_engine', 'double_cannon']
/** It is double, and no cell is left for it besides those that shields and other doubles need. */
const isDead = (now: Now): boolean => {
  const doubles = DOUBLES.reduce((sum, kind) => sum + (kinds(now).get(kind) ?? 0), 0)
  return DOUBLES.includes(held(now) ?? '') && now.view.truckers[now.seat]!.ship.strength.cells < 2 + doubles
}

/** What is inside the advised move, if it has this name. */
function inside<T>({ advice }: Now, name: string): T | null {
  return typeof advice === 'object' && advice !== null && name in advice ? ((advice as Record<string, unknown>)[name] as T) : null
}
const isAdvised = (now: Now, ...names: string[]): boolean => now.advice !== null && advised(now, ...names)
/** Where what is in my hand is to go. */
const spot = (now: Now): Cell | null => inside<{ square: Cell }>(now, 'place')?.square ?? null
/** How it is still to be turned there, from how it lies in the hand. */
function turn(now: Now): string {
  const turned = SIDES.indexOf(inside<{ turned: From }>(now, 'place')?.turned ?? 'front')
  return SIDES[(turned - lie.turn + 4) % 4]!
}
const put = (now: Now): string => (spot(now) === null ? '[data-hand]' : `.hull [data-at="${spot(now)}"]`)
/** What lies open and is to be taken. */
const open = (now: Now): number | null => inside<number>(now, 'take')
const kindOf = ({ cards }: Now, tile: number | null): string | null => cards.tiles.find(({ id }) => id === tile)?.kind ?? null
/** What is in the hand fits somewhere, turned in this way or in any, as the rules say. */
const fits = ({ view }: Now, way?: string): boolean =>
  (view.aids?.spots ?? []).some(({ turned, spots }) => (way ?? turned) === turned && spots.some((one) => one.fits))
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
  values: (now: Now) => ({
    want: others(now)[0] ?? 'nothing',
    turns: (now.view.aids?.spots ?? []).length > 1 ? 'yes' : 'no',
    turned: fits(now, 'front') ? 'no' : 'yes',
  }),
  again: true,
})

/** Moves that are made by touching a square of a ship in flight, which they name. */
const TOUCHES = ['power', 'spend', 'give_crew', 'lose_good', 'lose_cell', 'defend', 'remove', 'keep']
/** The square that is to be touched in flight, or else the card; while something is shown that waits, what goes on. */
function touched(now: Now): string | undefined {
  const { advice } = now
  const square = advice !== null && TOUCHES.includes(moveName(advice)) ? inside<Cell>(now, moveName(advice)) : null
  const hold = inside<{ hold: Cell }>(now, 'stow')?.hold ?? null
  const at = square ?? hold
  return at === null ? onwardOr('.deck')(now) : `.own [data-at="${at}"]`
}

/** What somebody's credits came from. */
function sources(account: readonly Entry[]): Record<string, number> {
  const of = (...names: string[]): number =>
    account.filter(({ item }) => names.includes(itemOf(item))).reduce((sum, { credits }) => sum + credits, 0)
  return {
    goods: of('goods', 'goods_for_half'),
    cards: brought(account),
    losses: of('losses', 'covered_losses'),
    arrival: of('arrival'),
    looks: of('best_looking'),
  }
}

/**
 * How the game ended for me and the best of the others, and what made the largest difference. It decided only where it alone is so large that without it
 * the other would not be behind; otherwise it is no more than the largest, with another that is as large.
 */
function decided({ view, seat, names, won }: Now) {
  const others = view.truckers.map((trucker, at) => ({ at, trucker })).filter(({ at }) => at !== seat)
  const rival = others.reduce((best, one) => (one.trucker.credits > best.trucker.credits ? one : best))
  const { credits, account } = view.truckers[seat]!
  const [mine, theirs] = [sources(account as Entry[]), sources(rival.trucker.account as Entry[])]
  const way = won ? 1 : -1
  const gaps = Object.keys(mine).map((source) => ({ source, gap: (mine[source]! - theirs[source]!) * way }))
  const gap = Math.max(...gaps.map((one) => one.gap))
  const [first, also] = gaps.filter((one) => one.gap === gap).map(({ source }) => source)
  const lead = (credits - rival.trucker.credits) * way
  const most = also === undefined && gap >= lead ? first! : 'most'
  return {
    mine: credits,
    theirs: rival.trucker.credits,
    name: names[rival.at] ?? '',
    by: lead > 0 && gap > 0 ? most : 'other',
    first: first!,
    also: also ?? 'none',
    gap,
  }
}

/** Nothing of what I need most lies open, or nothing that would sit well. */
const openOf = (now: Now): string => {
  const want = wants(now)[0]
  return now.view.face_up.some((tile) => familyOf(kindOf(now, tile)) === want) ? 'badly' : 'none'
}

/** What is advised where something may be taken or left, and whether cards are to come after this one: it is said why. */
function chosen(now: Now) {
  const { advice, view } = now
  const name = advice !== null && !now.showing ? moveName(advice) : ''
  const cards = view.flying?.cards_left ?? 0
  return {
    // What was chosen and is being shown is not to be weighed any more.
    does: now.showing && turned(now) === null ? 'shown' : ['accept', 'pass', 'land'].includes(name) ? name : 'none',
    number: (inside<number>(now, 'land') ?? -1) + 1,
    cards,
  }
}

/** What is said in flight. */
const flight: Lesson<View, Move, Cards> = [
  { id: 'out', at: '.track', when: ({ view, seat, over }) => !over && (view.flying?.rockets[seat]?.left ?? null) !== null, again: true },
  { id: 'stow', at: touched, when: (now) => asked(now, 'stow') || does(now, 'stow'), again: true },
  // Why something has to be paid is said before how, and what a card cost me, once that was seen, before what it does.
  {
    id: 'struck',
    at: touched,
    when: (now) => hit(now) !== null && fresh(now),
    values: (now) => ({ why: hit(now)?.['why'] ?? '', kind: hit(now)?.['missile']?.kind ?? '' }),
    again: true,
  },
  {
    id: 'beaten',
    at: touched,
    when: (now) => toldOfMe(now, 'fought')?.['result'] === 'lost' && !asked(now, 'declare'),
    values: (now) => {
      const { strength, power } = toldOfMe(now, 'fought')!
      return { strength: halves(strength), power, paid: paid(now) }
    },
    again: true,
  },
  {
    id: 'lowest',
    at: touched,
    when: (now) => isLowest(now) && (fresh(now) || asked(now, 'give_crew')),
    values: (now) => {
      const { criterion, strengths } = toldOfMe(now, 'compared')!
      const mine = strengths[now.seat] ?? 0
      const alike = Object.entries(strengths).some(([seat, strength]) => Number(seat) !== now.seat && strength === mine)
      return { criterion, mine: halves(mine), alike: alike ? 'yes' : 'no' }
    },
    again: true,
  },
  {
    id: 'pay',
    at: touched,
    when: (now) => asked(now, 'give_crew', 'lose_goods', 'lose_cells') || does(now, 'give_crew', 'lose_goods', 'lose_cells'),
    values: (now) => ({ what: step(now) === 'give_crew' ? 'crew' : 'goods' }),
    again: true,
  },
  { id: 'reward', when: (now) => asked(now, 'reward'), values: chosen, again: true },
  { id: 'open-space', at: touched, when: (now) => onCard(now, 'open_space'), again: true },
  { id: 'planets', at: touched, when: (now) => onCard(now, 'planets') && comesOrAsks(now, 'land'), values: chosen, again: true },
  { id: 'wreck', at: touched, when: (now) => onCard(now, 'abandoned_ship') && comesOrAsks(now, 'board'), values: chosen, again: true },
  { id: 'station', at: touched, when: (now) => onCard(now, 'abandoned_station') && comesOrAsks(now, 'board'), values: chosen, again: true },
  { id: 'meteors', at: touched, when: (now) => onCard(now, 'meteor_swarm'), again: true },
  { id: 'enemy', at: touched, when: (now) => onCard(now, 'smugglers', 'slavers', 'pirates'), again: true },
  { id: 'zone', at: touched, when: (now) => onCard(now, 'combat_zone'), again: true },
  { id: 'stardust', at: touched, when: (now) => onCard(now, 'stardust'), again: true },
  { id: 'flight', at: onwardOr('.track'), when: (now) => asked(now, 'between') || takesOff(now), values: paced },
  { id: 'between', at: '.track', when: (now) => asked(now, 'between'), again: true },
]

/** Why something is lacking is said once; after that only that it still is. */
const lack = (want: string) => ({
  id: `lack-${want}`,
  at: '[data-pile]',
  when: (now: Now) => building(now) && isAdvised(now, 'draw') && wants(now)[0] === want,
})

/** A guided first game: the learning flight, beside one other trucker whose ship is built already. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won, values: decided },
  { id: 'lost', when: ({ over, won }) => over && !won, values: decided },
  {
    id: 'welcome',
    when: (now) => now.view.phase === 'building' && size(now) <= 1,
    values: other,
  },
  { id: 'riches', when: (now) => now.view.phase === 'building' && size(now) <= 1 },
  { id: 'take', at: '[data-pile]', when: (now) => building(now) && held(now) === null && size(now) < 3 && advised(now, ...TAKING) },
  {
    id: 'wrong',
    when: (now) => building(now) && isWrong(now) && isLoose(now) && advised(now, 'place', 'put_back', 'set_aside'),
    values: wrongs,
    again: true,
  },
  {
    id: 'wrong-stays',
    when: (now) => building(now) && isWrong(now) && !inHand(now) && advised(now, ...TAKING, 'finish'),
    values: wrongs,
  },
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
    // That it is to be finished is said by `finish`: squares that no part fits any more are not offered.
    when: (now) =>
      building(now) &&
      size(now) >= 10 &&
      !inHand(now) &&
      wants(now).length === 0 &&
      offers(now.moves, 'finish') &&
      !isAdvised(now, 'finish'),
  },
  {
    id: 'finish',
    when: (now) => building(now) && offers(now.moves, 'finish') && isAdvised(now, 'finish'),
    values: (now) => ({ ...other(now), lacks: wants(now).length > 0 ? 'yes' : 'no' }),
    again: true,
  },
  {
    id: 'put',
    at: put,
    when: (now) => building(now) && spot(now) !== null,
    values: (now) => ({ family: familyOf(held(now)), row: rowOf(spot(now)!), column: columnOf(spot(now)!), turn: turn(now) }),
    again: true,
  },
  {
    id: 'take-open',
    at: (now) => `[data-tile="${open(now)}"]`,
    when: (now) => building(now) && open(now) !== null,
    values: (now) => {
      const family = familyOf(kindOf(now, open(now)))
      return { family, lacks: wants(now).includes(family) ? 'yes' : wants(now).length > 0 ? 'room' : 'no' }
    },
    again: true,
  },
  ...['engines', 'cannons', 'crew', 'cells', 'shields', 'holds'].map(lack),
  {
    id: 'draw-wants',
    at: '[data-pile]',
    when: (now) => building(now) && isAdvised(now, 'draw') && wants(now).length > 0,
    values: (now) => ({ want: wants(now)[0] ?? 'nothing', open: openOf(now) }),
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
  {
    id: 'pieces',
    when: ({ moves }) => offers(moves, 'keep'),
    values: (now) => ({ lit: now.view.phase === 'flying' && isAdvised(now, 'keep') ? 'yes' : 'no' }),
    again: true,
  },
  { id: 'correct', when: ({ view, moves }) => view.phase === 'correcting' && offers(moves, 'remove'), again: true },
  { id: 'landing', at: onwardOr(), when: lands, values: paced, again: true },
  // Nothing of the flight is spoken of any more while the accounts are written.
  ...flight.map((step) => ({ ...step, when: (now: Now) => !lands(now) && step.when(now) })),
]

export default lesson
