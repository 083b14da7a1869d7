import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob('../src/**/*.{svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The animations that never end, each with the file it is in. One in steps is drawn a few times a second, not sixty: that may go on. */
function restless(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/animation(?:-iteration-count)?:[^;]*\binfinite\b[^;]*/g)]
      .map(([found]) => found)
      .filter((found) => !found.includes('steps('))
      .map((found) => `${file.replace('../src/', '')}: ${found}`),
  )
}

test('a page that waits for somebody draws nothing', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  expect(restless(sources)).toEqual([])
})

test('what never rests is found', () => {
  expect(restless({ '../src/x.css': '.a { animation: turn 2s linear infinite; }' })).toHaveLength(1)
  expect(restless({ '../src/x.css': '.a { animation: turn 2s linear 3; }' })).toHaveLength(0)
  expect(restless({ '../src/x.css': '.a { animation: turn 2s steps(3) infinite; }' })).toHaveLength(0)
})
