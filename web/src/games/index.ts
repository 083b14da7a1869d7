import type { Component } from 'svelte'
import { api } from '../lib/api.ts'
import type { Line } from '../lib/record.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Setting } from '../wire.ts'
import type { Campaign, DeskProps, GameModule, Lesson } from './types.ts'

/** A game the page can draw; its board is fetched when a table of it is opened. */
export interface GameEntry {
  load: () => Promise<GameModule>
}

/** The folder a file lies in: the id of its game. */
const idOf = (path: string): string => path.split('/')[1] ?? ''

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' })
const drawings = import.meta.glob<Component>('./*/Art.svelte', { import: 'default', eager: true })

type Idle = (options: Record<string, Setting>, set?: boolean) => ReadonlySet<string>
const idles = import.meta.glob<Idle>('./*/idle.ts', { import: 'default', eager: true })

const desks = import.meta.glob<Component<DeskProps>>('./*/Desk.svelte', { import: 'default' })

/** What the server says of a game is known before its board is drawn. */
const withFacts = async (load: () => Promise<GameModule>): Promise<GameModule> => (await Promise.all([load(), api.games()]))[0]

/** The games with a board of their own, by id: every folder here with an `index.ts`. */
export const games: Record<string, GameEntry> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [idOf(path), { load: () => withFacts(load) }]),
)

/** How a game is drawn: by its own folder, or told in words if it has none. */
export const entryOf = (id: string): GameEntry =>
  games[id] ?? { load: () => withFacts(() => import('./plain.ts').then(({ plain }) => plain(id))) }

/** The drawing on a game's box, by id: the `Art.svelte` of its folder. */
export const art: Record<string, Component> = Object.fromEntries(Object.entries(drawings).map(([path, drawing]) => [idOf(path), drawing]))

/** The options of a game that change nothing with the others as they are, where its folder says so (`idle.ts`); fewer matter once all are `set`. */
export function idleOptions(id: string, options: Record<string, Setting>, set = false): ReadonlySet<string> {
  return idles[`./${id}/idle.ts`]?.(options, set) ?? new Set()
}

/** What is set at a table, as far as it changes anything. */
export function optionsOf({ game, options }: { game: string; options: Record<string, Setting> }): [option: string, value: Setting][] {
  const idle = idleOptions(game, options, true)
  return Object.entries(options).filter(([option, value]) => value !== '' && !idle.has(option))
}

const lessons = import.meta.glob<Lesson>('./*/first.ts', { import: 'default' })

/** Whether a game has a guided first game: its folder says what is explained there (`first.ts`). */
export const isTaught = (id: string): boolean => `./${id}/first.ts` in lessons

/** What the guided first game of a game explains. */
export const lessonOf = async (id: string): Promise<Lesson> => (await lessons[`./${id}/first.ts`]?.()) ?? []

const campaigns = import.meta.glob<Campaign>('./*/campaign.ts', { import: 'default' })

/** What the games of mine come to together, line by line, where a game's folder knows (`campaign.ts`). */
export const campaignOf = async (id: string, lines: readonly Line[], words: Words): Promise<string[]> =>
  (await campaigns[`./${id}/campaign.ts`]?.())?.(lines, words) ?? []

/** Where a host is proposed set-ups, for a game whose folder has such a desk (`Desk.svelte`). */
export const deskOf = (id: string): Promise<Component<DeskProps>> | null => desks[`./${id}/Desk.svelte`]?.() ?? null
