/** A mission as lines to be read: made from what the box says of it, so that a replaced box reads as it plays. */
import type { Say } from './say.ts'
import type { Cards, MissionCard } from './wire.ts'

/** What each trucker gets in advance, for each level. */
const ADVANCE = 10

export interface Brief {
  name: string
  pitch: string
  advance: number
  /** What is different on the table, and in flight. */
  rules: string[]
  /** What is paid at once at take-off. */
  fees: string[]
  rewards: string[]
  penalties: string[]
  /** Where the mission comes from. */
  source: string
}

export function missionOf(cards: Cards, id: string | null | undefined): MissionCard | null {
  return cards.missions.find((mission) => mission.id === id) ?? null
}

/** A clause by its name, with what it says. */
function clauseOf(clause: object): [string, Record<string, any>] {
  return (Object.entries(clause)[0] as [string, Record<string, any>] | undefined) ?? ['', {}]
}

/** Amounts that are for each level, as they are at this one. */
function worth(told: Record<string, any>, level: number): number {
  return typeof told['level'] === 'number' ? told['level'] * level : (told['credits'] ?? 0)
}

function line(kind: string, clause: object, level: number, say: Say): string {
  const [name, told] = clauseOf(clause)
  const levels = (told['levels'] as number[] | undefined)?.map((one) => one * level) ?? []
  const paid = (count: number): string => say.get('fact-credits', { count })
  const own = `mission-${kind}-${name}-${told['of'] ?? ''}`
  return say.get(say.has(own) ? own : `mission-${kind}-${name}`, {
    credits: paid(worth(told, level)),
    of: told['of'] ? say.get(`freight-${told['of']}`) : '',
    most: told['at_most'] ?? 0,
    special: paid(told['special'] ?? 0),
    four: paid(told['four'] ?? 0),
    three: paid(told['three'] ?? 0),
    one: paid(levels[0] ?? 0),
    two: paid(levels[1] ?? 0),
    all: paid(levels[2] ?? 0),
  })
}

/** How many super cards of which kind. */
function supers(wishes: readonly string[], say: Say): string[] {
  const kinds = [...new Set(wishes)]
  if (kinds.length === 0) return []
  const counted = kinds.map((kind) =>
    say.get('mission-super', {
      count: wishes.filter((one) => one === kind).length,
      card: say.get(kind === 'any' || kind === 'sickness' ? `super-${kind}` : `card-${kind}`),
    }),
  )
  return [say.get('mission-supers', { cards: say.list(counted) })]
}

export function briefOf(mission: MissionCard, level: number, say: Say): Brief {
  const { cargo, given } = mission
  return {
    name: say.words(`trucker-name-${mission.id.replaceAll('_', '-')}`),
    pitch: say.get(`mission-pitch-${mission.id}`),
    advance: ADVANCE * level,
    rules: [
      ...(cargo.length > 0 ? [say.get('mission-cargo', { kinds: say.list(cargo.map((kind) => say.get(`cargo-${kind}`))) })] : []),
      ...(given.length > 0 ? [say.get('mission-given', { tiles: say.list(given.map((parcel) => say.get(`parcel-${parcel}`))) })] : []),
      ...supers(mission.supers[level - 1] ?? [], say),
      ...mission.rules.map((rule) => say.get(`mission-rule-${rule}`)),
    ],
    fees: mission.take_off.map((fee) => line('fee', { fewest: fee }, level, say)),
    rewards: mission.rewards.map((reward) => line('reward', reward, level, say)),
    penalties: mission.penalties.map((charge) => line('charge', charge, level, say)),
    source: mission.source,
  }
}
