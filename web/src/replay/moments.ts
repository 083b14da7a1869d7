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

/** Moments that lie so close on the slider that they share one mark. */
export interface Mark {
  /** Where it stands, in pixels from the first frame. */
  left: number
  /** In order; a press goes to the next of them after where one is. */
  moments: readonly [KeyMoment, ...KeyMoment[]]
  /** The gravest of them. */
  kind: Highlight
}

/** Marks of this width along a way of `room` pixels: none lies over another, and each stands in the middle of what it marks. */
export function marksOf(moments: readonly KeyMoment[], last: number, room: number, width: number): Mark[] {
  const place = ({ at }: KeyMoment): number => (last === 0 ? 0 : (at / last) * room)
  const marks: Mark[] = []
  for (const moment of moments) {
    let mark = markOf([moment], place)
    // A mark that grows moves to its middle, where it may come to lie over the one before it.
    for (let before = marks.at(-1); before && mark.left - before.left < width; before = marks.at(-1)) {
      marks.pop()
      mark = markOf([...before.moments, ...mark.moments], place)
    }
    marks.push(mark)
  }
  return marks
}

function markOf(moments: [KeyMoment, ...KeyMoment[]], place: (moment: KeyMoment) => number): Mark {
  const gravest = Math.max(...moments.map(({ kind }) => GRAVITY.indexOf(kind)))
  return { left: (place(moments[0]) + place(moments.at(-1)!)) / 2, moments, kind: GRAVITY[gravest]! }
}

/** The moment that a press on a mark goes to: of several the next after a frame, and the first again after the last. */
export function pressed({ moments }: Mark, at: number): KeyMoment {
  return moments.find((moment) => moment.at > at) ?? moments[0]
}
