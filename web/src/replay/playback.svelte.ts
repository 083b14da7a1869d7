import type { BoardProps, GameModule } from '../games/types.ts'
import type { Film, Happened } from '../lib/reel.ts'
import type { Showable } from '../table/showing.svelte.ts'
import type { Json, ReplayFrame, Seat } from '../wire.ts'

/** A frame as a board draws it. */
export type Frame = ReplayFrame & { view: Json }

interface Source {
  frames: readonly Frame[]
  /** Which of them is shown. */
  at: number
  game: GameModule | null
  board: BoardProps
  /** Whose eyes it is seen with. */
  seat: Seat | null
  /** Shows another. */
  go: (at: number) => void
}

/** How long a step without scenes is seen while a game plays by itself. */
const STEP = 1400

/**
 * Goes through a finished game. One step forward is seen as it was at the table, with its scenes and films; a jump shows what is there, and nothing
 * else.
 */
export class Playback implements Showable {
  playing = $state(false)
  speed = $state(1)
  /** Steps that are shown on the position before them. */
  film = $state.raw<Film | null>(null)
  /** What happened in the step that is being seen; nothing after a jump. */
  recent = $state.raw<Json[]>([])
  /** Nothing moved: what is shown is there at once. */
  jumped = $state(true)
  private held = $state(false)
  readonly turn = null
  leaving: (step: Happened) => void = () => {}
  shows: (step: Happened) => boolean = () => false
  /** What is seen is put away. */
  close: () => void = () => {}

  constructor(private readonly source: () => Source) {
    $effect(() => {
      const { at, frames } = source()
      if (!this.playing || this.film || this.held) return
      if (at >= frames.length - 1) {
        this.playing = false
        return
      }
      const timer = setTimeout(() => this.forward(), STEP / this.speed)
      return () => clearTimeout(timer)
    })
  }

  get seat(): Seat | null {
    return this.source().seat
  }
  /** Whoever plays quickly sees what waits sooner. */
  get behind(): number {
    return this.playing ? (this.speed - 1) * 4 : 0
  }

  /** The scenes of a step were seen. */
  readonly onward = (): void => {
    this.held = false
  }

  readonly forward = (): void => {
    const { film } = this
    if (film) return film.seen()
    const { frames, at, game, go } = this.source()
    const next = frames[at + 1]
    if (!next) return
    this.close()
    this.jumped = false
    this.recent = next.events
    if (game?.films?.(next.events, this.source().board)) {
      this.film = { next: next.view, seen: () => this.land(at + 1) }
      return
    }
    this.leaving(next)
    go(at + 1)
    this.held = this.shows(next)
  }

  /** Another moment, without what led to it. */
  readonly jump = (at: number): void => {
    const { frames, go } = this.source()
    this.film = null
    this.held = false
    this.close()
    this.jumped = true
    this.recent = []
    go(Math.max(0, Math.min(frames.length - 1, at)))
  }

  private land(at: number): void {
    this.film = null
    this.source().go(at)
  }
}
