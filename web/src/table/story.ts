/** How a finished game went, told from its record: what the rules showed and told at every step, counted up and never reckoned anew. */
import type { ReplayFrame, Seat } from '../wire.ts'

/** A part of somebody's score. */
export interface Part {
  label: string
  points: number
}

/** What a game tells of itself once it is over. */
export interface Story {
  /** How each came to the score, where scores are counted. */
  accounts: readonly { seat: Seat; total: number; parts: readonly Part[] }[]
  /** A few facts, each with its number. */
  facts: readonly { label: string; value: string }[]
  /** What is drawn from step to step: for each line its values, and the seat whose colour it has. */
  lines: readonly { seat: Seat | null; label: string; values: readonly number[] }[]
  /** What the lines count. */
  measure: string
  /** Whoever has most of it leads: only then the lines know of a turning point. */
  leads: boolean
}

/** A step that counted: those that were taken back are left out, with what they told. */
export function played(frames: readonly ReplayFrame[]): ReplayFrame[] {
  const kept: ReplayFrame[] = []
  for (const frame of frames) {
    if (!frame.undone) {
      kept.push(frame)
      continue
    }
    const back = JSON.stringify(frame.view)
    while (kept.length > 1 && JSON.stringify(kept.at(-1)!.view) !== back) kept.pop()
  }
  return kept
}

/**
 * The game of whoever was handed a first game: the position it was handed over in, of which nothing is told, and what came after it. Bots lead a first
 * game in before anybody sits down, which takes no time; whatever somebody does takes some. A game that was not led in is all of it.
 */
export function handedOver(frames: readonly ReplayFrame[]): readonly ReplayFrame[] {
  const begun = frames.findIndex(({ t }) => t > 0)
  const [position, ...rest] = frames.slice(Math.max(0, begun - 1))
  return begun < 2 || !position ? frames : [{ ...position, events: [] }, ...rest]
}

/** Adds numbers up under names. */
export class Sums {
  private readonly sums = new Map<string, number>()

  add(name: string, count: number): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + count)
  }
  of(name: string): number {
    return this.sums.get(name) ?? 0
  }
  /** The names with something under them, the largest first. */
  parts(label: (name: string) => string): Part[] {
    return [...this.sums]
      .filter(([, points]) => points !== 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, points]) => ({ label: label(name), points }))
  }
}

/**
 * The turning point: the step since which whoever won led to the end, alone or with others. Nothing, if they led from the beginning or only once
 * everything was counted, or if there is nobody to compare with.
 */
export function turningPoint(lines: Story['lines'], winners: readonly Seat[]): number | null {
  const [first] = lines
  if (!first || lines.length < 2 || winners.length === 0 || lines.some(({ seat }) => seat === null)) return null
  const length = first.values.length
  const leads = (at: number): boolean => {
    const most = Math.max(...lines.map(({ values }) => values[at] ?? 0))
    return lines.some(({ seat, values }) => seat !== null && winners.includes(seat) && values[at] === most)
  }
  let since = length
  while (since > 0 && leads(since - 1)) since -= 1
  return since === 0 || since >= length - 1 ? null : since
}
