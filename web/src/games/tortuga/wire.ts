/** What the wire carries, generated from the rules. */
export type * from './generated.ts'
export type { Provenance, Seat } from '../../generated/table.ts'
