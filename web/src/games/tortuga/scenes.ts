import { none, type Scenes } from '../../lib/scene.ts'
import type { Event } from './wire.ts'

const captain = (seat: number): string[] => [`[data-captain="${seat}"]`]
const sector = (place: string): string[] => [`[data-place="${place}"]`]
const FIGHT = ['[data-fight]']
const market = (card: string): string[] => [`[data-market] [data-card="${card}"]`, '[data-market]']
/** Cards of mine lie in my piles, those of others somewhere behind their name. */
const pile = (name: string, seat: number, mine: number | null): string[] => (seat === mine ? [`[data-pile="${name}"]`] : captain(seat))
const inHand = (card: string, seat: number, mine: number | null): string[] =>
  seat === mine ? [`[data-hand] [data-card="${card}"]`, '[data-hand]'] : captain(seat)
const table = (seat: number, mine: number | null): string[] => (seat === mine ? ['[data-play]', '[data-pile="discard"]'] : captain(seat))

/** What of each kind of event is seen. */
export const scenes: Scenes<Event> = {
  ship_chosen: 'reveal',
  turn_began: () => ({ kind: 'turn', begins: true }),
  landed: ({ seat, place }) => ({ kind: 'fly', from: captain(seat), to: sector(place) }),
  drew_card: none('a card of my own that comes into my hand is seen there'),
  drew: none('others draw whenever their turn ends; how many cards they hold stands beside their name'),
  reshuffled: none('a pile is mixed'),
  took_reserve_card: ({ seat }, { seat: mine }) => ({
    kind: 'gain',
    from: pile('reserve', seat, mine),
    to: ['[data-hand]', ...captain(seat)],
  }),
  took_reserve: 'gain',
  played: ({ seat, card }, { seat: mine }) => ({ kind: 'reveal', from: inHand(card, seat, mine), to: table(seat, mine) }),
  bought: ({ seat, card }, { seat: mine }) => ({ kind: 'gain', from: market(card), to: pile('discard', seat, mine) }),
  put_under: ({ card }) => ({ kind: 'reveal', from: market(card), to: ['[data-market]'] }),
  turned_up: none('the card that takes the place of another is seen in the market'),
  bought_influence: none('the influence itself is seen'),
  spent_mineral: none('what it pays for is seen'),
  sailed: ({ from, to }) => ({ kind: 'fly', from: sector(from), to: sector(to) }),
  collected: ({ seat, place }) => ({ kind: 'gain', from: sector(place), to: captain(seat) }),
  took_from_depot: 'gain',
  fortress_gave: 'gain',
  probed_creature: ({ place }) => ({ kind: 'reveal', from: sector(place), to: sector(place) }),
  probed: 'reveal',
  marker_recalled: ({ seat, place }) => ({ kind: 'fly', from: sector(place), to: captain(seat) }),
  reserved_card: ({ seat, card }, { seat: mine }) => ({ kind: 'gain', from: inHand(card, seat, mine), to: pile('reserve', seat, mine) }),
  reserved: 'gain',
  destroyed: ({ seat, card, cause }, { seat: mine }) =>
    cause === 'defeat' || cause === 'vortex'
      ? { kind: 'loss', hits: [seat], from: inHand(card, seat, mine), to: ['[data-map]'] }
      : { kind: 'fly', from: inHand(card, seat, mine), to: ['[data-map]'] },
  captured: ({ seat, place }) => ({ kind: 'conquest', from: sector(place), to: captain(seat) }),
  converted: 'gain',
  gained_influence: ({ seat }) => ({ kind: 'gain', from: ['[data-map]'], to: captain(seat) }),
  took_influence: ({ seat, loser }) => ({ kind: 'loss', hits: [loser], from: captain(loser), to: captain(seat) }),
  control_changed: ({ seat, place, loser }) => ({
    kind: 'conquest',
    hits: loser === null ? undefined : [loser],
    grand: loser !== null,
    from: captain(seat),
    to: sector(place),
  }),
  defence_raised: ({ seat, place }) => ({ kind: 'gain', from: captain(seat), to: sector(place) }),
  attacked: ({ defender }) => ({ kind: 'strike', hits: [defender], grand: true }),
  sealed_card: ({ seat, card }, { seat: mine }) => ({ kind: 'reveal', from: inHand(card, seat, mine), to: FIGHT }),
  sealed: ({ seat }) => ({ kind: 'reveal', from: captain(seat), to: FIGHT }),
  announced: 'word',
  shown: ({ seat, card }, { seat: mine }) => ({ kind: 'reveal', from: inHand(card, seat, mine), to: FIGHT }),
  cancelled: ({ seat }) => ({ kind: 'strike', seat }),
  strength: 'roll',
  fight_won: ({ loser }) => ({ kind: 'conquest', hits: [loser], grand: true }),
  saved: 'gain',
  ship_lost: ({ seat }) => ({ kind: 'loss', hits: [seat], from: ['[data-map]'], to: captain(seat) }),
  discarded: none('the hand is laid away at the end of every turn'),
  turn_ended: none('the turn that begins is seen'),
  last_round: ({ usurper }) => ({ kind: 'peril', seat: usurper, grand: true }),
  game_over: () => ({ kind: 'end', grand: true }),
}
