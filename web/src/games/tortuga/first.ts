import { words } from '../../lib/words.svelte.ts'
import type { Lesson, Situation } from '../types.ts'
import { bound, hunted, type Bound } from './bound.ts'
import { beaten, robbed } from './losses.ts'
import { plainCards } from './actions.ts'
import { capturePrice, inside, nameOf, sectorAt, shipOf, stepOf, total } from './model.ts'
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
/** The card of the hand that is spoken of, which a narrow page brings into sight. */
const advisedCard = ({ advice }: Now): string => {
  const card = advice === null ? null : inside(advice)
  return typeof card === 'string' ? `[data-hand] [data-card="${card}"]` : '[data-hand]'
}
/** What brings points, or makes the next turn better. */
const GAINS = ['convert', 'capture', 'conquer', 'buy_influence', 'buy', 'probe', 'collect']
const SAILS = (now: Now): boolean => isAdvised(now, 'sail') && (stepOf(now.view) === 'turn' || isStepping(now))

/** Where the advised step leads, what is to be had there, and why the creature here is left. */
function voyage(now: Now): Values {
  const { view, seat, names, cards } = now
  const say = new Say(words, names, cards, view)
  const at: Bound = bound(view, seat, inside(now.advice!) as Place)
  const here = shipOf(view, seat)
  const known = here !== null && hunted(here, seat)
  const difficulty = known ? capturePrice(view, here) : 0
  const unplayed = view.captains[seat]!.hand_size > 0
  // What the cards of the hand still bring may pay for the creature here: nothing is said of it before.
  const dear = difficulty > view.this_turn.manoeuvre
  return {
    free: isStepping(now) ? 'yes' : 'no',
    creature: !known || (dear && unplayed) ? 'none' : dear ? 'dear' : 'later',
    difficulty,
    goal: at.goal,
    place: say.place(at.place),
    price: at.price,
    hand: at.byHand ? 'yes' : 'no',
    unplayed: unplayed ? 'yes' : 'no',
    points: at.points,
    wins: at.wins,
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

/** What to answer an attack with, and what is lost with the fight. */
function answer({ view, seat, moves, advice, names, cards }: Now): Values {
  const say = new Say(words, names, cards, view)
  const laid = view.duel?.defence?.length ?? 0
  const card = advice !== null && nameOf(advice) === 'commit' ? (inside(advice) as string) : null
  const able = has(moves, 'commit')
  const own = sectorAt(view, view.duel?.place)?.controller === seat
  const does = card !== null ? 'commit' : !able ? (laid > 0 ? 'all' : 'none') : advice === null ? 'choose' : 'ready'
  return {
    does,
    // A card is destroyed of those that were shown.
    risks: laid > 0 || does === 'commit' || does === 'choose' ? 'yes' : 'no',
    card: card === null ? '' : say.card(card),
    laid,
    own: own ? 'yes' : 'no',
    place: view.duel ? say.place(view.duel.place) : '',
    // Whoever has no token left loses none.
    token: (view.captains?.[seat]?.influence ?? 0) > 0 ? 'yes' : 'no',
  }
}

/** What playing the advised card is for: whether the hand is new, how many cards one press lays down, and whether the card carries the ship. */
function plays({ view, seat, moves, advice, names, cards }: Now): Values {
  const say = new Say(words, names, cards, view)
  const card = advice !== null && nameOf(advice) === 'play' ? (inside(advice) as string) : null
  const carries = card !== null && say.face(card).effects.some((effect) => ['move', 'jump'].includes(nameOf(effect)))
  const count = plainCards(view, moves, seat, say).length
  return { fresh: total(view.captains[seat]!.play) === 0 ? 'yes' : 'no', count: count > 1 ? count : 0, carries: carries ? 'yes' : 'no' }
}

/** Whether what is probed may be captured in the same turn: the cheapest creature that may live here, against what is left after the probe. */
function soon({ view }: Pick<Now, 'view'>): boolean {
  const { prey } = view.aids
  return prey !== null && view.this_turn.manoeuvre > prey
}

/** What an advised gain brings, and how much is missing then. */
function gain(now: Now): Values {
  const { view, seat, advice, cards } = now
  const move = advice === null ? '' : nameOf(advice)
  const here = shipOf(view, seat)
  const points: Record<string, number> = {
    capture: 1,
    buy_influence: 1,
    conquer: here?.control ?? 0,
    convert: cards.cards.find(({ card }) => card === inside(advice ?? ''))?.influence ?? 0,
  }
  const won = points[move] ?? 0
  const at = move === 'probe' ? (soon(now) ? 'probe' : 'look') : move
  return { move: at, points: won, need: Math.max(0, view.aids.goal - (view.captains[seat]?.score ?? 0) - won) }
}

/** What could still be done with what is left at the end of a turn. */
const LEFT = ['play', 'collect', 'probe', 'capture', 'conquer', 'buy_influence', 'buy']

type Steps = Lesson<View, Move, Cards>

/** What cannot wait, and what has just been lost: as long as that is fresh, nothing else is explained. */
const urgent: Steps = [
  { id: 'won', when: ({ over, won }) => over && won, values: ({ view, seat }) => ({ score: view.captains[seat]?.score ?? 0 }) },
  { id: 'lost', when: ({ over, won }) => over && !won, values: ({ view, seat }) => ({ score: view.captains[1 - seat]?.score ?? 0 }) },
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
  { id: 'play', at: '[data-hand]', when: advised('play'), values: plays },
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
  { id: 'convert', at: advisedCard, when: advised('convert') },
  { id: 'capture', at: '[data-map], [data-tab="map"]', when: advised('capture') },
  { id: 'conquer', at: '[data-map], [data-tab="map"]', when: advised('conquer') },
  { id: 'counter', at: '[data-map], [data-tab="map"]', when: advised('buy_influence') },
  { id: 'attack', at: '[data-map], [data-tab="map"]', when: advised('attack'), again: true },
  { id: 'buy', at: '[data-market], [data-tab="market"]', when: advised('buy') },
  {
    id: 'probe',
    at: '[data-map], [data-tab="map"]',
    when: advised('probe'),
    values: (now) => ({ soon: soon(now) ? 'yes' : 'no' }),
  },
  { id: 'collect', at: '[data-map], [data-tab="map"]', when: advised('collect') },
  {
    id: 'end',
    when: advised('end_turn'),
    values: ({ moves }) => ({ left: LEFT.some((name) => has(moves, name)) ? 'yes' : 'no' }),
    again: true,
  },
  {
    id: 'gain',
    at: (now) => (isAdvised(now, 'convert') ? advisedCard(now) : undefined),
    when: ({ advice }) => advice !== null && GAINS.includes(nameOf(advice)),
    values: gain,
    again: true,
  },
  { id: 'play-more', at: '[data-hand]', when: advised('play'), values: plays, again: true },
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
