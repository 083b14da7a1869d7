/** The face-up components of the warehouse, in an order in which something can be found. */
import { CARGO, type Face } from './face.ts'

/** Kinds that one looks for together. */
const FAMILIES = {
  cabins: ['cabin', 'starting_cabin'],
  supports: ['life_support_purple', 'life_support_brown'],
  engines: ['engine', 'double_engine'],
  cannons: ['cannon', 'double_cannon'],
  batteries: ['battery'],
  shields: ['shield'],
  holds: ['cargo_hold', 'special_hold'],
  plain: ['structural'],
  cargo: CARGO,
} as const satisfies Record<string, readonly string[]>
export type Family = keyof typeof FAMILIES
export const families = Object.keys(FAMILIES) as Family[]

/** What has no family of its own stands with the plain ones, so that nothing is ever hidden by a filter. */
export function familyOf(kind: string): Family {
  return families.find((family) => (FAMILIES[family] as readonly string[]).includes(kind)) ?? 'plain'
}

/** By family, then by kind, then the newest first. */
export function sorted(tiles: readonly number[], face: (tile: number) => Face): number[] {
  const rank = (tile: number): number => {
    const { kind } = face(tile)
    const family = familyOf(kind)
    return families.indexOf(family) * 10 + Math.max(0, (FAMILIES[family] as readonly string[]).indexOf(kind))
  }
  return tiles
    .map((tile, at) => ({ tile, at, rank: rank(tile) }))
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .map(({ tile }) => tile)
}
