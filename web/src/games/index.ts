import type { GameModule } from './types.ts'

/** A game the page can draw; its board is fetched when a table of it is opened. */
export interface GameEntry {
  load: () => Promise<GameModule>
}

/** The games that can be played here, by id. A new game needs a line here and a drawing on the home page. */
export const games: Record<string, GameEntry> = {
  celestia: { load: () => import('./celestia/index.ts').then((module) => module.default) },
  tortuga: { load: () => import('./tortuga/index.ts').then((module) => module.default) },
  metal: { load: () => import('./metal/index.ts').then((module) => module.default) },
}
