import type { Words } from '../../lib/words.svelte.ts'
import type { Action, GameContext } from '../types.ts'
import { inside, nameOf, sectorAt, shipOf, spread } from './model.ts'
import { Say } from './say.ts'
import type { CardId, Cards, Move, Seat, View } from './wire.ts'

/** What is most often wanted stands first; the end of the turn stands last of all that has no heading. */
const ORDER = [
  'take_reserve',
  'capture',
  'convert',
  'conquer',
  'conquer_with_crypto',
  'buy_influence',
  'take_from_depot',
  'attack',
  'collect',
  'probe',
  'use',
  'choose_ship',
  'land',
  'cancel',
  'lose',
  'plunder',
  'claim',
  'fortify',
  'ready',
  'done',
  'end_turn',
  'commit',
  'play',
  'sail',
  'buy',
  'reserve',
  'destroy',
  'destroy_in_hand',
  'destroy_in_discard',
  'renew',
  'reinforce',
  'spend_mineral',
  'recall_marker',
]
/** Moves with many targets stand under a heading of their own, folded: the board has them in sight. */
const HEADED = [
  'choose_ship',
  'commit',
  'play',
  'sail',
  'buy',
  'reserve',
  'destroy',
  'destroy_in_hand',
  'destroy_in_discard',
  'renew',
  'reinforce',
  'spend_mineral',
  'recall_marker',
]
/** What ends the turn or a choice in it. */
const ENDS = ['end_turn', 'done', 'ready']
const GOOD = [
  'capture',
  'convert',
  'conquer',
  'conquer_with_crypto',
  'buy_influence',
  'take_from_depot',
  'take_reserve',
  'use',
  'choose_ship',
  'land',
]

/** What one would regret not to have done in a turn. */
const WORTHWHILE = [
  'play',
  'capture',
  'convert',
  'conquer',
  'conquer_with_crypto',
  'buy_influence',
  'take_from_depot',
  'take_reserve',
  'collect',
  'probe',
  'use',
  'buy',
]
/** What crypto and manoeuvre that are left could still be spent on. */
const SPENDING = ['sail', 'attack', 'reinforce', 'destroy', 'renew']
/** Choices that are weighed even when there is only one: they end something, or somebody else feels them. */
const WEIGHED = ['end_turn', 'attack', 'use', 'buy', 'conquer', 'conquer_with_crypto']

/** The only thing left to do, if doing it asks for no thought. Whoever lays no card shows that there is none: it takes a natural time. */
export function forced(moves: readonly Move[]): { move: Move; telling: boolean } | null {
  const [only] = moves
  if (moves.length !== 1 || only === undefined || WEIGHED.includes(nameOf(only))) return null
  return { move: only, telling: nameOf(only) === 'ready' }
}

