import { words } from '../../lib/words.svelte.ts'
import type { Lesson, Situation } from '../types.ts'
import { bound, hunted, type Bound } from './bound.ts'
import { beaten, robbed } from './losses.ts'
import { capturePrice, inside, nameOf, sectorAt, shipOf, stepOf } from './model.ts'
import { Say } from './say.ts'
import type { Cards, Move, Place, View } from './wire.ts'

type Now = Situation<View, Move, Cards>
type Values = Record<string, string | number>

const has = (moves: readonly Move[], name: string): boolean => moves.some((move) => nameOf(move) === name)

/** A bot would do this now. Where nobody knows what a bot would do, it can be done. */
const advised =
  (name: string) =>
  ({ advice, moves }: { advice: Move | null; moves: readonly Move[] }): boolean =>
    advice === null ? has(moves, name) : nameOf(advice) === name

const isAdvised = ({ advice }: Now, name: string): boolean => advice !== null && nameOf(advice) === name
/** Steps that a card gives are being taken. */
const isStepping = ({ view, mine }: Now): boolean => mine && ['move', 'jump'].includes(stepOf(view))
/** What brings points, or makes the next turn better. */
const GAINS = ['convert', 'capture', 'conquer', 'buy_influence', 'buy', 'probe', 'collect']
const SAILS = (now: Now): boolean => isAdvised(now, 'sail') && (stepOf(now.view) === 'turn' || isStepping(now))

/** Where the advised step leads, what is to be had there, and why the creature here is left. */
function voyage(now: Now): Values {
  const { view, seat, moves, names, cards } = now
  const say = new Say(words, names, cards, view)
  const at: Bound = bound(view, seat, inside(now.advice!) as Place)
  const here = shipOf(view, seat)
  const known = here !== null && hunted(here, seat)
  return {
    free: isStepping(now) ? 'yes' : 'no',
    creature: !known ? 'none' : has(moves, 'capture') ? 'later' : 'dear',
    difficulty: known ? capturePrice(view, here) : 0,
    goal: at.goal,
    place: say.place(at.place),
    price: at.price,
    unplayed: has(moves, 'play') ? 'yes' : 'no',
    points: at.points,
    wins: at.wins ? 'yes' : 'no',
  }
}

/** How I lost a fight, and what went with it. */
function defeat(now: Now): Values {
  const { view, seat, names, cards } = now
  const say = new Say(words, names, cards, view)
  const { mine, theirs, card, influence, sector } = beaten(now)!
  return {
    how: mine === theirs ? 'tie' : 'weaker',
    mine,
    theirs,
    card: card === null ? 'none' : 'one',
    name: card === null ? '' : say.card(card),
    influence,
    sector: sector === null ? 'none' : 'one',
    place: sector === null ? '' : say.place(sector),
    score: view.captains[seat]!.score,
  }
}

/** Which sectors were taken from me without a fight, and what that makes of my influence. */
function robbery(now: Now): Values {
  const { view, seat, names, cards } = now
  const say = new Say(words, names, cards, view)
  const lost = robbed(now)
  return {
    other: say.seat(lost.at(-1)!.seat),
    places: say.list(lost.map(({ place }) => say.place(place))),
    points: lost.reduce((sum, { place }) => sum + sectorAt(view, place)!.control, 0),
    score: view.captains[seat]!.score,
  }
}

/** Whether I have a card to answer an attack with, and whether the sector stands by me. */
function answer({ view, seat, moves }: Now): Values {
  return {
    able: has(moves, 'commit') ? 'yes' : 'no',
    own: sectorAt(view, view.duel?.place)?.controller === seat ? 'yes' : 'no',
  }
}

/** What an advised gain brings, and how much is missing then. */
function gain({ view, seat, advice, cards }: Now): Values {
  const move = advice === null ? '' : nameOf(advice)
  const here = shipOf(view, seat)
  const points: Record<string, number> = {
    capture: 1,
    buy_influence: 1,
    conquer: here?.control ?? 0,
    convert: cards.cards.find(({ card }) => card === inside(advice ?? ''))?.influence ?? 0,
  }
  const won = points[move] ?? 0
  return { move, points: won, need: Math.max(0, view.aids.goal - (view.captains[seat]?.score ?? 0) - won) }
}

/** What could still be done with what is left at the end of a turn. */
const LEFT = ['play', 'collect', 'probe', 'capture', 'conquer', 'buy_influence', 'buy']

