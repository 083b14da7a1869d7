import type {
  AboutMe,
  Advice,
  Analysis,
  Counsel,
  DailyDeal,
  GameInfo,
  Json,
  NewBan,
  NewTable,
  Overview,
  Proposed,
  ReplayFile,
  Setting,
  Settled,
  TableInfo,
} from '../wire.ts'
import { cookies } from './cookies.svelte.ts'
import { learn } from './facts.ts'

/** What went wrong with a request; `code` is a stable word with a message `error-{code}`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly detail?: string,
    /** What is wrong with the text of an option; the game has a message for it. */
    readonly why?: string,
  ) {
    super(detail ? `${code}: ${detail}` : code)
  }
}

const BASE = '/api/v1'

async function call<T>(method: string, path: string, body?: unknown, operator?: string): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(operator === undefined ? {} : { 'x-flibuste-admin': operator }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError('server_away', 0)
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as T
  const told = (await answer.json().catch(() => null)) as { error?: { code?: string; detail?: string; why?: string } } | null
  const code = told?.error?.code ?? (answer.status >= 502 ? 'server_away' : answer.status === 429 ? 'too_many' : 'unexpected')
  throw new ApiError(code, answer.status, told?.error?.detail, told?.error?.why)
}

/** Asks for a seat: not where it could not be held, so that no table waits for somebody who can only look on. */
async function takeSeat(path: string, body: unknown): Promise<TableInfo> {
  if (!cookies.work) throw new ApiError('cookies_blocked', 0)
  const table = await call<TableInfo>('POST', path, body)
  cookies.took(table)
  return table
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

/** The games do not change while the page is open. */
let games: Promise<GameInfo[]> | null = null

export const api = {
  games: () => {
    games ??= call<GameInfo[]>('GET', '/games').then(
      (told) => {
        learn(told)
        return told
      },
      (error: unknown) => {
        games = null
        throw error
      },
    )
    return games
  },
  cards: (game: string) => call<Json>('GET', `/games/${encodeURIComponent(game)}/cards`),
  /** A set-up that a game proposes; the same seed and number give the same one. */
  propose: (game: string, seats: number, wishes: Record<string, Setting>, seed: string | null, number: number) =>
    call<Proposed>('POST', `/games/${encodeURIComponent(game)}/proposal`, { seats, wishes, number, ...(seed === null ? {} : { seed }) }),
  /** What settings stand for, with the defaults. */
  settle: (game: string, seats: number, options: Record<string, Setting>) =>
    call<Settled>('POST', `/games/${encodeURIComponent(game)}/settings`, { seats, options }),
  listed: () => call<TableInfo[]>('GET', '/tables'),
  mine: () => call<TableInfo[]>('GET', '/me/tables'),
  replays: () => call<TableInfo[]>('GET', '/replays'),
  make: (table: NewTable) => takeSeat('/tables', table),
  /** A guided first game, at which everything is set. */
  first: (game: string, name: string) => takeSeat(`/games/${encodeURIComponent(game)}/first`, { name }),
  /** My table of today's deal: everybody has one a day. */
  playDaily: (game: string, name: string) => takeSeat(`/games/${encodeURIComponent(game)}/daily`, { name }),
  daily: (game: string, day?: number) =>
    call<DailyDeal>('GET', `/games/${encodeURIComponent(game)}/daily${day === undefined ? '' : `?day=${day}`}`),
  /** What a bot would do in my place, at a first game. */
  advice: (id: string, seat: number) => call<Advice>('GET', `${at(id)}/seats/${seat}/advice`),
  /** What the admiral thinks of my moves. */
  counsel: (id: string, seat: number) => call<Counsel>('GET', `${at(id)}/seats/${seat}/counsel`),
  /** What the admiral thinks of the moves of a game that is over, a part of them. */
  analysis: (id: string, from: number) => call<Analysis>('GET', `${at(id)}/analysis?from=${from}`),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  join: (id: string, seat: number, name: string, word?: string, invitation?: string) =>
    takeSeat(`${at(id)}/seats/${seat}/join`, { name, ...(word ? { word } : {}), ...(invitation ? { invitation } : {}) }),
  word: (id: string, seat: number, word: string) => call<TableInfo>('POST', `${at(id)}/seats/${seat}/word`, { word }),
  leave: (id: string, seat: number) => {
    cookies.left(id)
    return call<TableInfo>('POST', `${at(id)}/seats/${seat}/leave`, {})
  },
  rename: (id: string, seat: number, name: string) => call<TableInfo>('POST', `${at(id)}/seats/${seat}/rename`, { name }),
  standIn: (id: string, seat: number, level: string | null) => call<TableInfo>('POST', `${at(id)}/seats/${seat}/stand-in`, { level }),
  /** Before the deal: frees a seat of somebody who has been away for a while. */
  free: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/seats/${seat}/free`, {}),
  /** Before the deal: gives a free seat to a bot, or takes it back. */
  seatBot: (id: string, seat: number, level: string | null) => call<TableInfo>('POST', `${at(id)}/seats/${seat}/bot`, { level }),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`, {}),
  replay: (id: string, eyes: string) => call<ReplayFile>('GET', `${at(id)}/replay?as=${encodeURIComponent(eyes)}`),
  notice: () => call<{ text: string }>('GET', '/notice'),
  erase: () => call<void>('POST', '/me/erase', {}),
  aboutMe: () => call<AboutMe>('GET', '/me'),
  /** What whoever runs the server may do with its key. */
  admin: {
    overview: (key: string) => call<Overview>('GET', '/admin', undefined, key),
    close: (key: string, id: string) => call<void>('POST', `/admin${at(id)}/close`, {}, key),
    delete: (key: string, id: string) => call<void>('POST', `/admin${at(id)}/delete`, {}, key),
    ban: (key: string, ban: NewBan) => call<unknown>('POST', '/admin/bans', ban, key),
    notice: (key: string, text: string) => call<unknown>('POST', '/admin/notice', { text }, key),
  },
  recordLink: (id: string) => `${BASE}${at(id)}/record`,
  /** Onlookers are called by the name they have in this browser. */
  socketLink: (id: string, seat: number | null, since: number, name: string) => {
    const link = new URL(`${BASE}${at(id)}/socket`, location.href)
    link.protocol = link.protocol === 'https:' ? 'wss:' : 'ws:'
    if (seat !== null) link.searchParams.set('seat', String(seat))
    else if (name) link.searchParams.set('name', name)
    if (since > 0) link.searchParams.set('since', String(since))
    return link.href
  },
}
