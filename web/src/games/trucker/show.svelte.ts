import { rowOf, columnOf, type Cell, type From } from './grid.ts'
import type { Piece } from './Ship.svelte'

/** What an event says, under its name. */
type Told = Record<string, any>

/** How a meteor or a shot ended for one ship. */
export type Fate = { seat: number; how: 'missed' | 'bounced' | 'stopped' | 'struck'; at: Cell | null; by: Cell | null }

/** One moment to be seen. */
export type Scene =
  | { kind: 'card'; card: string }
  | { kind: 'roll'; number: number; missile: { kind: string; from: From }; dice: [number, number] }
  | { kind: 'landed'; seat: number; planet: number }
  | { kind: 'fate'; fate: Fate }
  | { kind: 'lost'; seat: number; tile: number; at: Cell; loss: string }
  | { kind: 'moved'; seat: number; days: number }
  | { kind: 'declared'; seat: number; what: string; strength: number }
  | { kind: 'left'; seat: number; why: string }

/** How long each is seen, in milliseconds. Steps that say much by themselves take longer. */
const LENGTH: Record<Scene['kind'], number> = {
  card: 1000,
  roll: 1100,
  fate: 900,
  lost: 500,
  moved: 450,
  declared: 550,
  left: 900,
  landed: 500,
}

/** The moments in what happened, in order. */
export function scenesOf(events: readonly unknown[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    if (typeof event !== 'object' || event === null) return []
    const [name, told] = Object.entries(event as Told)[0] as [string, Told]
    switch (name) {
      case 'card_turned':
        return [{ kind: 'card', card: told['card'] }]
      case 'rolled':
        return [{ kind: 'roll', number: told['number'], missile: told['missile'], dice: told['dice'] }]
      case 'landed':
        return [{ kind: 'landed', seat: told['seat'], planet: told['planet'] }]
      case 'missed':
        return [{ kind: 'fate', fate: { seat: told['seat'], how: 'missed', at: null, by: null } }]
      case 'bounced':
      case 'struck':
        return [{ kind: 'fate', fate: { seat: told['seat'], how: name, at: told['at'], by: null } }]
      case 'stopped':
        return [{ kind: 'fate', fate: { seat: told['seat'], how: name, at: told['at'], by: told['by'] } }]
      case 'lost':
        return told['square'] == null
          ? []
          : [{ kind: 'lost', seat: told['seat'], tile: told['tile'], at: told['square'], loss: told['loss'] }]
      case 'moved':
        return [{ kind: 'moved', seat: told['seat'], days: told['moved'].days }]
      case 'declared':
        return [{ kind: 'declared', seat: told['seat'], what: told['what'], strength: told['strength'] }]
      case 'left':
        return [{ kind: 'left', seat: told['seat'], why: told['why'] }]
      default:
        return []
    }
  })
}

/** What a card did to one ship. */
export interface Sum {
  days: number
  credits: number
  crew: number
  goods: number
  tiles: number
  cells: number
}

/** Adds what happened to what a card has done so far; a new card begins anew. */
export function summed(before: ReadonlyMap<number, Sum>, events: readonly unknown[]): Map<number, Sum> {
  let sums = new Map(before)
  const add = (seat: number, part: Partial<Sum>): void => {
    const sum = sums.get(seat) ?? { days: 0, credits: 0, crew: 0, goods: 0, tiles: 0, cells: 0 }
    const added = { ...sum }
    for (const [what, by] of Object.entries(part)) added[what as keyof Sum] += by
    sums.set(seat, added)
  }
  for (const event of events) {
    if (typeof event !== 'object' || event === null) continue
    const [name, told] = Object.entries(event as Told)[0] as [string, Told]
    if (name === 'card_turned') sums = new Map()
    else if (name === 'moved') add(told['seat'], { days: told['moved'].days })
    else if (name === 'earned') add(told['seat'], { credits: told['credits'] })
    else if (name === 'crew_lost') add(told['seat'], { crew: -1 })
    else if (name === 'stowed') add(told['seat'], { goods: 1 })
    else if (name === 'lifted' || name === 'good_taken') add(told['seat'], { goods: -1 })
    else if (name === 'powered' || name === 'cell_taken') add(told['seat'], { cells: -1 })
    else if (name === 'lost') add(told['seat'], { tiles: -1 })
  }
  return sums
}

/** Where something that flies comes from and where it ends, in squares from the corner of the board. */
export function path(from: From, lane: number, at: Cell | null): { row: number | null; column: number | null; stop: number | null } {
  const along = from === 'front' || from === 'back'
  return { row: along ? null : lane, column: along ? lane : null, stop: at === null ? null : along ? rowOf(at) : columnOf(at) }
}

/** Shows what happened, one moment after the other. Pressing on skips the rest. */
export class Show {
  /** What is being seen. */
  now = $state.raw<Scene | null>(null)
  /** What flies, until the next one does. */
  flying = $state.raw<{ missile: { kind: string; from: From }; dice: [number, number] } | null>(null)
  /** How it ended for each ship so far. */
  fates = $state.raw<Fate[]>([])
  /** Components on their way down, by seat. */
  falling = $state.raw<{ seat: number; piece: Piece }[]>([])
  /** The number of the last one on its card. */
  number = $state<number | null>(null)
  /** Who landed on which planet of the card. */
  landed = $state.raw<(number | null)[]>([])
  /** What the present card has done. */
  sums = $state.raw<ReadonlyMap<number, Sum>>(new Map())
  /** What was added last. */
  private seen: readonly unknown[] | null = null
  private queue: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly calm: () => boolean,
    private readonly before: (seat: number, at: Cell) => Piece | null,
  ) {}

  add(events: readonly unknown[]): void {
    // The board is drawn anew for other reasons too (a move is under way, new choices): what happened then is the same as before.
    if (events === this.seen) return
    this.seen = events
    if (events.length === 0) return
    this.sums = summed(this.sums, events)
    const scenes = scenesOf(events).map((scene) => ({ ...scene, piece: scene.kind === 'lost' ? this.before(scene.seat, scene.at) : null }))
    this.queue.push(...scenes)
    if (this.calm()) return this.skip()
    if (!this.timer) this.next()
  }

  /** Whether there is something still to be seen. */
  get busy(): boolean {
    return this.now !== null
  }

  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const scene of this.queue) this.enter(scene)
    this.queue = []
    this.now = null
    this.falling = []
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private next(): void {
    const scene = this.queue.shift()
    if (!scene) {
      this.timer = undefined
      this.now = null
      this.falling = []
      return
    }
    this.enter(scene)
    this.now = scene
    this.timer = setTimeout(() => this.next(), LENGTH[scene.kind] * (this.queue.length > 8 ? 0.5 : 1))
  }

  private enter(scene: Scene & { piece?: Piece | null }): void {
    if (scene.kind === 'card') {
      this.flying = null
      this.number = null
      this.landed = []
      this.fates = []
    } else if (scene.kind === 'landed') this.landed = Object.assign([...this.landed], { [scene.planet]: scene.seat })
    else if (scene.kind === 'roll') {
      this.number = scene.number
      this.flying = { missile: scene.missile, dice: scene.dice }
      this.fates = []
    } else if (scene.kind === 'fate') this.fates = [...this.fates, scene.fate]
    else if (scene.kind === 'lost' && scene.piece) this.falling = [...this.falling, { seat: scene.seat, piece: scene.piece }]
  }
}
