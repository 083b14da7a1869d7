/**
 * Events as a show. Every game lists its kinds of events in its `scenes.ts`: each has a scene, or says why it needs none. The page plays them one
 * after the other; see `stage.svelte.ts`.
 */
import type { Json, Seat } from '../wire.ts'

/** What a scene can be. Each kind has a picture, a length and a sound of its own. */
export const sceneKinds = [
  /** Somebody's turn, a new card, a new chapter. */
  'turn',
  /** Something goes somewhere. */
  'fly',
  /** Something is turned up or looked at. */
  'reveal',
  /** Dice fall. */
  'roll',
  /** A blow is dealt. */
  'strike',
  /** Somebody gets something. */
  'gain',
  /** Somebody loses something. */
  'loss',
  /** Something is said, offered or answered. */
  'word',
  /** Two agree. */
  'pact',
  /** A word is broken. */
  'betrayal',
  /** A place changes hands, a fight is won. */
  'conquest',
  /** One step from the end: the last energy, the last round. */
  'peril',
  /** The end. */
  'end',
] as const
export type SceneKind = (typeof sceneKinds)[number]

/** One moment to be seen. */
export interface Scene {
  kind: SceneKind
  /** Whose doing it is. */
  seat?: Seat | null | undefined
  /** Whom it costs something. */
  hits?: readonly Seat[] | 'all' | undefined
  /** It stops the table for a moment. */
  grand?: boolean | undefined
  /** Somebody's turn begins with it: a recap begins a new line. */
  begins?: boolean | undefined
  /** Something goes from one of these things on the board to one of those: selectors, the first that is there counts. */
  from?: readonly string[] | undefined
  to?: readonly string[] | undefined
}

/** What a scene may depend on besides its event. */
export interface Looker {
  seat: Seat | null
}

/** Why a kind of event has no scene of its own. */
export interface None {
  none: string
}
export const none = (why: string): None => ({ none: why })

type NameOf<Event> = Event extends string ? Event : keyof Event & string
type ToldBy<Event, Name extends string> = Event extends Name ? null : Event extends { [name in Name]: infer Told } ? Told : never
export type SceneRule<Told = any> = SceneKind | None | ((told: Told, looker: Looker) => Scene | None)
/** All kinds of events of a game: the compiler misses the one that is left out. */
export type Scenes<Event = any> = { [Name in NameOf<Event>]: SceneRule<ToldBy<Event, Name>> }

/** An event by its name, with what it says. */
export function eventOf(event: Json): [string, Json] {
  if (typeof event === 'string') return [event, null]
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return ['', null]
  return Object.entries(event)[0] ?? ['', null]
}

/** The scene of an event; nothing for one that needs none, and for a game without scenes. */
export function sceneOf(scenes: Scenes | undefined, event: Json, looker: Looker): Scene | null {
  const [name, told] = eventOf(event)
  const rule: SceneRule | undefined = (scenes as Record<string, SceneRule> | undefined)?.[name]
  if (rule === undefined) return null
  const seat = seatIn(told)
  const found = typeof rule === 'function' ? rule(told, looker) : typeof rule === 'string' ? { kind: rule } : rule
  if ('none' in found) return null
  return { ...found, seat: found.seat === undefined ? seat : found.seat }
}

/** Most events say in `seat` who it was. */
function seatIn(told: Json): Seat | null {
  const found = typeof told === 'object' && told !== null && !Array.isArray(told) ? told['seat'] : null
  return typeof found === 'number' ? found : null
}

/** Whether a scene costs this seat something. */
export function hits(scene: Scene, seat: Seat | null): boolean {
  return seat !== null && scene.hits !== undefined && (scene.hits === 'all' || scene.hits.includes(seat))
}

/** How much a scene matters among others, for the one line that is told of a turn. */
const WEIGHT: Record<SceneKind, number> = {
  turn: 0,
  word: 1,
  fly: 2,
  roll: 2,
  reveal: 3,
  gain: 4,
  strike: 5,
  pact: 6,
  loss: 6,
  peril: 7,
  conquest: 8,
  betrayal: 9,
  end: 10,
}

/** What hits me comes before everything else. */
export function weightOf(scene: Scene | null, seat: Seat | null): number {
  if (!scene) return -1
  return WEIGHT[scene.kind] + (scene.grand ? 3 : 0) + (hits(scene, seat) ? 20 : 0)
}
