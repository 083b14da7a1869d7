import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventOf, sceneKinds, sceneOf, weightOf, type None, type SceneRule } from '../src/lib/scene.ts'
import { tunes } from '../src/lib/sound.ts'
import type { Json } from '../src/wire.ts'

const folder = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
  .map(({ name }) => name)

/** The names of all kinds of events, from the types that the rules write: the parts of the union, at its top. */
function kindsIn(game: string): string[] {
  const text = readFileSync(join(folder, game, 'generated.ts'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const start = text.indexOf('export type Event = ') + 'export type Event = '.length
  const names: string[] = []
  let depth = 0
  for (const [found] of text.slice(start).matchAll(/"[a-z_]+"|[{}();]/g)) {
    if (found === ';' && depth === 0) break
    if (found === '{' || found === '(') depth += 1
    else if (found === '}' || found === ')') depth -= 1
    else if (found !== ';' && depth <= 1) names.push(found.slice(1, -1))
  }
  return names
}

const scenesOf = async (game: string): Promise<Record<string, SceneRule>> =>
  ((await import(`../src/games/${game}/scenes.ts`)) as { scenes: Record<string, SceneRule> }).scenes

/** Every value in the fixtures of a game that stands where events do. */
function told(game: string): Json[] {
  const at = join(folder, game, 'fixtures')
  const files = existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.json')) : []
  const found: Json[] = []
  const walk = (value: Json, name: string): void => {
    if (Array.isArray(value)) {
      if (name === 'recent' || name === 'events') found.push(...value)
      else for (const one of value) walk(one, '')
    } else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) walk(inner, key)
  }
  for (const file of files) walk(JSON.parse(readFileSync(join(at, file), 'utf8')) as Json, '')
  return found
}

describe.each(games)('the scenes of %s', (game) => {
  it('are there for every kind of event, or it is said why there is none', async () => {
    const scenes = await scenesOf(game)
    const kinds = kindsIn(game)
    expect(kinds.length).toBeGreaterThan(30)
    expect(kinds.filter((kind) => !(kind in scenes))).toEqual([])
    expect(Object.keys(scenes).filter((kind) => !kinds.includes(kind))).toEqual([])
    const silent = Object.entries(scenes).filter(([, rule]) => typeof rule === 'object')
    for (const [kind, rule] of silent) expect((rule as None).none.length, kind).toBeGreaterThan(10)
    // Most of what happens is seen.
    expect(silent.length).toBeLessThan(kinds.length / 2)
  })

  it('can be made of every event in the fixtures', async () => {
    const scenes = await scenesOf(game)
    for (const event of told(game)) {
      const rule = scenes[eventOf(event)[0]]
      expect(rule, JSON.stringify(event)).toBeDefined()
      const scene = sceneOf(scenes, event, { seat: 0 })
      if (scene) expect(sceneKinds).toContain(scene.kind)
      for (const selector of [...(scene?.from ?? []), ...(scene?.to ?? [])]) expect(selector).not.toMatch(/undefined|null|\[object/)
    }
  })

  it('say when the game ends and when a turn begins', async () => {
    const rules = Object.values(await scenesOf(game))
    const made = rules.filter((rule) => typeof rule === 'function').map((rule) => rule.toString())
    expect(made.some((rule) => /kind: ["']end["']/.test(rule))).toBe(true)
    expect(made.some((rule) => /begins: (true|!0)/.test(rule))).toBe(true)
  })
})

it('sound each in a way of its own', () => {
  const heard = sceneKinds.map((kind) => JSON.stringify(tunes[kind]))
  expect(new Set(heard).size).toBe(sceneKinds.length)
  for (const kind of sceneKinds) expect(tunes[kind].length).toBeGreaterThan(0)
})

it('weigh more if they hit me', () => {
  expect(weightOf({ kind: 'fly', hits: [1] }, 1)).toBeGreaterThan(weightOf({ kind: 'betrayal', hits: [0], grand: true }, 1))
  expect(weightOf({ kind: 'conquest' }, 1)).toBeGreaterThan(weightOf({ kind: 'gain' }, 1))
  expect(weightOf(null, 1)).toBeLessThan(weightOf({ kind: 'turn' }, 1))
})
