import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Hint } from '../types.ts'
import { sayOf } from './actions.ts'
import { mustChoose, nameOf } from './model.ts'
import type { Cards, Move, Seat, View } from './wire.ts'

type When = (view: View, moves: Move[], seat: Seat) => boolean

const asked =
  (prompt: View['prompt']): When =>
  (view, _, seat) =>
    view.prompt === prompt && mustChoose(view, seat)
const offered =
  (name: string): When =>
  (_, moves) =>
    moves.some((move) => nameOf(move) === name)

/** When each hint of a first game is worth reading, and what it points at. The first that holds and is not yet known is shown. */
const HINTS: { id: string; at?: string; when: When }[] = [
  { id: 'trophies', at: '[data-trophies]', when: asked('give_trophy_back') },
  { id: 'offer', at: '[data-offer]', when: (view, _, seat) => view.offers.some(({ to }) => to === seat) },
  { id: 'goal', when: (view) => view.turn <= 1 },
  { id: 'brotherhood', at: '[data-place="havana"]', when: asked('brotherhood') },
  { id: 'rest', when: asked('travel_or_rest') },
  { id: 'due', at: '[data-promise], [data-open-deals]', when: (view, _, seat) => view.due !== null && mustChoose(view, seat) },
  { id: 'validate', at: '[data-trophies]', when: offered('validate') },
  { id: 'voyage', at: '[data-stage]', when: (view, moves, seat) => asked('voyage')(view, moves, seat) && !view.voyage.fought },
  { id: 'target', at: '[data-stage]', when: asked('choose_target') },
  { id: 'allies', at: '[data-captains]', when: asked('seek_allies') },
  { id: 'betray', at: '[data-combat]', when: offered('betray') },
  { id: 'faktor', at: '[data-combat]', when: offered('throw') },
  { id: 'tour', at: '[data-place="exxalia"]', when: (view, moves, seat) => asked('voyage')(view, moves, seat) && view.voyage.fought },
  { id: 'ledger', at: '[data-bargaining], [data-open-deals]', when: (view) => view.ledger.length > 0 },
  { id: 'watch', at: '[data-new-offer], [data-open-deals]', when: (view, _, seat) => view.talk_open && view.active !== seat },
]

/** The hints that fit this moment, the most useful first. */
export function hints(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Hint[] {
  if (seat === null) return []
  const say = sayOf(words, seat, context)
  return HINTS.filter((hint) => hint.when(view, moves, seat)).map(({ id, at }) => ({ id: `metal-${id}`, text: say.get(`hint-${id}`), at }))
}
