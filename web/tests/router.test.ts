import { describe, expect, it } from 'vitest'
import { parse, tableIn, to } from '../src/lib/router.svelte.ts'

describe('the address', () => {
  it('names every page', () => {
    expect(parse('')).toEqual({ page: 'home' })
    expect(parse('#/')).toEqual({ page: 'home' })
    expect(parse(to.make('a-game'))).toEqual({ page: 'new', game: 'a-game' })
    expect(parse(to.table('abc'))).toEqual({ page: 'table', id: 'abc', seat: null, invitation: null })
    expect(parse(to.table('abc', 1))).toEqual({ page: 'table', id: 'abc', seat: 1, invitation: null })
    expect(parse(to.invited('abc', 'x/y'))).toEqual({ page: 'table', id: 'abc', seat: null, invitation: 'x/y' })
    expect(parse(to.replay('abc', 12, 'all'))).toEqual({ page: 'replay', id: 'abc', entry: 12, eyes: 'all', follow: null })
    expect(parse(to.replay('abc', 12, null, 1))).toEqual({ page: 'replay', id: 'abc', entry: 12, eyes: null, follow: 1 })
    expect(parse(to.replay('abc', 12, 'all', 0))).toEqual({ page: 'replay', id: 'abc', entry: 12, eyes: 'all', follow: 0 })
    expect(parse(to.replay('abc'))).toEqual({ page: 'replay', id: 'abc', entry: null, eyes: null, follow: null })
    expect(parse(to.helpOf('a-game'))).toEqual({ page: 'help', game: 'a-game' })
    expect(parse(to.about)).toEqual({ page: 'about' })
  })
  it('is unknown when it makes no sense', () => {
    for (const hash of ['#/nowhere', '#/table', '#/table/a/b', '#/replay', '#/new']) expect(parse(hash)).toEqual({ page: 'unknown' })
    expect(parse('#/table/%E0%A4%A')).toMatchObject({ page: 'table' })
    expect(parse('#/table/abc?seat=-1')).toEqual({ page: 'table', id: 'abc', seat: null, invitation: null })
  })
  it('is found in what somebody pasted', () => {
    expect(tableIn('https://example.org/#/table/k3Jd-9?seat=1')).toBe('k3Jd-9')
    expect(tableIn(' viens ! http://localhost:7777/#/table/k3Jd9 ')).toBe('k3Jd9')
    expect(tableIn('k3Jd9aaa')).toBe('k3Jd9aaa')
    expect(tableIn('bonjour à toi')).toBeNull()
    expect(tableIn('')).toBeNull()
  })
})
