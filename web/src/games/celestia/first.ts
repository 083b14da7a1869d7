import type { Lesson, Situation } from '../types.ts'
import { aboard, decider, flags, holdOf, inside, kinds, nameOf, stepOf, surelyNone, total } from './model.ts'
import type { Card, Cards, Crew, EnergyId, Event, Move, Seat, Token, View } from './wire.ts'

type Now = Situation<View, Move, Cards>

/** What is advised is this, or not known: what is said must not speak of something else. */
const advised = ({ advice }: Now, ...names: string[]): boolean => advice === null || names.includes(nameOf(advice))
const isAdvised = (now: Now, ...names: string[]): boolean => now.advice !== null && advised(now, ...names)
const partner = ({ names, seat }: Now): string => names[1 - seat] ?? ''
const at = (now: Now, ...steps: string[]): boolean => now.mine && steps.includes(stepOf(now.view.step))
const can = ({ moves }: Now, name: string): boolean => moves.some((move) => nameOf(move) === name)
const held = ({ view, seat }: Now, card: Card): number => view.players[seat]?.hand?.[card] ?? 0
const facing = ({ view }: Now): boolean => view.dice.some(({ out }) => !out)
/** How many cards lie in the middle. */
const middle = (view: View): number => total(view.piles.shown) + view.piles.face_down
/** What the hold is offered. */
const cargo = ({ step }: View): string => (typeof step === 'object' && 'load' in step ? step.load.cargo : '')
/** What is looked at with the crew: the dice, if there are any to be decided about. */
const crewAt = (now: Now): string => (facing(now) ? '[data-dice]' : '.crews')
/** Where the way on is shown: a phone has the map below everything else, and the stopover beside the way on. */
const AHEAD = '.slim .onward, .board:not(.slim) .aim, .board:not(.slim) .course'

/** Whom the text about the crew speaks of: whoever is advised, or else the first that may be called on. */
function called({ advice, moves }: Now): Record<string, string> {
  const calls = [...(advice === null ? [] : [advice]), ...moves].filter((move) => nameOf(move) === 'use_crew')
  return { who: calls[0] ? (inside(calls[0]) as Crew) : 'open' }
}

/** What of a kind happened by my last move and since. */
function told<Told>({ happened }: Now, name: string): Told[] {
  return (happened as readonly Event[]).filter((event) => nameOf(event) === name).map((event) => inside(event) as Told)
}

/** The energy that has just been lost, until I go on. */
const spent = (now: Now): EnergyId | null =>
  now.over || !['jettison', 'share_starter', 'share'].includes(stepOf(now.view.step))
    ? null
    : (told<{ token: EnergyId }>(now, 'energy_lost').at(-1)?.token ?? null)

/** Who lost it, and what it costs: the cards are shared first, then the hold pays, with all it has where that is no more than is asked. */
function loss(now: Now): Record<string, string | number> {
  const token = spent(now)
  const { lose, share } = (token === null ? undefined : now.cards.energy[token]) ?? { lose: 0, share: { hidden: 0, visible: 0 } }
  const load = holdOf(now.view).filter((slot) => slot !== null)
  return {
    partner: partner(now),
    who: told<{ seat: Seat }>(now, 'endured').at(-1)?.seat === now.seat ? 'me' : 'other',
    left: now.view.airship.energy,
    lose,
    cards: share.hidden + share.visible,
    hold: load.length === 0 ? 'empty' : load.length > lose ? 'choose' : 'all',
    crew: named(aboard(now.view)),
  }
}

/** The crew that goes with the rest of the hold. */
const named = (crew: Crew[]): string => (crew.length > 1 ? 'several' : (crew[0] ?? 'none'))

/** What the hold has just paid for an energy, to the last token. */
const paid = (now: Now): Token[] =>
  stepOf(now.view.step) === 'combat' && holdOf(now.view).every((slot) => slot === null)
    ? told<{ token: Token }>(now, 'jettisoned').map(({ token }) => token)
    : []

/** How many of the dice my hand has a card for, a flag taking any that is left. */
function coverable(now: Now): number {
  const { view, seat } = now
  return Math.min(able(now) + flags(view), view.players[seat]?.cards ?? 0)
}

