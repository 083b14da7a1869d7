/** What every part of the board is given, and how its things become buttons. */
import type { Reply } from '../../wire.ts'
import { type Box, type Key, movesAt } from './model.ts'
import type { Say } from './say.ts'
import type { Frame } from '../../frame/frame.svelte.ts'
import type { Thing } from '../../frame/thing.ts'
import type { Desk } from './touch.svelte.ts'
import { wishOf } from './wishes.ts'
import type { Event, Move, Seat, View } from './wire.ts'

export interface Playing {
  view: View
  box: Box
  say: Say
  seat: Seat | null
  moves: Move[]
  busy: boolean
  /** What was told so far, as far as this page has heard it. */
  past: readonly Event[]
  /** Makes a move, after a question if it needs one. */
  play: (move: Move) => void
  /** Makes a move at once. */
  send: (moves: Move[]) => Promise<Reply>
  frame: Frame<Desk, Key, Move>
}

/** A thing on the board: tapping it shows it closely, with the moves it stands for. */
export function spot({ view, box, seat, moves, frame }: Playing, key: Key, label: string): Thing {
  const able = movesAt(moves, key).length > 0
  const wish = able || seat === null || view.prompt === 'nothing' ? null : wishOf(view, box, seat, key)
  const look = (): void => frame.lookAt(key)
  // Cards say themselves in words, and those outside a row are stops of their own.
  return {
    label,
    act: able ? look : null,
    look,
    wish: wish ?? undefined,
    chosen: frame.look === key ? true : undefined,
    named: true,
    stop: true,
  }
}
