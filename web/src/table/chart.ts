/** The course of a game as a drawing: axes with their numbers, a line for each, and where it turned. Written as SVG, for the page and for the picture. */
import type { Story } from './story.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The points of a line in a box. */
export function pointsOf(values: readonly number[], least: number, most: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const high = (value: number): number => height - ((value - least) / Math.max(1, most - least)) * height
  return values.map((value, at) => `${Math.round(at * step * 10) / 10},${Math.round(high(value) * 10) / 10}`).join(' ')
}

/** The least and the most that any line comes to. */
export function boundsOf(lines: Story['lines']): [number, number] {
  const all = lines.flatMap(({ values }) => values)
  return [Math.min(0, ...all), Math.max(1, ...all)]
}

/** Whole numbers to write at an axis, few and even, its ends among them where they are. */
export function ticksOf(least: number, most: number, count = 4): number[] {
  const rough = Math.max(1, (most - least) / count)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((part) => part * size).find((part) => part >= rough) ?? rough)
  const found: number[] = []
  for (let at = Math.ceil(least / step); at * step <= most; at += 1) found.push(at * step + 0)
  return found
}

export interface Chart {
  lines: Story['lines']
  colours: readonly string[]
  /** What is counted upwards, and what from left to right. */
  measure: string
  across: string
  /** Where the game turned, among the values, and what that is called. */
  turn: { at: number; label: string } | null
  width: number
  height: number
  ink: string
  grid: string
  flare: string
  size: number
}

/** The drawing inside an `svg` of that size. */
export function chartOf({ lines, colours, measure, across, turn, width, height, ink, grid, flare, size }: Chart): string {
  const [least, most] = boundsOf(lines)
  const [left, top, below] = [size * 2.4, size * 1.7, size * 1.7]
  const [wide, high] = [width - left - size * 0.6, height - top - below]
  const steps = Math.max(1, Math.max(1, ...lines.map(({ values }) => values.length)) - 1)
  const y = (value: number): number => top + high - ((value - least) / Math.max(1, most - least)) * high
  const x = (step: number): number => left + (step / steps) * wide
  const text = (at: [number, number], said: string | number, more = ''): string =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" font-size="${size}" fill="${ink}" ${more}>${escaped(String(said))}</text>`
  const rows = ticksOf(least, most).map(
    (value) =>
      `<path d="M${left} ${y(value).toFixed(1)}h${wide.toFixed(1)}" stroke="${grid}" stroke-width="1"/>${text([left - size * 0.4, y(value) + size * 0.35], value, 'text-anchor="end"')}`,
  )
  // Numbers stand below, up to where what is counted begins.
  const letter = size * 0.6
  const free = width - (across.length + 1) * letter
  const columns = ticksOf(0, steps)
    .filter((step) => x(step) + (String(step).length / 2) * letter < free)
    .map((step) => text([x(step), height - below + size * 1.1], step, 'text-anchor="middle"'))
  const drawn = lines.map(
    ({ values }, at) =>
      `<polyline transform="translate(${left} ${top})" points="${pointsOf(values, least, most, wide, high)}" fill="none" stroke="${colours[at] ?? ink}" stroke-width="3" stroke-linejoin="round"/>`,
  )
  // It is written above the course, where no line strikes it through, and beside what is counted.
  const late = turn !== null && turn.at > steps / 2
  const beside = Math.max(x(turn?.at ?? 0), late ? 0 : (measure.length + 1) * size * 0.6)
  const turned = turn
    ? `<path d="M${x(turn.at).toFixed(1)} ${(top - size * 0.4).toFixed(1)}v${(high + size * 0.4).toFixed(1)}" stroke="${flare}" stroke-width="2" stroke-dasharray="5 4"/>` +
      `<text x="${beside.toFixed(1)}" y="${size}" dx="${late ? size : 0}" font-size="${size}" font-weight="700" fill="${flare}" text-anchor="${late ? 'end' : 'start'}">${escaped(turn.label)}</text>`
    : ''
  return [
    ...rows,
    text([0, size], measure),
    ...columns,
    text([width, height - below + size * 1.1], across, 'text-anchor="end"'),
    ...drawn,
    turned,
  ].join('')
}
