import type { Words } from '../../lib/words.svelte.ts'
import type { Chapter } from '../types.ts'
import type { Zone } from './about.ts'
import { sectorAt, stepOf } from './model.ts'
import type { Look } from './touch.svelte.ts'
import type { View } from './wire.ts'

/** The sections of the help, by what is looked at; cards are explained with the markets that sell them. */
const LOOKS: Record<Exclude<Look['kind'], 'card' | 'sector'>, number> = { pile: 2, box: 6, captain: 2 }
const CARD = 5
/** And by where a card lies, where that is a matter of its own. */
const ZONES: Partial<Record<Zone, number>> = { reserve: 8, fight: 9, ship: 2 }
const SECTORS = 7
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

export function chapter(view: View, look: Look | null, words: Words): Chapter {
  if (look === null) {
    const step = stepOf(view)
    return step === 'choose_ship' ? { section: STEPS[step]!, names: words('tortuga-page-ships') } : (STEPS[step] ?? 3)
  }
  if (look.kind === 'card') return ZONES[look.zone] ?? CARD
  if (look.kind !== 'sector') return LOOKS[look.kind]
  const kind = sectorAt(view, look.place)?.kind
  return kind === undefined ? SECTORS : { section: SECTORS, names: words(`tortuga-kind-${kind}`) }
}
