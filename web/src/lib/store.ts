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
