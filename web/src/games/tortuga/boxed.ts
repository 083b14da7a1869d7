import type { Boxed } from './touch.svelte.ts'
import type { Stack, View } from './wire.ts'

export const BOXES: readonly Boxed[] = ['hunt', 'out']

/** The hunt cards that nobody has captured yet; the cards out of the game. Everybody may look through them at any time. */
export function boxed(view: View, pile: Boxed): Stack[] {
  if (pile === 'out') return view.boxed
  return view.hunt_pile.map((card) => ({ card, count: 1 }))
}
