import { Teller } from '../../lib/teller.ts'
import type { Json } from '../../wire.ts'
import type { Scene } from './film.ts'
import { line } from './line.ts'
import { ownNames } from './names.ts'
import type { Say } from './say.ts'
import type { Cards, Event, View } from './wire.ts'

/** What is being shown, in one sentence: as the log says it, or why the account says so. */
export function captionOf(scene: Scene, view: View, say: Say, cards: Cards): string {
  if (scene.kind === 'summary') return say.get(scene.last ? 'film-last-card' : 'film-card-done')
  if (scene.kind === 'scored' && say.has(`why-${scene.item}`)) return say.told(`why-${scene.item}`)
  return inWords(scene.events, view, say, cards).join(' ')
}

/** What happened, as the log says it. */
export function inWords(events: readonly unknown[], view: View, say: Say, cards: Cards): string[] {
  const names = [...say.names]
  const teller = new Teller(say.words, 'trucker', names, ownNames(say.words, cards))
  const lines = events.map((event) => {
    const own = line(event as Event, view, say.words, { cards, names })
    return own === undefined ? teller.event(event as Json) : own
  })
  return lines.filter((one) => one !== null)
}
