import type { Reply } from '../../wire.ts'
import { turnBy, type Source, type Target } from './drag.svelte.ts'
import { SIDES, type Cell } from './grid.ts'
import type { Aids, Move, Prospect, Spot, TruckerView, View } from './wire.ts'

/** A component put down before the server has said so. */
export interface Guess {
  tile: number
  square: Cell
  turn: number
}

/** A component I reach for; which one is not known while it lies face down. */
interface Grab {
  source: Source
  tile: number | null
  /** Where it was let go meanwhile. */
  then?: Target
}

export interface Table {
  view: View
  seat: number | null
  aids: Aids | null
  send: (moves: Move[]) => Promise<Reply>
  /** What a guide would do. */
  advice?: Move | null
}

/** How the component at hand lies: a guide says what is still to be done from there. */
class Lie {
  turn = $state(0)
}
export const lie = new Lie()

/** How long a guess outlives the answer, if the answer is seen before what it did. */
const GRACE = 1500

/**
 * My hand in the yard. What is mine alone is shown at once and told to the server meanwhile; only reaching for a component waits for the
 * answer, because somebody else may be quicker.
 */
export class Yard {
  /** Quarter turns of the component at hand. */
  turn = $state(0)
  grab = $state.raw<Grab | null>(null)
  guess = $state.raw<Guess | null>(null)
  /** It went to the heap or to the reserve, and the server has not said so yet. */
  gone = $state.raw<number | null>(null)
  /** Who was quicker, if somebody was: why the hand is empty, said gently. */
  lost = $state.raw<number | null>(null)
  /** A component that is looked at before it is paid for, in turn-based building. */
  pick = $state<number | null>(null)
  /** Where the keyboard is. */
  cursor = $state<Cell | null>(null)

  /** The advice that was heeded last: whoever turns it otherwise wants it so. */
  private heeded = ''

  constructor(private readonly table: () => Table) {}

  get me(): TruckerView | null {
    const { view, seat } = this.table()
    return seat === null ? null : (view.truckers[seat] ?? null)
  }

  /** The component that was at hand when the last view came. */
  private known: number | null = null

  private get hand(): TruckerView['hand'] {
    const hand = this.me?.hand ?? null
    return hand && hand.tile === this.gone ? null : hand
  }

  /** The component in my hand, not yet on the ship. */
  get held(): number | null {
    const hand = this.hand
    if (!hand || hand.lies !== null || this.guess?.tile === hand.tile) return null
    return hand.tile
  }

  /** Where a guide would put the component in my hand, and how it would turn it. */
  get advised(): { square: Cell; turn: number } | null {
    const { advice } = this.table()
    if (this.held === null || this.grab || typeof advice !== 'object' || advice === null || !('place' in advice)) return null
    return { square: advice.place.square, turn: SIDES.indexOf(advice.place.turned) }
  }

  /** Turns the component in my hand as it is advised, once: so it is seen how it will lie, and lies so where it is put down. */
  heed(advised: { square: Cell; turn: number } | null): void {
    const now = advised ? `${this.held} ${advised.square} ${advised.turn}` : ''
    if (advised && now !== this.heeded) this.turn = advised.turn
    this.heeded = now
  }

  /** How the component in my hand would lie on a square that is touched: on the one that a guide marks as the guide shows it. */
  wayOn(square: Cell): number {
    const { advised } = this
    return advised?.square === square ? advised.turn : this.turn
  }

  /** The component on my ship that can still be moved, with where it lies. */
  get loose(): Guess | null {
    if (this.guess) return this.guess
    const hand = this.hand
    if (!hand || hand.lies === null) return null
    const at = this.me?.ship.tiles.find((tile) => tile.square === hand.lies)
    return { tile: hand.tile, square: hand.lies, turn: at ? SIDES.indexOf(at.turned) : 0 }
  }

  /** The component that is handled, in the hand or still loose. */
  get tile(): number | null {
    return this.held ?? this.loose?.tile ?? this.grab?.tile ?? null
  }

  /** What the component at hand would do on each square, turned as it is. */
  get spots(): readonly Spot[] {
    // What is told is about the component before, until the one I reach for is mine.
    if (this.grab) return []
    const side = SIDES[this.turn]!
    if (this.looksAt !== null) {
      const squares = this.prospect?.fits.find(([turned]) => turned === side)?.[1] ?? []
      return squares.map((square) => ({ square, fits: true, clashes: [] }))
    }
    const spots = this.table().aids?.spots ?? []
    return spots.find(({ turned }) => turned === SIDES[this.turn])?.spots ?? []
  }

  spot(square: Cell): Spot | null {
    return this.spots.find((spot) => spot.square === square) ?? null
  }

  /** The component that is looked at, with nothing in the hand. */
  get looksAt(): number | null {
    return this.held === null && !this.grab ? this.pick : null
  }

  private get prospect(): Prospect | null {
    return this.prospectOf(this.pick)
  }

  private prospectOf(tile: number | null): Prospect | null {
    return this.table().aids?.prospects.find((one) => one.tile === tile) ?? null
  }

  /** Whether a component that is not mine yet would fit somewhere; `null` where nothing is told of it. */
  wouldFit(tile: number): boolean | null {
    const found = this.prospectOf(tile)
    return found ? found.fits.some(([, squares]) => squares.length > 0) : null
  }

