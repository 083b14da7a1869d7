/** Where the page is. Everything is behind the `#`, so that any server that can hand out one file can hand out the page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: number | null; invitation: string | null }
  | { page: 'replay'; id: string; entry: number | null; eyes: string | null; follow: number | null }
  | { page: 'help'; game: string | null }
  | { page: 'daily'; game: string | null }
  | { page: 'log' }
  | { page: 'about' }
  | { page: 'data' }
  | { page: 'admin'; key: string | null }
  | { page: 'unknown' }

/** Reads what stands behind the `#`. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const parts = path.split('/').filter(Boolean).map(decode)
  const asked = new URLSearchParams(query)
  const [page, first, second] = parts
  switch (page) {
    case undefined:
      return { page: 'home' }
    case 'new':
      return first && parts.length === 2 ? { page: 'new', game: first } : { page: 'unknown' }
    case 'table':
      return first && parts.length === 2
        ? { page: 'table', id: first, seat: whole(asked.get('seat')), invitation: asked.get('invitation') }
        : { page: 'unknown' }
    case 'replay':
      return first && parts.length <= 3
        ? { page: 'replay', id: first, entry: whole(second ?? null), eyes: asked.get('as'), follow: whole(asked.get('follow')) }
        : { page: 'unknown' }
    case 'help':
      return { page: 'help', game: first ?? null }
    case 'daily':
      return { page: 'daily', game: first ?? null }
    case 'log':
      return { page: 'log' }
    case 'data':
      return { page: 'data' }
    case 'about':
      return { page: 'about' }
    case 'admin':
      return { page: 'admin', key: asked.get('key') }
    default:
      return { page: 'unknown' }
  }
}

/** The link to a place. */
export const to = {
  home: '#/',
  help: '#/help',
  about: '#/about',
  log: '#/log',
  /** What is kept of me, to take along or to have taken out. */
  data: '#/data',
  daily: (game: string) => `#/daily/${encodeURIComponent(game)}`,
  admin: '#/admin',
  make: (game: string) => `#/new/${encodeURIComponent(game)}`,
  table: (id: string, seat?: number) => `#/table/${encodeURIComponent(id)}${seat === undefined ? '' : `?seat=${seat}`}`,
  /** The link for somebody a seat is kept for. */
  invited: (id: string, invitation: string) => `#/table/${encodeURIComponent(id)}?invitation=${encodeURIComponent(invitation)}`,
  helpOf: (game: string) => `#/help/${encodeURIComponent(game)}`,
  replay: (id: string, entry?: number, eyes?: string | null, follow?: number | null) => {
    const asked = [...(eyes ? [`as=${encodeURIComponent(eyes)}`] : []), ...(follow == null ? [] : [`follow=${follow}`])].join('&')
    return `#/replay/${encodeURIComponent(id)}${entry === undefined ? '' : `/${entry}`}${asked && `?${asked}`}`
  },
}

/** Finds the table in what somebody pasted: a whole link, its end, or just the id. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim()
  const linked = /#\/(?:table|replay)\/([^/?\s]+)/.exec(text)
  if (linked) return decode(linked[1]!)
  return /^[\w-]{4,64}$/.test(text) ? text : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

class Router {
  route = $state.raw<Route>({ page: 'home' })

  start(): void {
    this.route = parse(location.hash)
    addEventListener('hashchange', () => (this.route = parse(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Changes the address without leaving a step in the history. */
  replace(hash: string): void {
    history.replaceState(null, '', hash)
    this.route = parse(hash)
  }
}

export const router = new Router()
