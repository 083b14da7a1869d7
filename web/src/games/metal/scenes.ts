import { none, type Scenes } from '../../lib/scene.ts'
import type { Event, Purse } from './wire.ts'

const pirate = (seat: number): string[] => [`[data-captain="${seat}"]`]
const SPACE = ['[data-space]', '[data-stage]']
const COMBAT = ['[data-combat]', '[data-stage]']
const ship = (id: string): string[] => [`[data-ship="${id}"]`, ...SPACE]
const ware = (card: string): string[] => [`[data-upgrade="${card}"]`, `[data-mine="${card}"]`, '[data-place="bazaar"]']
const KAROKUM = ['[data-place="karokum"]']

function purse(from: Purse): string[] {
  if (from === 'bank') return ['[data-place="ocg"]']
  if (from === 'pot') return ['[data-place="havana"]']
  return 'treasury' in from ? [`[data-place="${from.treasury}"]`] : pirate(from.pirate)
}
const pirateIn = (from: Purse): number | null => (typeof from === 'object' && 'pirate' in from ? from.pirate : null)

/** What of each kind of event is seen. */
export const scenes: Scenes<Event> = {
  turn_began: () => ({ kind: 'turn', begins: true }),
  travels: none('where the journey leads is seen'),
  rests: 'turn',
  brotherhood_spared: none('nothing changes hands'),
  credits: ({ from, to }) => {
    const [loser, winner] = [pirateIn(from), pirateIn(to)]
    return {
      kind: winner === null ? 'loss' : 'gain',
      seat: winner ?? loser,
      from: purse(from),
      to: purse(to),
    }
  },
  glory: ({ seat }) => ({ kind: 'gain', from: COMBAT, to: pirate(seat) }),
  damaged: ({ seat, taken }) =>
    taken === 0 ? none('the ship was immune') : { kind: 'loss', hits: [seat], from: COMBAT, to: pirate(seat) },
  damage_reduced: 'gain',
  shielded: 'gain',
  repaired: 'gain',
  judged: ({ seat, infamous }) => ({ kind: infamous ? 'peril' : 'loss', hits: [seat], grand: infamous }),
  beyond_judgement: none('it changes nothing'),
  judgement_cancelled: 'gain',
  forgiven: 'gain',
  tour_action: ({ seat }) => ({ kind: 'fly', from: pirate(seat), to: ['[data-place="bazaar"]'] }),
  seeks_in_space: ({ seat }) => ({ kind: 'fly', from: pirate(seat), to: SPACE }),
  ship_revealed: ({ ship: id }) => ({ kind: 'reveal', from: ['[data-space]'], to: ship(id) }),
  event_revealed: ({ applies }) => ({ kind: 'reveal', hits: applies ? 'all' : undefined }),
  probed: 'reveal',
  no_ship_found: 'reveal',
  to_karokum: ({ ship: id }) => ({ kind: 'fly', from: ship(id), to: KAROKUM }),
  hunter_back: ({ ship: id }) => ({ kind: 'fly', from: ship(id), to: SPACE }),
  combat_began: ({ foe }) => ({
    kind: 'strike',
    grand: typeof foe === 'object' && 'pirate' in foe,
    hits: typeof foe === 'object' && 'pirate' in foe ? [foe.pirate] : undefined,
  }),
  help_asked: 'word',
  allied: ({ protagonist, ally }) => ({ kind: 'pact', seat: ally, from: pirate(ally), to: pirate(protagonist) }),
  betrayed: ({ traitor, victim }) => ({
    kind: 'betrayal',
    seat: traitor,
    hits: [victim],
    grand: true,
    from: pirate(traitor),
    to: pirate(victim),
  }),
  stays_loyal: ({ ally }) => ({ kind: 'pact', seat: ally }),
  faktor_declared: 'word',
  dice_thrown: 'roll',
  faktor_thrown: 'roll',
  faktor_paid: ({ seat }) => ({ kind: 'loss', hits: [seat] }),
  faktor_reset: none('a die goes back to its blank face'),
  combat_decided: () => ({ kind: 'conquest' }),
  ship_removed: ({ ship: id }) => ({ kind: 'fly', from: ship(id), to: ['[data-captains]'] }),
  plunders: ({ winner, loser }) => ({ kind: 'loss', seat: winner, hits: [loser] }),
  wrecks_seen: ({ winner, loser }) => ({ kind: 'reveal', seat: winner, hits: [loser] }),
  wreck_gained: ({ seat, ship: id }) => ({ kind: 'gain', from: ship(id), to: pirate(seat) }),
  wreck_spent: ({ seat }) => ({ kind: 'fly', from: pirate(seat), to: KAROKUM }),
  wreck_scrapped: ({ seat }) => ({ kind: 'fly', from: pirate(seat), to: KAROKUM }),
  wrecks_handed: ({ from, to }) => ({ kind: 'gain', seat: to, from: pirate(from), to: pirate(to) }),
  displayed: none('the card that takes the place of another is seen in the bazaar'),
  upgrade_gained: ({ seat, card }) => ({ kind: 'gain', from: ware(card), to: pirate(seat) }),
  upgrade_discarded: ({ seat, card }) => ({
    kind: 'loss',
    from: [`[data-mine="${card}"]`, ...pirate(seat)],
    to: ['[data-place="bazaar"]'],
  }),
  upgrade_handed: ({ from, to, card }) => ({
    kind: 'gain',
    seat: to,
    from: [`[data-mine="${card}"]`, ...pirate(from)],
    to: pirate(to),
  }),
  support_played: ({ seat, card }) => ({ kind: 'strike', from: [`[data-mine="${card}"]`, ...pirate(seat)], to: COMBAT }),
  trophy_drawn: 'gain',
  trophy_returned: none('it goes under the pile unseen'),
  trophy_handed: ({ from, to }) => ({ kind: 'gain', seat: to, from: pirate(from), to: pirate(to) }),
  trophy_validated: ({ seat }) => ({ kind: 'conquest', grand: true, from: ['[data-trophies]', ...pirate(seat)], to: pirate(seat) }),
  offered: ({ offer }) => ({ kind: 'word', seat: offer.from, from: pirate(offer.from), to: pirate(offer.to) }),
  dealt: ({ from, to }) => ({ kind: 'pact', seat: to, from: pirate(to), to: pirate(from) }),
  offer_agreed: 'pact',
  offer_ended: ({ end, from, to }) => {
    const by = end === 'declined' || end === 'countered' ? to : from
    return { kind: 'word', seat: by, from: pirate(by), to: pirate(by === to ? from : to) }
  },
  promised: ({ promise }) => ({ kind: 'pact', seat: promise.debtor }),
  promise_armed: none('it stands in the ledger, lit'),
  promise_honoured: ({ debtor }) => ({ kind: 'pact', seat: debtor }),
  promise_broken: ({ debtor, creditor }) => ({ kind: 'betrayal', seat: debtor, hits: [creditor], grand: true }),
  promise_void: none('it goes from the ledger without anybody’s doing'),
  promise_waived: 'pact',
  game_ended: () => ({ kind: 'end', grand: true }),
}
