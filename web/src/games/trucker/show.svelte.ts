import { prefs } from '../../lib/prefs.svelte.ts'
import { sceneOf } from '../../lib/scene.ts'
import { play } from '../../lib/sound.ts'
import type { Json } from '../../wire.ts'
import { columnOf, rowOf, type Cell, type From } from './grid.ts'
import {
  changing,
  hitting,
  isStill,
  isTold,
  leaving,
  lengthOf,
  scenesOf,
  seatOf,
  stepped,
  summed,
  type Fate,
  type Leavers,
  type Scene,
  type Sum,
} from './film.ts'
import type { Entry } from './account.ts'
import type { Piece } from './Ship.svelte'
import { scenes } from './scenes.ts'
import { deciderOf, threatened } from './prompt.ts'
import type { ShipView, View } from './wire.ts'

/** Where something that flies comes from and where it ends, in squares from the corner of the board. */
export function path(from: From, lane: number, at: Cell | null): { row: number | null; column: number | null; stop: number | null } {
  const along = from === 'front' || from === 'back'
  return { row: along ? null : lane, column: along ? lane : null, stop: at === null ? null : along ? rowOf(at) : columnOf(at) }
}

/** How something is shown. */
export interface Showing {
  /** Who looks. */
  me: number | null
  /** What the card before did has been read. */
  read: boolean
  /** It is shown on the position before; called once everything was seen. */
  seen?: (() => void) | undefined
  /** The position after. */
  next?: View | undefined
}

/** What is laid over the position before, until the one after is taken. */
interface Changes {
  card: { id: string; left: number; next: number | null } | null
  gone: ReadonlySet<string>
  days: ReadonlyMap<number, { from: number; to: number; days: number }[]>
  left: ReadonlyMap<number, string>
  entries: ReadonlyMap<number, Entry[]>
  /** The flight ended: the account is a new one. */
  ended: boolean
}

const NOTHING: Changes = { card: null, gone: new Set(), days: new Map(), left: new Map(), entries: new Map(), ended: false }

/** How long moments are seen at each pace. */
const PACE = { brisk: 0.6, calm: 1, step: 1 } as const

/** What is read stays as long as its sentence takes, whoever it is about: milliseconds a letter, up to so many. */
const LETTER = 22
const MOST = 3200

/** Where the film is: whoever explains the game speaks of nothing before it is seen. */
class Reel {
  /** What is still to be shown. */
  ahead = $state.raw<ReadonlySet<unknown>>(new Set())
}
export const reel = new Reel()

/** Shows what happened, one moment after the other. Pressing on goes to the next moment that is worth reading, and then past it. */
export class Show {
  /** What is being seen. */
  now = $state.raw<Scene | null>(null)
  /** What flies, until the next one does. */
  flying = $state.raw<{ missile: { kind: string; from: From }; dice: [number, number]; seat?: number } | null>(null)
  /** The huge asteroid of the card. */
  asteroid = $state.raw<{ from: From; first: number; last: number } | null>(null)
  /** How it ended for each ship so far. */
  fates = $state.raw<Fate[]>([])
  /** Components on their way down, by seat. */
  falling = $state.raw<{ seat: number; piece: Piece }[]>([])
  /** The number of the last one on its card. */
  number = $state<number | null>(null)
  /** The line of a combat zone that was reckoned last. */
  line = $state<number | null>(null)
  /** Who landed on which planet of the card. */
  landed = $state.raw<(number | null)[]>([])
  /** What the present card has done. */
  sums = $state.raw<ReadonlyMap<number, Sum>>(new Map())
  /** Who left the flight by it, and why. */
  leavers = $state.raw<Leavers>(new Map())
  /** What ships lost by it, and by what, each as it was told. */
  hits = $state.raw<readonly unknown[]>([])
  /** Whose ship something happened to last. */
  about = $state<number | null>(null)
  /** Whose ships the last one flies at. */
  targets = $state.raw<ReadonlySet<number>>(new Set())
  /** The account is being written. */
  scoring = $state(false)
  private changes = $state.raw<Changes>(NOTHING)
  /** Whose ships are still to change in what is shown. */
  private unsettled = $state.raw<ReadonlySet<number>>(new Set())
  /** The flight is not followed any more, up to its end. */
  private rushing = false
  /** What was added last. */
  private added: readonly unknown[] | null = null
  private queue: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private seen: (() => void) | undefined
  private me: number | null = null
  private after: View | null = null

