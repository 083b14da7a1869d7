import { expect, test } from 'vitest'
import { stillFollows } from '../src/table/follow.ts'

const box = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 200 })

test('a log at its end goes along with what is added', () => {
  expect(stillFollows(true, 800, box(800))).toBe(true)
})
test('what was added before the page told of scrolling is no reason to stop', () => {
  expect(stillFollows(true, 800, box(800, 1200))).toBe(true)
})
test('whoever scrolls back reads in peace, and whoever comes back to the end goes along again', () => {
  expect(stillFollows(true, 800, box(500))).toBe(false)
  expect(stillFollows(false, 500, box(600))).toBe(false)
  expect(stillFollows(false, 600, box(790))).toBe(true)
})
