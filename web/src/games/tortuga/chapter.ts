import { stepOf } from './model.ts'
import type { Look } from './touch.svelte.ts'
import type { View } from './wire.ts'

/** The sections of the help, by what is looked at. */
const LOOKS: Record<Look['kind'], number> = { card: 5, sector: 7, pile: 2, box: 6, captain: 2 }
/** And by what is decided. */
const STEPS: Record<string, number> = {
  choose_ship: 2,
  seal: 9,
  defend: 9,
  attacker_cancels: 9,
  defender_cancels: 9,
  land: 9,
  lose: 9,
  plunder: 9,
  over: 10,
}

export function chapter(view: View, look: Look | null): number {
  return look === null ? (STEPS[stepOf(view)] ?? 3) : LOOKS[look.kind]
}
