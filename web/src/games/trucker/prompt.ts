/** What the flight asks of me in one sentence, and what can be said of the others. */
import { cardOf, offers, stepOf } from './model.ts'
import type { Say } from './say.ts'
import type { Cards, FlightView, Move, View } from './wire.ts'

/** What else is known of the moment: what I may do, and what is in the box. */
interface Known {
  moves: readonly Move[]
  cards: Cards
  /** What my ship lost by the card on the table, in words. */
  hits?: readonly string[]
}

/** Whose choice a step is; nobody's where the rules go on by themselves. */
export function deciderOf(air: FlightView): number | null {
  const [step, told] = stepOf(air.step)
  // Titles are chosen by one after the other.
  if (step === 'titles') return (told['queue'] as number[] | undefined)?.[0] ?? null
  return typeof told['seat'] === 'number' ? told['seat'] : null
}

/** Whose ships what flies has still to come to. */
export function threatened(air: FlightView): number[] {
  return air.outlook.flatMap((outlook, seat) => (typeof outlook === 'object' && 'missile' in outlook ? [seat] : []))
}

/** What I am asked, or whom the table waits for; whoever is out of the flight is told so first. */
export function prompt(view: View, air: FlightView, seat: number | null, say: Say, known: Known | null = null): string {
  const now = asking(view, air, seat, say, known)
  const why = seat === null ? null : air.rockets[seat]?.left
  const [step] = stepOf(air.step)
  if (!why || view.phase !== 'flying' || step === 'landed' || step === 'titles' || air.order.length === 0) return now
  return `${say.get('out-mine', { why })} ${now}`
}

/** The last card is over, and whoever is asked may only move goods before landing. */
export function isLast(air: FlightView): boolean {
  return stepOf(air.step)[0] === 'between' && air.cards_left === 0
}

/** One sentence: what I am asked, or whom the table waits for. */
function asking(view: View, air: FlightView, seat: number | null, say: Say, known: Known | null): string {
  if (view.phase === 'over') return say.get('flight-over')
  const [step, told] = stepOf(air.step)
  const waited = (told['asked'] as number[] | undefined) ?? []
  if (step === 'between' || step === 'landed') {
    if (seat !== null && waited.includes(seat)) return say.get(isLast(air) ? 'ask-last' : `ask-${step}`)
    return waited.length === 0 ? say.get('flight-goes-on') : say.get('wait-between', { names: say.seats(waited) })
  }
  const decider = deciderOf(air)
  if (decider === null) return say.get('flight-goes-on')
  if (decider !== seat) return say.get(`wait-${step}`, { name: say.seat(decider), count: Number(told['left'] ?? 0) })
  const what = typeof told['what'] === 'string' ? `-${told['what']}` : ''
  const count = Number(told['left'] ?? (told['goods'] as unknown[] | undefined)?.length ?? 0)
  if (step === 'stow' && known && count > 0 && !offers(known.moves, 'stow')) return say.get('ask-stow-full', { count })
  if (step === 'impact' && air.flying) return say.get('ask-impact-by', incoming(air.flying, say))
  const asked = say.get(`ask-${step}${what}`, { count })
  // Whoever has to choose what is left of the ship is told what broke it.
  if (step === 'keep_piece' && known?.hits?.length) return `${known.hits.at(-1)} ${asked}`
  return known && bringsGoods(air, step, known.cards) ? `${asked} ${roomLeft(view, seat, say, known.cards)}` : asked
}

/** What flies, from where, and along which row or column. */
function incoming({ missile, dice }: NonNullable<FlightView['flying']>, say: Say): { missile: string; lane: string } {
  const along = missile.from === 'front' || missile.from === 'back'
  return {
    missile: say.missile(missile.kind, missile.from),
    lane: say.get(along ? 'lane-column' : 'lane-row', { number: dice[0] + dice[1] }),
  }
}

/** Whether goods could come aboard by what is asked. */
function bringsGoods(air: FlightView, step: string, cards: Cards): boolean {
  const card = cardOf(cards, air.card)
  return step === 'land' || ((step === 'board' || step === 'reward') && (card?.kind === 'abandoned_station' || card?.foe === 'smugglers'))
}

/** How much still goes into my holds. */
function roomLeft(view: View, seat: number, say: Say, cards: Cards): string {
  const tiles = view.truckers[seat]?.ship.tiles ?? []
  const room = (kind: string): number =>
    tiles.reduce((sum, { tile, goods }) => {
      const hold = cards.tiles.find(({ id }) => id === tile)
      return hold?.kind === kind ? sum + hold.capacity - goods.length : sum
    }, 0)
  return say.get('room-left', { plain: room('cargo_hold'), special: room('special_hold') })
}

/** What can be said of one ship about the card on the table; `shown`: only what came of it. */
export function standing(air: FlightView, seat: number, say: Say, shown: boolean, fate: string | null): string | null {
  const gone = air.rockets[seat]?.left
  if (gone) return say.get(`left-${gone}`)
  if (fate) return say.get(`fate-${fate}`)
  const outlook = air.outlook[seat]
  // What is being shown is not decided any more.
  if (shown || typeof outlook !== 'object') return null
  const [name, told] = Object.entries(outlook)[0] as [string, Record<string, any>]
  switch (name) {
    case 'forward':
      return say.get('out-forward', { now: told['now'], most: told['most'] })
    case 'crew':
      return say.get('out-crew', { have: told['have'], need: told['need'] })
    case 'fight':
      return say.get('out-fight', { now: say.half(told['now']), most: say.half(told['most']), result: told['best'] })
    case 'compare':
      return say.get('out-compare', { now: say.half(told['now']), most: say.half(told['most']) })
    case 'back':
      return say.get('fact-days-lost', { count: told['days'] })
    case 'infected':
      return say.get('out-infected', { count: told['cabins'].length })
    case 'missile':
      return say.get(`threat-${stepOf(told['threat'])[0]}`)
    default:
      return null
  }
}

/** My strength against what is needed, while I declare. */
export function running(air: FlightView, seat: number): { now: number; most: number; need: number | null; result: string | null } | null {
  const outlook = air.outlook[seat]
  if (typeof outlook !== 'object') return null
  const [name, told] = Object.entries(outlook)[0] as [string, Record<string, any>]
  if (name === 'forward') return { now: told['now'] * 2, most: told['most'] * 2, need: null, result: null }
  if (name === 'fight') return { now: told['now'], most: told['most'], need: told['power'] * 2, result: told['result'] }
  if (name === 'compare') return { now: told['now'], most: told['most'], need: null, result: null }
  return null
}
