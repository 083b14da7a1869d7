import {
  atOwn, buyPrice, capturePrice, conquestPrice, decider, deckOf, destroyPrice, faceOf, inside, INFLUENCE_PRICE, nameOf, offers, purse, RENEW_PRICE,
  reservePrice, sectorAt, shipOf,
} from './model.ts'
import type { CardId, Cards, Move, Place, Refusal, Seat, SectorView, View } from './wire.ts'

/** Not a reason of the rules: it is somebody else's turn, or the game is over. */
export type Reason = Refusal | 'not_now'

/**
 * Why a move that is not offered is not allowed: the reason the rules would give, worked out from what this seat sees, so that the board can
 * say it before anything is sent.
 */
export function whyNot(view: View, moves: readonly Move[], seat: Seat | null, move: Move, cards: Cards): Reason | null {
  if (offers(moves, move)) return null
  if (seat === null || decider(view) !== seat) return 'not_now'
  if (view.pending) return 'choose_pending_first'
  const asker = new Asker(view, seat, cards)
  const value = inside(move)
  switch (nameOf(move)) {
    case 'play':
      return { not_in_hand: value as CardId }
    case 'buy':
      return asker.buy(value as CardId)
    case 'renew':
      return asker.renew(value as CardId)
    case 'buy_influence':
      return asker.here?.kind === 'tortuga' ? asker.crypto(INFLUENCE_PRICE) : asker.adrift('not_at_tortuga')
    case 'sail':
      return asker.sail(value as Place)
    case 'collect':
      return asker.here?.mineral ? asker.manoeuvre(1) : asker.adrift('no_mineral')
    case 'probe':
      return asker.probe()
    case 'capture':
      return asker.capture()
    case 'conquer':
    case 'conquer_with_crypto':
      return asker.conquer(nameOf(move) === 'conquer')
    case 'attack':
      return asker.attack()
    case 'take_from_depot':
      return asker.depot()
    case 'reserve':
      return asker.captain.has_reserve ? 'reserve_full' : asker.crypto(reservePrice(view))
    case 'destroy':
      return asker.manoeuvre(destroyPrice(view))
    case 'convert':
      return { not_a_hunt_card: value as CardId }
    case 'reinforce':
      return asker.reinforce(value as { place: Place; to: number })
    case 'take_reserve':
      return asker.captain.has_reserve ? 'too_late_for_reserve' : 'reserve_empty'
    case 'spend_mineral':
      return 'no_mineral_in_hold'
    case 'recall_marker':
      return asker.captain.markers > 0 ? 'markers_left' : 'not_marked'
    default:
      return 'nothing_to_answer'
  }
}

class Asker {
  readonly here: SectorView | null
  constructor(
    private readonly view: View,
    private readonly seat: Seat,
    private readonly cards: Cards,
  ) {
    this.here = shipOf(view, seat)
  }

  get captain() {
    return this.view.captains[this.seat]!
  }

  crypto(need: number): Refusal {
    return { not_enough_crypto: { need, have: purse(this.view, this.seat) } }
  }

  manoeuvre(need: number): Refusal {
    return { not_enough_manoeuvre: { need, have: this.view.this_turn.manoeuvre } }
  }

  /** Without a ship on the map there is a plainer reason. */
  adrift(otherwise: Refusal): Refusal {
    return this.here ? otherwise : 'ship_in_hold'
  }

  private onOffer(card: CardId): boolean {
    if (!this.here) return false
    const deck = deckOf(this.here.kind)
    if (deck === 't') return this.view.stacks.some((stack) => stack.card === card && stack.count > 0)
    return this.view.markets.some((market) => market.sector === this.here?.kind && market.slots.includes(card))
  }

  buy(card: CardId): Refusal {
    if (!this.onOffer(card)) return this.adrift({ not_on_offer: card })
    return this.crypto(buyPrice(this.view, faceOf(card, this.view, this.cards)))
  }

  renew(card: CardId): Refusal {
    if (!this.here) return 'ship_in_hold'
    if (deckOf(this.here.kind) === 't') return 'no_market_here'
    if (!this.onOffer(card)) return { not_on_offer: card }
    return purse(this.view, this.seat) < RENEW_PRICE ? this.crypto(RENEW_PRICE) : 'pile_empty'
  }

  sail(to: Place): Refusal {
    if (!sectorAt(this.view, to)) return 'no_such_place'
    if (!this.here) return 'ship_in_hold'
    return this.here.adjacent.includes(to) ? this.manoeuvre(1) : { not_adjacent: { from: this.here.place, to } }
  }

  probe(): Refusal {
    if (!this.here?.hunt) return this.adrift('no_creature')
    if (this.here.hunt.marked.includes(this.seat)) return 'already_marked'
    if (this.view.this_turn.manoeuvre < 1) return this.manoeuvre(1)
    return 'no_marker_left'
  }

  capture(): Refusal {
    const hunt = this.here?.hunt
    if (!hunt) return this.adrift('no_creature')
    if (!hunt.marked.includes(this.seat) || !hunt.creature) return 'not_marked'
    return this.manoeuvre(capturePrice(this.view, faceOf(hunt.creature, this.view, this.cards)))
  }

  conquer(manoeuvre: boolean): Refusal {
    const { here, view, seat } = this
    if (!manoeuvre && view.scenario !== 'peaceful') return 'only_in_peace'
    if (!here) return 'ship_in_hold'
    if (view.usurper !== null) return 'last_round'
    if (here.controller === seat) return 'already_controlled'
    if (here.controller !== null && here.ships.includes(here.controller)) return { guarded: { seat: here.controller } }
    const price = manoeuvre ? conquestPrice(view, here) : here.conquest_price
    if (price > (manoeuvre ? view.this_turn.manoeuvre : purse(view, seat))) return manoeuvre ? this.manoeuvre(price) : this.crypto(price)
    return this.captain.markers === 0 ? 'no_marker_left' : 'would_not_win'
  }

  attack(): Refusal {
    if (this.view.scenario === 'peaceful') return 'no_attacks_in_peace'
    if (this.view.usurper !== null) return 'last_round'
    return this.adrift('no_ship_to_attack')
  }

  depot(): Refusal {
    if (!atOwn(this.view, 'mines')) return this.adrift('not_at_own_mines')
    return this.view.this_turn.mines_used ? 'once_per_turn' : 'depot_empty'
  }

  reinforce({ place, to }: { place: Place; to: number }): Refusal {
    const sector = sectorAt(this.view, place)
    if (!sector) return 'no_such_place'
    if (sector.controller !== this.seat) return 'not_controlled'
    if (sector.kind === 'tortuga') return 'tortuga_is_fixed'
    if (to <= sector.defence || to > sector.most_defence) return { defence_out_of_range: { above: sector.defence, most: sector.most_defence } }
    return this.crypto(to)
  }
}