/** How many of the dice my hand has the very weapon for. */
function able(now: Now): number {
  const faces = now.view.dice.filter(({ out }) => !out).map(({ face }) => face)
  return [...new Set(faces)].reduce(
    (sum, face) => sum + (face === 'flag' ? 0 : Math.min(held(now, face), faces.filter((one) => one === face).length)),
    0,
  )
}

/** Who is to begin, as it is advised, and what can be said for it. */
function beginner(now: Now): Record<string, string | number> {
  const { view, seat, advice } = now
  const [mine, theirs] = [view.players[seat]?.cards ?? 0, view.players[1 - seat]?.cards ?? 0]
  const who = advice !== null && nameOf(advice) === 'begin' ? ((inside(advice) as Seat) === seat ? 'me' : 'other') : 'open'
  const dice = view.dice.filter(({ out }) => !out).length
  const spares = dice % 2 === 1 && ((who === 'other' && mine < theirs) || (who === 'me' && theirs < mine))
  return {
    partner: partner(now),
    mine,
    theirs,
    dice,
    odd: dice % 2 === 1 ? 'yes' : 'no',
    able: coverable(now),
    who: spares ? `${who}-spares` : who,
  }
}

/** Whether there is a die that the partner surely has not the weapon for, and nothing else than that one is advised. */
function theirGap(now: Now): boolean {
  const { view, seat, advice } = now
  const gaps: string[] = surelyNone(view.players[1 - seat]!)
  const struck = typeof advice === 'object' && advice !== null && 'strike' in advice ? advice.strike.face : null
  if (advice !== null && (struck === null || !gaps.includes(struck))) return false
  return view.dice.some(({ face, out }) => !out && gaps.includes(face))
}

/** For whom Augusta turns a die, as far as that is known, or whether one is enough. */
function turning({ advice, view, seat }: Now): Record<string, string> {
  if (advice === 'proceed') return { turn: 'enough' }
  const face = typeof advice === 'object' && advice !== null && 'set_die' in advice ? advice.set_die.face : null
  if (face === null || face === 'flag') return { turn: 'open' }
  const [mine, theirs] = [view.players[seat]?.hand?.[face] ?? 0, view.players[1 - seat]?.at_least[face] ?? 0]
  return { turn: mine > 0 ? (theirs > 0 ? 'both' : 'mine') : theirs > 0 ? 'theirs' : 'open' }
}

/** What the advised strike is made with. */
function striking({ advice, view }: Now): Record<string, string> {
  const strike = advice !== null && typeof advice === 'object' && 'strike' in advice ? advice.strike : null
  const using = strike ? nameOf(strike.with) : 'open'
  // Where nothing but pairs is offered, there is nothing to weigh.
  const only = using === 'pair' && view.aids.strikes.every((other) => nameOf(other.with) === 'pair')
  return { using: only ? 'pair-only' : using }
}

/** Why this card is to be taken. */
function taking(now: Now): string {
  const { advice } = now
  if (advice === null) return 'open'
  if (advice === 'take_hidden' || advice === 'pass') return advice === 'pass' ? 'pass' : 'hidden'
  const card = nameOf(advice) === 'take' ? (inside(advice) as Card) : null
  if (card === null) return 'open'
  if (card === 'joker') return 'joker'
  return held(now, card) === 0 ? 'lacking' : held(now, card) % 2 === 1 ? 'pair' : 'open'
}

/** The very pile that is advised to be taken from, else all of them. */
function pickAt({ advice }: Now): string {
  if (advice === null) return '[data-pool]'
  const pick = advice === 'take_hidden' ? 'hidden' : nameOf(advice) === 'take' ? String(inside(advice)) : null
  return pick === null ? '[data-pool]' : `[data-pick="${pick}"], [data-pool]`
}

/** The card that is advised to be taken face up. */
const taken = ({ advice }: Now): string => (advice !== null && nameOf(advice) === 'take' ? (inside(advice) as Card) : 'open')

