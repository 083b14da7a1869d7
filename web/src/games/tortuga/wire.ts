/** What the wire carries, generated from the rules. */
export type * from '../../generated/tortuga.ts'
export type { Provenance, Seat } from '../../generated/table.ts'
