import { parse, Transformer, type Message, type MessageReference, type SelectExpression, type VariableReference } from '@fluent/syntax'
import { learn } from '../lib/facts.ts'
import { Teller } from '../lib/teller.ts'
import { bundleOf, speaker, type Argument, type Language, type Words } from '../lib/words.svelte.ts'
import type { Json } from '../wire.ts'

/** What came up in real games, as `cargo xtask fixtures` writes it. */
export interface Cases {
  seat_fields: string[]
  names: Record<Language, Record<string, string>>
  cases: { kind: 'move' | 'event' | 'refusal'; value: Json; reader: number | null }[]
}
/** A message with sentences that it can make, one for each sample. */
export interface Sampled {
  id: string
  texts: string[]
}
type Values = Record<string, Argument>

const SEATS = ['Anne', 'Bart', 'Ching', 'Dragut', 'Olga', 'Henry']
/** No more sentences than somebody reads of one message. */
const MOST = 4

/** Every message of some files of a game in one language, with values that came up, or else with made-up ones for each of its forms. */
export function sampled(language: Language, game: string, shared: string[], files: string[], cases: Cases | undefined): Sampled[] {
  const bundle = bundleOf(language, [...shared, ...files])
  const words = speaker(
    () => bundle,
    () => language,
  )
  const heard = cases ? valuesHeard(words, game, language, cases) : new Map<string, Values[]>()
  const all = new Map([...shared, ...files].flatMap(messagesOf).map((message) => [message.id.name, message]))
  return files.flatMap(messagesOf).map((message) => {
    const id = message.id.name
    const made = [...(heard.get(id) ?? []), ...madeUp(message, all)].map((values) => words(id, values))
    return { id, texts: [...new Set(made)].slice(0, MOST) }
  })
}

/** What each message was given while the cases were told. */
function valuesHeard(words: Words, game: string, language: Language, { seat_fields, names, cases }: Cases): Map<string, Values[]> {
  const heard = new Map<string, Values[]>()
  const listening = (id: string, values: Values = {}): string => {
    const before = heard.get(id) ?? []
    if (before.length < MOST) heard.set(id, [...before, values])
    return words(id, values)
  }
  const ear: Words = Object.assign(listening, { has: words.has, language })
  learn([{ id: game, talk: false, seat_fields }])
  const teller = new Teller(ear, game, SEATS, names[language])
  for (const { kind, value } of cases) {
    if (kind === 'move') teller.move(value)
    else if (kind === 'event') teller.event(value)
    else teller.refusal(value)
  }
  return heard
}

function messagesOf(source: string): Message[] {
  return parse(source, {}).body.filter((entry): entry is Message => entry.type === 'Message' && entry.value !== null)
}

/** Values that bring up every form of a message: each key of each choice once, and the name of the argument for all else. */
function madeUp(message: Message, all: Map<string, Message>): Values[] {
  const keys = new Map<string, Argument[]>()
  class Collect extends Transformer {
    override visitVariableReference(node: VariableReference): VariableReference {
      if (!keys.has(node.id.name)) keys.set(node.id.name, [])
      return node
    }
    // What a message inside a message asks for, it is given too.
    override visitMessageReference(node: MessageReference): MessageReference {
      const inside = all.get(node.id.name)?.value
      if (inside) this.visit(inside.clone())
      return node
    }
    override visitSelectExpression(node: SelectExpression): SelectExpression {
      const choice = node.selector.type === 'VariableReference' ? node.selector.id.name : null
      const words = node.variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.parse().value : key.name))
      if (choice !== null) keys.set(choice, [...(keys.get(choice) ?? []), ...words.map((key) => argumentFor(choice, key, words))])
      return this.genericVisit(node) as SelectExpression
    }
  }
  new Collect().visit(message.value!.clone())
  const first = Object.fromEntries([...keys].map(([name, found]) => [name, found.at(-1) ?? `‹${name}›`]))
  const others = [...keys].flatMap(([name, found]) => found.slice(0, -1).map((value) => ({ ...first, [name]: value })))
  return [...others, first]
}

/** A value that chooses a form: `one` is 1, `other` is 3 among numbers and the name of the argument among words. */
function argumentFor(name: string, key: string | number, beside: (string | number)[]): Argument {
  if (key === 'one') return 1
  if (key !== 'other') return key
  return beside.some((one) => one === 'one' || typeof one === 'number') ? 3 : `‹${name}›`
}
