import { tick } from 'svelte'
import { arrive, leaving, type Leaving } from '../frame/travel.ts'
import type { GameModule } from '../games/types.ts'
import type { Pace } from '../lib/pace.ts'
import type { Step } from '../lib/reel.ts'
import { sceneOf } from '../lib/scene.ts'
import { play } from '../lib/sound.ts'
import { isNews, Stage } from '../lib/stage.svelte.ts'
import type { LiveTable } from '../lib/table.svelte.ts'
import type { Moment } from './lines.ts'

/** What the page knows that the show depends on. */
interface Source {
  game: GameModule | null
  /** The table can be drawn. */
  ready: boolean
  pace: Pace
  calm: boolean
  /** Where the board is drawn. */
  root: HTMLElement | null
  moments: (step: Step) => Moment[]
}

/**
 * Shows at one table what happened, step by step: things travel, scenes are seen one after the other, and what came later waits for them. My own
 * choice waits for nothing: the position is taken before its scenes are seen, and whoever moves has seen enough.
 */
export class Showing {
  readonly stage: Stage
  private things: Leaving[] = []
  private rushing = false

  constructor(
    private readonly table: LiveTable,
    private readonly source: () => Source,
  ) {
    this.stage = new Stage({ pace: () => source().pace, behind: () => table.behind, begins: ({ scene }) => play(scene.kind) })
    table.leaving = (step) => this.leave(step)
    table.shows = (step) => this.show(step)
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

  private leave(step: Step): void {
    const { game, calm, root, ready } = this.source()
    this.things = []
    if (!ready || calm || !root || !game?.scenes || document.hidden || this.rushing) return
    const scenes = step.events.map((event) => sceneOf(game.scenes, event, { seat: this.table.seat })).filter((scene) => scene !== null)
    this.things = leaving(root, scenes)
  }

  private show(step: Step): boolean {
    const { game, ready, root, pace } = this.source()
    if (!ready || !game?.scenes || document.hidden || this.rushing) return false
    if (root && this.things.length > 0) void tick().then(() => arrive(root, this.things))
    const own = step.by !== null && step.by === this.table.seat
    const moments = this.source()
      .moments(step)
      .flatMap(({ line, scene }) => (scene ? [{ lines: [line], scene }] : []))
    const news = moments.filter(({ scene }) => isNews(scene, own))
    if (news.length === 0) {
      if (moments[0]) play(moments[0].scene.kind)
      return false
    }
    // Where everybody acts at once nothing waits, and for the quick only what stops the table.
    const racing = this.table.turn !== null && 'real_time' in this.table.turn
    const holds = !racing && (pace !== 'brisk' || news.some(({ scene }) => scene.grand))
    this.stage.play(news, holds ? this.table.onward : () => {}, pace === 'step' && !own && holds)
    return holds
  }
}