  constructor(
    private readonly calm: () => boolean,
    private readonly before: (seat: number, at: Cell) => Piece | null,
    /** How many letters are read with a scene. */
    private readonly letters: (scene: Scene) => number = () => 0,
  ) {}

  add(events: readonly unknown[], { me, read, seen, next }: Showing = { me: null, read: true }): void {
    // The board is drawn anew for other reasons too (a move is under way, new choices): what happened then is the same as before.
    if (events === this.added) return
    this.added = events
    if (this.now) this.finish()
    this.me = me
    this.seen = seen
    this.after = next ?? null
    // Nothing led here: what was seen elsewhere is no reason to look at a ship.
    if (events.length === 0) this.about = null
    this.changes = NOTHING
    this.scoring = false
    this.queue = scenesOf(events, read, me !== null && next?.flying != null && deciderOf(next.flying) === me)
    reel.ahead = new Set(events)
    this.next()
  }

  /** Whether there is something still to be seen. */
  get busy(): boolean {
    return this.now !== null
  }

  /** How long what is seen stays by itself, in milliseconds; nothing where it waits to be read. */
  get lasts(): number | null {
    if (!this.now) return null
    // Step by step, what is to be read waits for whoever reads it.
    if (prefs.pace === 'step' && isStill(this.now)) return null
    const least = isTold(this.now) ? Math.min(this.letters(this.now) * LETTER, MOST) : 0
    return Math.max(lengthOf(this.now, this.me, this.calm()), least) * PACE[prefs.pace]
  }

  /** On to the next moment that is worth reading; past it, if that is being read. */
  skip(): void {
    if (this.now && !isStill(this.now)) while (this.queue[0] && !isStill(this.queue[0])) this.enter(this.queue.shift()!)
    this.next()
  }

