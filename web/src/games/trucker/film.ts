/** What happened in a flight as moments to be seen, one after the other. */
import type { Entry } from './account.ts'
import { nameOf } from './account.ts'
import type { Face } from './face.ts'
import type { Cell, From } from './grid.ts'
import { stepOf } from './model.ts'
import type { Event, TileView, View } from './wire.ts'

/** What an event says, under its name. */
type Told = Record<string, any>

/** How a meteor or a shot ended for one ship. */
export type Fate = { seat: number; how: 'missed' | 'bounced' | 'stopped' | 'struck'; at: Cell | null; by: Cell | null }

type Seen =
  | { kind: 'takeoff'; order: number[] }
  | { kind: 'card'; card: string; left: number; next: number | null; opens?: boolean }
  | { kind: 'roll'; number: number; missile: { kind: string; from: From }; dice: [number, number] }
  /** A small asteroid of a rain, at one ship. */
  | { kind: 'incoming'; seat: number; missile: { kind: string; from: From }; lane: number }
  /** A huge asteroid, at all ships. */
  | { kind: 'asteroid'; from: From; first: number; last: number }
  /** A part of it was shot. */
  | { kind: 'fired'; seat: number; lane: number }
  | { kind: 'landed'; seat: number; planet: number }
  | { kind: 'fate'; fate: Fate; quick?: boolean }
  /** Components of one ship that go together. */
  | { kind: 'lost'; seat: number; at: Cell[]; loss: string }
  | { kind: 'moved'; seat: number; days: number; from: number; to: number }
  | { kind: 'declared'; seat: number }
  | { kind: 'compared'; line: number }
  | { kind: 'left'; seat: number; why: string }
  /** Something that is only said. */
  | { kind: 'told'; seat: number | null }
  /** What the card has done, before it leaves the table. */
  | { kind: 'summary'; last: boolean }
  | { kind: 'over'; arrived: number[] }
  /** One line of everybody's account. */
  | { kind: 'scored'; item: string; entries: { seat: number; entry: Entry }[] }
  /** Nothing to see: it only counts. */
  | { kind: 'quiet' }

/** One moment to be seen, with what happened then. */
export type Scene = Seen & { events: readonly unknown[] }

/** How long each is seen, in milliseconds: what happens to others is seen more quickly by those who fly. Whoever wants to goes on sooner. */
const LENGTH: Record<Scene['kind'], readonly [mine: number, others: number]> = {
  takeoff: [4500, 4500],
  card: [1500, 1500],
  roll: [1300, 1300],
  incoming: [300, 60],
  asteroid: [1800, 1800],
  fired: [700, 400],
  landed: [700, 700],
  fate: [1000, 450],
  lost: [500, 350],
  moved: [800, 600],
  declared: [800, 800],
  compared: [1500, 1500],
  left: [2200, 1600],
  told: [800, 800],
  summary: [6000, 6000],
  over: [2200, 2200],
  scored: [1900, 1900],
  quiet: [0, 0],
}

/** The first card is read before anything comes of it: nobody has seen one before. */
const OPENING = [6000, 6000] as const

/** In a rain what bounces off is seen quickly: there are many. */
const QUICK = [320, 80] as const

/** What a hit took and why is read; that of others is known from their log. */
const HIT = [2800, 900] as const

/** What falls off is named, which nothing has done before; what a hit destroyed was named with it. */
const FALLEN = [2400, 700] as const

/** Those that stand still to be read, for whoever wants no animation too. */
const STILL: ReadonlySet<Scene['kind']> = new Set(['takeoff', 'summary', 'scored'])

export function isStill(scene: Scene): boolean {
  return STILL.has(scene.kind) || opens(scene)
}

/** What came of something is told in a sentence that is read, whoever it happened to. */
export function isTold(scene: Scene): boolean {
  if (scene.kind === 'fate') return scene.fate.how === 'struck' && !scene.quick
  if (scene.kind === 'lost') return scene.loss === 'fallen'
  return scene.kind === 'told' || scene.kind === 'compared' || scene.kind === 'left'
}

