import type { Lesson, LessonStep, Situation } from '../games/types.ts'
import { drop, keep, kept } from '../lib/store.ts'

interface Kept {
  /** What was explained. */
  told: string[]
  /** The player goes on alone. */
  off: boolean
  /** The newcomer has made a move. */
  moved: boolean
}

/** How far somebody has come in a guided first game: kept in this browser with the table, so that it goes on where it was left. */
export class Guide {
  private told = $state.raw<readonly string[]>([])
  off = $state(false)
  private moved = $state(false)
  private readonly key: string

  constructor(table: string) {
    this.key = `first.${table}`
    const before = kept<Partial<Kept>>(this.key, {})
    this.told = before.told ?? []
    this.off = before.off ?? false
    this.moved = before.moved ?? false
  }

  /** What is to be explained now: what is new, or what bears being said again. */
  stepAt(lesson: Lesson, now: Situation): LessonStep | null {
    const fitting = lesson.filter((step) => step.when(now))
    return fitting.find(({ id }) => !this.told.includes(id)) ?? fitting.find(({ again }) => again) ?? null
  }

  /** Whether something is to be said of this moment that was not said before, once this has been understood. */
  hasMore(lesson: Lesson, now: Situation, said: LessonStep): boolean {
    if (!this.isNew(said.id)) return false
    return lesson.some((step) => step.id !== said.id && step.when(now) && this.isNew(step.id))
  }

  /** The newcomer has not moved: all that happened so far was somebody else's affair. */
  get begins(): boolean {
    return !this.moved
  }

  /** The newcomer moves. */
  move(): void {
    if (this.moved) return
    this.moved = true
    this.keep()
  }

  /** Whether something is explained for the first time. */
  isNew(id: string): boolean {
    return !this.told.includes(id)
  }

  learn(id: string): void {
    if (!this.isNew(id)) return
    this.told = [...this.told, id]
    this.keep()
  }

  /** Goes on without a guide, or asks for it again. */
  turn(off: boolean): void {
    this.off = off
    this.keep()
  }

  /** The game is over: nothing needs to be known of it any more. */
  end(): void {
    drop(this.key)
  }

  private keep(): void {
    keep(this.key, { told: [...this.told], off: this.off, moved: this.moved } satisfies Kept)
  }
}
