/** What can be read off a view: pure functions without words. */
import type {
  AllianceAids,
  Cards,
  Crew,
  Equipment,
  Foe,
  Goods,
  GoodsView,
  Move,
  Planet,
  PirateView,
  PlanetCard,
  Prompt,
  Seat,
  Ship,
  ShipId,
  Slot,
  SpaceEvent,
  Start,
  Support,
  Tally,
  Tour,
  Trophy,
  TrophyPlace,
  UpgradeId,
  View,
} from './wire.ts'

export const MOST_DAMAGE = 4
export const MOST_JUDGEMENT = 4
export const MOST_UPGRADES = 4
export const SLOTS: Slot[] = ['first', 'second', 'third']
export const PLANETS: Planet[] = ['exxalia', 'bazaar', 'karokum']

/** The places of the tour in the order of the route, with their actions. */
export const TOUR: { place: Planet | 'ocg'; numbers: number[] }[] = [
  { place: 'exxalia', numbers: [1, 2, 3] },
  { place: 'ocg', numbers: [4, 5, 6] },
  { place: 'bazaar', numbers: [7, 8] },
  { place: 'karokum', numbers: [9, 10] },
]

const NUMBERS: Record<string, number> = {
  trophy: 1,
  light_repairs: 2,
  full_repairs: 3,
  titles_of_glory: 4,
  new_choice: 5,
  purchase: 6,
  smuggling: 7,
  amnesty: 8,
  scrap_bonus: 9,
  lavish_spending: 10,
}

/** The names of the ten actions, by number less one. */
export const TOUR_NAMES = Object.keys(NUMBERS)

/** The name of a value of an enum. */
export function nameOf(value: string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}

