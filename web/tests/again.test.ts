import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cameWhole, openAgain } from '../src/lib/again.ts'

/** A server that is away for so many questions, then answers. */
function server(away: number): { asked: number } {
  const seen = { asked: 0 }
  vi.stubGlobal('fetch', () => {
    seen.asked += 1
    return seen.asked <= away ? Promise.reject(new Error('away')) : Promise.resolve(new Response())
  })
  return seen
}

describe('a page of which a part did not come', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    cameWhole()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('opens again by itself as soon as the server answers', async () => {
    const seen = server(2)
    const reload = vi.fn()
    openAgain(reload)
    await vi.advanceTimersByTimeAsync(1000 + 2000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(4000)
    expect(seen.asked).toBe(3)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits longer each time, also over pages that were opened again in vain', async () => {
    server(0)
    const reload = vi.fn()
    for (const wait of [1000, 2000, 4000]) {
      reload.mockClear()
      const stop = openAgain(reload)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(reload).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(reload).toHaveBeenCalledOnce()
      stop()
    }
    cameWhole()
    reload.mockClear()
    openAgain(reload)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload, 'whatever came whole begins anew').toHaveBeenCalledOnce()
  })

  it('does nothing once somebody went elsewhere', async () => {
    server(0)
    const reload = vi.fn()
    openAgain(reload)()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })
})
