/** How the actions of the bar stand in its one row. */
import type { Action } from '../games/types.ts'

/** One place in the row: a button, or a heading that opens its buttons above. */
export interface Item {
  /** The same as long as it is the same thing, whatever else comes and goes. */
  key: string
  label: string
  /** The heading it stands under, where it has one. */
  of?: string | undefined
  actions: Action[]
  /** Opens its actions instead of doing the only one. */
  opens: boolean
}

export interface Row {
  /** The natural next step, in its own place. */
  go: Action | null
  /** What ends the turn or leaves the choice, in its own place. */
  end: Action | null
  items: Item[]
}

const text = (action: Action): string => JSON.stringify(action.move)

/** Whether what a choice is called says already what it is one of. */
export function saysItsHeading({ group, label }: Action): boolean {
  return group === undefined || label.toLocaleLowerCase().startsWith(group.toLocaleLowerCase())
}

/** Sorts the actions: the next step, the end, and the rest by headings in the order they come. */
export function arrange(actions: readonly Action[]): Row {
  const end = actions.find((action) => action.key === 'e') ?? null
  const steps = actions.filter((action) => action.tone === 'go' && action !== end && action.group === undefined)
  const go = steps.length > 0 && steps.filter((step) => kind(step) === kind(steps[0]!)).length === 1 ? steps[0]! : null
  const found = new Map<string, Action[]>()
  const items: Item[] = []
  for (const action of actions) {
    if (action === end || action === go) continue
    if (action.group === undefined) items.push({ key: text(action), label: action.label, actions: [action], opens: false })
    else if (found.has(action.group)) found.get(action.group)!.push(action)
    else {
      const within = [action]
      found.set(action.group, within)
      items.push({ key: action.group, label: action.group, of: action.group, actions: within, opens: true })
    }
  }
  // Where there is nothing else to choose from, the choices stand in the row themselves.
  if (items.length === 1 && items[0]!.opens) {
    const { actions: within, of } = items[0]!
    if (within.length === 1) return { go, end, items: [alone(items[0]!)] }
    return { go, end, items: within.map((action) => ({ key: text(action), label: action.label, of, actions: [action], opens: false })) }
  }
  return { go, end, items: items.map((item) => (item.opens && item.actions.length === 1 ? alone(item) : item)) }
}

/** The only choice under a heading needs no opening, and says what it is one of. */
function alone(item: Item): Item {
  const [only] = item.actions
  return { ...item, opens: false, label: saysItsHeading(only!) ? only!.label : `${item.label} · ${only!.label}` }
}

/** What a move is, without what it is about. */
function kind({ move }: Action): string {
  const first = Array.isArray(move) ? move[0] : move
  return typeof first === 'string' ? first : (Object.keys((first ?? {}) as object)[0] ?? '')
}

/** What choices without a heading are called together: the words they all begin with, or the first of them. */
function shared(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(/\s+/))
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  const common = differs < 0 ? first : first.slice(0, differs)
  // What follows a colon is the choice itself: a word of it alone, «the» for instance, says nothing.
  const colon = differs < 0 ? -1 : common.findIndex((word) => word.endsWith(':'))
  if (colon > 0 || (colon === 0 && common[0] !== ':'))
    return common
      .slice(0, colon + 1)
      .join(' ')
      .replace(/\s*:$/, '')
  return (common.length > 0 ? common : first).join(' ')
}

/** What items hold, by name, each once: by their headings; choices of one kind without a heading by the words they share. */
export function contents(items: readonly Item[]): string[] {
  const found = new Map<string, string[]>()
  for (const { of, label, actions } of items) {
    const key = of === undefined ? `kind ${kind(actions[0]!)}` : `heading ${of}`
    found.set(key, [...(found.get(key) ?? []), of ?? label])
  }
  return [...found.values()].map(shared)
}

/** A place in the row as it is drawn; `null` where something stood that is gone, so that what comes after it does not move. */
export interface Slot {
  key: string
  width: number
  item: Item | null
}

/**
 * Gives every item a place: those that had one keep it, new ones come after, and what does not fit into the row is left over. Places of
 * what is gone stay empty as long as there is room for everything.
 */
export function place(
  items: readonly Item[],
  before: readonly Slot[],
  widthOf: (item: Item) => number,
  room: number,
  gap: number,
  more: number,
): { slots: Slot[]; rest: Item[] } {
  const known = new Map(items.map((item) => [item.key, item]))
  const kept = before.map(({ key, width }) => ({
    key,
    item: known.get(key) ?? null,
    width: known.has(key) ? widthOf(known.get(key)!) : width,
  }))
  const held = new Set(before.map(({ key }) => key))
  const fresh = items.filter(({ key }) => !held.has(key)).map((item) => ({ key: item.key, item, width: widthOf(item) }))
  const whole = (slots: readonly Slot[]): number => slots.reduce((sum, { width }) => sum + width + gap, -gap)
  // Trailing gaps hold nothing back.
  let slots: Slot[] = [...kept, ...fresh]
  while (slots.length > 0 && slots.at(-1)!.item === null) slots.pop()
  if (whole(slots) <= room) return { slots, rest: [] }
  slots = slots.filter(({ item }) => item !== null)
  if (whole(slots) <= room) return { slots, rest: [] }
  // One thing alone is pressed rather than looked for, though its words do not all fit.
  if (slots.length === 1) return { slots: [{ ...slots[0]!, width: room }], rest: [] }
  const shown: Slot[] = []
  for (const slot of slots) {
    if (whole([...shown, slot]) + gap + more > room) break
    shown.push(slot)
  }
  return { slots: shown, rest: slots.slice(shown.length).flatMap(({ item }) => item ?? []) }
}

/** Measures labels as they will be drawn. The same are measured again and again, and asking what the page looks like is dear: each is kept. */
export class Ruler {
  private canvas: CanvasRenderingContext2D | null = null
  private face: string | null = null
  private readonly known = new Map<string, number>()

  measure(label: string, size: number): number {
    const before = this.known.get(`${size} ${label}`)
    if (before !== undefined) return before
    this.canvas ??= document.createElement('canvas').getContext('2d')
    if (!this.canvas) return 0
    this.face ??= getComputedStyle(document.body).fontFamily
    this.canvas.font = `600 ${size}px ${this.face}`
    const { width } = this.canvas.measureText(label)
    // What is measured before the letters are there is measured again.
    if (document.fonts.status === 'loaded') this.known.set(`${size} ${label}`, width)
    return width
  }
}
