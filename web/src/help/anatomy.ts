import type { Component } from 'svelte'
import type { GameModule } from '../games/types.ts'

/** What a picture of the help points at. */
export interface Part {
  /** Its text is the message `{game}-picture-{figure}-{id}`. */
  id: string
  /** The thing in the picture, by a selector or by its place: parts of its width and height. */
  at: string | readonly [number, number]
}

/** A position as the rules made it, to be drawn. */
export interface Shown {
  view: unknown
  seat: number | null
  moves: unknown[]
  recent: unknown[]
}

/** What the pictures of a game get: they are drawn by its own components, with the cards of this box. */
export interface AnatomyProps {
  id: string
  game: GameModule
  cards: any
  /** The section of the help they stand in. */
  section: number
}

const anatomies = import.meta.glob<Component<AnatomyProps>>('../games/*/Anatomy.svelte', { import: 'default' })

/** The pictures in the help of a game, where its folder has them (`Anatomy.svelte`). */
export const anatomyOf = (id: string): Promise<Component<AnatomyProps>> | null => anatomies[`../games/${id}/Anatomy.svelte`]?.() ?? null
