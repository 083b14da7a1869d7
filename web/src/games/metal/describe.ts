import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import { sayOf } from './actions.ts'
import { heldTrophies, isInfamous, spaceLeft, total, trophyIn } from './model.ts'
import type { Say } from './say.ts'
import type { Cards, Seat, View } from './wire.ts'

/** The table in sentences, most important first. */
export function describe(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string[] {
  const say = sayOf(words, seat, context)
  return [
    ...(view.turn > 0 ? [say.board('text-turn', { turn: view.turn, name: say.seat(view.active) })] : []),
    sentence(say.now(view)),
    ...combat(view, say),
    ...deals(view, say),
    ...own(view, seat, say),
    ...view.pirates.flatMap((_, at) => pirate(view, at, say)),
    ...board(view, say),
  ]
}

/** What is at stake, in one line. */
export function stakes(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string | null {
  const say = sayOf(words, seat, context)
  if (view.combat) {
    return say.board('stakes-combat', {
      attacker: say.seat(view.active),
      attack: total(view.combat.attack) - (view.combat.dice_thrown ? 0 : (view.aids.pirates[view.active]?.penalty ?? 0)),
      foe: say.foe(view.combat.foe),
      defence: total(view.combat.defence),
    })
  }
  const leader = lead(view, seat, say)
  return seat === null ? leader : say.board('stakes', { glory: view.pirates[seat]!.glory, leader })
}

/** What is about to decide the game, before it happens. */
export function looms(
  { aids }: View,
  seat: Seat | null,
  words: Words,
  context: GameContext<Cards>,
): { text: string; good: boolean } | null {
  const say = sayOf(words, seat, context)
  if (!aids.looms) return null
  if ('space_empties' in aids.looms) return { text: say.board('looms-space-empties', aids.looms.space_empties), good: false }
  const { seat: who, need } = 'near' in aids.looms ? aids.looms.near : { seat: aids.looms.last_turn.seat, need: 0 }
  const values = { name: say.seat(who), need, who: who === seat ? 'you' : 'other' }
  return { text: say.board('near' in aids.looms ? 'looms-near' : 'looms-last-turn', values), good: who === seat }
}

/** Who leads: nobody does while several have the most glory. */
function lead(view: View, seat: Seat | null, say: Say): string {
  const most = Math.max(...view.pirates.map(({ glory }) => glory))
  const best = view.pirates.findIndex(({ glory }) => glory === most)
  if (view.pirates.filter(({ glory }) => glory === most).length > 1) return say.board('stakes-level', { glory: most })
  return best === seat ? say.board('stakes-lead') : say.board('stakes-behind', { name: say.seat(best), glory: most })
}

/** Ends with a full stop whatever came before. */
function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}

function combat(view: View, say: Say): string[] {
  const { combat, decided } = view
  if (!combat) return decided ? [say.board('text-decided', { attack: total(decided.attack), defence: total(decided.defence) })] : []
  const values = { attacker: say.seat(view.active), foe: say.foe(combat.foe), attack: total(combat.attack), defence: total(combat.defence) }
  return [
    say.board('text-combat', values),
    ...(combat.dice_thrown || !view.aids.combat
      ? []
      : [sentence(say.board('text-odds', { odds: say.percent(view.aids.combat.odds / 1000) }))]),
    ...(combat.allies.length > 0 ? [say.board('text-allies', { names: say.seats(combat.allies) })] : []),
    ...(combat.defenders.length > 0 ? [say.board('text-defenders', { names: say.seats(combat.defenders) })] : []),
    ...(combat.traitor === null ? [] : [say.board('text-traitor', { name: say.seat(combat.traitor) })]),
  ]
}

function deals(view: View, say: Say): string[] {
  const offers = view.offers.map((offer) =>
    say.board('text-offer', {
      from: say.seat(offer.from),
      to: say.seat(offer.to),
      what: [...say.bargain(offer, view), ...say.breaking(offer, view)].join(' '),
    }),
  )
  return [...offers, ...view.ledger.map((promise) => say.promise(promise, view))]
}

function own(view: View, seat: Seat | null, say: Say): string[] {
  const me = seat === null ? undefined : view.pirates[seat]
  if (!me) return []
  const trophies = me.trophies.flatMap((place) => {
    const card = trophyIn(place)
    const trophy = card ? say.box.trophy(card) : undefined
    return trophy ? [say.board('text-trophy', { name: say.card(trophy.id), condition: say.condition(trophy.condition) })] : []
  })
  return [
    ...(trophies.length > 0 ? [say.board('text-trophies', { cards: say.list(trophies) })] : []),
    ...(me.known_wrecks.length > 0 ? [say.board('text-wrecks', { cards: say.list(me.known_wrecks.map((ship) => say.card(ship))) })] : []),
  ]
}

function pirate(view: View, at: Seat, say: Say): string[] {
  const { start, upgrades, faktor, reputation, ...one } = view.pirates[at]!
  const name = say.seat(at)
  const effects = say.box.start(start)?.effects ?? []
  return [
    say.board('text-pirate', {
      name,
      main: one.main,
      support: one.support,
      damage: one.damage,
      glory: one.glory,
      judgement: one.judgement,
      credits: say.credits(one.credits),
      wrecks: say.board('wrecks', { count: one.wrecks }),
      trophies: say.board('trophies', { count: heldTrophies(view.pirates[at]!).length }),
    }),
    say.board('text-start', { name, ship: say.card(start), text: effects.map((effect) => say.effect(effect)).join(' ') }),
    ...(upgrades.length > 0 ? [say.board('text-upgrades', { name, cards: say.list(upgrades.map((card) => say.card(card))) })] : []),
    ...(faktor === 'blank' ? [] : [say.board('text-faktor', { name, count: faktor.pending })]),
    ...(isInfamous(view, at) ? [say.board('text-infamous', { name })] : []),
  ]
}

function board(view: View, say: Say): string[] {
  const { row, display, scrapyard, crew, pot, exxalia, bazaar, karokum } = view.board
  const priced = (id: string): string =>
    say.board('text-card-price', { name: say.card(id), price: say.credits(say.box.upgrade(id)?.price ?? 0) })
  const ship = (id: string): string => {
    const card = say.box.ship(id)
    return say.board('text-ship', { name: say.card(id), power: card?.power ?? 0, damage: card?.damage ?? 0, rewards: say.rewards(id) })
  }
  return [
    ...(row.length > 0 ? [say.board('text-row', { ships: say.list(row.map(ship)) })] : []),
    say.board('text-board', { pot, exxalia, bazaar, karokum, space: spaceLeft(view) }),
    ...(display.length > 0 ? [say.board('text-display', { cards: say.list(display.map(priced)) })] : []),
    ...(scrapyard.length > 0 ? [say.board('text-scrapyard', { ships: say.list(scrapyard.map(ship)) })] : []),
    ...(crew.length > 0 ? [say.board('text-crew', { cards: say.list(crew.map(priced)) })] : []),
  ]
}
