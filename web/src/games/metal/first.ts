import type { Lesson, Situation } from '../types.ts'
import { mustChoose, nameOf } from './model.ts'
import type { Cards, Move, Prompt, View } from './wire.ts'

type Now = Situation<View, Move, Cards>

const asked =
  (...prompts: Prompt[]) =>
  ({ view, seat }: Now): boolean =>
    prompts.includes(view.prompt) && mustChoose(view, seat)
const offered =
  (name: string) =>
  ({ moves }: Now): boolean =>
    moves.some((move) => nameOf(move) === name)

/** My own chances in the combat under way, in percent: as they are, and with all Metal Faktor dice of my side. */
function chances({ view, seat }: Now): { odds: number; thrown: number | 'none' } {
  const attacks = view.active === seat
  const mine = (attacker: number): number => Math.round((attacks ? attacker : 1000 - attacker) / 10)
  const { odds = 0, faktors = [null, null] } = view.aids.combat ?? {}
  const thrown = faktors[attacks ? 0 : 1]
  return { odds: mine(odds), thrown: thrown === null ? 'none' : mine(thrown) }
}

/** A guided first game: it is handed over when the newcomer has more than half of the glory, and a few turns decide. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  {
    id: 'welcome',
    at: '[data-captains]',
    when: () => true,
    values: ({ view, seat }) => ({
      glory: view.pirates[seat]?.glory ?? 0,
      best: Math.max(...view.pirates.filter((_, other) => other !== seat).map(({ glory }) => glory)),
    }),
  },
  { id: 'glory', at: '[data-captain]', when: () => true },
  { id: 'offer', at: '[data-offer]', when: ({ view, seat }) => view.offers.some(({ to }) => to === seat), again: true },
  {
    id: 'power',
    at: '[data-captain]',
    when: asked('travel_or_rest'),
    values: ({ view, seat }) => ({ power: view.pirates[seat]?.main ?? 0, damage: view.pirates[seat]?.damage ?? 0 }),
  },
  { id: 'rest', when: asked('travel_or_rest'), again: true },
  { id: 'brotherhood', at: '[data-place="havana"]', when: asked('brotherhood'), again: true },
  {
    id: 'due',
    at: '[data-promise], [data-open-deals]',
    when: ({ view, seat }) => view.due !== null && mustChoose(view, seat),
    again: true,
  },
  { id: 'validate', at: '[data-trophies]', when: offered('validate'), again: true },
  { id: 'voyage', at: '[data-stage]', when: (now) => asked('voyage')(now) && !now.view.voyage.fought },
  { id: 'tour', at: '[data-place="exxalia"]', when: (now) => asked('voyage')(now) && offered('tour')(now) },
  { id: 'target', at: '[data-stage]', when: asked('choose_target'), again: true },
  { id: 'allies', at: '[data-captains]', when: asked('seek_allies') },
  { id: 'word', at: '[data-captains]', when: asked('seek_allies') },
  { id: 'allies-more', at: '[data-combat]', when: asked('seek_allies'), again: true, values: chances },
  { id: 'betray', at: '[data-combat]', when: offered('betray'), again: true },
  { id: 'faktor', at: '[data-combat]', when: offered('throw') },
  { id: 'faktor-more', at: '[data-combat]', when: offered('throw'), again: true },
  { id: 'support', at: '[data-combat]', when: asked('support_before_dice', 'support_after_dice'), again: true },
  { id: 'trophy', at: '[data-trophies]', when: asked('keep_trophy', 'give_trophy_back', 'rest_trophy', 'exxalia_bonus'), again: true },
  { id: 'after', when: (now) => asked('voyage')(now) && now.view.voyage.fought && offered('tour')(now), again: true },
  { id: 'done', when: (now) => asked('voyage')(now) && now.view.voyage.fought, again: true },
  { id: 'combat', at: '[data-stage]', when: asked('voyage'), again: true },
  {
    id: 'watch',
    at: '[data-new-offer], [data-open-deals]',
    when: ({ view, seat, over }) => !over && view.talk_open && view.active !== seat,
  },
  { id: 'others', at: '[data-stage]', when: ({ view, seat, over }) => !over && view.active !== seat, again: true },
]

export default lesson
