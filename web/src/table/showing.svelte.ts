import { letGo, settled } from '../frame/settled.ts'
import { arrive, leaving, type Leaving } from '../frame/travel.ts'
import type { GameModule } from '../games/types.ts'
import type { Pace } from '../lib/pace.ts'
import type { Happened } from '../lib/reel.ts'
import { eventOf, sceneOf } from '../lib/scene.ts'
import { play } from '../lib/sound.ts'
import { isNews, Stage, type Staged } from '../lib/stage.svelte.ts'
import { seatsOf } from '../lib/turn.ts'
import type { Json, Seat, Turn } from '../wire.ts'
import type { Moment } from './lines.ts'

/** What is shown: a table as it is played, or a game that is gone through again. */
export interface Showable {
  /** Whose eyes it is seen with. */
  readonly seat: Seat | null
  readonly turn: Turn | null
  /** How much waits until this was seen. */
  readonly behind: number
  /** What was shown has been seen. */
  onward: () => void
  /** A step is about to be taken. */
  leaving: (step: Happened) => void
  /** A step was taken: begins to show it, and says whether what follows waits for `onward`. */
  shows: (step: Happened) => boolean
  /** Whether a step is shown as one with that before it, which is still to be seen. */
  joins?: (step: Happened) => boolean
}
/** What the page knows that the show depends on. */
interface Source {
  game: GameModule | null
  /** The table can be drawn. */
  ready: boolean
  pace: Pace
  calm: boolean
  /** Where the board is drawn. */
  root: HTMLElement | null
  moments: (step: Happened) => Moment[]
  /** Seats that no person plays: what several of them answer alike is one step. */
  bots?: readonly Seat[]
  /** Nobody's moves are my own: all of them are news. */
  again?: boolean
}

/**
 * Shows at one table what happened, step by step: things travel, scenes are seen one after the other, and what came later waits for them. My own
 * choice waits for nothing: the position is taken before its scenes are seen, and whoever moves has seen enough.
 */
export class Showing {
  readonly stage: Stage
  private things: Leaving[] = []
  private rushing = false
  private passing = false
  /** The step that is being shown. */
  private last: Happened | null = null

  constructor(
    private readonly table: Showable,
    private readonly source: () => Source,
  ) {
    this.stage = new Stage({ pace: () => source().pace, behind: () => table.behind, begins: ({ scene }) => play(scene.kind) })
    table.leaving = (step) => {
      letGo()
      this.leave(step)
    }
    table.shows = (step) => this.show(step)
    table.joins = (step) => this.join(step)
  }

  /** Something is shown that can be passed over, or that waits for a press. */
  get waits(): boolean {
    return this.table.behind > 0 && this.stage.now !== null
  }
  /** Scenes are under way. */
  get busy(): boolean {
    return this.stage.now !== null && !this.stage.resting
  }

  /** Everything that waits is taken at once. */
  readonly rush = (): void => {
    this.rushing = true
    this.stage.skip()
    this.rushing = false
  }

  /** Passes over what waits and what others still do, up to my turn or to something that stops the table; whoever only looks on passes over what waits. */
  readonly pass = (): void => {
    this.passing = this.table.seat !== null
    this.rush()
  }

  private leave(step: Happened): void {
    const { game, calm, root, ready } = this.source()
    this.things = []
    if (!ready || calm || !root || !game?.scenes || document.hidden || this.rushing) return
    const scenes = step.events.map((event) => sceneOf(game.scenes, event, { seat: this.table.seat })).filter((scene) => scene !== null)
    this.things = leaving(root, scenes)
  }

  private show(step: Happened): boolean {
    const { game, ready, root, pace, again } = this.source()
    if (!ready || !game?.scenes || document.hidden || this.rushing) return false
    if (root && this.things.length > 0) {
      const things = this.things
      settled(() => arrive(root, things))
    }
    const own = !again && step.by !== null && step.by === this.table.seat
    const moments = this.staged(step)
    const news = moments.filter(({ scene }) => isNews(scene, own))
    if (news.length === 0) {
      if (moments[0]) play(moments[0].scene.kind)
      return false
    }
    const { seat, turn } = this.table
    if (this.passing) {
      const mine = seat !== null && turn !== null && seatsOf(turn).includes(seat)
      this.passing = !own && !mine && !news.some(({ scene }) => scene.grand)
      if (this.passing || mine) return false
    }
    // Where everybody acts at once nothing waits, and for the quick only what stops the table.
    const racing = this.table.turn !== null && 'real_time' in this.table.turn
    const holds = !racing && (pace !== 'brisk' || news.some(({ scene }) => scene.grand))
    this.last = step
    this.stage.play(news, holds ? this.table.onward : () => {}, pace === 'step' && !own && holds)
    return holds
  }

  /** Bots that answer alike, one after the other, answer together: what the next one says is added to what is being seen. */
  private join(step: Happened): boolean {
    const { ready, bots = [] } = this.source()
    if (!ready || !this.last || !this.stage.now || !areAlike(this.last, step, bots)) return false
    const scenes = this.staged(step)
    return scenes.length === 1 && this.stage.add(scenes[0]!)
  }

  private staged(step: Happened): Staged[] {
    const moments = this.source().moments(step)
    return moments.flatMap(({ line, scene }) => (scene ? [{ lines: [line], scene }] : []))
  }
}

/** Whether two bots did the same: one event each, which differs in nothing but who it was. */
export function areAlike(one: Happened, other: Happened, bots: readonly Seat[]): boolean {
  const byBots = one.by !== null && other.by !== null && one.by !== other.by && bots.includes(one.by) && bots.includes(other.by)
  return byBots && one.events.length === 1 && other.events.length === 1 && deedOf(one.events[0]!) === deedOf(other.events[0]!)
}

/** An event without the seat that it tells of. */
function deedOf(event: Json): string {
  const [name, told] = eventOf(event)
  const rest = typeof told === 'object' && told !== null && !Array.isArray(told) ? { ...told, seat: null } : told
  return JSON.stringify([name, rest])
}
