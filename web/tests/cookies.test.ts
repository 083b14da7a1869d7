import { beforeEach, expect, it, vi } from 'vitest'

const table = (id: string, mine: boolean) => ({ id, seats: [{ mine }] }) as never
const fresh = async () => {
  vi.resetModules()
  return (await import('../src/lib/cookies.svelte.ts')).cookies
}
beforeEach(() => vi.stubGlobal('navigator', { cookieEnabled: true }))

it('says whether a browser keeps no cookies, as far as it says so itself', async () => {
  expect((await fresh()).work).toBe(true)
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect((await fresh()).work).toBe(false)
})

it('finds out that a seat is not mine that was just given to me', async () => {
  const cookies = await fresh()
  cookies.took(table('a', true))
  expect(cookies.miss(table('b', false)), 'another table').toBe(false)
  expect(cookies.miss(table('a', true)), 'it is').toBe(false)
  expect(cookies.miss(table('a', false)), 'it was, and went later').toBe(false)
  expect(cookies.work).toBe(true)

  cookies.took(table('a', true))
  cookies.left('a')
  expect(cookies.miss(table('a', false)), 'I got up').toBe(false)

  cookies.took(table('c', false))
  expect(cookies.miss(table('c', false)), 'I sat nowhere').toBe(false)
  cookies.took(table('a', true))
  expect(cookies.miss(table('a', false))).toBe(true)
  expect(cookies.work).toBe(false)
})
