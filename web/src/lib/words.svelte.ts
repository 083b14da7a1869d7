/** A value a message can be given. */
export type Argument = string | number

/** The words of the chosen language. */
export interface Words {
  /** A message by its id. */
  (id: string, values?: Record<string, Argument>): string
  /** Whether there is such a message. */
  has(id: string): boolean
  /** The language, for lists and dates. */
  language: string
}
