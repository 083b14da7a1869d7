import type { Json, Outcome, Refused, Seat } from '../wire.ts'
import { seatFields } from './facts.ts'
import type { Argument, Words } from './words.svelte.ts'

/** Fields of these names hold seats in every game. */
const SEATS = ['seat', 'seats', 'winner', 'winners']

type Fields = { [key: string]: Json }

/**
 * Says moves, events and refusals of one game, by the same convention as the terminal: a value `{"variant": {fields}}` of game
 * `g` is said by the message `g-event-variant` with the fields as arguments. The word `whip` in the field `card` is
 * `g-card-whip` if there is such a message, else `g-name-whip`, else the word itself. Numbers stay numbers, so that messages can
 * choose plurals.
 *
 * A value with several fields is the message `g-field` with the fields as arguments, what is empty being `none`; or, where each of its
 * fields has a message `g-field-name` of its own, the parts that are not empty, one after the other; or else its fields, each by the
 * name `g-view-field`. Both tellers are held to the same sentences by the cases in the fixtures of every game.
 */
export class Teller {
  constructor(
    private readonly words: Words,
    private readonly game: string,
    private readonly names: string[],
    /** Words that no message file knows: the names of the cards of this box, or of the places of this table; of a number with the field it stands in. */
    private readonly own: Readonly<Record<string, string>> = {},
  ) {}

  move(move: Json): string {
    return this.say('move', move)
  }

  event(event: Json): string {
    return this.say('event', event)
  }

  /** Why a move was refused: the reasons all games share, or the game's own. */
  refusal(refused: Refused): string {
    const found = variant(refused as Json)
    if (!found) return this.words('refused-unknown')
    const [name, inner] = found
    if (name === 'rule') return this.say('refusal', inner)
    const id = `refused-${hyphens(name)}`
    return this.words.has(id) ? this.words(id, { value: this.argument(name, inner) }) : this.words('refused-unknown')
  }

  seat(seat: Seat): string {
    return this.names[seat] ?? this.words('seat-other', { number: seat })
  }

  seats(seats: Seat[]): string {
    return list(
      this.words,
      seats.map((seat) => this.seat(seat)),
    )
  }

  outcome(outcome: Outcome): string {
    if ('together' in outcome.verdict) return this.words(outcome.verdict.together.won ? 'outcome-won' : 'outcome-lost')
    const winners = outcome.verdict.won
    return winners.length === 0
      ? this.words('outcome-nobody')
      : this.words('outcome-winners', { seats: this.seats(winners), count: winners.length })
  }

  /** A value of an enum by its message; what has none is shown as it is written short. */
  private say(kind: string, value: Json): string {
    const found = variant(value)
    return (found && this.tell(this.id(kind, found[0]), found[0], found[1])) ?? short(value)
  }

  private tell(id: string, name: string, inner: Json): string | null {
    if (!this.words.has(id)) return null
    const values: Record<string, Argument> = {}
    if (isFields(inner) && !this.isVariant(name, inner) && !this.hasParts(name, inner) && !this.isCounts(inner)) {
      for (const [field, value] of entriesOf(inner)) values[hyphens(field)] = this.argument(field, value)
    } else {
      values['value'] = this.argument(name, inner)
    }
    return this.words(id, values)
  }

