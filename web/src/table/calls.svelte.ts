import { untrack } from 'svelte'
import type { GameModule } from '../games/types.ts'
import { announce } from '../lib/notice.svelte.ts'
import { play as playSound } from '../lib/sound.ts'
import type { LiveTable } from '../lib/table.svelte.ts'
import { words } from '../lib/words.svelte.ts'

/** My turn: the tab says so, and whoever asked for it is called. What has no scene of its own is heard. Made inside a component. */
export function calls(table: LiveTable, source: () => { title: string; ready: boolean; game: GameModule | null; even: boolean }): void {
  $effect(() => {
    document.title = words(table.myTurn ? 'title-your-turn' : 'title-table', { table: source().title })
  })
  let before = false
  $effect(() => {
    const now = table.myTurn
    untrack(() => {
      if (now && !before && source().ready) announce(words('your-turn'), source().title)
      before = now
    })
  })
  $effect(() => {
    const last = table.log.at(-1)
    if (last && last.by !== table.seat && !source().game?.scenes && untrack(() => source().ready && !table.myTurn)) playSound('step')
  })
  $effect(() => {
    const outcome = table.over
    // What the game itself calls neither a victory nor a defeat sounds like neither.
    if (outcome && 'together' in outcome.verdict && !untrack(() => source().even)) playSound(outcome.verdict.together.won ? 'won' : 'lost')
  })
}
