import type { Pace } from './pace.ts'
import type { Scene, SceneKind } from './scene.ts'

/** A scene with its words; what is the same kind of thing and comes in a row is one scene with several lines. */
export interface Staged {
  scene: Scene
  lines: readonly string[]
}

/** How long each kind of scene is seen at a calm pace, in milliseconds. */
const LENGTH: Record<SceneKind, number> = {
  turn: 700,
  fly: 700,
  reveal: 1000,
  roll: 1100,
  strike: 1000,
  gain: 800,
  loss: 1200,
  word: 900,
  pact: 1200,
  betrayal: 2200,
  conquest: 1500,
  peril: 1900,
  end: 2200,
}
/** What a scene that stops the table takes at least. */
const GRAND = 1800
/** Those who are quick want to see that something happened, not to read it. */
const BRISK = 0.4
/** A letter takes a little time to be read, up to this much. */
const LETTER = 9
const MOST_READING = 700
/** What waits behind is let in sooner the more of it there is. */
const CROWD = 8

/** What I do myself I know: only what chance and others make of it is shown. */
const KNOWN: ReadonlySet<SceneKind> = new Set(['turn', 'fly', 'gain', 'word'])

/** Whether a scene is seen by whoever made the move. */
export function isNews(scene: Scene, own: boolean): boolean {
  return !own || scene.grand === true || !KNOWN.has(scene.kind)
}

export function lengthOf({ scene, lines }: Staged, pace: Pace, behind: number): number {
  const letters = lines.reduce((sum, line) => sum + line.length, 0)
  const whole = Math.max(LENGTH[scene.kind], scene.grand ? GRAND : 0) + Math.min(MOST_READING, letters * LETTER)
  const quicker = pace === 'step' ? 1 : 1 / (1 + behind / CROWD)
  return Math.round(whole * (pace === 'brisk' ? BRISK : 1) * quicker)
}

/** Puts what is of one kind and of one seat together, if it comes in a row: three payments are one scene. */
export function together(scenes: readonly Staged[]): Staged[] {
  const all: Staged[] = []
  for (const one of scenes) {
    const last = all.at(-1)
    const same = last && last.scene.kind === one.scene.kind && last.scene.seat === one.scene.seat && !last.scene.grand && !one.scene.grand
    if (same && last.lines.length < 3) {
      all[all.length - 1] = { scene: { ...last.scene, hits: bothHit(last.scene, one.scene) }, lines: [...last.lines, ...one.lines] }
    } else all.push(one)
  }
  return all
}

const bothHit = (one: Scene, other: Scene): Scene['hits'] =>
  one.hits === 'all' || other.hits === 'all' ? 'all' : [...(one.hits ?? []), ...(other.hits ?? [])]

/** Plays scenes one after the other. Nothing on it can be pressed, and the board below is already as it is. */
export class Stage {
  /** What is being seen. */
  now = $state.raw<Staged | null>(null)
  /** How many scenes were begun, so that the same one twice is seen twice. */
  count = $state(0)
  /** Everything of this step was seen, and the next waits for a press. */
  resting = $state(false)
  private queue: Staged[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private done: (() => void) | null = null
  private stops = false

  constructor(
    private readonly of: {
      pace: () => Pace
      /** How much waits behind. */
      behind: () => number
      /** A scene begins. */
      begins?: (staged: Staged) => void
    },
  ) {}

  /** Shows these, then calls `done`; `stops`: at a pace step by step that is left to whoever looks. */
  play(scenes: readonly Staged[], done: () => void, stops: boolean): void {
    this.finish()
    this.queue = together(scenes)
    this.done = done
    this.stops = stops
    this.next()
  }

  /** Adds a line to what is being seen, if it is the last of its step, of the same kind, and stops nothing; says whether it did. */
  add({ scene, lines }: Staged): boolean {
    const { now } = this
    if (!now || this.queue.length > 0 || now.scene.kind !== scene.kind || now.scene.grand || scene.grand) return false
    this.now = { scene: { ...now.scene, hits: bothHit(now.scene, scene) }, lines: [...now.lines, ...lines] }
    if (this.resting) return true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.next(), lengthOf({ scene, lines }, this.of.pace(), this.of.behind()))
    return true
  }

  /** The rest of this step is not looked at. */
  skip(): void {
    this.queue = []
    this.stops = false
    this.next()
  }

  /** On to the next scene, or past the last. */
  hurry(): void {
    if (this.queue.length === 0) this.skip()
    else this.next()
  }

  /** Nothing is shown any more, and nothing goes on. */
  close(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.now = this.done = null
    this.resting = false
  }

  private next(): void {
    clearTimeout(this.timer)
    const staged = this.queue.shift()
    if (!staged) return this.last()
    this.now = staged
    this.count += 1
    this.of.begins?.(staged)
    this.timer = setTimeout(() => this.next(), lengthOf(staged, this.of.pace(), this.of.behind()))
  }

  private last(): void {
    if (this.stops && this.done) {
      // What was seen stays until whoever looks goes on, but only as long as something waits behind it.
      this.resting = true
      this.stops = false
      return
    }
    this.now = null
    this.finish()
  }

  private finish(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.resting = false
    const { done } = this
    this.done = null
    done?.()
  }
}