/** It is the first card of the flight, and something may come of it at once. */
function opens(scene: Scene): boolean {
  return scene.kind === 'card' && scene.opens === true
}

/** Events that are said and nothing else. */
const SAID: ReadonlySet<string> = new Set([
  'no_effect',
  'passed',
  'too_few_crew',
  'salvaged',
  'earned',
  'goods_gained',
  'goods_left_behind',
  'fought',
  'crew_lost',
  'alien_lost',
  'good_taken',
  'cell_taken',
  'broke_up',
  'exposed',
  'sabotaged',
  'paid',
  'chain_reaction',
  'passed_hole',
  'emptied',
  'held_up',
  'crew_saved',
  'brought_epidemic',
  'widow_left',
])

export function lengthOf(scene: Scene, me: number | null, calm: boolean): number {
  if (calm && !isStill(scene)) return 0
  const [mine, others] = spanOf(scene)
  const seat = seatOf(scene)
  // Whoever only looks on follows every ship.
  if (me === null) return (mine + others) / 2
  return seat === null || seat === me ? mine : others
}

function spanOf(scene: Scene): readonly [mine: number, others: number] {
  if (scene.kind === 'lost' && scene.loss === 'fallen') return FALLEN
  if (opens(scene)) return OPENING
  if (scene.kind !== 'fate') return LENGTH[scene.kind]
  return scene.quick ? QUICK : scene.fate.how === 'struck' ? HIT : LENGTH.fate
}

/** Whose ship is seen. */
export function seatOf(scene: Scene): number | null {
  return scene.kind === 'fate' ? scene.fate.seat : 'seat' in scene ? scene.seat : null
}

/** Whose ship was struck last in what led somewhere, or else had anything happen to it. */
export function victimOf(events: readonly unknown[]): number | null {
  const told = events.map(eventOf).filter(([, { seat }]) => typeof seat === 'number')
  const hit = told.findLast(([name]) => name === 'struck' || name === 'lost' || name === 'broke_up' || name === 'left')
  return (hit ?? told.at(-1))?.[1]['seat'] ?? null
}

/** An event by its name, with what it says. */
export function eventOf(event: unknown): [string, Told] {
  if (typeof event === 'string') return [event, {}]
  if (typeof event !== 'object' || event === null) return ['', {}]
  return (Object.entries(event)[0] as [string, Told] | undefined) ?? ['', {}]
}

function seenOf(name: string, told: Told): Seen {
  const seat = told['seat'] as number
  switch (name) {
    case 'took_off':
      return { kind: 'takeoff', order: told['order'] }
    case 'card_turned':
      return { kind: 'card', card: told['card'], left: told['left'], next: told['next'] }
    case 'rolled':
      return { kind: 'roll', number: told['number'], missile: told['missile'], dice: told['dice'] }
    case 'incoming':
      return { kind: 'incoming', seat, missile: told['missile'], lane: told['lane'] }
    case 'asteroid_comes':
      return { kind: 'asteroid', from: told['from'], first: told['first'], last: told['last'] }
    case 'fired':
      return { kind: 'fired', seat, lane: told['lane'] }
    case 'outmanoeuvred':
      return { kind: 'compared', line: told['column'] }
    case 'landed':
      return { kind: 'landed', seat, planet: told['planet'] }
    case 'missed':
      return { kind: 'fate', fate: { seat, how: 'missed', at: null, by: null } }
    case 'bounced':
    case 'struck':
      return { kind: 'fate', fate: { seat, how: name, at: told['at'], by: null } }
    case 'stopped':
      return { kind: 'fate', fate: { seat, how: name, at: told['at'], by: told['by'] } }
    case 'lost':
      return told['square'] == null ? { kind: 'quiet' } : { kind: 'lost', seat, at: [told['square']], loss: told['loss'] }
    case 'moved':
      return { kind: 'moved', seat, days: told['moved'].days, from: told['moved'].from, to: told['moved'].to }
    case 'declared':
      return { kind: 'declared', seat }
    case 'compared':
      return { kind: 'compared', line: told['line'] }
    case 'left':
      return { kind: 'left', seat, why: told['why'] }
    case 'flight_over':
      return { kind: 'over', arrived: told['arrived'] }
    default:
      return SAID.has(name) ? { kind: 'told', seat: seat ?? null } : { kind: 'quiet' }
  }
}

