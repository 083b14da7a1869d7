/** Keeps small things in the browser; where that is not allowed, they last as long as the page. */
const memory = new Map<string, string>()

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    localStorage.setItem(`flibuste.${key}`, text)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Forgets something. */
export function drop(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(`flibuste.${key}`)
  } catch {
    // As above.
  }
}

/** What of this browser's is ours, by name. */
function ours(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith('flibuste.'))
  } catch {
    return []
  }
}

/** Everything that is kept, to take along. */
export function allKept(): Record<string, unknown> {
  const keys = new Set([...memory.keys(), ...ours().map((key) => key.slice('flibuste.'.length))])
  return Object.fromEntries([...keys].sort().map((key) => [key, kept<unknown>(key, null)]))
}

/** Forgets everything. */
export function dropAll(): void {
  memory.clear()
  for (const key of ours()) localStorage.removeItem(key)
}

/** Whether nothing lasts longer than the page here. */
export function keepsNothing(): boolean {
  try {
    localStorage.setItem('flibuste.try', '1')
    localStorage.removeItem('flibuste.try')
    return false
  } catch {
    return true
  }
}

export function kept<T>(key: string, otherwise: T): T {
  let text: string | null = memory.get(key) ?? null
  try {
    text = localStorage.getItem(`flibuste.${key}`) ?? text
  } catch {
    // As above.
  }
  try {
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}
