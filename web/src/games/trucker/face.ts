/** How a component looks: its sides, its drawing, what lies on it. Nothing here knows whether anything fits. */

/** What a side of a component shows. */
export type Side = 'smooth' | 'single' | 'double' | 'universal'

/** A component as it is printed, in its base orientation: barrel to the front, exhaust to the back, shield to front and right. */
export interface Face {
  kind: string
  /** Cells, or places for goods. */
  capacity: number
  /** Front, right, back, left. */
  sides: readonly Side[]
  /** Whose starting cabin it is. */
  seat?: number | null
  /** How heavy a heavy one is. */
  weight?: number
}

/** What lies on a component; a component without any shows what it could hold. */
export interface Load {
  cells?: number
  goods?: readonly (string | null)[]
  humans?: number
  alien?: string | null
  /** A VIP, with the colour of the figure. */
  vip?: { id: string; colour: 'red' | 'blue' | 'yellow' } | null
}

/** Somebody who can be drawn. */
export type Who = 'human' | 'purple' | 'brown' | 'red' | 'blue' | 'yellow'

/** Cargo of the expansion: components that are delivered, not used. */
export const CARGO: readonly string[] = ['heavy', 'explosive', 'fragile', 'radioactive']

/** The edge of a drawn component. */
export const SIDE = 96

/** A prong across the front edge, from outside the plate to its socket, `at` along the edge. */
function prong(at: number, half: number): string {
  return `M${at - half} -.5h${half * 2}v12l-2 3h${4 - half * 2}l-2-3z`
}

const MIDDLE = prong(48, 7)
const PAIR = `${prong(25, 6)}${prong(71, 6)}`

/** The prongs of one side, seen from it: a single one in the middle, a pair beside, or both, which is why it takes either. */
export function prongs(side: Side): { middle: string; pair: string } {
  return {
    middle: side === 'single' || side === 'universal' ? MIDDLE : '',
    pair: side === 'double' || side === 'universal' ? PAIR : '',
  }
}

/** The sides after so many quarter turns to the right. */
export function turned<T>(sides: readonly T[], turn: number): T[] {
  return sides.map((_, at) => sides[(((at - turn) % 4) + 4) % 4]!)
}

/** What points somewhere and turns with its component; everything else stays upright. */
export function points(kind: string): boolean {
  return ['cannon', 'double_cannon', 'engine', 'double_engine', 'shield'].includes(kind)
}

/** The colours of a plate: light, dark, trim. */
export const PLATES: Record<string, readonly [string, string, string]> = {
  battery: ['#2f6b5c', '#16372f', '#7df0c0'],
  cargo_hold: ['#4a6690', '#22324e', '#a9c8f5'],
  special_hold: ['#8a3347', '#461724', '#ff9fb0'],
  cabin: ['#b59563', '#65502f', '#ffe9bd'],
  starting_cabin: ['#c9a35a', '#6b4c19', '#fff3cf'],
  cannon: ['#6a5aa0', '#342a58', '#cbbcff'],
  double_cannon: ['#7d4fa8', '#3d235a', '#dcb4ff'],
  engine: ['#9a6440', '#4d2e1b', '#ffc08a'],
  double_engine: ['#ad552f', '#562413', '#ffb07d'],
  shield: ['#2f7590', '#153a4b', '#8fe6ff'],
  life_support_purple: ['#6f4a94', '#38214f', '#d9b0ff'],
  life_support_brown: ['#86643a', '#46321a', '#f0c98d'],
  structural: ['#6b7389', '#363c4e', '#c5cbe0'],
  heavy: ['#9a7a2e', '#4d3a10', '#ffe08a'],
  explosive: ['#a3322e', '#4f1210', '#ffb09a'],
  fragile: ['#5f9fb8', '#28505f', '#e2f8ff'],
  radioactive: ['#7d9a22', '#33430a', '#e6ff7a'],
}
const PLAIN = ['#6b7389', '#363c4e', '#c5cbe0'] as const

export function plate(kind: string): readonly [string, string, string] {
  return PLATES[kind] ?? PLAIN
}

/** Scratches, patches and rust: every component has had a life before this one. */
const WEAR = [
  'M14 76l9-7m-4 12l7-6',
  'M78 16l6 8m-11-7l5 7M17 22h7',
  'M72 80h10m-13-5h7',
  'M15 60l3 12m3-9l2 7',
  'M80 64l-4 9M20 17l8-2',
  'M16 36l6 3m54 40l7-4',
  'M74 20q5 2 8-2M20 80q4-4 8-1',
]

export function wear(tile: number): string {
  return WEAR[tile % WEAR.length]!
}

/** Where things lie on a component that holds so many. */
export function slots(count: number): { x: number; y: number; size: number }[] {
  if (count <= 1) return [{ x: 48, y: 48, size: 30 }]
  if (count === 2)
    return [
      { x: 36, y: 48, size: 23 },
      { x: 60, y: 48, size: 23 },
    ]
  return [
    { x: 48, y: 36, size: 22 },
    { x: 36, y: 60, size: 22 },
    { x: 60, y: 60, size: 22 },
  ]
}
