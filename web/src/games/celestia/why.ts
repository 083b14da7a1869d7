import { aboard, decider, isReady, offers, room, stepOf, strikes, total } from './model.ts'
import type { Cards, Crew, Move, Refusal, Seat, View } from './wire.ts'

/** When each crew member can be called. */
const MOMENT: Record<Crew, string> = {
  ludvig: 'combat',
  mama: 'combat',
  olga: 'briefing',
  baba: 'briefing',
  augusta: 'dice',
  kublai: 'validated',
  rhett: 'validated',
  shuki: 'aftermath',
}

/**
 * Why a move that is not offered is not allowed: the reason the rules would give, worked out from what this seat sees, so that the board can
 * say it before anything is sent. Where the view does not tell, it is simply not the moment.
 */
export function whyNot(view: View, moves: readonly Move[], seat: Seat | null, move: Move, cards: Cards): Refusal | null {
  if (offers(moves, move)) return null
  if (seat === null || stepOf(view.step) === 'over') return 'not_now'
  const name = typeof move === 'string' ? move : Object.keys(move)[0]
  if (name === 'propose' || name === 'answer') return view.consultation ? 'not_for_talk' : 'not_now'
  if (decider(view) !== seat) return ours(name) ? 'captain_decides' : 'not_now'
  if (typeof move === 'object') return whyNotThis(view, move)
  return whyNotPlain(view, moves, move, cards)
}

/** Choices that are the captain's for both. */
function ours(name: string | undefined): boolean {
  return ['continue', 'stage', 'use_crew', 'validate', 'reroll', 'load', 'decline', 'jettison', 'buy_cards', 'buy_smoke'].includes(name ?? '')
}

function whyNotPlain(view: View, moves: readonly Move[], move: string, cards: Cards): Refusal {
  const step = stepOf(view.step)
  switch (move) {
    case 'stage':
      if (step !== 'briefing') return 'not_now'
      if (view.ship === 0) return 'first_turn'
      return view.on_stage !== null ? 'stage_after_stage' : 'no_stage_left'
    case 'endure':
      return step === 'combat' && strikes(moves, null).length > 0 ? 'must_strike' : 'not_now'
    case 'pass':
      return step === 'share' ? 'partner_passed' : 'not_now'
    case 'take_hidden':
      return step === 'share' ? 'no_hidden_card' : 'not_now'
    case 'load':
      return (step === 'load' || step === 'recruit') && room(view) === 0 ? 'hold_full' : 'not_now'
    case 'proceed':
      return step === 'augusta' ? 'set_one_die' : 'not_now'
    case 'buy_cards':
    case 'buy_smoke':
    case 'reactivate':
      return purchase(view, move, cards)
    default:
      return 'not_now'
  }
}

function purchase(view: View, move: string, cards: Cards): Refusal {
  const step = stepOf(view.step)
  if (step !== 'market' && step !== 'armoury') return 'not_now'
  const stage = view.on_stage === null ? null : cards.stages[view.on_stage]
  const side = cards.pirates[view.pirate_card]?.boarding
  const price = {
    buy_cards: step === 'market' ? stage?.cards.price : side?.cards.price,
    buy_smoke: stage?.smoke.price,
    reactivate: side?.reactivate,
  }[move]
  return price !== undefined && view.airship.gold < price ? 'no_gold' : 'nothing_left'
}

function whyNotThis(view: View, move: Exclude<Move, string>): Refusal {
  const step = stepOf(view.step)
  if ('use_crew' in move || 'lose' in move) {
    const crew = 'use_crew' in move ? move.use_crew : move.lose
    return crewReason(view, crew, 'lose' in move ? step : MOMENT[crew])
  }
  if ('sweep' in move) {
    const reason = crewReason(view, 'ludvig', 'combat')
    return reason === 'crew_no_use' ? 'no_such_die' : reason
  }
  if ('reroll' in move) {
    if (step !== 'dice') return 'not_now'
    if (view.assaults.constraint === 'no_smoke') return 'no_smoke_here'
    return view.airship.smoke === 0 ? 'no_smoke' : 'no_such_dice'
  }
  if ('set_die' in move) return step === 'augusta' ? 'same_die' : 'not_now'
  if ('strike' in move) return step === 'combat' ? strikeReason(view, move.strike) : 'not_now'
  if ('jettison' in move) return ['load', 'recruit', 'jettison'].includes(step) ? 'no_such_token' : 'not_now'
  if ('say' in move) return step === 'statement' ? 'not_true' : 'not_now'
  if ('arrange' in move) return step === 'arrange' ? 'bad_order' : 'not_now'
  if ('forfeit' in move) return step === 'forfeit' ? 'empty_hand' : 'not_now'
  if ('take' in move) return total(view.piles.shown) > 0 && (step === 'share' || step === 'draft') ? 'no_such_card' : 'not_now'
  return 'not_now'
}

function crewReason(view: View, crew: Crew, moment: string): Refusal {
  if (!aboard(view).includes(crew)) return 'crew_not_aboard'
  if (!isReady(view, crew)) return 'crew_not_ready'
  if (view.assaults.constraint === 'no_crew') return 'no_crew_here'
  return stepOf(view.step) === moment ? 'crew_no_use' : 'not_now'
}

function strikeReason(view: View, strike: { face: string; with: unknown }): Refusal {
  if (!view.dice.some(({ face, out }) => !out && face === strike.face)) return 'no_such_die'
  const pair = typeof strike.with === 'object' && strike.with !== null && 'pair' in strike.with
  if (pair && view.assaults.constraint === 'no_pair') return 'no_pair_here'
  return 'wrong_cards'
}