  /** Everything, up to the end of the flight. */
  rush(): void {
    this.rushing = true
    this.next()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** The position with what was seen so far. */
  over(view: View): View {
    const air = view.flying
    const { card, gone, days, left, entries, ended } = this.changes
    if (!air || this.changes === NOTHING) return view
    const rockets = air.rockets.map((rocket, seat) => {
      const why = left.get(seat)
      if (why !== undefined) return { ...rocket, distance: null, left: why as typeof rocket.left }
      if (rocket.distance === null) return rocket
      const moved = days.get(seat) ?? []
      return { ...rocket, distance: moved.reduce((at, one) => at + stepped(one.from, one.to, one.days, air.spaces), rocket.distance) }
    })
    const truckers = view.truckers.map((trucker, seat) => {
      const written = entries.get(seat) ?? []
      const account = [...(ended ? [] : trucker.account), ...written] as typeof trucker.account
      const settled = this.after?.flying && !this.unsettled.has(seat) ? this.after.truckers[seat] : undefined
      const lost = settled?.lost ?? trucker.lost
      return { ...trucker, lost, credits: written.at(-1)?.total ?? trucker.credits, account, ship: this.shipOf(trucker.ship, seat, gone) }
    })
    const turned = card ? { card: card.id, cards_left: card.left, next: card.next as typeof air.next } : {}
    return { ...view, truckers, flying: { ...air, ...turned, rockets } }
  }

  /** A ship as it is now. What it can do is reckoned by the rules: once nothing more happens to it, it is the one of the position after. */
  private shipOf(ship: ShipView, seat: number, gone: ReadonlySet<string>): ShipView {
    const after = this.after?.flying ? this.after.truckers[seat]?.ship : undefined
    if (after && !this.unsettled.has(seat)) return after
    return { ...ship, tiles: ship.tiles.filter(({ square }) => !gone.has(`${seat} ${square}`)) }
  }

  private finish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const scene of this.queue) this.enter(scene)
    this.queue = []
    this.end()
  }

  private end(): void {
    this.timer = undefined
    this.now = null
    this.falling = []
    const { seen } = this
    this.seen = undefined
    seen?.()
  }

  private next(): void {
    clearTimeout(this.timer)
    for (;;) {
      const scene = this.queue.shift()
      if (!scene) return this.end()
      this.enter(scene)
      if (this.rushing || lengthOf(scene, this.me, this.calm()) === 0) continue
      this.now = scene
      this.sound(scene)
      const { lasts } = this
      if (lasts !== null) this.timer = setTimeout(() => this.next(), lasts)
      return
    }
  }

  private sound({ events }: Scene): void {
    const kind = sceneOf(scenes, (events[0] ?? null) as Json, { seat: this.me })?.kind
    if (kind) play(kind)
  }

  private enter(scene: Scene): void {
    this.unsettled = changing(this.queue)
    reel.ahead = new Set(this.queue.flatMap(({ events }) => events))
    this.sums = summed(this.sums, scene.events, (seat, at) => this.before(seat, at)?.load ?? null)
    this.leavers = leaving(this.leavers, scene.events)
    this.hits = hitting(this.hits, scene.events)
    this.about = seatOf(scene) ?? this.about
    switch (scene.kind) {
      case 'card':
        this.flying = this.number = this.line = this.asteroid = null
        this.landed = []
        this.fates = []
        return this.change({ card: { id: scene.card, left: scene.left, next: scene.next } })
      case 'landed':
        this.landed = Object.assign([...this.landed], { [scene.planet]: scene.seat })
        return
      case 'roll':
        this.number = scene.number
        this.flying = { missile: scene.missile, dice: scene.dice }
        this.fates = []
        this.targets = this.aimedAt()
        if (this.about === null || !this.targets.has(this.about)) this.about = [...this.targets][0] ?? this.about
        return
      case 'incoming':
        // The line stands for the first die.
        this.flying = { missile: scene.missile, dice: [scene.lane, 0], seat: scene.seat }
        this.fates = []
        return
      case 'asteroid':
        this.asteroid = { from: scene.from, first: scene.first, last: scene.last }
        return
      case 'fate':
        this.fates = [...this.fates, scene.fate]
        return
      case 'compared':
        this.line = scene.line
        return
      case 'lost': {
        const fallen = scene.at.flatMap((at) => this.before(scene.seat, at) ?? []).map((piece) => ({ seat: scene.seat, piece }))
        this.falling = [...this.falling, ...fallen]
        return this.change({ gone: new Set([...this.changes.gone, ...scene.at.map((at) => `${scene.seat} ${at}`)]) })
      }
      case 'moved': {
        const moved = [...(this.changes.days.get(scene.seat) ?? []), scene]
        return this.change({ days: new Map([...this.changes.days, [scene.seat, moved]]) })
      }
      case 'summary':
        // How it ended is said by the summary.
        this.flying = this.asteroid = null
        this.fates = []
        return
      case 'left':
        this.flying = null
        return this.change({ left: new Map([...this.changes.left, [scene.seat, scene.why]]) })
      case 'over':
        this.flying = null
        this.rushing = false
        return this.change({ ended: true })
      case 'scored':
        return this.score(scene.entries)
    }
  }

  /** Whose ships something flies at that was just rolled for: those it comes to in what follows, and those it has still to come to. */
  private aimedAt(): Set<number> {
    const until = this.queue.findIndex(({ kind }) => kind === 'roll' || kind === 'card' || kind === 'summary')
    const seats = this.queue.slice(0, until === -1 ? undefined : until).flatMap((scene) => (scene.kind === 'fate' ? [scene.fate.seat] : []))
    const air = until === -1 ? this.after?.flying : null
    return new Set([...seats, ...(air ? threatened(air) : [])])
  }

  private score(entries: readonly { seat: number; entry: Entry }[]): void {
    this.scoring = true
    const all = new Map(this.changes.entries)
    for (const { seat, entry } of entries) all.set(seat, [...(all.get(seat) ?? []), entry])
    this.change({ entries: all })
  }

  private change(part: Partial<Changes>): void {
    this.changes = { ...this.changes, ...part }
  }
}
