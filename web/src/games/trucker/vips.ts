/** VIPs as they are read: what they want, do and pay, from the figures on their cards; and what they say to my cabins. */
import { variantOf } from './model.ts'
import type { Say } from './say.ts'
import type { Cards, VipAid, VipCard } from './wire.ts'

export interface VipText {
  name: string
  wants: string
  does: string
  pays: string
}

export function vipOf(cards: Cards, id: string): VipCard | null {
  return cards.vips.find((card) => card.id === id) ?? null
}

export function vipName(say: Say, id: string): string {
  return say.words(`trucker-name-${id.replaceAll('_', '-')}`)
}

/** The text of a card at this level, as the terminal says it. */
export function vipText(card: VipCard, level: number, say: Say): VipText {
  const [first = 0, second = 0, third = 0] = card.figures
  const paid = (count: number): string => say.get('fact-credits', { count })
  const figures = { level: paid(card.level * level), half: paid(first * level), each: paid(card.each), first, second, third }
  const part = (what: string): string => say.words(`trucker-${what}-${card.id.replaceAll('_', '-')}`, figures)
  return { name: vipName(say, card.id), wants: part('wants'), does: part('does'), pays: part('pays') }
}

export interface Verdict {
  cabin: number
  suits: boolean
  why: string
}

/** Which of my cabins suit a VIP as the ship is now, and why the others do not. */
export function verdicts(aid: VipAid, say: Say): Verdict[] {
  const good = aid.suited.map((cabin) => ({ cabin, suits: true, why: say.get('vip-suits') }))
  const bad = aid.unsuited.map(({ cabin, unmet }) => {
    const [name, told] = variantOf(unmet)
    const values = Object.fromEntries(
      Object.entries(told).map(([field, value]) => [
        field,
        field === 'side' ? say.side(String(value)) : field === 'cabin' ? say.place(Number(value)) : (value as number),
      ]),
    )
    return { cabin, suits: false, why: say.words(`trucker-unmet-${name.replaceAll('_', '-')}`, values) }
  })
  return [...good, ...bad].toSorted((one, other) => one.cabin - other.cabin)
}
