import { untrack } from 'svelte'
import { lessonOf } from '../games/index.ts'
import type { GameContext, Lesson, Situation } from '../games/types.ts'
import { api } from '../lib/api.ts'
import type { LiveTable } from '../lib/table.svelte.ts'
import { book, words } from '../lib/words.svelte.ts'
import type { Advice, Json, Outcome, Seat } from '../wire.ts'
import { Guide } from './guide.svelte.ts'

/** What the page knows that a guide depends on. */
interface Source {
  kind: string | undefined
  /** The table can be drawn. */
  ready: boolean
  context: GameContext
}

/** In real time much happens at once: the last position is what a bot is asked about. */
const SOON = 60

/** A first game is guided: what is explained follows the table, and what a bot would do is asked of the server. */
export class FirstGame {
  readonly guide: Guide
  private lesson = $state.raw<Lesson | null>(null)
  private advised = $state.raw<Advice | null>(null)
  private explaining: string | null = null
  /** The entry of which nobody could say what a bot would do. */
  private unadvised = $state(-1)
  /** What was explained while it is still asked what a bot would do: a text for every half second would be no text. */
  private before: Situation | null = null

  constructor(
    private readonly table: LiveTable,
    private readonly source: () => Source,
  ) {
    this.guide = new Guide(table.id)
    $effect(() => this.fetch())
    $effect(() => this.ask())
    $effect(() => this.follow())
  }

  /** Whether this is a first game, and mine. */
  readonly is = $derived.by(() => this.table.info?.occasion === 'first' && this.table.seat !== null)
  private readonly guides = $derived.by(() => this.is && this.lesson !== null && this.source().ready && !this.guide.off)
  /** Somebody is being guided now. */
  get on(): boolean {
    return this.guides
  }

  /** What a bot would do. */
  readonly advice = $derived.by(() => {
    const { advised, table } = this
    if (!advised || table.moves.length === 0 || table.film) return null
    return advised.entry === table.entry || this.isForLater(advised) || this.holds(advised) ? advised.move : null
  })

  /** Where everybody acts at once, what was advised holds until I act, or until something else is. */
  private holds({ entry, move }: Advice): boolean {
    const { log, seat, turn } = this.table
    if (!turn || !('real_time' in turn)) return false
    const acted = log.findLast((one) => one.entry > entry && one.by === seat)
    return this.unadvised !== this.table.entry && !acted && this.offers(move)
  }

  /** The server was ahead of what is seen, and what it advised there may be done here already. */
  private isForLater({ entry, move }: Advice): boolean {
    return entry > this.table.entry && this.offers(move)
  }

  private offers(move: Json): boolean {
    const wanted = JSON.stringify(move)
    return this.table.moves.some((one) => JSON.stringify(one) === wanted)
  }

  /** It is being asked what a bot would do. What was told of a later moment is an answer, too: nothing else comes until that is seen. */
  private readonly asks = $derived.by(() => {
    const { table } = this
    const known = (this.advised !== null && this.advised.entry >= table.entry) || this.unadvised === table.entry
    return this.guides && table.moves.length > 0 && !table.film && !table.finished && !known
  })

  /** What happened by my last move and since. */
  private readonly happened = $derived.by(() => {
    const { log, seat, film, recent } = this.table
    const own = log.findLastIndex(({ by }) => by === seat)
    return [...log.slice(Math.max(0, own)).flatMap(({ events }) => events), ...(film ? recent : [])]
  })

  private readonly situation = $derived.by<Situation | null>(() => {
    const { table } = this
    if (!this.guides || table.seat === null) return null
    if (this.asks && this.before) return this.before
    return (this.before = {
      view: table.view,
      moves: table.moves,
      seat: table.seat,
      advice: this.advice,
      mine: table.myTurn,
      happened: this.happened,
      showing: table.film !== null,
      over: table.finished,
      won: wonBy(table.over, table.seat),
      ...this.source().context,
    })
  })
  private readonly explained = $derived.by(() => {
    // A game that was stopped was neither won nor lost: no lesson speaks of that.
    const stopped = this.table.finished && this.table.over === null
    return this.situation && this.lesson && !stopped ? this.guide.stepAt(this.lesson, this.situation) : null
  })
  /** What is said now; nothing where nobody is guided. */
  readonly step = $derived.by<{ id: string; text: string; at?: string | undefined } | null>(() => {
    const { situation, explained } = this
    if (!situation) return null
    if (!explained) {
      const own = situation.advice === null ? 'guide-own' : 'guide-free'
      const id = situation.over ? 'guide-over' : situation.mine ? own : 'guide-wait'
      return { id, text: words(id) }
    }
    const text = words(`${this.source().kind}-first-${explained.id}`, explained.values?.(situation))
    // At the end it says what comes next.
    const at = typeof explained.at === 'function' ? explained.at(situation) : explained.at
    return { id: explained.id, text: situation.over ? `${text} ${words('guide-over')}` : text, at }
  })
  /** There is more to be said of this moment. */
  get more(): boolean {
    const { explained, situation, lesson } = this
    return explained !== null && situation !== null && lesson !== null && this.guide.hasMore(lesson, situation, explained)
  }

  /** What is explained has been understood: by acting, or by asking for what comes next. */
  learn(): void {
    if (this.explained) this.guide.learn(this.explained.id)
  }

  private fetch(): void {
    const wanted = this.is ? this.source().kind : null
    if (!wanted) return
    void Promise.all([lessonOf(wanted), book.need(`${wanted}-first`)]).then(
      ([found]) => (this.lesson = found),
      () => {},
    )
  }

  private ask(): (() => void) | undefined {
    const { table } = this
    const [entry, seat, asks] = [table.entry, table.seat, this.guides && table.moves.length > 0 && !table.film]
    if (!asks || seat === null) return
    const soon = setTimeout(() => {
      void api.advice(table.id, seat).then(
        (told) => table.entry === entry && (this.advised = told),
        () => (this.unadvised = entry),
      )
    }, SOON)
    return () => clearTimeout(soon)
  }

  private follow(): void {
    const [now, over, where] = [this.explained?.id ?? null, this.table.finished, this.situation]
    untrack(() => {
      // What its moment has passed of was explained; what only makes room for something more urgent comes again.
      const still = where !== null && this.lesson?.some((one) => one.id === this.explaining && one.when(where))
      if (this.explaining !== null && this.explaining !== now && !still) this.guide.learn(this.explaining)
      this.explaining = now
      if (over && this.is) this.guide.end()
    })
  }
}

function wonBy(outcome: Outcome | null, seat: Seat): boolean {
  if (!outcome) return false
  return 'together' in outcome.verdict ? outcome.verdict.together.won : outcome.verdict.won.includes(seat)
}
