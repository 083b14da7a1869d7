import type { Setting } from '../../wire.ts'

const isOn = (setting: Setting | undefined): boolean => setting === true || setting === 'yes'

/** Options that change nothing with the others as they are: they need not be asked for. */
export default function idle({ flight, building, mission = 'none', supers, vips, contract }: Record<string, Setting>): ReadonlySet<string> {
  const learning = flight === 'learning'
  const signed = Boolean(contract)
  const flown = !learning && mission !== 'none'
  const hazards = flown || (!learning && isOn(supers))
  const passengers = isOn(vips) || (flown && (mission === 'carpooling' || mission === 'random'))
  const all: [string, boolean][] = [
    ['run', learning || building === 'turns'],
    ['extra_cards', learning || building !== 'turns'],
    ['gold_handicaps', flight !== 'trek'],
    // Titles are won in a trek alone, Party King among them.
    ['party', flight !== 'trek' || signed],
    ['mission', learning || signed],
    ['supers', learning || signed],
    // Readings of the expansion's rules, each with the modules in which it can matter.
    ['politician', !passengers || !flown],
    ['fleet_dice', !hazards],
    ['contamination', !hazards],
    ['hole_bill', !hazards],
    ['widow_cargo', !passengers || !flown],
    ['widow_count', !passengers || !hazards],
    // What a contract says is not set beside it; contracts are signed at the desk.
    ['flight', signed],
    ['building', signed],
    ['vips', signed],
    ['contract', true],
  ]
  return new Set(all.flatMap(([name, isIdle]) => (isIdle ? [name] : [])))
}
