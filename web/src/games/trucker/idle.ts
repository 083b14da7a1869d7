import type { Setting } from '../../wire.ts'

/** Options that change nothing with the others as they are: they need not be asked for. */
export default function idle({ flight, building }: Record<string, Setting>): ReadonlySet<string> {
  const learning = flight === 'learning'
  const all: [string, boolean][] = [
    ['run', learning || building === 'turns'],
    ['extra_cards', learning || building !== 'turns'],
    ['gold_handicaps', flight !== 'trek'],
    // Titles are won in a trek alone, Party King among them.
    ['party', flight !== 'trek'],
    ['mission', learning],
    ['supers', learning],
  ]
  return new Set(all.flatMap(([name, isIdle]) => (isIdle ? [name] : [])))
}
