/** What the wire carries, generated from the rules. */
import type { Aids, View as Seen } from './generated.ts'

export type * from './generated.ts'
/** What a viewer sees, with what the rules work out for it. */
export type View = Seen & { aids: Aids }
export type { Seat } from '../../generated/table.ts'
