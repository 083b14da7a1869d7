import { none, type Scenes } from '../../lib/scene.ts'
import type { Event } from './wire.ts'

const hand = (seat: number): string[] => [`[data-seat-hand="${seat}"]`]
const SHIP = ['.ours .airship', '.ours']
const DICE = ['[data-dice]', '.celestia .stage']
const PATH = ['.sky']

/** What of each kind of event is seen. Everything that costs us something hits us both: we fly together. */
export const scenes: Scenes<Event> = {
  took: ({ seat, card }) => ({ kind: 'gain', from: [`[data-pick="${card}"]`, '[data-pool]'], to: hand(seat) }),
  took_hidden: ({ seat }) => ({ kind: 'gain', from: ['[data-pick="hidden"]', '[data-pool]'], to: hand(seat) }),
  passed: none('nothing on the table changes'),
  moved: 'fly',
  caught: () => ({ kind: 'conquest', grand: true }),
  dice_thrown: 'roll',
  dice_rerolled: 'roll',
  die_set: 'reveal',
  validated: none('the flight of the pirate that it sets off is seen'),
  pirate_advanced: () => ({ kind: 'loss', hits: 'all' }),
  crew_used: ({ seat }) => ({ kind: 'word', from: hand(seat), to: DICE }),
  path_shown: 'reveal',
  path_arranged: 'fly',
  gold_lost: () => ({ kind: 'loss', hits: 'all', from: SHIP, to: PATH }),
  card_forfeited: ({ seat }) => ({ kind: 'loss', hits: [seat], from: hand(seat), to: DICE }),
  crew_turned: () => ({ kind: 'loss', hits: 'all' }),
  combat_begins: () => ({ kind: 'turn', begins: true }),
  struck: ({ seat }) => ({ kind: 'strike', from: hand(seat), to: DICE }),
  swept: ({ seat }) => ({ kind: 'strike', from: hand(seat), to: DICE }),
  endured: ({ seat }) => ({ kind: 'loss', hits: [seat] }),
  energy_lost: ({ left }) =>
    left === 0 ? { kind: 'peril', grand: true, hits: 'all' } : { kind: 'loss', hits: 'all', from: SHIP, to: PATH },
  combat_won: 'conquest',
  salvaged: 'gain',
  reward_due: 'gain',
  said: 'word',
  loaded: () => ({ kind: 'gain', from: ['[data-loot] .pick', '[data-loot] .coin', '[data-loot]'], to: SHIP }),
  declined: none('what was not taken was never ours'),
  jettisoned: () => ({ kind: 'loss', from: SHIP, to: PATH }),
  crew_offered: 'reveal',
  crew_declined: none('whoever was not taken was never ours'),
  cards_shown: 'reveal',
  share_begins: none('the cards that lie there are seen'),
  deck_shuffled: none('nobody sees what a pile becomes'),
  stage_reached: () => ({ kind: 'turn', begins: true }),
  cards_bought: () => ({ kind: 'gain', from: ['[data-market]'], to: SHIP }),
  smoke_bought: () => ({ kind: 'gain', from: ['[data-market]'], to: SHIP }),
  crew_readied: () => ({ kind: 'gain', from: ['[data-market]'], to: SHIP }),
  captain_changed: ({ captain }) => ({ kind: 'turn', seat: captain }),
  boarding_begins: () => ({ kind: 'conquest', grand: true, begins: true }),
  assault_begins: () => ({ kind: 'turn', begins: true }),
  mast_destroyed: () => ({ kind: 'conquest', grand: true }),
  proposed: 'word',
  answered: 'word',
  ended: ({ ending }) => ({
    kind: 'end',
    grand: true,
    hits: ending === 'out_of_energy' || ending === 'pirate_escaped' ? 'all' : undefined,
  }),
}
