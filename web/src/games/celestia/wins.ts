import type { Setting } from '../../wire.ts'
import type { View } from './wire.ts'

/** How many wins the book counts in a mode. */
export const MOST_WINS = 4

/** The book's tick boxes: games won before in this mode, and this one once it is won. None in Rapid mode, nor where nobody knows. */
export function winsOf(view: View, options: Record<string, Setting> | undefined): number | null {
  const before = options?.['wins']
  if (view.mode === 'rapid' || typeof before !== 'number') return null
  const { step } = view
  const won = typeof step === 'object' && 'over' in step && step.over === 'pirate_beaten'
  return Math.min(MOST_WINS, before + (won ? 1 : 0))
}
