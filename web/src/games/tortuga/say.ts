import { list } from '../../lib/teller.ts'
import type { Argument, Words } from '../../lib/words.svelte.ts'
import { buyPrice, capturePrice, conquestPrice, decider, faceOf, inside, nameOf, sectorAt, shipOf, stepOf } from './model.ts'
import type { CardId, Cards, Effect, Move, Place, Refusal, SectorKind, Seat, Shown, Stack, View } from './wire.ts'

type Values = Record<string, Argument>

/** What stands on a card as a sign with a figure; the rest of its effects are words. */
const SIGNS = ['crypto', 'manoeuvre', 'influence']

/** Says everything of one table: cards by the names in the box, sectors by what they are here. */
export class Say {
  constructor(
    readonly words: Words,
    private readonly names: readonly string[],
    readonly cards: Cards,
    readonly view: View,
  ) {}

  get(id: string, values?: Values): string {
    return this.words(`tortuga-${id.replaceAll('_', '-')}`, values)
  }

  page(id: string, values?: Values): string {
    return this.words(`tortuga-page-${id.replaceAll('_', '-')}`, values)
  }

  seat(seat: Seat): string {
    return this.names[seat] ?? this.words('seat-other', { number: seat + 1 })
  }

  seats(seats: readonly Seat[]): string {
    return list(
      this.words,
      seats.map((seat) => this.seat(seat)),
    )
  }

  list(parts: readonly string[]): string {
    return parts.length > 0 ? list(this.words, [...parts]) : this.page('nothing')
  }

