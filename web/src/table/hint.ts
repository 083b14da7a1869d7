import type { Hint } from '../games/types.ts'

/** Puts a light on the thing a hint speaks of; what is answered puts it out. */
export function pointAt(hint: Hint): () => void {
  const target = hint.at ? document.querySelector(hint.at) : null
  target?.classList.add('hinted')
  return () => target?.classList.remove('hinted')
}