/** Everything I may do, in words. */
export function actions(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Action<Move>[] {
  const say = new Say(words, context.names, context.cards, view)
  const rank = (move: Move): number => {
    const at = ORDER.indexOf(nameOf(move))
    return at < 0 ? ORDER.length : at
  }
  // Where nothing else is to be chosen, the bar lays out the choices of a heading without it: each then says what it does.
  const alone = new Set(moves.map(nameOf).filter((name) => !ENDS.includes(name))).size === 1
  const single = moves
    .map((move, at) => ({ move, at }))
    .toSorted((a, b) => rank(a.move) - rank(b.move) || a.at - b.at)
    .map(({ move }) => button(move, view, seat, say, moves, alone))
  return [...together(view, moves, seat, say), ...single]
}

function button(move: Move, view: View, seat: Seat | null, say: Say, moves: readonly Move[], alone: boolean): Action<Move> {
  const name = nameOf(move)
  const headed = HEADED.includes(name)
  return {
    move,
    label: headed && !alone ? under(move, say) : say.move(move),
    group: headed ? say.page(`group-${name}`) : undefined,
    tone: tone(move, view, seat),
    ask: question(move, view, seat, say, moves),
    key: ENDS.includes(name) ? 'e' : undefined,
  }
}

/** Under the heading that says what is done, a button only says with what; what costs something says so. */
function under(move: Move, say: Say): string {
  if (typeof move === 'string') return say.move(move)
  if ('buy' in move || 'renew' in move || 'reserve' in move || 'destroy' in move || 'reinforce' in move) return say.move(move)
  const value = inside(move) as string
  return sectorAt(say.view, value) ? say.place(value) : say.card(value)
}

function tone(move: Move, view: View, seat: Seat | null): Action['tone'] {
  const name = nameOf(move)
  if (name === 'attack') return 'danger'
  if (name === 'lose' || name === 'destroy_in_hand' || name === 'destroy_in_discard') return 'danger'
  if (name === 'use' && inside(move) === 'scrap_for_influence') return 'warn'
  if (name === 'end_turn') return spent(view, seat) ? 'go' : 'warn'
  if (name === 'ready') return 'warn'
  return GOOD.includes(name) ? 'go' : undefined
}

/** Nothing is left that would be lost at the end of the turn. */
function spent(view: View, seat: Seat | null): boolean {
  const hand = seat === null ? 0 : (view.captains[seat]?.hand_size ?? 0)
  return hand === 0 && view.this_turn.crypto === 0 && view.this_turn.manoeuvre === 0
}

/** What is asked once before a step that cannot be taken back. */
export function question(move: Move, view: View, seat: Seat | null, say: Say, moves: readonly Move[]): string | undefined {
  if (move === 'end_turn') {
    // What nothing can be done with any more is not lost by ending.
    const { crypto, manoeuvre } = view.this_turn
    const regretted = crypto + manoeuvre > 0 ? [...WORTHWHILE, ...SPENDING] : WORTHWHILE
    if (spent(view, seat) || !moves.some((other) => regretted.includes(nameOf(other)))) return undefined
    return say.page('ask-end-turn', { cards: view.captains[seat ?? 0]?.hand_size ?? 0, crypto, manoeuvre })
  }
  if (move === 'ready') {
    const duel = view.duel
    if (!duel || !moves.some((other) => nameOf(other) === 'commit')) return undefined
    const laid = seat === duel.attacker ? duel.attack_size : duel.defence.length
    return say.page('ask-ready', { cards: laid })
  }
  if (move === 'conquer' || move === 'conquer_with_crypto') {
    return shipOf(view, seat)?.kind === 'tortuga' ? say.page(view.scenario === 'aggressive' ? 'ask-overthrow' : 'ask-tortuga') : undefined
  }
  if (typeof move === 'object' && 'attack' in move) return say.page('ask-attack', { seat: say.seat(move.attack) })
  if (typeof move === 'object' && 'use' in move && move.use === 'scrap_for_influence') return say.page('ask-scrap')
  return undefined
}

/** The cards that only give crypto and manoeuvre, so that playing them asks nothing. */
export function plainCards(view: View, moves: readonly Move[], seat: Seat, say: Say): CardId[] {
  const playable = new Set(moves.flatMap((move) => (typeof move === 'object' && 'play' in move ? [move.play] : [])))
  const hand = spread(view.captains[seat]?.hand ?? [])
  return hand.filter((card) => {
    const face = say.face(card)
    return playable.has(card) && face.abilities.length === 0 && face.deck !== 'hunt' && face.crypto + face.manoeuvre > 0
  })
}

/** Several plays with one press: all plain cards, and where a fight may come, those that would not fight. */
function together(view: View, moves: readonly Move[], seat: Seat | null, say: Say): Action<Move>[] {
  if (seat === null) return []
  if (view.duel) return allCommitted(view, moves, seat, say)
  if (view.pending) return []
  const plain = plainCards(view, moves, seat, say)
  const idle = plain.filter((card) => say.face(card).manoeuvre === 0)
  const play = (chosen: CardId[], id: string, tone: Action['tone']): Action<Move> => ({
    move: chosen.map((card) => ({ play: card })),
    label: say.page(id, {
      count: chosen.length,
      crypto: chosen.reduce((sum, card) => sum + say.face(card).crypto, 0),
      manoeuvre: chosen.reduce((sum, card) => sum + say.face(card).manoeuvre, 0),
    }),
    tone,
  })
  const fights = moves.some((move) => nameOf(move) === 'attack')
  const some = fights && idle.length > 1 && idle.length < plain.length
  return [...(plain.length > 1 ? [play(plain, 'play-all', 'go')] : []), ...(some ? [play(idle, 'play-idle', undefined)] : [])]
}

/** All cards that can fight, laid down with one press. */
function allCommitted(view: View, moves: readonly Move[], seat: Seat, say: Say): Action<Move>[] {
  const able = new Set(moves.flatMap((move) => (typeof move === 'object' && 'commit' in move ? [move.commit] : [])))
  const chosen = spread(view.captains[seat]?.hand ?? []).filter((card) => able.has(card))
  if (chosen.length < 2) return []
  const manoeuvre = chosen.reduce((sum, card) => sum + say.face(card).manoeuvre, 0)
  return [{ move: chosen.map((card) => ({ commit: card })), label: say.page('commit-all', { count: chosen.length, manoeuvre }) }]
}
