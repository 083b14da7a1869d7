import type { Lesson, Situation } from '../types.ts'
import { foeSeat, inside, mustChoose, nameOf, trophyIn } from './model.ts'
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

const FIGHTS = ['attack_space', 'attack_planet', 'attack_karokum', 'challenge']
const REPAIRS = ['light_repairs', 'full_repairs']
const GLORIES = ['titles_of_glory', 'lavish_spending']

/** What is suggested: the name of the move; nothing where nothing is, or not yet. */
const suggested = ({ advice }: Now): string => (advice === null ? '' : nameOf(advice))
/** The step of the tour that is suggested. */
function step(now: Now): string | null {
  const tour = suggested(now) === 'tour' ? inside(now.advice!) : null
  return tour === null ? null : nameOf(tour as string | object)
}
const stepOf =
  (...steps: string[]) =>
  (now: Now): boolean =>
    asked('voyage')(now) && steps.includes(step(now) ?? '')
/** What is suggested in a voyage is a combat, or nothing yet: whoever makes the tour first is told of the tour. */
const toFight = (now: Now): boolean =>
  asked('voyage')(now) && !now.view.voyage.fought && ['', ...FIGHTS].includes(suggested(now)) && FIGHTS.some((name) => offered(name)(now))

/** Where the combat is begun that is suggested: at a pirate, at a planet, else in space. */
function atCombat({ advice }: Now): string {
  if (typeof advice === 'object' && advice !== null && 'challenge' in advice) return `[data-captain="${advice.challenge}"]`
  if (typeof advice === 'object' && advice !== null && 'attack_planet' in advice) return `[data-place="${advice.attack_planet}"]`
  return '[data-stage]'
}

/** So much more likely to win, in thousandths, is worth what an ally asks for. */
const MUCH = 100
/** Whom the suggestion asks; nobody where it asks nobody, or several at once. */
function askedFor({ advice }: Now): number | null {
  return typeof advice === 'object' && advice !== null && 'propose' in advice ? advice.propose.to : null
}
/** Whom the suggestion asks for help in this combat, else who would help me most, as the rules reckon it. */
function helper(now: Now): { seat: number; name: string; with: number; gain: number } | null {
  const { view, seat, names } = now
  const all = view.aids.partners
    .flatMap(({ seat: other, alliance }) => (alliance?.lead === seat ? [{ other, ...alliance }] : []))
    .toSorted((one, other) => other.odds - one.odds)
  const best = all.find(({ other }) => other === askedFor(now)) ?? all[0]
  if (!best) return null
  return { seat: best.other, name: names[best.other] ?? '', with: Math.round(best.odds / 10), gain: best.odds - best.alone }
}
/** Whether help is worth asking for, or is suggested. */
const helped = (now: Now): boolean => {
  const best = helper(now)
  return asked('seek_allies')(now) && best !== null && (best.gain >= MUCH || suggested(now).startsWith('propose'))
}
const atHelper = (now: Now): string => `[data-help="${helper(now)?.seat}"]`
const withHelp = (now: Now): Record<string, string | number> => {
  const { with: together = 0, name = '' } = helper(now) ?? {}
  const { odds } = chances(now)
  const alone = suggested(now) !== 'ready' ? 'no' : odds >= LIKELY ? 'yes' : 'dear'
  return { ...chances(now), name, together, alone }
}
/** How likely I am to win alone, and whether somebody else looks for allies against me. */
const alone = (now: Now): Record<string, string | number> => ({
  ...chances(now),
  challenge: now.view.combat && foeSeat(now.view.combat.foe) !== null ? 'yes' : 'no',
})
/** From such odds on, in percent, one may well fight alone to keep all the loot. */
const LIKELY = 60
/** Help is suggested, or it is not yet known what is. */
const asks = (now: Now): boolean => helped(now) && suggested(now) !== 'ready'

/** The powers of those in sight and mine, and whether the strongest is suggested. */
function targets({ view, seat, advice, cards }: Now): Record<string, string | number> {
  const powerOf = (id: unknown): number => cards.ship.find((card) => card.id === id)?.power ?? 0
  const powers = view.board.row.map(powerOf)
  const power = advice !== null && nameOf(advice) === 'target' ? powerOf(inside(advice)) : null
  const pick = power === null ? 'none' : power > Math.min(...powers) ? 'strong' : 'weak'
  const ship = power === null ? undefined : cards.ship.find((card) => card.id === inside(advice!))
  const own = view.pirates[seat]?.main ?? 0
  return { own, power: power ?? 0, pick, glory: ship?.glory ?? 0, prize: prizeOf({ view, seat, cards }, ship, own) }
}
/** For what a ship is worth its risk: its glory, a trophy of mine that asks for such a ship, or the rest that is printed on it. */
function prizeOf(
  { view, seat, cards }: Pick<Now, 'view' | 'seat' | 'cards'>,
  ship: Cards['ship'][number] | undefined,
  own: number,
): string {
  if (!ship) return 'other'
  if (ship.glory > 0) return 'glory'
  const conditions = (view.pirates[seat]?.trophies ?? []).flatMap((place) => {
    const card = cards.trophy.find(({ id }) => id === trophyIn(place))
    return card ? [card.condition] : []
  })
  const fits = conditions.some((condition) =>
    nameOf(condition) === 'beat_hunter'
      ? ship.hunter
      : nameOf(condition) === 'beat_stronger_ship' && ship.power - own >= Number(inside(condition)),
  )
  return fits ? 'trophy' : 'other'
}
/** What is said of a rest depends on what is suggested, and on who leads. */
function resting(now: Now): Record<string, string> {
  const { view, seat } = now
  const glory = view.pirates.map((pirate) => pirate.glory)
  const ahead = glory.every((other, at) => at === seat || other < glory[seat]!)
  return { pick: suggested(now) === 'rest' ? 'rest' : ahead ? 'ahead' : 'travel' }
}

