/** How long a person waits for a move of their own, as the page itself sees it. */
import type { Page } from 'playwright-core'

/** One move of one's own, in milliseconds after the press; `null` where nothing of it was seen. */
export interface Waited {
  /** The first move, in words of the wire. */
  move: string
  /** The page had drawn that the press was taken. */
  felt: number | null
  /** The move was on its way to the server. */
  sent: number
  /** The page heard what came of it. */
  heard: number | null
  /** The page had changed accordingly. */
  taken: number | null
  /** It was drawn. */
  drawn: number | null
  /** The mark that the press was taken was set before anything else could happen. */
  feltAtOnce: boolean
  /** What came of it was handed to the page before anything else could happen. */
  takenAtOnce: boolean
  /** How long the page was at work, in one go or several, between the press and the drawing. */
  work: number
}

/** Runs in the page, before anything of it: notes every move of one's own. */
export function watchMoves(): void {
  const kept: Waited[] = []
  Object.assign(window, { waited: kept })
  /** Calls back when the frame that comes next has been drawn. */
  const drawn = (call: (at: number) => void): void => {
    requestAnimationFrame(() => afterTask(() => call(performance.now())))
  }
  /** Calls back when what is being done now is done. */
  const afterTask = (call: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      call()
    }
    port2.postMessage(null)
  }
  const work: { from: number; to: number }[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) work.push({ from: startTime, to: startTime + duration })
  }).observe({ type: 'longtask', buffered: true })

  /** When something was pressed last; what was carried somewhere counts from where it was let go. */
  let pressed: number | null = null
  let at: [number, number] = [0, 0]
  addEventListener('pointerdown', (event) => ([pressed, at] = [event.timeStamp, [event.clientX, event.clientY]]), { capture: true })
  addEventListener(
    'pointerup',
    (event) => {
      if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > 6) pressed = event.timeStamp
    },
    { capture: true },
  )

  interface Going {
    noted: Waited
    from: number
    /** How many of its moves have not been heard of. */
    steps: number
    seat: number | null
  }
  let going: Going | null = null
  let hearing = false

  const send = (text: string): void => {
    const command = JSON.parse(text) as { do?: string; moves?: unknown[] }
    const from = pressed
    pressed = null
    if (command.do !== 'play' || from === null) return
    const noted: Waited = {
      move: JSON.stringify(command.moves?.[0]).slice(0, 60),
      felt: null,
      sent: performance.now() - from,
      heard: null,
      taken: null,
      drawn: null,
      feltAtOnce: false,
      takenAtOnce: false,
      work: 0,
    }
    kept.push(noted)
    going = { noted, from, steps: command.moves?.length ?? 1, seat: mine }
    let busy = true
    afterTask(() => (busy = false))
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-busy]') === null) return
      watch.disconnect()
      noted.feltAtOnce = busy
      drawn((now) => (noted.felt = now - from))
    })
    watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-busy'] })
  }

  let mine: number | null = null
  const hear = (text: string): void => {
    const told = JSON.parse(text) as { type: string; by?: number | null; table?: { seats: { seat: number; mine: boolean }[] } }
    if (told.table) mine = told.table.seats.find((seat) => seat.mine)?.seat ?? null
    if (told.type !== 'step' || !going || told.by !== mine) return
    going.steps -= 1
    if (going.steps > 0) return
    const { noted, from } = going
    going = null
    noted.heard = performance.now() - from
    hearing = true
    afterTask(() => (hearing = false))
    const watch = new MutationObserver(() => {
      if (noted.taken !== null) return
      watch.disconnect()
      noted.taken = performance.now() - from
      noted.takenAtOnce = hearing
      drawn((now) => {
        noted.drawn = now - from
        // Long tasks are told of a little later.
        setTimeout(() => {
          const until = from + noted.drawn!
          noted.work = work.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, until) - Math.max(one.from, from)), 0)
        }, 200)
      })
    })
    // A step that is a film changes the board, and the count only when it has been seen.
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(link: string | URL, protocols?: string | string[]) {
      super(link, protocols)
      // The first to listen: nothing of the page has heard it yet.
      this.addEventListener('message', (event) => hear(String(event.data)))
    }
    override send(data: string): void {
      send(data)
      super.send(data)
    }
  }
}

export const waited = (page: Page): Promise<Waited[]> => page.evaluate(() => (window as unknown as { waited: Waited[] }).waited)

/** The time that so many of a hundred do not exceed. */
export function percentile(times: readonly number[], of: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * of) / 100) - 1)] ?? 0)
}
