import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import { decider, inOrder, stepOf, tally, total } from './model.ts'
import { Say } from './say.ts'
import type { Cards, Seat, SectorView, View } from './wire.ts'

/** The table in sentences, most important first. */
export function describe(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string[] {
  const say = new Say(words, context.names, context.cards, view)
  const lines = [
    say.now(seat),
    say.page('text-game', { scenario: say.get(`name-${view.scenario}`), round: view.round, seat: say.seat(view.active) }),
    ...(view.usurper === null || view.ending ? [] : [say.page('text-last-round', { seat: say.seat(view.usurper) })]),
    ...fight(view, say),
    ...(stepOf(view) === 'over' ? [] : [resources(view, say)]),
    ...inOrder(view, seat).flatMap((at) => captain(view, at, seat, say)),
    ...view.sectors.map((sector) => say.start(sectorText(sector, say))),
    say.page('text-depot', { count: view.depot }),
    say.page('text-stacks', { cards: say.list(view.stacks.map(({ card, count }) => say.whole(card, count))) }),
    ...view.markets.map((market) =>
      say.page('text-market', {
        kind: say.kind(market.sector),
        cards: say.list(market.slots.flatMap((card) => (card === null ? [] : [say.whole(card)]))),
        pile: total(market.pile) + market.bottom.length,
      }),
    ),
    say.page('text-hunt', { cards: say.list(view.hunt_pile.map((card) => say.card(card))) }),
  ]
  return lines.filter((line) => line !== '')
}

/** What is at stake, in one line. */
export function stakes(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string | null {
  const say = new Say(words, context.names, context.cards, view)
  if (view.ending !== null) return null
  if (decider(view) === seat && stepOf(view) !== 'turn') return say.now(seat)
  const { crypto, manoeuvre } = view.this_turn
  if (view.active === seat && stepOf(view) === 'turn') return say.page('stakes-mine', { crypto, manoeuvre })
  return say.now(seat)
}

/** What is about to decide the game, before it happens. */
export function looms(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): { text: string; good: boolean } | null {
  const say = new Say(words, context.names, context.cards, view)
  const found = view.aids.looms
  if (!found) return null
  if ('last_turns' in found) {
    const { usurper } = found.last_turns
    return { text: say.page('looms-last-turns', { seat: say.seat(usurper) }), good: usurper === seat }
  }
  const { seat: who, need } = found.near
  return { text: say.page('looms-near', { seat: say.seat(who), need, who: who === seat ? 'you' : 'other' }), good: who === seat }
}

function resources(view: View, say: Say): string {
  const { crypto, manoeuvre, buy_off, hunt_off, conquer_off } = view.this_turn
  const text = say.page('text-resources', { seat: say.seat(view.active), crypto, manoeuvre })
  return buy_off + hunt_off + conquer_off > 0
    ? `${text} ${say.page('text-discounts', { buy: buy_off, hunt: hunt_off, conquer: conquer_off })}`
    : text
}

/** One sector for those who do not see it, in one sentence. */
export function sectorText(sector: SectorView, say: Say): string {
  const parts = [
    say.page(sector.kind === 'tortuga' ? 'sector-tortuga' : 'sector-plain', {
      place: say.place(sector.place),
      control: sector.control,
      defence: sector.defence,
      most: sector.most_defence,
      price: sector.conquest_price,
    }),
    sector.controller === null ? say.page('sector-free') : say.page('sector-held', { seat: say.seat(sector.controller) }),
    ...(sector.ships.length > 0 ? [say.page('sector-ships', { seats: say.seats(sector.ships), count: sector.ships.length })] : []),
    ...(sector.mineral ? [say.page('sector-mineral')] : []),
  ]
  if (sector.hunt) {
    const { creature, marked } = sector.hunt
    parts.push(creature ? say.page('sector-creature', { creature: say.whole(creature) }) : say.page('sector-hidden'))
    if (marked.length > 0) parts.push(say.page('sector-marked', { seats: say.seats(marked), count: marked.length }))
  }
  return say.page('sentence', { text: parts.join(say.page('between')) })
}

function captain(view: View, at: Seat, seat: Seat | null, say: Say): string[] {
  const mine = view.captains[at]!
  const { influence, control, score, sectors } = tally(view, at)
  const name = say.seat(at)
  const lines = [
    say.page('text-captain', {
      seat: name,
      score,
      influence,
      control,
      sectors: say.list(sectors.map(({ place }) => say.place(place))),
      figure: mine.figure ? say.card(mine.figure) : say.page('no-ship'),
      place: mine.ship ? say.place(mine.ship) : say.page('in-hold'),
    }),
    say.page('text-holds', {
      seat: name,
      deck: mine.deck_size,
      hand: mine.hand_size,
      discard: total(mine.discard),
      minerals: mine.minerals,
      terminals: mine.terminals,
      turrets: mine.turrets,
      markers: mine.markers,
    }),
  ]
  if (mine.hand) lines.push(say.page(at === seat ? 'text-my-hand' : 'text-open-hand', { seat: name, cards: say.cardList(mine.hand) }))
  if (mine.play.length > 0) lines.push(say.page('text-play', { seat: name, cards: say.cardList(mine.play) }))
  if (mine.discard.length > 0) lines.push(say.page('text-discard', { seat: name, cards: say.cardList(mine.discard) }))
  if (mine.reserve) lines.push(say.page('text-reserve', { seat: name, card: say.card(mine.reserve) }))
  else if (mine.has_reserve) lines.push(say.page('text-reserved', { seat: name }))
  if (mine.trophies.length > 0)
    lines.push(say.page('text-trophies', { seat: name, cards: say.list(mine.trophies.map((card) => say.card(card))) }))
  return lines
}

function fight(view: View, say: Say): string[] {
  const duel = view.duel
  if (!duel) return []
  const cards = (known: readonly string[]): string => say.list(known.map((card) => say.card(card)))
  return [
    say.page('text-fight', { attacker: say.seat(duel.attacker), defender: say.seat(duel.defender), place: say.place(duel.place) }),
    duel.attack
      ? say.page('text-attack', { seat: say.seat(duel.attacker), cards: cards(duel.attack), total: duel.attack_total ?? 0 })
      : say.page('text-sealed', { seat: say.seat(duel.attacker), count: duel.attack_size }),
    say.page('text-defence', { seat: say.seat(duel.defender), cards: cards(duel.defence), total: duel.defence_strength.total }),
  ]
}
