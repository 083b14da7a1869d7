/** A picture of how a game ended, to be shown to others: drawn here as SVG, and made a PNG by the browser. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { shapeOf } from '../lib/shapes.ts'
import { chartOf } from './chart.ts'
import type { Part, Story } from './story.ts'

/** What the picture says. */
export interface Poster {
  game: string
  verdict: string
  /** Who, with what and from what, the best first; colours and shapes by seat. */
  rows: readonly { seat: number; name: string; points: number | null; parts: readonly Part[] }[]
  /** A few facts, where there are no scores to tell. */
  facts: Story['facts']
  lines: Story['lines']
  measure: string
  across: string
  turn: { at: number; label: string } | null
  turning: string | null
  date: string
  /** The drawing on the game's box, an `svg` element in words. */
  art: string | null
}

export const WIDTH = 1200
export const HEIGHT = 630
const SEATS = ['#e2b04f', '#4cc9f0', '#ff8fa8', '#4ade9f', '#ff9f5a', '#b79cff']
const LINES = ['#4cc9f0', '#ef476f']
const FACE = 'font-family="Trebuchet MS, Segoe UI, sans-serif"'
/** Room of the drawing, to the right of the names; of the course below it. */
const ART = { x: 600, y: 18, width: 582, height: 268 }
const COURSE = { x: 620, y: 318, width: 540, height: 250 }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const colourOf = (seat: number | null, at: number): string => (seat === null ? LINES[at % LINES.length]! : SEATS[seat % SEATS.length]!)
const signed = (points: number): string => (points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`)
const write = (x: number, y: number, size: number, text: string, more = 'fill="#f3ead7"'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`

/** Where the rows end, above what is written at the foot. */
const FLOOR = 575

/** A text in lines of so many letters; what is too long for them ends in dots. */
function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= letters || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), letters)]
}

