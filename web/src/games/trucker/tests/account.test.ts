import { describe, expect, it } from 'vitest'
import { brought, signed, type Entry } from '../account.ts'

describe('the account', () => {
  const account: Entry[] = [
    { item: { arrival: 1 }, credits: 4, total: 8 },
    { item: { best_looking: 2 }, credits: 2, total: 10 },
    { item: { losses: 1 }, credits: -1, total: 9 },
  ]

  it('begins with what was earned in flight, so that its lines add up to the total', () => {
    expect(brought(account)).toBe(4)
    expect(brought(account) + account.reduce((sum, { credits }) => sum + credits, 0)).toBe(account.at(-1)?.total)
    expect(brought([])).toBe(0)
  })

  it('shows what is gained and what is lost', () => {
    expect([4, 0, -1].map(signed)).toEqual(['+4', '0', '−1'])
  })
})