/**
 * The moments in what happened, in order. What a card did is shown before the next is turned and before the flight ends, unless that was `read`
 * already; `asked`: what follows waits for whoever looks. Lines of the account that are written for one reason come together, and so does what falls off one ship.
 */
export function scenesOf(events: readonly unknown[], read = true, asked = false): Scene[] {
  const scenes: Scene[] = []
  let known = read
  let rains = false
  for (const event of flown(events)) {
    const [name, told] = eventOf(event)
    if (name === 'scored') {
      const [item, last] = [nameOf(told['entry'].item), scenes.at(-1)]
      const one = { seat: told['seat'], entry: told['entry'] }
      if (last?.kind === 'scored' && last.item === item && !last.entries.some(({ seat }) => seat === one.seat))
        scenes[scenes.length - 1] = { ...last, entries: [...last.entries, one], events: [...last.events, event] }
      else scenes.push({ kind: 'scored', item, entries: [one], events: [event] })
      continue
    }
    if ((name === 'card_turned' || name === 'flight_over') && !known)
      scenes.push({ kind: 'summary', last: name === 'flight_over', events: [] })
    if (name === 'card_turned') known = false
    if (name === 'incoming' || name === 'card_turned') rains = name === 'incoming'
    const seen = seenOf(name, told)
    const last = scenes.at(-1)
    if (last?.kind === 'lost' && seen.kind === 'lost' && isFallenWith(event, last.events)) {
      scenes[scenes.length - 1] = { ...last, at: [...last.at, ...seen.at], events: [...last.events, event] }
      continue
    }
    scenes.push({ ...(seen.kind === 'fate' && rains && seen.fate.how !== 'struck' ? { ...seen, quick: true } : seen), events: [event] })
  }
  return opened(scenes, asked)
}

/** Marks the first card after take-off, unless it asks whoever looks, and so waits anyway: others answer at once. */
function opened(scenes: Scene[], asked: boolean): Scene[] {
  const from = scenes.findIndex(({ kind }) => kind === 'takeoff')
  const first = from === -1 ? -1 : scenes.findIndex(({ kind }, at) => at > from && kind === 'card')
  const leads = !asked || scenes.slice(first + 1).some(({ kind }) => kind !== 'quiet')
  return scenes.map((scene, at) => (at === first && leads && scene.kind === 'card' ? { ...scene, opens: true } : scene))
}

/** Whether a component fell off with those before it: of the same ship, since nothing joined them to it any more. */
export function isFallenWith(event: unknown, before: readonly unknown[]): boolean {
  const [[name, told], [earlier, first]] = [eventOf(event), eventOf(before[0])]
  return name === 'lost' && earlier === 'lost' && told['loss'] === 'fallen' && first['loss'] === 'fallen' && told['seat'] === first['seat']
}

/** What happened since take-off; everything, if that was earlier. */
function flown(events: readonly unknown[]): readonly unknown[] {
  const from = events.findIndex((event) => eventOf(event)[0] === 'took_off')
  return from === -1 ? events : events.slice(from)
}

/** Whether what the card on the table did has been read: whoever flies is asked after each card. */
export function isRead(view: View, seat: number | null): boolean {
  const air = view.flying
  if (!air || air.card === null) return true
  return stepOf(air.step)[0] === 'between' && seat !== null && air.rockets[seat]?.distance != null
}

/** Whether what happened is to be seen before what came of it. */
export function films(events: readonly Event[], view: View, seat: number | null, calm: boolean): boolean {
  const flies = view.phase === 'flying' || events.some((event) => eventOf(event)[0] === 'took_off')
  return flies && scenesOf(events, isRead(view, seat)).some((scene) => lengthOf(scene, seat, calm) > 0)
}

/**
 * The table at take-off, on which the first card is seen: as it is after that card, but with rockets where they started, and with ships as they were
 * before anything that the card takes, their numbers too.
 */
