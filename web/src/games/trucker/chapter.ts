import type { View } from './wire.ts'

/** The section of the help that speaks of what is going on. */
export function chapter(view: View): number {
  if (view.phase === 'building') return view.turns === null ? 2 : 3
  if (view.phase === 'boarding') return 13
  if (view.phase === 'correcting') return 4
  if (view.phase === 'loading') return 5
  if (view.offer !== null) return 14
  return view.phase === 'flying' ? 8 : 1
}
