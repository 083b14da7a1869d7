/** What one would do with a thing of the board: the move that is asked of the rules when it is not offered. */
import { type Box, heldTrophies, type Key } from './model.ts'
import type { Move, Planet, Seat, Tour, UpgradeId, View } from './wire.ts'

export function wishOf(view: View, box: Box, seat: Seat, key: Key): Move | null {
  const [kind, what = ''] = key.split(':')
  switch (kind) {
    case 'tour':
      return { tour: tourWish(view, box, seat, Number(what)) }
    case 'planet':
      return { attack_planet: what as Planet }
    case 'space':
      return 'attack_space'
    case 'scrapyard':
      return { attack_karokum: view.board.scrapyard[0] ?? box.cards.ship[0]!.id }
    case 'ship':
      return view.board.scrapyard.includes(what) ? { attack_karokum: what } : null
    case 'seat':
      return Number(what) === seat ? null : { challenge: Number(what) }
    case 'upgrade':
      return upgradeWish(view, seat, what)
    default:
      return null
  }
}

function upgradeWish(view: View, seat: Seat, card: UpgradeId): Move | null {
  if (view.board.display.includes(card)) return { tour: { purchase: card } }
  if (view.board.crew.includes(card)) return { tour: { smuggling: card } }
  return view.pirates[seat]?.upgrades.includes(card) ? { play: card } : null
}

/** An action of the tour with what costs least: if even that is refused, the reason holds for all of them. */
function tourWish(view: View, box: Box, seat: Seat, number: number): Tour {
  const me = view.pirates[seat]!
  const cheapest = (cards: readonly UpgradeId[], otherwise: UpgradeId): UpgradeId =>
    cards.toSorted((a, b) => (box.upgrade(a)?.price ?? 0) - (box.upgrade(b)?.price ?? 0))[0] ?? otherwise
  switch (number) {
    case 1:
      return { trophy: { giving: heldTrophies(me)[0] ?? null } }
    case 2:
      return { light_repairs: 'credits' }
    case 3:
      return { full_repairs: { credits: 2 } }
    case 4:
      return { titles_of_glory: me.known_wrecks.slice(0, 3) }
    case 5:
      return 'new_choice'
    case 6:
      return { purchase: cheapest(view.board.display, box.cards.equipment[0]!.id) }
    case 7:
      return { smuggling: cheapest(view.board.crew, box.cards.support[0]!.id) }
    case 8:
      return { amnesty: 'credits' }
    case 9:
      return { scrap_bonus: me.known_wrecks[0] ?? box.cards.ship[0]!.id }
    default:
      return { lavish_spending: { credits: 6 } }
  }
}
