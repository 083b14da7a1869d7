/** What is likely and what it is worth: rough reckoning from what everybody at the table can see. */
import { type Box, loneScore, penaltyDue, total } from './model.ts'
import type { CombatView, Foe, Goods, PirateView, Seat, Share, View } from './wire.ts'

/** How likely the attacker wins if the two scores differ by `lead` before the dice, and so many Metal Faktor dice fall on each side. */
export function chance(lead: number, box: Box, faktors: { attack: number; defence: number } = { attack: 0, defence: 0 }): number {
  const { orange, grey, metal_faktor } = box.cards.dice
  let spread = new Map<number, number>([[lead, 1]])
  const add = (faces: readonly number[], sign: number): void => {
    const next = new Map<number, number>()
    for (const [sum, share] of spread) for (const face of faces) next.set(sum + sign * face, (next.get(sum + sign * face) ?? 0) + share / faces.length)
    spread = next
  }
  add(orange, 1)
  add(grey, -1)
  for (let die = 0; die < faktors.attack; die += 1) add(metal_faktor, 1)
  for (let die = 0; die < faktors.defence; die += 1) add(metal_faktor, -1)
  let won = 0
  for (const [sum, share] of spread) if (sum >= 0) won += share
  return won
}

/** The chance of the attacker in the combat under way, with what is known of it; `joins` adds one more ally on a side. */
export function combatChance(view: View, combat: CombatView, box: Box, joins?: { side: 'attack' | 'defence' | 'traitor'; support: number }): number {
  let lead = total(combat.attack) - total(combat.defence)
  if (combat.dice_thrown) return lead >= 0 ? 1 : 0
  lead -= penaltyDue(view, box, view.active)
  if (joins) {
    // A traitor is missed on one side and met on the other.
    lead += joins.side === 'attack' ? joins.support : joins.side === 'defence' ? -joins.support : -2 * joins.support
    const alone = combat.allies.length === 0 && combat.traitor === null
    if (joins.side === 'attack' && alone) lead -= loneScore(view, box, view.active)
  }
  const defends = (seat: Seat): boolean => combat.defenders.includes(seat) || combat.traitor === seat || foeSeat(combat.foe) === seat
  const defence = combat.thrown.filter(defends).length
  return chance(lead, box, { attack: combat.thrown.length - defence, defence })
}

export function foeSeat(foe: Foe): Seat | null {
  return typeof foe === 'object' && 'pirate' in foe ? foe.pirate : null
}

/** The credits a won combat yields, as far as it can be known. */
export function lootOf(view: View, foe: Foe, box: Box): number {
  if (typeof foe !== 'object') return 4
  if ('ship' in foe) return box.ship(foe.ship)?.credits ?? 0
  if ('planet' in foe) return view.board[foe.planet]
  return view.board.pot + Math.ceil((view.pirates[foe.pirate]?.credits ?? 0) / 2)
}

/** What a defeat costs whoever fought. */
export function damageOf(foe: Foe, box: Box): number {
  return typeof foe === 'object' && 'ship' in foe ? (box.ship(foe.ship)?.damage ?? 1) : 1
}

export function shareOf(loot: number, share: Share): number {
  if (share === 'half') return Math.floor(loot / 2)
  return share === 'all' ? loot : Math.min(loot, share.credits)
}

/** How far a word can be trusted: the share of promises kept so far, with one kept promise lent to a newcomer. */
export function trust({ reputation }: PirateView): number {
  return (reputation.honoured + 1) / (reputation.honoured + reputation.reneged + 1)
}

/** Goods in credits, roughly: upgrades at their price, the rest at what the tour asks for such things. */
export function worthOf(goods: Goods | { credits: number; upgrades: string[]; wrecks: number; trophies: string[] }, box: Box): number {
  const upgrades = goods.upgrades.reduce((sum, id) => sum + (box.upgrade(id)?.price ?? 2), 0)
  const wrecks = typeof goods.wrecks === 'number' ? goods.wrecks : goods.wrecks.length
  return goods.credits + upgrades + wrecks + goods.trophies.length * 2
}

/** The glory a victory brings. */
export function gloryOf(foe: Foe, box: Box): number {
  if (typeof foe !== 'object') return 1
  if ('ship' in foe) return box.ship(foe.ship)?.glory ?? 0
  return 'pirate' in foe ? 1 : 0
}