  private argument(field: string, value: Json): Argument {
    if (value === null) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value !== 'number') return this.noun(field, value)
    if (this.holdsSeat(field)) return this.seat(value)
    const own = this.own[`${field} ${value}`]
    if (own !== undefined) return own
    const named = this.id(field, String(value))
    return this.words.has(named) ? this.words(named) : value
  }

  /** A value as it stands in a sentence in that field. */
  thing(field: string, value: Json): string {
    return this.noun(field, value)
  }

  /** What a field of a view is called: the message `g-view-field`, or its name. */
  field(name: string): string {
    const id = this.id('view', name)
    return this.words.has(id) ? this.words(id) : name.replaceAll('_', ' ')
  }

  /** A word, a list, or a value with values inside, as it stands in a sentence. */
  private noun(field: string, value: Json): string {
    if (value === null) return '–'
    if (typeof value === 'boolean') return this.words(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map((item) => this.noun(field, item)).join(', ')
    if (typeof value === 'number') return this.holdsSeat(field) ? this.seat(value) : String(value)
    if (isFields(value)) {
      if (this.isCounts(value) && !this.isVariant(field, value)) return this.counts(field, value)
      if (this.hasParts(field, value)) return this.parts(field, value)
      if (this.words.has(this.structId(field))) return this.struct(field, value)
      if (Object.keys(value).length > 1) return this.plainly(value)
    }
    const found = variant(value)
    return found ? this.name(field, found[0], found[1]) : short(value)
  }

  private counts(field: string, fields: Fields): string {
    const counts = entriesOf(fields)
    if (counts.length === 0) return this.words('nothing')
    return counts.map(([name, count]) => `${String(count)}\u00a0× ${this.name(field, name, null)}`).join(', ')
  }

  /** The message of a value with several fields. */
  private struct(field: string, fields: Fields): string {
    const values = entriesOf(fields).map(([name, value]) => [hyphens(name), isEmpty(value) ? 'none' : this.argument(name, value)])
    return this.words(this.structId(field), Object.fromEntries(values) as Record<string, Argument>)
  }

  /** Whether each of several fields of a value is said by a message of its own. */
  private hasParts(field: string, fields: Fields): boolean {
    const names = Object.keys(fields)
    return names.length > 1 && names.every((name) => this.words.has(this.id(field, name)))
  }

  /** The parts of a value that are not empty. */
  private parts(field: string, fields: Fields): string {
    const full = entriesOf(fields).filter(([, value]) => !isEmpty(value) && value !== 0)
    return full.length === 0 ? this.words('nothing') : full.map(([name, value]) => this.name(field, name, value)).join(', ')
  }

  /** A value with several fields that no message says: each field by its name. */
  private plainly(fields: Fields): string {
    const rest = entriesOf(fields).filter(([name]) => name !== 'seat')
    const parts = rest.map(([name, value]) => `${this.field(name)} ${this.noun(name, value)}`).join(', ')
    return 'seat' in fields ? `${this.noun('seat', fields['seat']!)} (${parts})` : `(${parts})`
  }

  private name(field: string, name: string, inner: Json): string {
    const own = inner === null ? this.own[name] : undefined
    return this.tell(this.id(field, name), name, inner) ?? own ?? this.tell(this.id('name', name), name, inner) ?? name.replaceAll('_', ' ')
  }

  /**
   * Whether an object with one key is a value of an enum, which has a message for it where it stands. A bare name with a number
   * is a count.
   */
  private isVariant(field: string, fields: Fields): boolean {
    const entries = Object.entries(fields)
    const [name, value] = entries[0] ?? ['', null]
    if (entries.length !== 1) return false
    return this.words.has(this.id(field, name)) || (this.words.has(this.id('name', name)) && typeof value !== 'number')
  }

  /** Whether an object says how many of what: names of things with numbers. */
  private isCounts(fields: Fields): boolean {
    return Object.entries(fields).every(([name, count]) => typeof count === 'number' && this.words.has(this.id('name', name)))
  }

  private holdsSeat(field: string): boolean {
    return SEATS.includes(field) || seatFields(this.game).includes(field)
  }

  private structId(field: string): string {
    return `${this.game}-${hyphens(field)}`
  }

  private id(kind: string, name: string): string {
    return `${this.game}-${hyphens(kind)}-${hyphens(name)}`
  }
}

/** Several things in the language's own way: «a, b et c». */
export function list(words: Words, items: string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return words('list-and', { items: items.slice(0, -1).join(', '), last: items.at(-1)! })
}

/** The fields of a value in one order, whoever wrote them: the terminal's. */
function entriesOf(fields: Fields): [string, Json][] {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Whether there is nothing to say of a value that stands among others. */
function isEmpty(value: Json): boolean {
  if (value === null || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  // An object with one key is a value of an enum, whatever is inside.
  if (!isFields(value)) return false
  const inner = Object.values(value)
  return inner.length !== 1 && inner.every((one) => isEmpty(one) || one === 0)
}

function hyphens(name: string): string {
  return name.replaceAll('_', '-')
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value of an enum as its name and what is inside. */
export function variant(value: Json): [string, Json] | null {
  if (typeof value === 'string') return [value, null]
  if (!isFields(value)) return null
  const entries = Object.entries(value)
  return entries.length === 1 ? entries[0]! : null
}

/** A value as the terminal writes it short: `strike whip joker`. */
export function short(value: Json): string {
  if (value === null) return '-'
  if (Array.isArray(value)) return value.map(short).join(' ')
  if (!isFields(value)) return String(value)
  const entries = entriesOf(value)
  // An object with one key is a variant and its name counts; with several keys it is a list of fields and their values count.
  return entries.length === 1 ? `${entries[0]![0]} ${short(entries[0]![1])}` : entries.map(([, inner]) => short(inner)).join(' ')
}
