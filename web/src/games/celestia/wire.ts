/** What the wire carries, generated from the rules. */
export type * from '../../generated/celestia.ts'
export type { Provenance, Seat } from '../../generated/table.ts'