export function departing(before: View, after: View, events: readonly unknown[], face: (tile: number) => Face | null = () => null): View {
  const since = flown(events).map(eventOf)
  const air = after.flying!
  const turned = since.filter(([name]) => name === 'card_turned').length
  const order = (since[0]?.[1]['order'] as number[] | undefined) ?? air.order
  const rockets = air.rockets.map((rocket, seat) => {
    const moved = since.filter(([name, told]) => name === 'moved' && told['seat'] === seat).map(([, told]) => told['moved'])
    if (rocket.distance === null) return { ...rocket, left: null }
    return { ...rocket, distance: moved.reduceRight((at, { from, to, days }) => at - stepped(from, to, days, air.spaces), rocket.distance) }
  })
  const truckers = after.truckers.map((trucker, seat) => {
    const mine = since.filter(([, told]) => told['seat'] === seat)
    const credits = mine.reduce((sum, [name, told]) => sum - earnedBy(name, told), trucker.credits)
    if (!mine.some(([name]) => SHIP.has(name))) return { ...trucker, credits, account: [] }
    const built = before.truckers[seat]?.ship
    const gone = mine.flatMap(([name, told]) => (name === 'lost' ? [told['square'] as Cell | null] : []))
    const back = (built?.tiles ?? []).filter(({ square }) => gone.includes(square)).map((tile) => laden(tile, face(tile.tile)))
    const tiles = trucker.ship.tiles.map((tile) => unspent(tile, mine))
    const lost = trucker.lost.slice(0, trucker.lost.length - gone.length)
    return {
      ...trucker,
      credits,
      account: [],
      lost,
      ship: { ...(built ?? trucker.ship), tiles: [...tiles, ...back], pieces: [], torn_off: [] },
    }
  })
  return {
    ...after,
    phase: 'flying',
    truckers,
    flying: { ...air, card: null, cards_left: air.cards_left + turned, order, rockets, flying: null, line: null },
  }
}

/** A component as it takes off: full. */
function laden(tile: TileView, face: Face | null): TileView {
  if (face?.kind === 'battery') return { ...tile, cells: face.capacity }
  const houses = face?.kind === 'cabin' || face?.kind === 'starting_cabin'
  return houses && tile.crew === 'none' ? { ...tile, crew: { astronauts: 2 } } : tile
}

/** A component as it was before a card took anything from it. */
function unspent(tile: TileView, since: readonly [string, Told][]): TileView {
  const cells = since.filter(([name, told]) => (name === 'powered' || name === 'cell_taken') && told['battery'] === tile.square).length
  const crew = since.find(([name, told]) => name === 'crew_lost' && told['cabin'] === tile.square)?.[1]['was'] ?? tile.crew
  return { ...tile, cells: tile.cells + cells, crew, goods: [] }
}

/** What an event brought in. */
function earnedBy(name: string, told: Told): number {
  return name === 'earned' ? told['credits'] : name === 'paid' ? -told['credits'] : name === 'scored' ? told['entry'].credits : 0
}

/** How far along the loop a rocket went: spaces with others on them do not count as days. */
export function stepped(from: number, to: number, days: number, spaces: number): number {
  const ahead = (((to - from) % spaces) + spaces) % spaces
  if (days === 0) return 0
  return days > 0 ? ahead : ahead === 0 ? 0 : ahead - spaces
}

/** What a card did to one ship. */
export interface Sum {
  days: number
  credits: number
  crew: number
  goods: number
  tiles: number
  /** Cells spent on something. */
  cells: number
  /** Cells that were taken. */
  robbed: number
  vips: number
}

/** Why somebody left the flight by the card. */
export type Leavers = ReadonlyMap<number, string>

/** Who and what was aboard a component. */
export type Aboard = { humans?: number; alien?: string | null; vip?: unknown; goods?: readonly unknown[] }

