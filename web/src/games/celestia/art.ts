import type { Card, Constraint, Crew, Face, Reward } from './wire.ts'

/** Drawn on a grid of 24: `fill` is filled with the colour of the text, `line` is stroked with it, `cut` is stroked with the ground. */
export interface Glyph {
  fill?: string
  line?: string
  width?: number
  cut?: string
  cutWidth?: number
}

export const GLYPHS = {
  whip: {
    line: 'M4 20.5l4.8-5.3M8.8 15.2C13 10.6 6.2 9.2 8.2 5.6c2-3.5 9.8-3.3 11 1.7 1.1 4.7-3.5 7.3-6.2 5.3-2-1.6-.6-4.3 1.5-3.7',
    width: 2,
    fill: 'M2.9 19.5l3.8-4.2 2.6 2.3-3.9 4.2c-1.7.6-3.1-.7-2.5-2.3z',
  },
  sabre: {
    fill: 'M21 2.5c.8 7.6-4.6 13.8-11.6 15l-1.9-1.9C14 13 18.5 8.6 21 2.5zM5.2 12.6l6.2 6.2-1.5 1.5-2.3-2.2-2.7 2.8c-1.4.7-2.8-.7-2.1-2.1l2.7-2.7-1.9-2z',
  },
  crossbow: {
    line: 'M3.5 11.5C5.2 5 18.8 5 20.5 11.5L12 14.5z',
    width: 1.7,
    fill: 'M10.7 6.5h2.6V20l-1.3 2-1.3-2zM12 1l3.4 5.2H8.6z',
  },
  pistol: {
    fill: 'M2 7.2h16.8l1.7-1.7 1.5 1.7v4.3h-9.2l-.9 2.4c-.3.8-.9 1.2-1.7 1.2H8.3L6.6 21H2.2l2.4-9H2z',
    cut: 'M9.8 13.3c1.3 0 1.5-.7 1.7-1.6',
    cutWidth: 1,
  },
  cannon: {
    fill: 'M2.2 8.7C2 7.3 2.9 6.3 4.3 6L18.4 3.2l2.9-.4 1 5.6-2.8.8L6.3 12.7C4 13 2.5 11 2.2 8.7z',
    line: 'M9.5 12.3a4.6 4.6 0 1 0 .1 0zM9.5 14.5v4.8M7.1 16.9h4.8M13.5 18.5l6 2.5',
    width: 1.8,
  },
  joker: { fill: 'M12 1l2.6 7 6.9-3.2-3.2 6.8 5.2 1.9-5.2 2 3 6.6-6.7-3L12 23l-2.6-3.9-6.7 3 3-6.6L.5 13.5l5.2-1.9L2.5 4.8 9.4 8z' },
  flag: {
    fill: 'M4.2 2h2v20h-2zM7 3.2c4.2-1.6 7 2 14.3.2v10.8C14 16 11.2 12.4 7 14z',
    cut: 'M11.3 6.6l5.4 4.4M16.7 6.6L11.3 11',
    cutWidth: 1.7,
  },
  gold: { line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z', width: 2, fill: 'M12 6.5l2 3.7 4 1.8-4 1.8-2 3.7-2-3.7L6 12l4-1.8z' },
  smoke: {
    fill: 'M6.2 19.5a4.4 4.4 0 0 1-.7-8.7 5.6 5.6 0 0 1 10-3.4 4.8 4.8 0 0 1 5.3 6.5 3.4 3.4 0 0 1-2.6 5.6z',
    cut: 'M9 16c-1.5-2.8 1.2-5 3.2-3.6M13.5 16.2c2.7.4 4-1.9 2.6-3.7',
    cutWidth: 1.3,
  },
  energy: { fill: 'M13.8 1L4.5 13.5h6L8.8 23 19.5 9.3h-6.7z' },
  crew: {
    fill: 'M3.5 9C6 3.7 9 5.5 12 2.3 15 5.5 18 3.7 20.5 9c-5-1.6-12-1.6-17 0zM7.5 9.6c3-.5 6-.5 9 0 .2 3.4-1.8 6-4.5 6s-4.7-2.6-4.5-6zM3.5 22c.2-4 3-6 5.5-6.1l3 2.1 3-2.1c2.5.1 5.3 2.1 5.5 6.1z',
  },
  communication: { fill: 'M3 3.5h18v12h-8.5L8 20.5v-5H3z', cut: 'M8 9.5h.1M12 9.5h.1M16 9.5h.1', cutWidth: 2.4 },
  card: { fill: 'M8.5 2.5l12 2.8-4 16.7-12-2.8z', cut: 'M10.8 6.7l6.3 1.5-2.6 10.6-6.3-1.5z', cutWidth: 1.3 },
  propeller: {
    fill: 'M12 10.3C8.7 7.8 8.6 3.3 12 1c3.4 2.3 3.3 6.8 0 9.3zM13.5 12.9c3.8-1.6 7.8.5 8.1 4.6-3.7 1.8-7.6-.6-8.1-4.6zM10.5 12.9c-.5 4-4.4 6.4-8.1 4.6.3-4.1 4.3-6.2 8.1-4.6zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  wheel: {
    line: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6L4.6 19.4',
    width: 1.7,
    fill: 'M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  },
  mast: { fill: 'M10.8 1.5h2.4v21h-2.4zM14 4c5.5 1.6 6.3 8 5 12.5h-5zM10 6.5C6.3 8.3 5 12.5 5.4 16.5H10z' },
  lair: {
    fill: 'M12 2C6.3 2 3 5.8 3 10.6c0 3 1.6 4.9 3.5 5.9V21h11v-4.5c1.9-1 3.5-2.9 3.5-5.9C21 5.8 17.7 2 12 2z',
    cut: 'M8.3 11h.1M15.7 11h.1M12 14.2v.6M10 18.5V21M14 18.5V21',
    cutWidth: 2.6,
  },
  pair: { line: 'M4 8.5h9v12H4zM9 8.5v-5h11v12h-7', width: 1.9 },
  eye: {
    line: 'M2 12s3.7-6.3 10-6.3S22 12 22 12s-3.7 6.3-10 6.3S2 12 2 12z',
    width: 1.9,
    fill: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  },
  anchor: { line: 'M12 7v14M5 13c0 5 3.3 8 7 8s7-3 7-8M8 10.5h8M12 2.5a2.2 2.2 0 1 0 0 4.5 2.2 2.2 0 0 0 0-4.5z', width: 2 },
  again: { line: 'M19.5 8.5a8.3 8.3 0 1 0 .8 6M20.5 3.5v5h-5', width: 2.2 },
  check: { line: 'M4.5 12.8l5 5 10-11.3', width: 3 },
  cross: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13', width: 3 },
  unknown: { line: 'M8.3 8.8c0-5 7.5-5 7.5-.4 0 3.2-3.7 3.1-3.7 6.3', width: 2.6, fill: 'M10.5 17.5h3v3h-3z' },
  speech: { line: 'M3 4h18v12h-9l-5 4.5V16H3z', width: 1.9 },
  die: {
    line: 'M4 4h16v16H4z',
    width: 2,
    fill: 'M8.5 7.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM15.5 13.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  },
  deck: { line: 'M5 7.5h11v14H5zM8 4.5h11v14', width: 1.8 },
} as const satisfies Record<string, Glyph>

export type GlyphName = keyof typeof GLYPHS

/** The ground of a crest: each weapon has a shape of its own. */
const SHAPES: Record<Card | Face, string> = {
  whip: 'M20 1.5a18.5 18.5 0 1 0 0 37 18.5 18.5 0 0 0 0-37z',
  sabre: 'M4 3.5h32v17c0 9-7 15-16 18.5C11 35.5 4 29.5 4 20.5z',
  crossbow: 'M20 0l20 20-20 20L0 20z',
  pistol: 'M10 2.5h20L40 20 30 37.5H10L0 20z',
  cannon: 'M3.5 3.5h33v33h-33z',
  joker: 'M20 0l5.5 6.7L34.1 5.9l-.8 8.6L40 20l-6.7 5.5.8 8.6-8.6-.8L20 40l-5.5-6.7-8.6.8.8-8.6L0 20l6.7-5.5-.8-8.6 8.6.8z',
  flag: 'M3 2h34v35.5L20 31 3 37.5z',
}

/** Where the glyph sits on its ground, and how large. */
const SEATS: Record<Card | Face, { size: number; x: number; y: number }> = {
  whip: { size: 25, x: 20, y: 20 },
  sabre: { size: 25, x: 20, y: 18.5 },
  crossbow: { size: 21, x: 20, y: 20 },
  pistol: { size: 25, x: 20.5, y: 19.5 },
  cannon: { size: 26, x: 20, y: 19.5 },
  joker: { size: 21, x: 20, y: 20 },
  flag: { size: 23, x: 20, y: 17 },
}

export const crestOf = (thing: Card | Face): { shape: string; seat: { size: number; x: number; y: number } } => ({
  shape: SHAPES[thing],
  seat: SEATS[thing],
})

/** Colours: the ground of the crest, its rim, the glyph on it, and a band dark enough for white text. */
export const COLOURS: Record<Card | Face, { ground: string; rim: string; glyph: string; band: string; ink: string }> = {
  whip: { ground: '#2c9a60', rim: '#8fe0b3', glyph: '#f4fff8', band: '#1d6b42', ink: '#f4fff8' },
  sabre: { ground: '#2f74d0', rim: '#9cc6ff', glyph: '#f3f8ff', band: '#1f4f95', ink: '#f3f8ff' },
  crossbow: { ground: '#d5701c', rim: '#ffc48f', glyph: '#fff8f0', band: '#94480b', ink: '#fff8f0' },
  pistol: { ground: '#c9333d', rim: '#ff9ea4', glyph: '#fff3f3', band: '#94212a', ink: '#fff3f3' },
  cannon: { ground: '#1d2230', rim: '#98a5c2', glyph: '#eef2fb', band: '#1d2230', ink: '#eef2fb' },
  joker: { ground: '#fff6df', rim: '#c79a3d', glyph: '#7a5410', band: '#f3ead7', ink: '#3d2b08' },
  flag: { ground: '#6a7385', rim: '#d5dae4', glyph: '#ffffff', band: '#434b5c', ink: '#ffffff' },
}

/** The sign of a crew member's talent. */
export const TALENTS: Record<Crew, GlyphName> = {
  ludvig: 'sabre',
  olga: 'propeller',
  shuki: 'again',
  kublai: 'gold',
  baba: 'eye',
  mama: 'joker',
  rhett: 'smoke',
  augusta: 'die',
}

/** The coat each crew member wears. */
export const COATS: Record<Crew, string> = {
  ludvig: '#7d2f3f',
  olga: '#23607a',
  shuki: '#6a4b1c',
  kublai: '#7a5a12',
  baba: '#4a3278',
  mama: '#8a4a2a',
  rhett: '#3c4a5e',
  augusta: '#215a45',
}

export function rewardSign(reward: Reward): GlyphName {
  if (typeof reward === 'object') return 'gold'
  return reward
}

/** What an assault forbids, by the sign that is struck out. */
export const FORBIDDEN: Record<Constraint, GlyphName> = { no_crew: 'crew', no_pair: 'pair', no_smoke: 'smoke' }
