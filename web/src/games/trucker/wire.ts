/** What the rules of Galaxy Trucker send to the page. */
import type { Cell, From } from './grid.ts'
import type * as Sent from './generated.ts'

export type { Seat } from '../../generated/table.ts'
export type * from './generated.ts'

/** What the tile at hand would do on a square, turned so. */
export interface Spot {
  square: Cell
  fits: boolean
  clashes: [From, string][]
}
export interface Aids {
  spots: { turned: From; spots: Spot[] }[]
}
export type View = Sent.View & { aids?: Aids | null }
