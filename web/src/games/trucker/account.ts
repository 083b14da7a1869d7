import { briefOf, missionOf } from './mission.ts'
import type { Say } from './say.ts'
import type { Cards, View } from './wire.ts'

/** A line of an account. */
export interface Entry {
  /** What for: a word, or a word with what it counts. */
  item: string | Record<string, unknown>
  credits: number
  total: number
}

/** What there was before the first line: earned in the flight, and in a trek in those before. */
export function brought(account: readonly Entry[]): number {
  const first = account[0]
  return first ? first.total - first.credits : 0
}

/** A line to be read. */
export interface Line {
  label: string
  credits: number
}

/** What an account says, from what there was before it: what a mission paid in advance is no gain of the flight, and what was not delivered is said too. */
export function linesOf(
  account: readonly Entry[],
  view: Pick<View, 'mission' | 'vips' | 'level' | 'rules'>,
  cards: Cards,
  say: Say,
): Line[] {
  const mission = missionOf(cards, view.mission)
  const before = brought(account)
  const advance = mission && account.length > 0 ? briefOf(mission, view.level, say).advance : 0
  const earned = before - advance
  const has = (name: string): boolean => account.some(({ item }) => nameOf(item).startsWith(name))
  const whole = account.length > 0 && (has('losses') || has('covered_losses'))
  return [
    ...(advance === 0 ? [] : [{ label: say.get('item-advance'), credits: advance }]),
    ...(earned === 0 ? [] : [{ label: say.get(view.rules.trek ? 'item-brought' : 'item-earned'), credits: earned }]),
    ...account.map((entry) => ({ label: say.entry(nameOf(entry.item), entry.item), credits: entry.credits })),
    ...(whole && mission && !has('mission') ? [{ label: say.get('item-no-mission'), credits: 0 }] : []),
    ...(whole && view.vips && !has('vip') ? [{ label: say.get('item-no-vip'), credits: 0 }] : []),
  ]
}

/** Credits with their sign. */
export function signed(credits: number): string {
  return credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : '0'
}

export function nameOf(item: Entry['item']): string {
  return typeof item === 'string' ? item : (Object.keys(item)[0] ?? '')
}