type Steps = Lesson<View, Move, Cards>

/** What cannot wait, and what has just been lost: as long as that is fresh, nothing else is explained. */
const urgent: Steps = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  {
    id: 'welcome',
    when: () => true,
    values: ({ view, seat, names }) => ({
      score: view.captains[seat]?.score ?? 0,
      other: names[1 - seat] ?? '',
      theirs: view.captains[1 - seat]?.score ?? 0,
    }),
  },
  { id: 'defend', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view) === 'defend', values: answer, again: true },
  { id: 'seal', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view) === 'seal', again: true },
  {
    id: 'cancel',
    at: '[data-fight]',
    when: ({ view, mine }) => mine && ['attacker_cancels', 'defender_cancels'].includes(stepOf(view)),
    again: true,
  },
  { id: 'beaten', when: (now) => beaten(now) !== null, values: defeat, again: true },
  { id: 'land', at: '[data-map], [data-tab="map"]', when: ({ view, mine }) => mine && stepOf(view) === 'land', again: true },
  { id: 'robbed', at: '[data-map], [data-tab="map"]', when: (now) => robbed(now).length > 0, values: robbery, again: true },
]
const struck = (now: Now): boolean => beaten(now) !== null || robbed(now).length > 0

const calm: Steps = [
  { id: 'influence', at: '[data-captain]', when: ({ mine }) => mine },
  {
    id: 'map',
    at: '[data-map], [data-tab="map"]',
    when: ({ mine, view }) => mine && view.pending === null,
    values: ({ view, seat }) => ({ sectors: view.sectors.filter(({ controller }) => controller === seat).length }),
  },
  { id: 'reserve', when: advised('take_reserve') },
  { id: 'play', at: '[data-hand]', when: advised('play') },
  { id: 'steps-left', at: '[data-map], [data-tab="map"]', when: (now) => isStepping(now) && isAdvised(now, 'done'), again: true },
  { id: 'abilities', when: ({ view, mine }) => mine && stepOf(view) === 'abilities', again: true },
  {
    id: 'sail',
    at: (now) => `[data-map] [data-place="${bound(now.view, now.seat, inside(now.advice!) as Place).place}"], [data-tab="map"]`,
    when: SAILS,
    values: voyage,
    again: true,
  },
  { id: 'steps', at: '[data-map], [data-tab="map"]', when: (now) => isStepping(now) && now.advice === null, again: true },
  { id: 'convert', at: '[data-hand]', when: advised('convert') },
  { id: 'capture', at: '[data-map], [data-tab="map"]', when: advised('capture') },
  { id: 'conquer', at: '[data-map], [data-tab="map"]', when: advised('conquer') },
  { id: 'counter', at: '[data-map], [data-tab="map"]', when: advised('buy_influence') },
  { id: 'attack', at: '[data-map], [data-tab="map"]', when: advised('attack'), again: true },
  { id: 'buy', at: '[data-market], [data-tab="market"]', when: advised('buy') },
  { id: 'probe', at: '[data-map], [data-tab="map"]', when: advised('probe') },
  { id: 'collect', at: '[data-map], [data-tab="map"]', when: advised('collect') },
  {
    id: 'end',
    when: advised('end_turn'),
    values: ({ moves }) => ({ left: LEFT.some((name) => has(moves, name)) ? 'yes' : 'no' }),
    again: true,
  },
  {
    id: 'gain',
    when: ({ advice }) => advice !== null && GAINS.includes(nameOf(advice)),
    values: gain,
    again: true,
  },
  { id: 'play-more', at: '[data-hand]', when: advised('play'), again: true },
  {
    id: 'turn',
    when: ({ moves }) => has(moves, 'end_turn'),
    values: ({ view, seat }) => ({ need: Math.max(0, view.aids.goal - (view.captains[seat]?.score ?? 0)) }),
    again: true,
  },
  { id: 'answered', at: '[data-fight]', when: ({ view, mine, over, seat }) => !mine && !over && view.active === seat, again: true },
  { id: 'watch', at: '[data-map], [data-tab="map"]', when: ({ mine, over }) => !mine && !over, again: true },
]

/** A guided first game: it is handed over late, when a few turns decide. */
const lesson: Steps = [...urgent, ...calm.map((step) => ({ ...step, when: (now: Now) => !struck(now) && step.when(now) }))]

export default lesson
