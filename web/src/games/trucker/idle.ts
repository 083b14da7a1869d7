import type { Setting } from '../../wire.ts'

const isOn = (setting: Setting | undefined): boolean => setting === true || setting === 'yes'

/** Options that change nothing with the others as they are: they need not be asked for; once they are `set`, what is off need not be told either. */
export default function idle(options: Record<string, Setting>, set = false): ReadonlySet<string> {
  const { flight, building, mission = 'none', supers, vips, contract, debt } = options
  const learning = flight === 'learning'
  const signed = Boolean(contract) && !set
  const flown = !learning && mission !== 'none'
  const hazards = flown || (!learning && isOn(supers))
  const passengers = isOn(vips) || (flown && (mission === 'carpooling' || mission === 'random'))
  const all: [string, boolean][] = [
    ['run', learning || building === 'turns'],
    ['extra_cards', learning || building !== 'turns'],
    ['gold_handicaps', flight !== 'trek'],
    // Titles are won in a trek alone, Party King among them.
    ['party', flight !== 'trek' || signed],
    ['mission', learning || signed || (set && mission === 'none')],
    ['supers', learning || signed || (set && !isOn(supers))],
    // Readings of the expansion's rules, each with the modules in which it can matter.
    ['politician', !passengers || !flown],
    ['fleet_dice', !hazards],
    ['contamination', !hazards],
    ['hole_bill', !hazards],
    ['widow_cargo', !passengers || !flown],
    ['widow_count', !passengers || !hazards],
    // What a contract says is not set beside it; contracts are signed at the desk.
    ['flight', signed],
    // The learning flight has no hourglass.
    ['building', signed || (set && learning && building !== 'turns')],
    ['vips', signed || (set && !isOn(vips))],
    ['debt', set && !isOn(debt)],
    ['contract', !set || !contract],
  ]
  return new Set(all.flatMap(([name, isIdle]) => (isIdle ? [name] : [])))
}
