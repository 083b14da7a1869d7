import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import { Say } from './say.ts'
import type { Cards, Event, View } from './wire.ts'

/** Lines of the log where the plain words would be long-winded or say what follows anyway. */
export function line(event: Event, view: View, words: Words, { cards, names }: GameContext<Cards>): string | null | undefined {
  if (typeof event === 'string') return undefined
  const say = new Say(words, names, cards, view)
  // The hands drawn at the end of every turn would fill the log; the new hand is seen on the board.
  if ('drew' in event || 'drew_card' in event || 'discarded' in event || 'turn_ended' in event) return null
  if ('played' in event) {
    const { seat, card, crypto, manoeuvre } = event.played
    const gives = [
      ...(crypto > 0 ? [say.get('effect-crypto', { count: crypto })] : []),
      ...(manoeuvre > 0 ? [say.get('effect-manoeuvre', { count: manoeuvre })] : []),
    ]
    const values = { seat: say.seat(seat), card: say.card(card), gives: gives.join(', ') }
    return gives.length > 0 ? say.page('line-played', values) : say.page('line-played-nothing', values)
  }
  if ('bought' in event) {
    const { seat, card, crypto, minerals } = event.bought
    return say.page('line-bought', { seat: say.seat(seat), card: say.card(card), crypto, minerals })
  }
  if ('game_over' in event) {
    const { ending, winners } = event.game_over
    return say.page('line-over', { ending: say.start(say.get(`ending-${ending}`)), seats: say.seats(winners), count: winners.length })
  }
  return undefined
}