/** Things in lines of so many letters, with a dot between those that share one; where there are more than fit, dots say so. */
export function inLines(things: readonly string[], letters: number, most: number): string[] {
  const lines: string[] = []
  for (const thing of things) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} · ${thing}`.length <= letters) lines[lines.length - 1] = `${last} · ${thing}`
    else lines.push(cut(thing, letters))
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

/** The day, in words: a day and a month in numbers are read either way round. Whoever reads the page's language has it as it is written where they are. */
export function dayInWords(at: Date, language: string, wished: readonly string[]): string {
  const own = wished.find((one) => one.startsWith(language)) ?? language
  return new Intl.DateTimeFormat(own, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
}

/** What the picture's file is called: the game and the day, which a person finds again. */
export function fileOf(game: string, at: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `flibuste-${game}-${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}.png`
}

/** Room of a name with what separates it from the next. */
const UNDER = 46
/** How what a score came from is written: how high a line is, how large its letters are, and how many of them it takes. */
interface Hand {
  high: number
  size: number
  letters: number
}
/** The more there is to tell, the smaller. */
const HANDS: readonly Hand[] = [
  { high: 21, size: 17, letters: 52 },
  { high: 19, size: 15.5, letters: 57 },
  { high: 17, size: 14, letters: 63 },
]
const fromOf = ({ parts }: Poster['rows'][number]): string[] =>
  parts.map(({ label, points }) => `${label.replaceAll(' ', '\u00a0')}\u00a0${signed(points)}`)

/** The largest in which all is told of everybody in so much room; else the smallest, and that it does not fit. */
function handOf(rows: Poster['rows'], room: number): { hand: Hand; fits: boolean } {
  const high = ({ high, letters }: Hand): number =>
    rows.reduce((sum, row) => sum + UNDER + inLines(fromOf(row), letters, Infinity).length * high, 0)
  const hand = HANDS.find((one) => high(one) <= room)
  return { hand: hand ?? HANDS.at(-1)!, fits: hand !== undefined }
}

/** A row, and how high it is. */
function rowOf(row: Poster['rows'][number], y: number, room: number, hand: Hand): [string, number] {
  const { seat, name, points } = row
  const lines = inLines(fromOf(row), hand.letters, Math.max(1, Math.floor((room - UNDER) / hand.high)))
  const drawn = `<g transform="translate(60 ${y})"><path transform="translate(0 -22)" d="${shapeOf(seat)}" fill="${colourOf(seat, seat)}"/>${write(38, 0, 30, cut(name, 22))}${
    points === null ? '' : write(500, 2, 38, String(points), 'font-weight="700" text-anchor="end" fill="#f2cf7f"')
  }${lines.map((line, at) => write(38, 24 + at * hand.high, hand.size, line, 'fill="#c3c7d6"')).join('')}</g>`
  return [drawn, UNDER + lines.length * hand.high]
}

export function posterOf({ game, verdict, rows, facts, lines, measure, across, turn, turning, date, art }: Poster): string {
  const stars = Array.from(
    { length: 70 },
    (_, at) => `<circle cx="${(at * 733) % WIDTH}" cy="${(at * 397) % HEIGHT}" r="${at % 7 === 0 ? 2 : 1}" fill="#f3ead7" opacity=".5"/>`,
  ).join('')
  const title = wrapped(verdict, 26, 2).map((line, at) => write(60, 132 + at * 46, 42, line, 'font-weight="700" fill="#f3ead7"'))
  const first = 150 + title.length * 46
  const scored = rows.some(({ points }) => points !== null)
  let y = first + 22
  const { hand, fits } = handOf(rows, FLOOR - y)
  const named = rows.map((row, at) => {
    // Where there is more than fits, what those before left free is shared by those that follow.
    const [drawn, high] = rowOf(row, y, fits ? Infinity : (FLOOR - y) / (rows.length - at), hand)
    y += scored ? high : 48
    return drawn
  })
  const told = scored
    ? []
    : facts
        .slice(0, 6)
        .map(({ label, value }, at) => write(98, first + 22 + rows.length * 48 + 20 + at * 30, 21, `${label} : ${value}`, 'fill="#c3c7d6"'))
  const colours = lines.map(({ seat }, at) => colourOf(seat, at))
  // Above the course, beside what it counts: a line would strike it through.
  const legend = lines.every(({ seat }) => seat === null)
    ? `<text x="${COURSE.width - 10}" y="17" font-size="16" text-anchor="end">${lines
        .map(({ label }, at) => `<tspan dx="${at === 0 ? 0 : 18}" fill="${colours[at]}">${escaped(label)}</tspan>`)
        .join('')}</text>`
    : ''
  const turned = turning === null ? [] : wrapped(turning, 88, 2)
  const drawn = chartOf({ lines, colours, measure, across, turn, ...COURSE, ink: '#c3c7d6', grid: '#2c3450', flare: '#ffb703', size: 17 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${FACE}>
<defs><radialGradient id="sky" cx=".2" cy="0" r="1.1"><stop offset="0" stop-color="#2a2140"/><stop offset=".6" stop-color="#0b1020"/><stop offset="1" stop-color="#070b17"/></radialGradient>
<linearGradient id="fade"><stop offset="0" stop-color="#161329"/><stop offset=".35" stop-color="#161329" stop-opacity="0"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}
${art === null ? '' : `<svg x="${ART.x}" y="${ART.y}" width="${ART.width}" height="${ART.height}">${art}</svg><rect x="${ART.x}" y="${ART.y}" width="${ART.width}" height="${ART.height}" fill="url(#fade)"/>`}
<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="18" fill="none" stroke="#d9a441" stroke-width="4"/>
${write(60, 78, 30, game, 'fill="#d9a441"')}
${title.join('')}
${named.join('\n')}
${told.join('\n')}
<g transform="translate(${COURSE.x} ${COURSE.y})"><rect x="-14" y="-12" width="${COURSE.width + 28}" height="${COURSE.height + 20}" rx="12" fill="#070b17" opacity=".72"/>${drawn}${legend}</g>
${turned.map((line, at) => write(60, 605 - (turned.length - 1 - at) * 20, 17, line, 'fill="#ffb703"')).join('')}
${write(WIDTH - 46, 604, 19, `Flibuste · ${date}`, 'text-anchor="end" fill="#d9a441"')}
</svg>`
}

/** The picture as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

/** A drawing of the page as it stands, in words. */
export function drawnBy(Drawing: Component): string | null {
  const place = document.createElement('div')
  const drawing = mount(Drawing, { target: place })
  flushSync()
  const svg = place.querySelector('svg')
  svg?.setAttribute('width', '100%')
  svg?.setAttribute('height', '100%')
  const text = svg ? new XMLSerializer().serializeToString(svg) : null
  void unmount(drawing)
  return text
}

/** Hands a file to whoever sits at the browser. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
