/** Choices that are made by touching a ship: what each square means now. Only moves that were offered are here. */
import type { Cell } from './grid.ts'
import type { Move, ShipView } from './wire.ts'

export interface Choice {
  move: Move
  /** The name of the move. */
  kind: string
  /** A good, an alien, a VIP or a row or column, where the square alone does not say which. */
  what: string | null
}

/** Moves that name nothing but a square. */
const SQUARES = ['power', 'spend', 'give_crew', 'lose_good', 'lose_cell', 'defend', 'remove', 'abandon', 'take_back', 'save'] as const

/**
 * The choices on each square. `good` is the one in the hand while goods are stowed; where it cannot go, the least valuable good of the
 * hold comes out.
 */
export function onShip(moves: readonly Move[], ship: ShipView, good: string | null): Map<Cell, Choice[]> {
  const all = new Map<Cell, Choice[]>()
  const add = (square: Cell, choice: Choice): void => void all.set(square, [...(all.get(square) ?? []), choice])
  const goodsAt = (square: Cell): readonly string[] => ship.tiles.find((tile) => tile.square === square)?.goods ?? []
  for (const move of moves) {
    if (typeof move !== 'object' || move === null) continue
    const [kind, inner] = Object.entries(move)[0] as [string, any]
    if ((SQUARES as readonly string[]).includes(kind)) add(inner, { move, kind, what: null })
    else if (kind === 'keep')
      for (const square of ship.pieces.find((piece) => piece.includes(inner)) ?? [inner]) add(square, { move, kind, what: null })
    else if (kind === 'fire') add(inner.gun, { move, kind, what: String(inner.lane) })
    else if (kind === 'board_vip') add(inner.square, { move, kind, what: inner.vip })
    else if (kind === 'board') add(inner.square, { move, kind, what: inner.alien })
    else if (kind === 'stow' && inner.good === good) add(inner.hold, { move, kind, what: inner.good })
  }
  for (const move of moves) {
    if (typeof move !== 'object' || move === null || !('lift' in move)) continue
    const { good: lifted, hold } = move.lift
    if (!all.has(hold) && goodsAt(hold).at(-1) === lifted) add(hold, { move, kind: 'lift', what: lifted })
  }
  return all
}

/** How the pieces of a broken ship are lit, the largest first; small ones share the last light. */
const PIECES = ['piece-first', 'piece-second', 'piece-third', 'piece-other'] as const
export type PieceLight = (typeof PIECES)[number]

/** What keeping one piece of a broken ship means: how many components stay, how many go, and its place among the pieces, the largest first. */
export function keeping(ship: ShipView, square: Cell): { kept: number; lost: number; rank: number } {
  const bySize = ship.pieces.toSorted((a, b) => b.length - a.length)
  const rank = Math.max(
    0,
    bySize.findIndex((piece) => piece.includes(square)),
  )
  const kept = bySize[rank]?.length ?? 0
  return { kept, lost: ship.tiles.length - kept, rank }
}

export function pieceLight(ship: ShipView, square: Cell): PieceLight {
  return PIECES[keeping(ship, square).rank] ?? 'piece-other'
}

/** The goods that can be stowed now, as they lie beside the ship, and the one that is taken up unless another was chosen. */
export function atHand(goods: readonly string[], chosen: string | null): string | null {
  return chosen !== null && goods.includes(chosen) ? chosen : (goods[0] ?? null)
}
