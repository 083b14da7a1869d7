import { describe, expect, it } from 'vitest'
import { scrolledTo } from '../deck.ts'

describe('a card in too little room', () => {
  it('stays where it is while the line that counts is seen whole', () => {
    expect(scrolledTo({ top: 10, height: 30 }, 118, 0)).toBe(0)
    expect(scrolledTo({ top: 0, height: 118 }, 118, 25)).toBe(25)
  })

  it('moves just as far as it takes, up or down', () => {
    expect(scrolledTo({ top: 100, height: 36 }, 118, 0)).toBe(18)
    expect(scrolledTo({ top: -20, height: 36 }, 118, 50)).toBe(30)
  })

  it('begins with the beginning of what is higher than the room', () => {
    expect(scrolledTo({ top: 40, height: 200 }, 118, 0)).toBe(40)
  })
})
