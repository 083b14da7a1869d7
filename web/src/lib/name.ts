import { prefs } from './prefs.svelte.ts'
import { words } from './words.svelte.ts'

/** The longest name a seat takes. */
export const LONGEST_NAME = 24

/** The names somebody who has given none may get, none of which is a role in a game. */
export function pirateNames(): string[] {
  return words('pirate-names').split(/\s*,\s*/)
}

/** What whoever uses this browser is called: the name they gave, or one that is drawn once and kept. */
export function myName(random: () => number = Math.random): string {
  if (!prefs.name) {
    const names = pirateNames()
    prefs.set('name', names[Math.floor(random() * names.length)] ?? words('default-name'))
  }
  return prefs.name
}
