import type { Key } from './model.ts'
import type { Prompt, View } from './wire.ts'

/** The sections of the help, by the kind of thing that is looked at. */
const THINGS: Record<string, number> = {
  seat: 2,
  ship: 4,
  planet: 4,
  space: 4,
  scrapyard: 4,
  tour: 9,
  upgrade: 10,
  trophy: 10,
  drawn: 10,
  start: 2,
  crew: 10,
  offer: 7,
  promise: 8,
  due: 8,
  combat: 5,
  faktor: 5,
  havana: 3,
}
/** And by what is decided. */
const PROMPTS: Partial<Record<Prompt, number>> = {
  give_trophy_back: 10,
  travel_or_rest: 3,
  brotherhood: 3,
  voyage: 3,
  choose_target: 4,
  seek_allies: 6,
  loyal_or_not: 6,
  throw_metal_faktor: 5,
  support_before_dice: 5,
  support_after_dice: 5,
  promise_due: 8,
  help_asked: 6,
  answer_offer: 7,
}

export function chapter(view: View, look: Key | null): number {
  const thing = look === null ? undefined : THINGS[look.split(':')[0] ?? '']
  return thing ?? PROMPTS[view.prompt] ?? 11
}