  /** A sentence begins with a capital; the messages shared with the terminal do not. */
  start(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1)
  }

  kind(kind: SectorKind): string {
    return this.get(`kind-${kind}`)
  }

  /** A sector by what it is; of the Terminals and Turrets there are several, with numbers clockwise from the top of the map. */
  place(place: Place): string {
    const sector = sectorAt(this.view, place)
    if (!sector) return place
    const kind = this.kind(sector.kind)
    const alike = this.view.sectors.filter((other) => other.kind === sector.kind)
    return alike.length > 1 ? this.page('place', { kind, number: alike.indexOf(sector) + 1 }) : kind
  }

  face(card: CardId): Shown {
    return faceOf(card, this.view, this.cards)
  }

  card(card: CardId): string {
    return this.face(card).name[this.words.language]
  }

  cardList(stacks: readonly Stack[]): string {
    const named = stacks.map(({ card, count }) => (count > 1 ? `${this.card(card)}\u00a0× ${count}` : this.card(card)))
    return this.list(named)
  }

  effect(effect: Effect): string {
    const fields = inside(effect) as { count: number } | null
    return this.get(`effect-${nameOf(effect)}`, { count: fields?.count ?? 1 })
  }

  /** What a card does besides giving what its signs show, a line each. */
  lines(face: Shown): string[] {
    return face.effects.filter((effect) => !SIGNS.includes(nameOf(effect))).map((effect) => this.start(this.effect(effect)))
  }

  /** All that a card does, in one line. */
  effects(face: Shown): string {
    return face.effects.length > 0 ? face.effects.map((effect) => this.effect(effect)).join(', ') : this.page('no-effect')
  }

  /** A card for those who do not see it. */
  whole(card: CardId, count = 1): string {
    const face = this.face(card)
    const values = { card: this.card(card), effects: this.effects(face), cost: face.cost, count }
    if (face.deck === 'hunt') return this.page('card-creature', values)
    return this.page(face.cost > 0 ? 'card-priced' : 'card-plain', values)
  }

  refusal(refusal: Refusal): string {
    const fields = inside(refusal)
    const id = `refusal-${nameOf(refusal)}`
    if (fields === null) return this.get(id)
    if (typeof fields === 'string') return this.get(id, { value: sectorAt(this.view, fields) ? this.place(fields) : this.card(fields) })
    const values: Values = {}
    for (const [field, value] of Object.entries(fields as Record<string, string | number>)) {
      values[field] = field === 'seat' ? this.seat(Number(value)) : typeof value === 'string' ? this.place(value) : value
    }
    return this.get(id, values)
  }

  /** What the one who decides may do now, or what everybody else waits for. */
  now(seat: Seat | null): string {
    const { view } = this
    const by = decider(view)
    const step = stepOf(view)
    if (by === null) return this.page('over', { ending: view.ending ? this.get(`ending-${view.ending}`) : '' })
    const fields = view.pending ? ((inside(view.pending.choice) ?? {}) as Record<string, string | number>) : {}
    const values: Values = { seat: this.seat(by), left: Number(fields['left'] ?? 0), by: Number(fields['by'] ?? 0) }
    if (typeof fields['card'] === 'string') values['card'] = this.card(fields['card'])
    if (typeof fields['from'] === 'string') values['from'] = this.get(`from-${fields['from']}`)
    if (by === seat && step === 'turn' && shipOf(view, seat) === null) return this.page('now-adrift')
    if (by === seat && step === 'defend' && !this.canAnswer(seat))
      return this.page('now-defend-bare', { laid: view.duel?.defence.length ?? 0 })
    return this.page(`${by === seat ? 'now' : 'wait'}-${step}`, values)
  }

  /** A card of the hand has manoeuvre, and could be laid down in a fight. */
  private canAnswer(seat: Seat): boolean {
    const hand = this.view.captains[seat]?.hand
    return !hand || hand.some(({ card }) => this.face(card).manoeuvre > 0)
  }

  /** A move on a button, with what it costs. */
  move(move: Move): string {
    return this.start(this.plain(move))
  }

  private plain(move: Move): string {
    const { view } = this
    const here = shipOf(view, view.active)
    if (typeof move === 'string') {
      switch (move) {
        case 'conquer':
          return this.page('do-conquer', { place: here ? this.place(here.place) : '', price: here ? conquestPrice(view, here) : 0 })
        case 'conquer_with_crypto':
          return this.page('do-buy-sector', { place: here ? this.place(here.place) : '', price: here?.conquest_price ?? 0 })
        case 'capture': {
          const creature = here?.hunt?.creature
          if (!here || !creature) return this.get('move-capture')
          return this.page('do-capture', { creature: this.card(creature), price: capturePrice(view, here) })
        }
        case 'take_reserve': {
          const reserved = view.captains[view.active]?.reserve
          return reserved ? this.page('do-take-reserve', { card: this.card(reserved) }) : this.get('move-take-reserve')
        }
        case 'collect':
        case 'probe':
        case 'ready':
        case 'done':
          return this.page(`do-${move}`)
        default:
          return this.get(`move-${move}`)
      }
    }
    if ('use' in move) {
      const ability = this.pendingEffect(move.use)
      return ability ? this.effect(ability) : this.get(`use-${move.use}`)
    }
    if ('reinforce' in move) return this.page('do-reinforce', { place: this.place(move.reinforce.place), to: move.reinforce.to })
    if ('attack' in move) return this.get('move-attack', { value: this.seat(move.attack) })
    if ('buy' in move) {
      // What crypto does not cover, minerals pay; of those that are not there nothing is said.
      const price = buyPrice(view, this.face(move.buy))
      const minerals = price > view.aids.purse ? 0 : Math.max(0, price - view.this_turn.crypto)
      return this.page('do-buy', { card: this.card(move.buy), price, minerals })
    }
    if ('renew' in move) return this.page('do-renew', { card: this.card(move.renew), price: view.aids.renew_price })
    if ('convert' in move) return this.page('do-convert', { card: this.card(move.convert), count: this.face(move.convert).influence })
    if ('reserve' in move) {
      const price = view.pending ? 0 : view.aids.reserve_price
      return this.page('do-reserve', { card: this.card(move.reserve), price })
    }
    if ('destroy' in move) {
      const price = view.pending ? 0 : view.aids.destroy_price
      return this.page('do-destroy', { card: this.card(move.destroy), price })
    }
    const value = inside(move) as string
    return this.get(`move-${nameOf(move)}`, { value: sectorAt(view, value) ? this.place(value) : this.card(value) })
  }

  /** The ability that a move names, as the card at hand has it. */
  private pendingEffect(kind: string): Effect | null {
    const choice = this.view.pending?.choice
    if (typeof choice !== 'object' || !('abilities' in choice)) return null
    return this.face(choice.abilities.card).effects.find((effect) => nameOf(effect) === kind) ?? null
  }
}

/** The names that no message file knows: cards as the box calls them, places by what lies there. */
export function names(view: View, words: Words, cards: Cards): Record<string, string> {
  const say = new Say(words, [], cards, view)
  return Object.fromEntries([
    ...cards.cards.map(({ card, name }) => [card, name[words.language]] as const),
    ...view.sectors.map(({ place }) => [place, say.place(place)] as const),
  ])
}
