/** What the rules of Metal Adventures send, as the page speaks of it. */
export type { Provenance, Seat } from '../../generated/table.ts'
export type * from './generated.ts'
