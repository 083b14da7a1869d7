import { Teller } from '../../lib/teller.ts'
import type { Json } from '../../wire.ts'
import type { Face } from './face.ts'
import { eventOf, isFallenWith, type Scene } from './film.ts'
import { line } from './line.ts'
import { faces } from './model.ts'
import { ownNames } from './names.ts'
import type { Say } from './say.ts'
import type { Cards, Event, View } from './wire.ts'

/** What is being shown, in one sentence: as the log says it, or why the account says so. */
export function captionOf(scene: Scene, view: View, say: Say, cards: Cards): string {
  // A flight ends without its last cards where nobody flies any more.
  if (scene.kind === 'summary')
    return say.get(!scene.last ? 'film-card-done' : view.flying?.cards_left ? 'film-nobody-left' : 'film-last-card')
  if (scene.kind === 'scored' && say.has(`why-${scene.item}`)) return say.told(`why-${scene.item}`)
  return inWords(scene.events, view, say, cards).join(' ')
}

/** What happened, as the log says it; what fell off a ship together is one sentence. */
export function inWords(events: readonly unknown[], view: View, say: Say, cards: Cards): string[] {
  const names = [...say.names]
  const teller = new Teller(say.words, 'trucker', names, ownNames(say.words, cards))
  const lines = together(events).map((all) => {
    if (all.length > 1) return fallen(all, say, faces(cards, view))
    const own = line(all[0] as Event, view, say.words, { cards, names })
    return own === undefined ? teller.event(all[0] as Json) : own
  })
  return lines.filter((one) => one !== null)
}

/** What is said in one sentence. */
function together(events: readonly unknown[]): unknown[][] {
  return events.reduce<unknown[][]>((all, event) => {
    const last = all.at(-1)
    return last && isFallenWith(event, last) ? [...all.slice(0, -1), [...last, event]] : [...all, [event]]
  }, [])
}

/** Several components that nothing joined to their ship any more, each by its name and place. */
function fallen(events: readonly unknown[], say: Say, face: (tile: number) => Face): string {
  const told = events.map((event) => eventOf(event)[1])
  const components = told.map(({ tile, square }) =>
    say.get('component-at', { component: say.kind(face(tile).kind), place: say.place(square) }),
  )
  return say.get('log-fallen', { seat: say.seat(told[0]?.['seat']), count: told.length, components: say.list(components) })
}

/** What my ship lost by the card, and by what: whoever reads it knows whose ship it is. */
export function lossesOf(hits: readonly unknown[], seat: number | null, view: View, say: Say, cards: Cards): string[] {
  return inWords(
    hits.filter((event) => eventOf(event)[1]['seat'] === seat),
    view,
    say,
    cards,
  )
}
