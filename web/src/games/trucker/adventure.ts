/** An adventure card as data, brought into one shape for drawing. */

export interface Missile {
  kind: string
  from: string
}
export type Penalty = { days: number } | { crew: number } | { goods: number } | { cells: number } | { shots: Missile[] }

/** A card as the box lists it. */
export interface AdventureCard {
  id: string
  /** None for a super card. */
  level: number | null
  learning: boolean
  kind: string
  foe?: string
  power?: number
  penalty?: Penalty
  reward?: { credits: number } | { goods: string[] }
  days?: number
  crew?: number
  credits?: number
  goods?: string[]
  planets?: string[][]
  meteors?: Missile[]
  lines?: { criterion: string; penalty: Penalty }[]
  // Super cards: a figure or a line for each level.
  /** What a black hole asks of engines. */
  strength?: number[]
  /** Whose fleet it is, the sides whose cannons count in full, and its power. */
  fleet?: string
  full?: string[]
  powers?: number[]
  penalties?: Penalty[]
  /** The passes of a rain. */
  passes?: { from: string; order: string }[]
  /** Where a huge asteroid comes from, and its first and last line from the centre line on. */
  from?: string
  spans?: [number, number][]
  /** A tactical zone. */
  columns?: { first: string; second: string; penalties: Penalty[] }[]
  source?: string
}

/** What a card is called: enemies by who they are. */
export function nameOf(card: Pick<AdventureCard, 'kind' | 'foe'>): string {
  return card.foe ?? card.kind
}
