/** What the rules of Galaxy Trucker send to the page. */
import type { Cell, From } from './grid.ts'

export type Seat = number
export type Move = any
export type Event = any
export interface Spot {
  square: Cell
  fits: boolean
  clashes: [From, string][]
}
export interface Aids {
  spots: { turned: From; spots: Spot[] }[]
}
export interface TileView {
  square: Cell
  tile: number
  turned: From
  loose: boolean
  cells: number
  crew: 'none' | { astronauts: number } | { alien: string }
  goods: string[]
}
export interface StrengthView {
  engines: number
  engines_powered: number
  cannons: number
  cannons_powered: number
  crew: number
  cells: number
  hold: number
  special_hold: number
  exposed: number
  shielded: boolean[]
}
export interface ShipView {
  notation: string
  tiles: TileView[]
  faults: { square: Cell; side: From; kind: string }[]
  pieces: Cell[][]
  torn_off: Cell[]
  legal: boolean
  strength: StrengthView
}
export interface TruckerView {
  cabin: number
  ship: ShipView
  hand: { tile: number; lies: Cell | null; reserved: boolean } | null
  reserve: number[]
  reserve_room: number
  lost: { tile: number; loss: string }[]
  credits: number
  looking: number | null
  space: number | null
  points: number
  account: Entry[]
  title: { title: string; gold: boolean } | null
}
export interface View {
  rules: { trek: boolean; building: 'realtime' | 'turns'; run_seconds: number }
  flight: string
  level: number
  phase: string
  waiting: Seat[]
  board: Cell[]
  face_down: number
  face_up: number[]
  glass: { run: number; runs: number; until: number | null; seconds: number; may_turn: Seat[] } | null
  turns: { active: Seat; die: number | null; first_to_stop: Seat | null; consulted: boolean; enough: number; costs: [number, number, number, number] } | null
  piles: { size: number; holder: Seat | null; cards: string[] | null }[]
  hidden_pile: number
  truckers: TruckerView[]
  flying: FlightView | null
  aids?: Aids | null
}
export interface Missile {
  kind: string
  from: From
}
export type Entry = { item: string | Record<string, unknown>; credits: number; total: number }
export type Outlook = string | Record<string, any>
export interface FlightView {
  spaces: number
  rockets: { space: number | null; distance: number | null; place: number | null; until_lapped: number | null; left: string | null }[]
  order: Seat[]
  card: string | null
  turned: number
  cards_left: number
  next: number | null
  step: string | Record<string, any>
  outlook: Outlook[]
  flying: { missile: Missile; dice: [number, number] } | null
  line: { line: number; criterion: string; declared: (number | null)[]; lowest: Seat | null } | null
}
export interface Cards {
  tiles: { id: number; kind: string; capacity: number; sides: ('smooth' | 'single' | 'double' | 'universal')[] }[]
  adventures: any[]
}
