import type { Deck, SectorKind } from './wire.ts'

/** Drawn on a grid of 24: `fill` is filled with the colour of the text, `line` is stroked with it. */
export interface Drawing {
  fill?: string
  line?: string
  width?: number
}

export const SIGNS = {
  /** A coin with a chip's legs. */
  crypto: {
    line: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM9.5 1.5v3M14.5 1.5v3M9.5 19.5v3M14.5 19.5v3',
    fill: 'M14.6 9.3c-.6-.9-1.5-1.3-2.6-1.3-2 0-3.3 1.6-3.3 4s1.3 4 3.3 4c1.1 0 2-.4 2.6-1.3l-1.3-1c-.3.5-.7.7-1.2.7-1 0-1.6-.9-1.6-2.4s.6-2.4 1.6-2.4c.5 0 .9.2 1.2.7z',
    width: 2,
  },
  /** Two chevrons under way. */
  manoeuvre: { fill: 'M3 4h6l7 8-7 8H3l7-8zM13 4h4l6 8-6 8h-4l6-8z' },
  /** A crowned banner. */
  influence: { fill: 'M4 3l4 3.5L12 1.5l4 5L20 3v7H4zM4 12h16v2c0 4.5-4 7.5-8 9-4-1.5-8-4.5-8-9z' },
  mineral: { fill: 'M12 1l6 7-6 15L6 8z', line: 'M6 8h12M12 1v22', width: 1 },
  defence: { fill: 'M12 1l9 3.5V11c0 6-4 10-9 12-5-2-9-6-9-12V4.5z' },
  hunt: {
    line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 1v5M12 18v5M1 12h5M18 12h5',
    width: 2,
    fill: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  sword: { fill: 'M20.5 2L22 3.5 10.5 16 8 13.5zM6 12.5l5.5 5.5-1.5 1.5-1.8-1.8L4.5 21.5 2.5 19.5l3.7-3.7L4.5 14z' },
  deck: { line: 'M6 3h11v15H6zM8.5 21H20V6', width: 2 },
  hand: { line: 'M4 7l8-2 3 13-8 2zM14 5.5l6 1.5-3 12', width: 2 },
  discard: { line: 'M5 8h14l-1.5 13h-11zM3 8h18M9 8V4h6v4', width: 2 },
  reserve: { line: 'M5 10h14v11H5zM8 10V7a4 4 0 0 1 8 0v3M12 14v3', width: 2 },
  play: { line: 'M3 19h18M6 15h12V4H6z', width: 2 },
  marker: { fill: 'M5 2h2v20H5zM8 3h12l-3.5 4.5L20 12H8z' },
  ship: { fill: 'M12 1c3 3 4.5 7 4.5 11l4.5 5v4l-6-2.5-1.5 3.5h-3L9 18.5 3 21v-4l4.5-5C7.5 8 9 4 12 1z' },
  look: { line: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15 15l6.5 6.5', width: 2.4 },
  cross: { line: 'M6 6l12 12M18 6L6 18', width: 2.4 },
  crown: { fill: 'M2 7l5 4 5-8 5 8 5-4-2.5 12h-15z' },
  sealed: {
    fill: 'M12 5c-2.5 0-4.5 2-4.5 4.5 0 1.7.9 3 2.3 3.8v2.2h4.4v-2.2c1.4-.8 2.3-2.1 2.3-3.8C16.5 7 14.5 5 12 5z',
    line: 'M8 20l8-3M8 17l8 3',
    width: 1.8,
  },
  terminal: { line: 'M3 4h18v13H3zM8 21h8M12 17v4M6.5 8l3 2.5-3 2.5M12 13.5h5', width: 2 },
  turrets: { fill: 'M4 21v-6h16v6zM7 14l1.5-6h7L17 14z', line: 'M13 9l8-6M11 9L3 3', width: 2.4 },
  vortex: { line: 'M12 12c0-2 3-2 3 .5 0 3.5-6 3.5-6-.5 0-5.5 9.5-5.5 9.5 1 0 7.5-13 7-13-1.5C5.5 4 14 2 18 5.5', width: 2.2 },
  research: { line: 'M9 2h6M10 2v7L4 19c-1 2 0 3 1.5 3h13c1.5 0 2.5-1 1.5-3L14 9V2M7 15.5h10', width: 2 },
  mines: { line: 'M3 21L14.5 9.5M8 4.5C13 3 18 5 21.5 10.5M18 2.5l3.5 3.5', width: 2.6 },
  fortress: { fill: 'M3 22V6h4v3h3V4h4v5h3V6h4v16h-6v-5a3 3 0 0 0-6 0v5z' },
  tortuga: { fill: 'M12 2.5l8 4.7v9.6l-8 4.7-8-4.7V7.2z', line: 'M12 6.5L7.5 9.2v5.5L12 17.5l4.5-2.8V9.2z', width: 1.4 },
} satisfies Record<string, Drawing>

export type SignName = keyof typeof SIGNS

/** Sectors and the decks they sell share a colour. */
export const SECTOR_COLOURS: Record<SectorKind, string> = {
  terminal: '#3fc1d6',
  turrets: '#8fa8ee',
  vortex: '#b08cff',
  research: '#4fe0a0',
  mines: '#ffb454',
  fortress: '#ff7d6e',
  tortuga: '#f2cf7f',
}

export const DECK_COLOURS: Record<Deck, string> = {
  start: '#93a0c4',
  ship: '#e2b04f',
  t: '#3fc1d6',
  v: '#b08cff',
  f: '#ff7d6e',
  r: '#4fe0a0',
  m: '#ffb454',
  hunt: '#ef7bd3',
}

/** The creatures of the standard box, by the name in the data file; others take their turn among these. */
export const CREATURES: Record<string, Drawing> = {
  h_robot: {
    line: 'M6 8h12v9H6zM12 8V4M12 3v.5M9 21v-4M15 21v-4M3 10v5M21 10v5M10 14.5h4',
    fill: 'M9 10.5h2v2H9zM13 10.5h2v2h-2z',
    width: 1.8,
  },
  h_worm: {
    line: 'M3 20c5 0 3-6 7-6s2-6 6-6M16 8c3.5-1.5 5.5.5 5 3.5M5.5 16l1.5 2M9 12.5l2 2M13 8l2 2.5',
    width: 2.6,
    fill: 'M18.5 5.5l3.5.5-1 3z',
  },
  h_spider: {
    fill: 'M12 8a4 4.5 0 1 0 0 9 4 4.5 0 0 0 0-9z',
    line: 'M9 10L4 5v4M15 10l5-5v4M8.5 12.5L2 12v4M15.5 12.5L22 12v4M9 15.5l-4 5M15 15.5l4 5',
    width: 1.7,
  },
  h_parasite: {
    fill: 'M12 4c4 0 7 3 7 6.5S16 16 12 16s-7-2-7-5.5S8 4 12 4z',
    line: 'M8 16l-2 5M11 16v6M14 16l1 5M17 14.5l3 4',
    width: 1.8,
  },
  h_ray: {
    fill: 'M12 4c3 2 7 5 11 6-4 1.5-8 2.5-9.5 6L12 17l-1.5-1C9 12.5 5 11.5 1 10c4-1 8-4 11-6z',
    line: 'M12 16c0 3 1 4.5 3 6',
    width: 1.8,
  },
  h_golem: { fill: 'M8 3h8l1.5 5L21 9l1 7-3.5.5L17 22h-4l-1-5-1 5H7l-1.5-5.5L2 16l1-7 3.5-1z' },
  h_stalker: { fill: 'M12 2c3 3 5 4 9 4-1 8-3 13-9 16C6 19 4 14 3 6c4 0 6-1 9-4z' },
  h_medusa: {
    fill: 'M4 12c0-5.5 3.5-9 8-9s8 3.5 8 9c-2.5 1.5-5-1-8 .5-3-1.5-5.5 1-8-.5z',
    line: 'M7 13.5c-1 3 1 4 0 7.5M11 13.5c-1 3 1 4.5 0 8M15 13.5c1 3-1 4 .5 7.5M18 13c1 2 0 4 1 6',
    width: 1.7,
  },
  h_leviathan: { fill: 'M2 13c4-6 10-8 16-5l4-4v7c1 4-1 8-5 9-6 1.5-11-1-15-7z', line: 'M5 17l-2 4M9 19.5L8.5 22', width: 1.8 },
  h_kraken: {
    fill: 'M12 1.5c4 1.5 6 5 5 9.5-.5 2-2.5 3-5 3s-4.5-1-5-3c-1-4.5 1-8 5-9.5z',
    line: 'M8 13c-1 4-5 3-5 7M10.5 14c-.5 4-2.5 4-2.5 8M13.5 14c.5 4 2.5 4 2.5 8M16 13c1 4 5 3 5 7',
    width: 2,
  },
}

/** The four hulls, by their place in the deck of ships. */
export const HULLS: string[] = [
  // A corsair: swept wings.
  'M12 1l3 8 8 8-8-2-1.5 6h-3L9 15l-8 2 8-8z',
  // A bastion: broad and armoured.
  'M9 2h6l2 6 5 3v8l-5-1-2 4H9l-2-4-5 1v-8l5-3z',
  // A freighter: boxes in a row.
  'M10 1h4l1.5 4H18v5h2v8h-3v4H7v-4H4v-8h2V5h2.5z',
  // A scout: a needle.
  'M12 0l2 9 5 9-5-1.5L12 23l-2-6.5L5 18l5-9z',
]

/** A number that stays the same for a card, to choose the parts of its portrait. */
export function spin(text: string, salt: number): number {
  let hash = salt * 7919 + 17
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return hash
}
