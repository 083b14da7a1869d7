/** The choices from which a promise is put together. */
import { type Box, NOTHING, PLANETS } from './model.ts'
import { fitting } from './deals.ts'
import type { Act, Deliver, Due, Effort, LootKind, Pledge, Proviso, Seat, Share, View } from './wire.ts'

export type What = 'goods' | 'loot_credits' | 'loot_card' | 'help' | 'refrain' | 'play'

export function whatOf(deliver: Deliver): What {
  return Object.keys(deliver)[0] as What
}

/** What a debtor could promise his creditor now. */
export function whats(view: View, box: Box, debtor: Seat): What[] {
  const loot: What[] = view.aids.combat_ahead && view.aids.loot_for.includes(debtor) ? ['loot_credits', 'loot_card'] : []
  return ['goods', ...loot, 'help', 'refrain', ...(efforts(view, box, debtor).length > 0 ? (['play'] as What[]) : [])]
}

function efforts(view: View, box: Box, debtor: Seat): Effort[] {
  if (!view.aids.combat_ahead) return []
  const pirate = view.pirates[debtor]!
  return [
    ...(pirate.faktor === 'blank' ? (['metal_faktor'] as Effort[]) : []),
    ...pirate.upgrades.filter((card) => box.fights(card)).map((support) => ({ support })),
  ]
}

function acts(view: View, debtor: Seat, creditor: Seat): Act[] {
  const others = [creditor, ...view.pirates.map((_, seat) => seat).filter((seat) => seat !== debtor && seat !== creditor)]
  return [
    ...others.map((challenge) => ({ challenge })),
    ...others.map((ally_against) => ({ ally_against })),
    ...PLANETS.map((attack_planet) => ({ attack_planet })),
    ...view.board.display.map((buy) => ({ buy })),
  ]
}

/** The ways to say more closely what is promised; none for things, which are picked. */
export function variants(view: View, box: Box, what: What, debtor: Seat, creditor: Seat): Deliver[] {
  switch (what) {
    case 'goods':
      return []
    case 'loot_credits': {
      const shares: Share[] = ['half', 'all', ...Array.from({ length: 9 }, (_, at) => ({ credits: at + 1 }))]
      return shares.map((loot_credits) => ({ loot_credits }))
    }
    case 'loot_card':
      return (['wreck', 'support', 'upgrade'] as LootKind[]).map((loot_card) => ({ loot_card }))
    case 'help':
      return (['any', 'attack', 'challenge'] as const).map((help) => ({ help }))
    case 'refrain':
      return acts(view, debtor, creditor).map((refrain) => ({ refrain }))
    case 'play':
      return efforts(view, box, debtor).map((play) => ({ play }))
  }
}

/** The moments at which a promise of this kind may fall due. */
export function dues(view: View, deliver: Deliver, debtor: Seat, creditor: Seat): Due[] {
  const order = [creditor, debtor, ...view.pirates.map((_, seat) => seat).filter((seat) => seat !== debtor && seat !== creditor)]
  return fitting(deliver).due.flatMap((kind): Due[] => {
    if (kind === 'after_combat') return view.aids.combat_ahead ? ['after_combat'] : []
    if (kind === 'end_of_turn') return ['end_of_turn']
    return order.flatMap((of) => [{ next_turn: { of, at: 'end' } } as Due, { next_turn: { of, at: 'start' } } as Due])
  })
}

export function provisos(view: View, deliver: Deliver): Proviso[] {
  return fitting(deliver).when.filter((when) => view.aids.combat_ahead || (when !== 'if_won' && when !== 'if_lost'))
}

/** A promise of a kind with the most usual terms. */
export function pledgeOf(view: View, box: Box, what: What, debtor: Seat, creditor: Seat): Pledge {
  const deliver: Deliver = variants(view, box, what, debtor, creditor)[0] ?? { goods: { ...NOTHING, credits: 1 } }
  return fit(view, { debtor, deliver, when: 'always', due: 'end_of_turn' }, creditor)
}

/** The same promise with a condition and a moment that go with it. */
export function fit(view: View, pledge: Pledge, creditor: Seat): Pledge {
  const whens = provisos(view, pledge.deliver)
  const moments = dues(view, pledge.deliver, pledge.debtor, creditor)
  const known = moments.some((due) => JSON.stringify(due) === JSON.stringify(pledge.due))
  return {
    ...pledge,
    when: whens.includes(pledge.when) ? pledge.when : (whens[0] ?? 'always'),
    due: known ? pledge.due : (moments[0] ?? 'end_of_turn'),
  }
}
