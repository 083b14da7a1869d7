/** The choices from which a promise is put together. */
import { type Box, NOTHING, PLANETS } from './model.ts'
import { fitting } from './deals.ts'
import type { Act, Deliver, Due, Edge, Effort, LootKind, Pledge, Proviso, Seat, Share, View } from './wire.ts'

export type What = 'goods' | 'loot_credits' | 'loot_card' | 'help' | 'refrain' | 'do' | 'play'

export function whatOf(deliver: Deliver): What {
  return Object.keys(deliver)[0] as What
}

/** What a debtor could promise his creditor now. */
export function whats(view: View, box: Box, debtor: Seat): What[] {
  const loot: What[] = view.aids.combat_ahead && view.aids.loot_for.includes(debtor) ? ['loot_credits', 'loot_card'] : []
  return ['goods', ...loot, 'help', 'refrain', 'do', ...(efforts(view, box, debtor).length > 0 ? (['play'] as What[]) : [])]
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

/** What a combat can yield: by kind, and by name where everybody sees it. */
function lootKinds(view: View): LootKind[] {
  const foe = view.combat?.foe ?? 'nobody'
  const kinds: LootKind[] = ['wreck', 'support', 'upgrade']
  if (foe === 'nobody') return [...kinds, 'trophy', ...view.board.row.map((this_wreck) => ({ this_wreck }))]
  if ('ship' in foe) return [...kinds, { this_wreck: foe.ship }]
  if ('pirate' in foe) return [...kinds, ...view.pirates[foe.pirate]!.upgrades.map((this_upgrade) => ({ this_upgrade }))]
  if (foe.planet === 'exxalia') return [...kinds, 'trophy']
  return [
    ...kinds,
    ...(foe.planet === 'bazaar'
      ? view.board.crew.map((this_upgrade) => ({ this_upgrade }))
      : view.board.scrapyard.map((this_wreck) => ({ this_wreck }))),
  ]
}

/** How many turns ahead a promise can be made here; the rules allow more. */
const AHEAD = 4

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
      return lootKinds(view).map((loot_card) => ({ loot_card }))
    case 'help':
      return (['any', 'attack', 'challenge'] as const).map((help) => ({ help }))
    case 'refrain':
      return acts(view, debtor, creditor).map((refrain) => ({ refrain }))
    case 'do':
      return acts(view, debtor, creditor)
        .filter((act) => !('ally_against' in act))
        .map((act) => ({ do: act }))
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
    // The first turn is written without its number, as the rules write it.
    const turn = (of: Seat, nth: number, at: Edge): Due => ({ next_turn: nth === 1 ? { of, at } : { of, nth, at } })
    if ('do' in deliver) return Array.from({ length: AHEAD }, (_, later) => turn(debtor, later + 1, 'end'))
    const soon = order.flatMap((of) => [turn(of, 1, 'end'), turn(of, 1, 'combat'), turn(of, 1, 'start')])
    const numbers = Array.from({ length: AHEAD - 1 }, (_, more) => more + 2)
    const later = [debtor, creditor].flatMap((of) => numbers.flatMap((nth) => [turn(of, nth, 'end'), turn(of, nth, 'combat')]))
    return [...soon, ...later]
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