/** A guided first game: Rapid mode, three energies, and the newcomer is the captain. */
const lesson: Lesson<View, Move, Cards> = [
  {
    id: 'won',
    when: ({ over, won }) => over && won,
    values: (now) => ({
      partner: partner(now),
      by: now.view.captain === now.seat ? 'me' : 'other',
      at: told<{ at: number }>(now, 'caught').at(-1)?.at ?? now.view.pirate,
    }),
  },
  {
    id: 'lost',
    when: ({ over, won }) => over && !won,
    values: ({ view }) => ({ ending: String(inside(view.step) ?? '').replaceAll('_', '-') }),
  },
  {
    id: 'welcome',
    at: '.course, .lair',
    when: ({ view, over }) => !over && stepOf(view.step) === 'draft',
    values: (now) => ({ partner: partner(now) }),
  },
  {
    id: 'energy',
    at: '.airship',
    when: ({ view, over }) => !over && stepOf(view.step) === 'draft',
    values: ({ view }) => ({ energy: view.airship.energy }),
  },
  {
    id: 'draft',
    at: '[data-pool]',
    when: ({ view, mine }) => mine && stepOf(view.step) === 'draft',
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
  },
  {
    id: 'draft-more',
    at: pickAt,
    when: ({ view, mine }) => mine && stepOf(view.step) === 'draft',
    values: (now) => ({
      partner: partner(now),
      take: taking(now),
      card: taken(now),
      choice: kinds(now.view.piles.shown).length > 1 ? 'yes' : 'no',
    }),
    again: true,
  },
  {
    id: 'hand',
    at: '[data-hand]',
    when: ({ view }) => stepOf(view.step) === 'briefing' && view.ship === 0,
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
  },
  {
    id: 'fly',
    at: AHEAD,
    when: (now) => now.moves.includes('continue') && advised(now, 'continue'),
    values: ({ view }) => ({ steps: view.aids.flight?.steps ?? 0 }),
  },
  {
    id: 'answer',
    at: '.partner',
    when: (now) => !now.mine && can(now, 'answer'),
    values: (now) => ({ partner: partner(now) }),
    again: true,
  },
  { id: 'bubble', at: '.partner', when: (now) => now.mine && can(now, 'answer'), values: (now) => ({ partner: partner(now) }) },
  {
    id: 'energy-lost',
    at: '.airship',
    // Passing is advised against what one would do: then its reason comes first.
    when: (now) => spent(now) !== null && !isAdvised(now, 'pass'),
    values: loss,
  },
  {
    id: 'energy-lost-more',
    at: '.airship',
    when: (now) => spent(now) !== null && !isAdvised(now, 'pass') && now.view.airship.spent.length > 1,
    values: loss,
  },
  {
    id: 'hold-lost',
    at: '.airship',
    when: (now) => !now.over && paid(now).length > 0,
    values: (now) => ({ crew: named(paid(now).flatMap((token) => (typeof token === 'object' ? [token.crew] : []))) }),
  },
  {
    id: 'propose',
    at: '.partner',
    when: (now) => !now.mine && now.view.captain !== now.seat && can(now, 'propose'),
    values: (now) => ({ partner: partner(now) }),
    again: true,
  },
  {
    id: 'face',
    at: '[data-dice]',
    when: ({ view, mine }) => mine && stepOf(view.step) === 'augusta',
    values: (now) => ({ ...turning(now), partner: partner(now) }),
    again: true,
  },
  { id: 'crew', at: crewAt, when: (now) => isAdvised(now, 'use_crew'), values: called, again: true },
  {
    id: 'dice',
    at: '[data-dice]',
    when: ({ view, moves }) => stepOf(view.step) === 'dice' && moves.includes('validate'),
    values: (now) => ({ flags: flags(now.view), partner: partner(now), theirs: now.view.players[1 - now.seat]?.cards ?? 0 }),
  },
  {
    id: 'flag',
    at: '[data-dice]',
    when: ({ view, moves }) => stepOf(view.step) === 'dice' && moves.includes('validate') && flags(view) > 0,
    values: ({ view }) => ({ smoke: view.airship.smoke }),
  },
  {
    id: 'smoke',
    at: '[data-dice]',
    when: (now) => can(now, 'reroll'),
    values: (now) => ({ spend: isAdvised(now, 'reroll') ? 'yes' : 'no' }),
  },
  {
    id: 'reroll',
    at: '[data-dice]',
    when: (now) => at(now, 'dice') && isAdvised(now, 'reroll') && can(now, 'reroll'),
    values: ({ view }) => ({ flags: flags(view) }),
    again: true,
  },
  {
    id: 'accept',
    at: '[data-dice]',
    when: (now) => at(now, 'dice') && now.moves.includes('validate') && advised(now, 'validate'),
    values: (now) => ({
      smoke: can(now, 'reroll') ? 'yes' : 'no',
      able: coverable(now),
      dice: now.view.dice.length,
      all: coverable(now) === 0 ? 'none' : coverable(now) === now.view.dice.length ? 'yes' : 'no',
    }),
    again: true,
  },
  { id: 'starter', at: '[data-dice]', when: (now) => at(now, 'starter'), values: beginner, again: true },
  {
    id: 'endure',
    at: '.airship',
    when: ({ moves }) => moves.includes('endure'),
    values: ({ view }) => ({ energy: view.airship.energy }),
    again: true,
  },
  { id: 'strike', at: '[data-hand]', when: (now) => at(now, 'combat') && advised(now, 'strike') },
  { id: 'strike-more', at: '[data-hand]', when: (now) => at(now, 'combat') && advised(now, 'strike'), values: striking, again: true },
  {
    id: 'known',
    at: '.partner',
    when: (now) => at(now, 'combat') && theirGap(now),
    values: (now) => ({ partner: partner(now) }),
  },
  { id: 'partner', at: '.partner', when: ({ view, seat }) => stepOf(view.step) === 'combat' && decider(view) !== seat, again: true },
  {
    id: 'load',
    at: '.airship',
    when: (now) => at(now, 'load'),
    values: ({ view }) => ({ cargo: cargo(view), bought: view.on_stage === null ? 'no' : 'yes' }),
    again: true,
  },
  { id: 'recruit', at: '[data-loot]', when: ({ view, mine }) => mine && stepOf(view.step) === 'recruit', again: true },
  {
    id: 'share-starter',
    at: '[data-pool]',
    when: (now) => at(now, 'share_starter'),
    values: (now) => ({ ...beginner(now), count: middle(now.view), odd: middle(now.view) % 2 === 1 ? 'yes' : 'no' }),
    again: true,
  },
  {
    id: 'share',
    at: pickAt,
    when: (now) => at(now, 'share'),
    values: (now) => ({ partner: partner(now), count: middle(now.view), take: taking(now), card: taken(now) }),
    again: true,
  },
  {
    id: 'card-reward',
    at: '[data-loot]',
    when: (now) => at(now, 'card_reward'),
    values: (now) => ({ partner: partner(now) }),
    again: true,
  },
  { id: 'flags-crew', at: '.crews', when: (now) => at(now, 'validated'), again: true },
  { id: 'flags-left', at: '[data-dice]', when: (now) => at(now, 'forfeit', 'discard', 'deactivate', 'dismiss'), again: true },
  { id: 'aftermath', at: '.crews', when: (now) => at(now, 'aftermath', 'salvage'), again: true },
  { id: 'arrange', at: '[data-arrange]', when: (now) => at(now, 'arrange'), again: true },
  { id: 'statement', at: '[data-say]', when: ({ view, mine }) => mine && stepOf(view.step) === 'statement', again: true },
  { id: 'jettison', at: '.airship', when: ({ view, mine }) => mine && stepOf(view.step) === 'jettison', again: true },
  { id: 'market', at: '[data-market]', when: (now) => at(now, 'market', 'armoury'), values: (now) => ({ partner: partner(now) }) },
  {
    id: 'market-card',
    at: '.market .card',
    when: (now) => at(now, 'market') && now.view.on_stage !== null,
    values: ({ view, cards }) => {
      const stage = cards.stages[view.on_stage!]
      return { pirate: stage?.pirate ?? 0, propeller: stage?.propeller ?? 0 }
    },
  },
  {
    id: 'market-more',
    at: '[data-market]',
    when: (now) => at(now, 'market', 'armoury'),
    values: ({ advice, view }) => ({ buy: advice === null ? 'open' : nameOf(advice).replaceAll('_', '-'), gold: view.airship.gold }),
    again: true,
  },
  {
    id: 'crew',
    at: crewAt,
    when: ({ view, moves }) => aboard(view).length > 0 && moves.some((move) => nameOf(move) === 'use_crew'),
    values: called,
  },
  { id: 'stage', at: '.harbour', when: ({ moves }) => moves.includes('stage') },
  { id: 'stage-more', at: '.harbour', when: (now) => isAdvised(now, 'stage'), values: beginner, again: true },
  {
    id: 'fly-more',
    at: AHEAD,
    when: ({ moves }) => moves.includes('continue'),
    values: (now) => ({ stage: can(now, 'stage') ? 'yes' : 'no' }),
    again: true,
  },
]

export default lesson
