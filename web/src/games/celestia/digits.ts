/** Figures as lines on a grid of 10 by 16: numbers on cards are drawn, as the other signs are, and said by the label of the card. */
const FIGURES: Record<string, string> = {
  '0': 'M5 1C2 1 1 4 1 8s1 7 4 7 4-3 4-7-1-7-4-7z',
  '1': 'M2 4l4-3v14',
  '2': 'M1 5c0-5.5 8-5.5 8 0 0 3.5-8 6-8 10h8',
  '3': 'M1 3.5C3-.5 9 .5 8.5 4.3 8.2 7 5 7.5 4 7.5c2 0 5 .8 5 3.7 0 4.6-7 5-8.5 1',
  '4': 'M7 15V1L1 10.5h8.5',
  '5': 'M8.5 1H2.3L1.6 7c3-1.8 7.6-.6 7.6 3.6 0 5-6.5 5.7-8.5 2.2',
  '6': 'M8.3 2.4C5-.6 1 2.5 1 9.3c0 7.5 8.2 7.2 8.2 1.2 0-5.2-7-5-8-1',
  '7': 'M1 1h8L4 15',
  '8': 'M5 7.5C1.2 7.5 1 1 5 1s3.8 6.5 0 6.5C.2 7.5-.4 15 5 15s4.8-7.5 0-7.5z',
  '9': 'M1.7 13.6C5 16.6 9 13.5 9 6.7 9-.8.8-.5.8 5.5c0 5.2 7 5 8 1',
  '+': 'M5 4.5v8M1 8.5h8',
}

/** The lines of a number, and how wide it is. */
export function figures(text: string | number): { parts: { path: string; x: number }[]; width: number } {
  const signs = [...String(text)]
  const wide = (sign: string): number => (sign === '1' ? 9 : 13)
  let x = 0
  const parts = signs.map((sign) => {
    const part = { path: FIGURES[sign] ?? '', x }
    x += wide(sign)
    return part
  })
  return { parts, width: Math.max(0, x - 3) }
}
