/** A picture of how a game ended, to be shown to others: drawn here as SVG, and made a PNG by the browser. */
import type { Story } from './story.ts'

/** What the picture says. */
export interface Poster {
  game: string
  verdict: string
  /** Who, with what, the best first; their colours by seat. */
  rows: readonly { seat: number; name: string; points: number | null }[]
  lines: Story['lines']
  turning: string | null
  date: string
}

export const WIDTH = 1200
export const HEIGHT = 630
const SEATS = ['#e2b04f', '#4cc9f0', '#ff8fa8', '#4ade9f', '#ff9f5a', '#b79cff']
const LINES = ['#4cc9f0', '#ef476f']
const FACE = 'font-family="Trebuchet MS, Segoe UI, sans-serif"'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const colourOf = (seat: number | null, at: number): string => (seat === null ? LINES[at % LINES.length]! : SEATS[seat % SEATS.length]!)

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

export function posterOf({ game, verdict, rows, lines, turning, date }: Poster): string {
  const [least, most] = boundsOf(lines)
  const stars = Array.from(
    { length: 70 },
    (_, at) => `<circle cx="${(at * 733) % WIDTH}" cy="${(at * 397) % HEIGHT}" r="${at % 7 === 0 ? 2 : 1}" fill="#f3ead7" opacity=".5"/>`,
  ).join('')
  const named = rows.map(
    ({ seat, name, points }, at) =>
      `<g transform="translate(70 ${236 + at * 54})"><circle cx="12" cy="-9" r="12" fill="${colourOf(seat, seat)}"/><text x="40" font-size="32" fill="#f3ead7">${escaped(cut(name, 22))}</text>${points === null ? '' : `<text x="470" font-size="38" font-weight="700" text-anchor="end" fill="#f2cf7f">${points}</text>`}</g>`,
  )
  const curves = lines.map(
    ({ seat, values }, at) =>
      `<polyline points="${pointsOf(values, least, most, 540, 300)}" fill="none" stroke="${colourOf(seat, at)}" stroke-width="4" stroke-linejoin="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${FACE}>
<defs><radialGradient id="sky" cx=".2" cy="0" r="1.1"><stop offset="0" stop-color="#2a2140"/><stop offset=".6" stop-color="#0b1020"/><stop offset="1" stop-color="#070b17"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}
<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="18" fill="none" stroke="#d9a441" stroke-width="4"/>
<text x="70" y="92" font-size="30" fill="#d9a441">${escaped(game)}</text>
<text x="70" y="156" font-size="46" font-weight="700" fill="#f3ead7">${escaped(cut(verdict, 44))}</text>
${named.join('\n')}
<g transform="translate(590 210)"><rect width="540" height="300" fill="#070b17" opacity=".6"/>${curves.join('')}</g>
${turning === null ? '' : `<text x="70" y="572" font-size="24" fill="#c3c7d6">${escaped(cut(turning, 86))}</text>`}
<text x="${WIDTH - 60}" y="92" font-size="24" text-anchor="end" fill="#c3c7d6">${escaped(date)}</text>
<text x="${WIDTH - 60}" y="590" font-size="26" text-anchor="end" fill="#d9a441">Flibuste</text>
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

/** Hands a file to whoever sits at the browser. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