/** What a value of an enum holds. */
export function inside(value: string | object): unknown {
  return typeof value === 'string' ? null : (Object.values(value)[0] ?? null)
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function tourNumber(tour: Tour): number {
  return NUMBERS[nameOf(tour)] ?? 0
}

export function placeOf(number: number): Planet | 'ocg' {
  return TOUR.find(({ numbers }) => numbers.includes(number))?.place ?? 'ocg'
}

export type Upgrade = ({ kind: 'equipment' } & Equipment) | ({ kind: 'support' } & Support)

/** The contents of the box, by their ids. */
export class Box {
  private readonly ships: Map<ShipId, Ship>
  private readonly upgrades: Map<UpgradeId, Upgrade>
  private readonly trophies: Map<string, Trophy>
  private readonly events: Map<string, SpaceEvent>
  private readonly starts: Map<string, Start>

  constructor(readonly cards: Cards) {
    this.ships = new Map(cards.ship.map((card) => [card.id, card]))
    this.upgrades = new Map<UpgradeId, Upgrade>([
      ...cards.equipment.map((card) => [card.id, { kind: 'equipment', ...card }] as const),
      ...cards.support.map((card) => [card.id, { kind: 'support', ...card }] as const),
    ])
    this.trophies = new Map(cards.trophy.map((card) => [card.id, card]))
    this.events = new Map(cards.event.map((card) => [card.id, card]))
    this.starts = new Map(cards.start.map((card) => [card.id, card]))
  }

  ship(id: ShipId): Ship | undefined {
    return this.ships.get(id)
  }
  upgrade(id: UpgradeId): Upgrade | undefined {
    return this.upgrades.get(id)
  }
  trophy(id: string): Trophy | undefined {
    return this.trophies.get(id)
  }
  event(id: string): SpaceEvent | undefined {
    return this.events.get(id)
  }
  start(id: string): Start | undefined {
    return this.starts.get(id)
  }
  planet(planet: Planet): PlanetCard {
    return this.cards.planets[planet]
  }
  /** The name of any card in a language, and nothing for an id that is none. */
  name(id: string, language: 'fr' | 'en'): string | null {
    const card = this.ship(id) ?? this.upgrade(id) ?? this.trophy(id) ?? this.event(id) ?? this.start(id)
    return card ? card[language] : null
  }
  /** What a support card does, unless it is no support card. */
  crew(id: UpgradeId): Crew | null {
    const card = this.upgrade(id)
    return card?.kind === 'support' ? card.effect : null
  }
  /** Support cards that can be played in a combat. */
  fights(id: UpgradeId): boolean {
    const crew = this.crew(id)
    return crew !== null && ['score_before', 'score_after', 'reroll', 'jam'].includes(nameOf(crew))
  }
}

export function isInfamous(view: View, seat: Seat): boolean {
  return view.aids.pirates[seat]?.infamous ?? false
}

export function total(tally: Tally): number {
  return tally.power + tally.die + tally.allies + tally.faktor + tally.support + tally.effects - tally.penalty
}

export function foeSeat(foe: Foe): Seat | null {
  return typeof foe === 'object' && 'pirate' in foe ? foe.pirate : null
}

/** Whether it says on the card that this ship hunts pirates. */
export function isHunter(foe: Foe, box: Box): boolean {
  return typeof foe === 'object' && 'ship' in foe && box.ship(foe.ship)?.hunter === true
}

/** Whether I may bargain with somebody now. */
export function mayBargain(view: View, other: Seat): boolean {
  return view.aids.partners.some(({ seat }) => seat === other)
}

/** The alliance that I could seal with somebody now. */
export function allianceOf(view: View, other: Seat): AllianceAids | null {
  return view.aids.partners.find(({ seat }) => seat === other)?.alliance ?? null
}

/** What a seat is asked for: while others wait for an answer, whoever has no offer before him goes on. */
export function promptFor(view: View, seat: Seat | null): Prompt {
  if (view.prompt !== 'answer_offer' || seat === null || !view.waiting.includes(seat)) return view.prompt
  if (view.offers.some(({ to }) => to === seat)) return view.prompt
  return view.combat ? 'seek_allies' : 'voyage'
}

/** Who must choose, leaving offers aside: the table waits for those, or for answers to their offers. */
export function mustChoose(view: View, seat: Seat | null): boolean {
  return seat !== null && view.waiting.includes(seat)
}

export function heldTrophies(pirate: PirateView): Slot[] {
  return SLOTS.filter((_, at) => pirate.trophies[at] !== undefined && pirate.trophies[at] !== 'empty')
}

export function trophyIn(place: TrophyPlace | undefined): string | null {
  return typeof place === 'object' ? place.card : null
}

/** How many cards the space pile holds. */
export function spaceLeft(view: View): number {
  return view.board.space_top.length + view.board.space_under.length
}

export const NOTHING: Goods = { credits: 0, upgrades: [], wrecks: [], unseen: [], trophies: [] }

/** Goods with every field, whatever was left out on the way. */
export function whole(goods: Partial<Goods> | undefined): Goods {
  return { ...NOTHING, ...goods }
}

/** Goods as their giver sees them. */
export function seen(goods: Goods): GoodsView {
  const { credits, upgrades, wrecks, unseen, trophies } = whole(goods)
  return { credits, upgrades, wrecks: wrecks.length, which: wrecks, unseen: unseen.length, unseen_which: unseen, trophies }
}

export function isNothing(goods: GoodsView | Goods): boolean {
  const count = (cards: number | string[]): number => (typeof cards === 'number' ? cards : cards.length)
  return (
    goods.credits === 0 && goods.upgrades.length === 0 && count(goods.wrecks) + count(goods.unseen) === 0 && goods.trophies.length === 0
  )
}

/** A thing on the board by which moves can be made: `ship:n01`, `tour:3`, `seat:2`. */
export type Key = string

/** The things on the board a move can be made by; the first is the most natural one. */
export function keysOf(move: Move): Key[] {
  if (typeof move === 'string') {
    switch (move) {
      case 'attack_space':
        return ['space']
      case 'throw':
      case 'hold':
        return ['faktor']
      case 'pay_brotherhood':
      case 'refuse_brotherhood':
        return ['havana']
      case 'betray':
      case 'stay_loyal':
      case 'ready':
        return ['combat']
      case 'honour':
      case 'renege':
        return ['due']
      default:
        return []
    }
  }
  if ('tour' in move) return tourKeys(move.tour)
  if ('attack_karokum' in move) return [`ship:${move.attack_karokum}`, 'scrapyard']
  if ('attack_planet' in move) return [`planet:${move.attack_planet}`]
  if ('challenge' in move) return [`seat:${move.challenge}`]
  if ('target' in move) return [`ship:${move.target}`]
  if ('replace' in move) return [`ship:${move.replace.ship}`, `upgrade:${move.replace.with}`]
  if ('call_in' in move) return [`promise:${move.call_in}`]
  if ('waive' in move) return [`promise:${move.waive}`]
  if ('play' in move) return [`upgrade:${move.play}`]
  if ('play_on' in move) return [`seat:${move.play_on.target}`, `upgrade:${move.play_on.card}`]
  if ('discard' in move) return [`upgrade:${move.discard}`]
  if ('buy' in move) return [`upgrade:${move.buy}`]
  if ('take_support' in move) return [`upgrade:${move.take_support}`, 'crew']
  if ('take_ship' in move) return [`ship:${move.take_ship}`]
  if ('give_wreck' in move) return [`ship:${move.give_wreck}`]
  if ('keep' in move) return [`drawn:${move.keep}`]
  if ('give_back' in move) return [`trophy:${move.give_back}`]
  if ('validate' in move) return [`trophy:${move.validate}`]
  if ('swap_trophy' in move) return [`trophy:${move.swap_trophy}`]
  if ('return' in move) return [`trophy:${move.return}`]
  if ('plunder' in move) return typeof move.plunder === 'object' ? [`upgrade:${move.plunder.upgrade}`, 'plunder'] : ['plunder']
  if ('honour_with' in move) return ['due']
  if ('accept' in move) return [`offer:${move.accept}`]
  if ('decline' in move) return [`offer:${move.decline}`]
  if ('withdraw' in move) return [`offer:${move.withdraw}`]
  if ('counter' in move) return [`offer:${move.counter.offer}`]
  if ('propose_all' in move) return move.propose_all.to.map((seat) => `seat:${seat}`)
  return [`seat:${move.propose.to}`]
}

function tourKeys(tour: Tour): Key[] {
  const keys = [`tour:${tourNumber(tour)}`]
  if (typeof tour === 'string') return keys
  if ('trophy' in tour) return tour.trophy.giving === null ? keys : [...keys, `trophy:${tour.trophy.giving}`]
  if ('purchase' in tour) return [...keys, `upgrade:${tour.purchase}`]
  if ('smuggling' in tour) return [...keys, `upgrade:${tour.smuggling}`, 'crew']
  if ('scrap_bonus' in tour) return [...keys, `ship:${tour.scrap_bonus}`]
  if ('titles_of_glory' in tour) return [...keys, ...tour.titles_of_glory.map((ship) => `ship:${ship}`)]
  const fee = 'light_repairs' in tour ? tour.light_repairs : 'amnesty' in tour ? tour.amnesty : null
  return fee !== null && typeof fee === 'object' ? [...keys, `ship:${fee.wreck}`] : keys
}

/** Offers are built at the table and not chosen from a list; the list holds samples only. */
export function isSample(move: Move): boolean {
  return typeof move === 'object' && ('propose' in move || 'propose_all' in move || 'counter' in move)
}

/** Talk: what binds or unbinds two pirates and moves nothing else. */
export function isTalk(move: Move): boolean {
  return ['propose', 'propose_all', 'counter', 'accept', 'decline', 'withdraw', 'waive'].includes(nameOf(move))
}

/** The moves a thing stands for. */
export function movesAt(moves: Move[], key: Key): Move[] {
  return moves.filter((move) => !isSample(move) && keysOf(move).includes(key))
}