  /** Looks at a component before it is paid for, turned so that it fits somewhere. */
  lookAt(tile: number | null): void {
    this.pick = tile
    const fits = this.prospect?.fits ?? []
    const [side] = fits.find(([, squares]) => squares.length > 0) ?? fits[0] ?? ['front' as const]
    if (tile !== null) this.turn = SIDES.indexOf(side)
  }

  /** Takes the component that is looked at and puts it where it fits, in one go. */
  async mount(square: Cell): Promise<void> {
    const [tile, me] = [this.looksAt, this.me]
    if (tile === null || !me) return
    const guess: Guess = { tile, square, turn: this.turn }
    const take: Move = me.reserve.includes(tile) ? { take_reserved: tile } : { take: tile }
    this.pick = null
    this.guess = guess
    const reply = await this.table().send([take, { place: { square, turned: SIDES[guess.turn]! } }])
    if (this.guess === guess && 'refused' in reply) this.guess = null
    else setTimeout(() => this.guess === guess && (this.guess = null), GRACE)
  }

  /** The ways it can be turned. */
  private get ways(): readonly number[] {
    if (this.looksAt !== null) return this.prospect?.fits.map(([turned]) => SIDES.indexOf(turned)) ?? [0]
    const spots = this.grab ? [] : (this.table().aids?.spots ?? [])
    return spots.length > 0 ? spots.map(({ turned }) => SIDES.indexOf(turned)) : [0, 1, 2, 3]
  }

  /** Whether it can be turned at all. */
  get turnable(): boolean {
    return this.ways.length > 1
  }

  /** Turns what is at hand; on the ship it turns where it lies. */
  rotate(by: number): void {
    const loose = this.held === null && !this.grab && this.pick === null ? this.loose : null
    const { ways } = this
    if (loose) this.turn = loose.turn
    let next = this.turn
    do next = turnBy(next, by)
    while (!ways.includes(next) && next !== this.turn)
    if (next === this.turn) return
    this.turn = next
    if (loose) void this.place(loose.square)
  }

  /** Reaches for a component. */
  async reach(source: Source): Promise<void> {
    const move = reaching(source)
    if (!move || this.grab) return
    const before = this.me?.hand?.tile ?? null
    this.turn = 0
    this.pick = null
    this.lost = null
    this.gone = null
    const grab: Grab = { source, tile: 'tile' in source ? source.tile : null }
    this.grab = grab
    const reply = await this.table().send([move])
    if (this.grab?.source !== source) return
    if ('refused' in reply) {
      this.grab = null
      this.lost = quicker(reply)
    } else if (this.me?.hand && this.me.hand.tile !== before) this.arrive()
  }

  /** What I reached for is in my hand: what I let go meanwhile falls where I let it go. */
  arrive(): void {
    const then = this.grab?.then
    this.grab = null
    // It may have been turned on the way, which not every component can be.
    if (!this.ways.includes(this.turn)) this.turn = this.ways[0] ?? 0
    if (then) void this.letGo(then)
  }

  /** A new view came. */
  see(): void {
    const hand = this.me?.hand ?? null
    const { grab, guess } = this
    // What came by another button than those of the yard lies as it lay in the warehouse, not as the one before it was turned.
    if (!grab && hand?.lies === null && hand.tile !== this.known) this.turn = 0
    this.known = hand?.tile ?? null
    if (grab && hand && hand.lies === null && (grab.tile === null || grab.tile === hand.tile)) this.arrive()
    if (guess && (hand === null || hand.tile !== guess.tile || hand.lies === guess.square)) {
      const at = this.me?.ship.tiles.find((tile) => tile.square === guess.square)
      if (hand?.tile !== guess.tile || SIDES.indexOf(at?.turned ?? 'front') === guess.turn) this.guess = null
    }
    if (this.gone !== null && hand?.tile !== this.gone) this.gone = null
  }

  /** Lets go of what is at hand. */
  async letGo(target: Target): Promise<void> {
    if (this.grab) {
      this.grab = { ...this.grab, then: target }
      return
    }
    if (!target || target.on === 'hand') return
    if (target.on === 'ship') return this.place(target.at)
    const tile = this.tile
    if (tile === null) return
    const reply = this.table().send([target.on === 'heap' ? 'put_back' : 'set_aside'])
    this.gone = tile
    this.guess = null
    if ('refused' in (await reply)) this.gone = null
  }

  /** Puts what is at hand on a square. Where it can lie it lies at once. */
  async place(square: Cell, turn = this.turn): Promise<void> {
    const tile = this.tile
    if (tile === null) return
    this.turn = turn
    const guess: Guess = { tile, square, turn }
    if (this.spot(square)) this.guess = guess
    const reply = await this.table().send([{ place: { square, turned: SIDES[turn]! } }])
    if (this.guess !== guess) return
    if ('refused' in reply) this.guess = null
    else setTimeout(() => this.guess === guess && (this.guess = null), GRACE)
  }
}

/** Who has what I reached for; `null` where something else was the reason. */
function quicker(reply: Reply): number | null {
  const rule =
    'refused' in reply && typeof reply.refused === 'object'
      ? (reply.refused as { rule?: { taken_by?: { seat: number } } | string }).rule
      : null
  return typeof rule === 'object' ? (rule?.taken_by?.seat ?? null) : null
}

/** The move that takes a component from where it is; `null` where it is mine already. */
export function reaching(source: Source): Move | null {
  switch (source.from) {
    case 'pile':
      return source.cargo ? 'draw_cargo' : 'draw'
    case 'heap':
      return { take: source.tile }
    case 'reserve':
      return { take_reserved: source.tile }
    default:
      return null
  }
}