/** Adds what happened to what a card has done so far; a new card begins anew. */
export function summed(
  before: ReadonlyMap<number, Sum>,
  events: readonly unknown[],
  /** What was aboard a component before it was lost: that goes with it. */
  aboard: (seat: number, at: Cell) => Aboard | null = () => null,
): Map<number, Sum> {
  let sums = new Map(before)
  const add = (seat: number, part: Partial<Sum>): void => {
    const sum = sums.get(seat) ?? { days: 0, credits: 0, crew: 0, goods: 0, tiles: 0, cells: 0, robbed: 0, vips: 0 }
    const added = { ...sum }
    for (const [what, by] of Object.entries(part)) added[what as keyof Sum] += by
    sums.set(seat, added)
  }
  for (const event of events) {
    const [name, told] = eventOf(event)
    if (name === 'card_turned') sums = new Map()
    else if (name === 'moved') add(told['seat'], { days: told['moved'].days })
    else if (name === 'earned') add(told['seat'], { credits: told['credits'] })
    else if (name === 'crew_lost') add(told['seat'], isVip(told['was']) ? { vips: -1 } : { crew: -1 })
    else if (name === 'alien_lost') add(told['seat'], { crew: -1 })
    // What came aboard is what was gained and not left behind, however often it was moved between holds.
    else if (name === 'goods_gained') add(told['seat'], { goods: (told['goods'] as unknown[]).length })
    else if (name === 'goods_left_behind') add(told['seat'], { goods: -(told['goods'] as unknown[]).length })
    else if (name === 'good_taken') add(told['seat'], { goods: -1 })
    else if (name === 'powered') add(told['seat'], { cells: -1 })
    else if (name === 'cell_taken') add(told['seat'], { robbed: -1 })
    else if (name === 'crew_saved') add(told['seat'], isVip(told['crew']) ? { vips: 1 } : { crew: 1 })
    else if (name === 'paid') add(told['seat'], { credits: -told['credits'] })
    else if (name === 'emptied') add(told['seat'], { robbed: -told['cells'], goods: -(told['goods'] as unknown[]).length })
    else if (name === 'lost') {
      const { humans = 0, alien, vip, goods = [] } = (told['square'] === null ? null : aboard(told['seat'], told['square'])) ?? {}
      const held = goods.filter((good) => good !== null).length
      add(told['seat'], { tiles: -1, crew: -humans - (alien ? 1 : 0), vips: vip ? -1 : 0, goods: -held })
    }
  }
  return sums
}

function isVip(crew: unknown): boolean {
  return typeof crew === 'object' && crew !== null && 'vip' in crew
}

/** What took components off a ship and why; that they are gone follows, but for those that fell off. */
const BLOWS: ReadonlySet<string> = new Set(['struck', 'sabotaged', 'chain_reaction'])

/** Adds what ships lost, and by what, to what they lost by the card, each as it was told; a new card begins anew. */
export function hitting(before: readonly unknown[], events: readonly unknown[]): readonly unknown[] {
  return events.reduce<readonly unknown[]>((all, event) => {
    const [name, told] = eventOf(event)
    if (name === 'card_turned') return []
    return BLOWS.has(name) || (name === 'lost' && told['loss'] === 'fallen') ? [...all, event] : all
  }, before)
}

/** Adds who left the flight, and why, to those who left by the card; a new card begins anew. */
export function leaving(before: Leavers, events: readonly unknown[]): Leavers {
  return events.map(eventOf).reduce<Leavers>((all, [name, told]) => {
    if (name === 'card_turned') return new Map()
    return name === 'left' ? new Map([...all, [told['seat'], told['why']]]) : all
  }, before)
}

/** Events that change what is on a ship. */
const SHIP: ReadonlySet<string> = new Set([
  'lost',
  'crew_lost',
  'alien_lost',
  'crew_saved',
  'good_taken',
  'cell_taken',
  'emptied',
  'powered',
  'stowed',
  'lifted',
  'kept_piece',
  'widow_left',
])

/** Whose ships something is still to happen to. */
export function changing(scenes: readonly Scene[]): Set<number> {
  const events = scenes.flatMap((scene) => scene.events.map(eventOf))
  return new Set(events.flatMap(([name, told]) => (SHIP.has(name) ? [told['seat'] as number] : [])))
}
