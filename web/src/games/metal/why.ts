/** Why something on the board cannot be done now: the reason the rules would give, as far as it can be seen from here. */
import { karokumFee, nameOf, placeOf, tourNumber, type Box } from './model.ts'
import type { Move, Planet, Refusal, Seat, View } from './wire.ts'

/** Whether this seat is at the helm and free to choose its tour and its combat. */
function atTheHelm(view: View, seat: Seat | null): Refusal | null {
  if (seat === null || seat !== view.active || !view.waiting.includes(seat)) return 'not_yours'
  if (view.prompt === 'voyage') return null
  return view.prompt === 'answer_offer' ? 'awaiting_answer' : { first_choose: view.prompt }
}

function credits(view: View, seat: Seat, need: number): Refusal | null {
  const have = view.pirates[seat]!.credits
  return have >= need ? null : { credits: { need, have } }
}

/** Why an action of the tour cannot be taken; nothing if it can. */
export function whyNotTour(view: View, box: Box, seat: Seat | null, moves: Move[], number: number): Refusal | null {
  if (moves.some((move) => typeof move === 'object' && 'tour' in move && tourNumber(move.tour) === number)) return null
  const early = atTheHelm(view, seat)
  if (early) return early
  const { voyage, board } = view
  if (voyage.tour_closed) return 'tour_closed'
  if (number <= voyage.toured) return { tour_order: { last: voyage.toured } }
  if (voyage.attacked === placeOf(number)) return 'planet_attacked'
  const me = seat!
  const pirate = view.pirates[me]!
  const cheapest = (cards: string[], more: number): number => Math.min(...cards.map((card) => (box.upgrade(card)?.price ?? 0) + more))
  switch (number) {
    case 1:
      return credits(view, me, pirate.trophies.some((place) => place !== 'empty') ? 1 : 2)
    case 2:
      return pirate.damage === 0 ? 'no_damage' : credits(view, me, 1)
    case 3:
      return pirate.damage === 0 ? 'no_damage' : credits(view, me, 2)
    case 4:
      return 'not_three_of_a_nation'
    case 5:
      return credits(view, me, 1)
    case 6:
      return board.display.length === 0 ? 'not_displayed' : credits(view, me, cheapest(board.display, 0))
    case 7:
      return board.crew.length === 0 ? 'not_in_bazaar' : credits(view, me, cheapest(board.crew, 1))
    case 8:
      if (voyage.judged.includes(me)) return 'judged_this_turn'
      return pirate.judgement === 0 ? 'no_judgement' : credits(view, me, 2)
    case 9:
      if (pirate.wrecks === 0) return { wrecks: { need: 1, have: 0 } }
      return board.scrapyard.length === 0 ? 'karokum_empty' : credits(view, me, 1)
    default:
      return credits(view, me, 6)
  }
}

/** Why there can be no such combat now; nothing if there can. */
export function whyNotFight(view: View, box: Box, seat: Seat | null, moves: Move[], foe: 'space' | Planet | 'scrapyard' | Seat): Refusal | null {
  const means = (move: Move): boolean => {
    if (foe === 'space') return move === 'attack_space'
    if (typeof move !== 'object') return false
    if (foe === 'scrapyard') return nameOf(move) === 'attack_karokum'
    return typeof foe === 'number' ? 'challenge' in move && move.challenge === foe : 'attack_planet' in move && move.attack_planet === foe
  }
  if (moves.some(means)) return null
  if (foe === seat) return 'yourself'
  const early = atTheHelm(view, seat)
  if (early) return early
  if (view.voyage.fought) return 'combat_done'
  if (foe === 'scrapyard') return view.board.scrapyard.length === 0 ? 'karokum_empty' : credits(view, seat!, karokumFee(view, box, seat!))
  return typeof foe === 'string' && foe !== 'space' && view.voyage.visited.includes(foe) ? 'planet_visited' : 'not_now'
}