/** What my Metal Faktor die would change, in percent. */
function lent({ view, advice }: Now): Record<string, string | number> {
  const { thrown = 0, held = 0 } = view.aids.combat?.faktor ?? {}
  return { thrown: Math.round(thrown / 10), held: Math.round(held / 10), throws: advice === 'throw' ? 'yes' : 'no' }
}
const idle = (now: Now): boolean => {
  const { thrown, held } = lent(now)
  return offered('throw')(now) && thrown === held
}

/** How far a point of glory that is bought leads: it ends the game, or comes in its last turn. */
function bought({ view, seat }: Now): Record<string, string> {
  const missing = view.aids.goal - (view.pirates[seat]?.glory ?? 0)
  return { leads: missing <= 0 ? 'last' : missing === 1 ? 'ends' : 'nearer' }
}

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
  { id: 'rest', when: asked('travel_or_rest'), again: true, values: resting },
  { id: 'brotherhood', at: '[data-place="havana"]', when: asked('brotherhood'), again: true },
  {
    id: 'due',
    at: '[data-promise], [data-open-deals]',
    when: ({ view, seat }) => view.due !== null && mustChoose(view, seat),
    again: true,
  },
  { id: 'validate', at: '[data-trophies]', when: offered('validate'), again: true },
  { id: 'bargain', when: (now) => asked('voyage')(now) && suggested(now).startsWith('propose'), again: true },
  { id: 'voyage', at: atCombat, when: toFight },
  { id: 'tour', at: '[data-place="exxalia"]', when: (now) => asked('voyage')(now) && offered('tour')(now) },
  { id: 'lavish', when: stepOf(...GLORIES), again: true, values: bought },
  {
    id: 'repair',
    when: stepOf(...REPAIRS),
    again: true,
    values: ({ view, seat }) => ({ damage: view.pirates[seat]?.damage ?? 0 }),
  },
  {
    id: 'spend',
    when: (now) => asked('voyage')(now) && step(now) !== null && !stepOf(...GLORIES, ...REPAIRS)(now),
    again: true,
    values: (now) => ({ step: step(now) ?? '' }),
  },
  { id: 'probe', at: '[data-stage]', when: (now) => suggested(now) === 'replace', again: true },
  { id: 'target', at: '[data-stage]', when: asked('choose_target'), again: true, values: targets },
  { id: 'allies', at: atHelper, when: asks, values: withHelp },
  { id: 'word', at: atHelper, when: (now) => asks(now) && now.view.aids.combat?.betrayable === true },
  { id: 'allies-more', at: atHelper, when: helped, again: true, values: withHelp },
  { id: 'alone', at: '[data-combat]', when: asked('seek_allies'), again: true, values: alone },
  { id: 'betray', at: '[data-combat]', when: offered('betray'), again: true },
  { id: 'faktor-idle', at: '[data-combat]', when: idle, again: true, values: lent },
  { id: 'faktor', at: '[data-combat]', when: (now) => offered('throw')(now) && !idle(now), values: lent },
  { id: 'faktor-more', at: '[data-combat]', when: (now) => offered('throw')(now) && !idle(now), again: true, values: lent },
  { id: 'support', at: '[data-combat]', when: asked('support_before_dice', 'support_after_dice'), again: true },
  {
    id: 'trophy',
    at: '[data-trophies]',
    when: asked('keep_trophy', 'give_trophy_back', 'rest_trophy', 'exxalia_bonus'),
    again: true,
    values: (now) => ({ act: ['swap_trophy', 'return', 'give_back'].includes(suggested(now)) ? 'swap' : 'keep' }),
  },
  {
    id: 'after',
    when: (now) => asked('voyage')(now) && now.view.voyage.fought && offered('tour')(now) && suggested(now) !== 'end_turn',
    again: true,
  },
  {
    id: 'done',
    when: (now) => asked('voyage')(now) && now.view.voyage.fought,
    again: true,
    values: (now) => ({ tour: offered('tour')(now) ? 'open' : 'closed' }),
  },
  { id: 'combat', at: atCombat, when: toFight, again: true },
  { id: 'end', when: (now) => asked('voyage')(now) && !now.view.voyage.fought && suggested(now) === 'end_turn', again: true },
  {
    id: 'watch',
    at: '[data-new-offer], [data-open-deals]',
    when: ({ view, seat, mine, over }) => !over && !mine && view.talk_open && view.active !== seat,
  },
  { id: 'others', at: '[data-stage]', when: ({ view, seat, mine, over }) => !over && !mine && view.active !== seat, again: true },
]

export default lesson
