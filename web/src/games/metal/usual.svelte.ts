import type { Frame } from '../../frame/frame.svelte.ts'
import { moveOf, type Template } from './deals.ts'

/** Of the deals one could think of, those the rules allow now. Made inside a component; they come when the rules have answered. */
export function allowed(frame: Frame, candidates: () => Template[]): { readonly deals: Template[] } {
  let deals = $state.raw<Template[]>([])
  $effect(() => {
    const all = candidates()
    let wanted = true
    void Promise.all(all.map(async ({ draft }) => (await frame.whyNot(moveOf(draft, null))) === null)).then((fine) => {
      if (wanted) deals = all.filter((_, at) => fine[at])
    })
    return () => {
      wanted = false
    }
  })
  return {
    get deals() {
      return deals
    },
  }
}
