import { list } from '../../lib/teller.ts'
import type { Argument, Words } from '../../lib/words.svelte.ts'
import { nameOf, type AdventureCard } from './adventure.ts'
import type { Face, Load } from './face.ts'
import { columnOf, rowOf, type Cell } from './grid.ts'

/** Says what the page shows of Galaxy Trucker. */
export class Say {
  constructor(
    readonly words: Words,
    readonly names: readonly string[],
  ) {}

  get(id: string, values?: Record<string, Argument>): string {
    return this.words(`trucker-board-${id.replaceAll('_', '-')}`, values)
  }

  has(id: string): boolean {
    return this.words.has(`trucker-board-${id.replaceAll('_', '-')}`)
  }

  /** Nobody else flies: what is said of others is left out, where there are other words for it. */
  told(id: string, values?: Record<string, Argument>): string {
    return this.get(this.names.length === 1 && this.has(`${id}-alone`) ? `${id}-alone` : id, values)
  }

  seat(seat: number): string {
    return this.names[seat] ?? ''
  }

  seats(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.seat(seat)))
  }

  list(items: readonly string[]): string {
    return list(this.words, [...items])
  }

  kind(kind: string): string {
    return this.get(`kind-${kind}`)
  }

  /** What a component does, in few words. */
  about(kind: string): string {
    return this.get(`about-${kind}`)
  }

  /** Where a square is. */
  place(cell: Cell): string {
    return this.get('place', { row: rowOf(cell), column: columnOf(cell) })
  }

  goods(goods: readonly string[]): string {
    if (goods.length === 0) return this.get('no-goods')
    const colours = [...new Set(goods)]
    return this.list(colours.map((colour) => this.get(`good-${colour}`, { count: goods.filter((one) => one === colour).length })))
  }

  missile(kind: string, from: string): string {
    return this.get(`missile-${kind}`, { from: this.get(`from-${from}`) })
  }

  /** The name on a card; fleets have a name of their own. */
  title(card: Pick<AdventureCard, 'kind' | 'foe' | 'fleet'>): string {
    return this.get(card.fleet ? `fleet-${card.fleet}` : `card-${nameOf(card)}`)
  }

  card(card: Pick<AdventureCard, 'kind' | 'foe' | 'fleet' | 'level'>): string {
    const name = this.title(card)
    return card.level === null
      ? this.get('card-super', { card: name })
      : this.get('card-of-level', { card: name, level: 'I'.repeat(card.level) })
  }

  /** A component with what lies on it. */
  component(face: Face, load: Load | null | undefined): string {
    const name = this.get(`kind-${face.kind}`)
    const held = this.load(face, load)
    return held ? `${name}, ${held}` : name
  }

  private load(face: Face, load: Load | null | undefined): string | null {
    if (face.kind === 'heavy') return this.get('weight', { count: face.weight ?? 0 })
    if (face.kind === 'battery') return this.get('cells-of', { count: load?.cells ?? face.capacity, most: face.capacity })
    if (face.kind === 'cargo_hold' || face.kind === 'special_hold') {
      const goods = load?.goods?.filter((good) => good !== null) ?? []
      return load?.goods && goods.length > 0 ? this.goods(goods as string[]) : this.get('holds-up-to', { count: face.capacity })
    }
    if (!load || (face.kind !== 'cabin' && face.kind !== 'starting_cabin')) return null
    if (load.alien) return this.get(`alien-${load.alien}`)
    if (load.vip) return this.words(`trucker-name-${load.vip.id.replaceAll('_', '-')}`)
    return load.humans === undefined ? null : this.get('humans', { count: load.humans })
  }

  /** A side of a component, as an arrow would show it. */
  side(side: string): string {
    return this.get(`side-${side}`)
  }

  /** A line of the account. */
  entry(name: string, item: string | Record<string, unknown>): string {
    const inner = typeof item === 'string' ? null : item[name]
    if (Array.isArray(inner)) return this.get(`item-${name}`, { goods: this.goods(inner as string[]), count: inner.length })
    if (typeof inner === 'number') return this.get(`item-${name}`, { count: inner })
    if (name === 'covered_losses') return this.get(`item-${name}`, inner as Record<string, number>)
    const title = typeof inner === 'string' ? inner : ((inner as { title?: string } | null)?.title ?? null)
    return this.get(`item-${name}`, title ? { title: this.get(`title-${title}`) } : {})
  }

  half(halves: number): string {
    if (halves < 0) return `−${this.half(-halves)}`
    const whole = Math.floor(halves / 2)
    return halves % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`
  }
}
