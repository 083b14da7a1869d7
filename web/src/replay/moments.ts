import type { Scene } from '../lib/scene.ts'
import { hits } from '../lib/scene.ts'
import { momentOf, type Telling } from '../table/lines.ts'
import { played } from '../table/story.ts'
import type { Highlight, ReplayFrame, Seat } from '../wire.ts'

/** A moment that a game is remembered by, as the rules found it. */
export interface KeyMoment {
  /** Which of the frames. */
  at: number
  /** Why it is one: the gravest of what happened in it. */
  kind: Highlight
  /** What happened. */
  lines: readonly string[]
  /** Whom it concerns, by whose doing or at whose cost; everybody where nobody is named. */
  scenes: readonly Scene[]
  by: Seat | null
}

/** From the lightest to the gravest. */
const GRAVITY: readonly Highlight[] = ['duel', 'loss', 'wreck', 'conquest', 'honour', 'betrayal', 'peril', 'end']

/** The moments of a game in order, one a step at most; what was taken back never happened. */
export function keyMoments(frames: readonly ReplayFrame[], telling: Telling): KeyMoment[] {
  const counted = new Set(played(frames).map(({ entry }) => entry))
  return frames.flatMap((frame, at) => {
    const found = counted.has(frame.entry) ? (frame.highlights ?? []) : []
    if (found.length === 0) return []
    const kinds = found.map(({ kind }) => GRAVITY.indexOf(kind))
    const told = found.flatMap(({ event }) => momentOf(frame.events[event]!, telling) ?? [])
    const scenes = told.flatMap(({ scene }) => scene ?? [])
    return [{ at, kind: GRAVITY[Math.max(...kinds)]!, lines: told.map(({ line }) => line), scenes, by: frame.by }]
  })
}

/** Whether a moment concerns somebody: his doing, or at his cost; the end concerns all. */
export function concerns({ kind, by, scenes }: KeyMoment, seat: Seat): boolean {
  return kind === 'end' || kind === 'peril' || by === seat || scenes.some((scene) => scene.seat === seat || hits(scene, seat))
}

/** The next moment after a frame, or the last before it. */
export function nearest(moments: readonly KeyMoment[], at: number, step: 1 | -1): KeyMoment | null {
  return (step === 1 ? moments.find((moment) => moment.at > at) : moments.findLast((moment) => moment.at < at)) ?? null
}
