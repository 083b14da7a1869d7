import type { Frame } from '../../frame/frame.svelte.ts'
import { moveOf, type Template } from './deals.ts'

/** Of the deals one could think of, those the rules allow now. Made inside a component; they come when the rules have answered. */
export function allowed(frame: Frame, candidates: () => Template[]): { readonly deals: Template[]; readonly none: boolean } {
  let asked = $state(false)
  let deals = $state.raw<Template[]>([])
  $effect(() => {
    const all = candidates()
    let wanted = true
    void Promise.all(all.map(async ({ draft }) => (await frame.whyNot(moveOf(draft, null))) === null)).then((fine) => {
      if (!wanted) return
      deals = all.filter((_, at) => fine[at])
      asked = true
    })
    return () => {
      wanted = false
    }
  })
  return {
    get deals() {
      return deals
    },
    /** The rules have answered, and allow none of them. */
    get none() {
      return asked && deals.length === 0
    },
  }
}
