import { nameOf } from './model.ts'
import type { CardId, DuelView, Event, Place, Seat, StrengthView } from './wire.ts'

/** One side of a fight as far as it can be seen. */
export interface Side {
  seat: Seat
  /** The cards laid down; `null` for one that lies face down. */
  cards: (CardId | null)[]
  off: CardId[]
  strength: StrengthView | null
  /** The sum so far, for those who know the cards though they lie face down. */
  total: number | null
  lost: CardId | null
}

export interface Scene {
  place: Place
  attack: Side
  defence: Side
  /** Whether everything lies face up. */
  open: boolean
  winner: Seat | null
  /** What the fight changed besides, told as in the log. */
  after: Event[]
}

/** A fight under way. */
export function sceneOf(duel: DuelView): Scene {
  return {
    place: duel.place,
    attack: {
      seat: duel.attacker,
      cards: duel.attack ?? Array<null>(duel.attack_size).fill(null),
      off: duel.attack_cancelled,
      strength: duel.attack_strength,
      total: duel.attack_total,
      lost: null,
    },
    defence: {
      seat: duel.defender,
      cards: duel.defence,
      off: duel.defence_cancelled,
      strength: duel.defence_strength,
      total: duel.defence_strength.total,
      lost: null,
    },
    open: duel.open,
    winner: null,
    after: [],
  }
}

const AFTER = ['saved', 'ship_lost', 'took_influence', 'gained_influence', 'control_changed']

/**
 * How a fight that was just decided looks: what lay there before, with what was told since. The table itself no longer shows it, because the
 * cards are on their way to the discards.
 */
export function decided(before: Scene, events: readonly Event[]): Scene {
  const scene: Scene = structuredClone(before)
  const shown = events.flatMap((event) => ('shown' in event && event.shown.seat === scene.attack.seat ? [event.shown.card] : []))
  const defended = events.flatMap((event) => ('shown' in event && event.shown.seat === scene.defence.seat ? [event.shown.card] : []))
  if (shown.length > 0) scene.attack.cards = shown
  scene.defence.cards = [...scene.defence.cards, ...defended]
  for (const event of events) {
    if ('strength' in event) {
      const { seat, ...strength } = event.strength
      const side = seat === scene.attack.seat ? scene.attack : scene.defence
      side.strength = strength
      side.total = strength.total
    }
    if ('cancelled' in event) {
      const side = event.cancelled.seat === scene.attack.seat ? scene.defence : scene.attack
      side.off = [...side.off, event.cancelled.card]
    }
    if ('fight_won' in event) scene.winner = event.fight_won.seat
    if ('destroyed' in event && event.destroyed.cause === 'defeat') {
      const side = event.destroyed.seat === scene.attack.seat ? scene.attack : scene.defence
      side.lost = event.destroyed.card
    }
    if (AFTER.includes(nameOf(event))) scene.after.push(event)
  }
  scene.open = true
  return scene
}
