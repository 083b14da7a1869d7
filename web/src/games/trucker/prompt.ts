/** What the flight asks of me in one sentence, and what can be said of the others. */
import { stepOf } from './model.ts'
import type { Say } from './say.ts'
import type { AirView, View } from './wire.ts'

/** Whose choice a step is; nobody's where the rules go on by themselves. */
export function deciderOf(air: AirView): number | null {
  const [, told] = stepOf(air.step)
  return typeof told['seat'] === 'number' ? told['seat'] : null
}

/** One sentence: what I am asked, or whom the table waits for. */
export function prompt(view: View, air: AirView, seat: number | null, say: Say): string {
  const [step, told] = stepOf(air.step)
  const asked = (told['asked'] as number[] | undefined) ?? []
  if (step === 'between' || step === 'landed') {
    if (seat !== null && asked.includes(seat)) return say.get(`ask-${step}`)
    return asked.length === 0 ? say.get('flight-goes-on') : say.get('wait-between', { names: say.seats(asked) })
  }
  const decider = deciderOf(air)
  if (decider === null) return view.phase === 'over' ? say.get('flight-over') : say.get('flight-goes-on')
  if (decider !== seat) return say.get(`wait-${step}`, { name: say.seat(decider), count: Number(told['left'] ?? 0) })
  const what = typeof told['what'] === 'string' ? `-${told['what']}` : ''
  return say.get(`ask-${step}${what}`, { count: Number(told['left'] ?? (told['goods'] as unknown[] | undefined)?.length ?? 0) })
}

/** What can be said of one ship about the card on the table. */
export function standing(view: View, air: AirView, seat: number, say: Say, fate: string | null): string | null {
  const gone = air.gone[seat]
  if (gone) return say.get(`left-${gone}`)
  if (fate) return say.get(`fate-${fate}`)
  const declared = air.declared[seat]
  if (declared != null) return say.get('declared', { strength: say.half(declared) })
  const threat = air.threats[seat]
  if (threat) return say.get(`threat-${typeof threat === 'string' ? threat : (Object.keys(threat)[0] ?? '')}`)
  void view
  return null
}
