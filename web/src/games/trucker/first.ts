import type { Lesson, Situation } from '../types.ts'
import { nameOf } from './adventure.ts'
import { cardOf, isJoinedWell, offers, stepOf } from './model.ts'
import type { Cards, Move, View } from './wire.ts'

type Now = Situation<View, Move, Cards>

/** The kinds of components on my ship. */
function kinds({ view, seat, cards }: Now): Map<string, number> {
  const kindOf = new Map<number, string>(cards.tiles.map((tile) => [tile.id, tile.kind]))
  const found = new Map<string, number>()
  for (const { tile } of view.truckers[seat]?.ship.tiles ?? []) {
    const kind = kindOf.get(tile) ?? ''
    found.set(kind, (found.get(kind) ?? 0) + 1)
  }
  return found
}

const size = ({ view, seat }: Now): number => view.truckers[seat]?.ship.tiles.length ?? 0
const building = (now: Now): boolean => now.view.phase === 'building' && now.mine
const lacks = (now: Now, ...wanted: string[]): boolean => wanted.every((kind) => !kinds(now).has(kind))
const held = ({ view, seat, cards }: Now): string | null => {
  const hand = view.truckers[seat]?.hand
  return hand ? (cards.tiles.find((tile) => tile.id === hand.tile)?.kind ?? '') : null
}
const isLoose = ({ view, seat }: Now): boolean => view.truckers[seat]?.hand?.lies === null
const step = ({ view }: Now): string => (view.flying ? stepOf(view.flying.step)[0] : '')
const onCard = (now: Now, ...names: string[]): boolean => {
  const card = cardOf(now.cards, now.view.flying?.card ?? null)
  return card !== null && names.includes(nameOf(card))
}
/** What a component in the hand is good for. */
const handed = (id: string, ...wanted: string[]) => ({
  id,
  at: '[data-hand]',
  when: (now: Now) => building(now) && wanted.includes(held(now) ?? ''),
})

/** A guided first game: the learning flight, beside one other trucker. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  { id: 'welcome', when: (now) => now.view.phase === 'building' && size(now) <= 1 },
  { id: 'take', at: '[data-pile]', when: (now) => building(now) && held(now) === null },
  { id: 'wrong', when: (now) => building(now) && !isJoinedWell(now.view.truckers[now.seat]!.ship), again: true },
  { id: 'place', at: '[data-hand]', when: (now) => building(now) && isLoose(now) },
  { id: 'joints', at: '[data-hand]', when: (now) => building(now) && isLoose(now) },
  handed('engine', 'engine', 'double_engine'),
  handed('cannon', 'cannon', 'double_cannon'),
  handed('cabin', 'cabin'),
  handed('battery', 'battery'),
  handed('shield', 'shield'),
  handed('hold', 'cargo_hold', 'special_hold'),
  handed('structural', 'structural'),
  { id: 'weld', when: (now) => building(now) && held(now) !== null && !isLoose(now) },
  { id: 'heap', at: '[data-heap]', when: (now) => building(now) && size(now) >= 3 && now.view.face_up.length > 0 },
  { id: 'no-engine', when: (now) => building(now) && size(now) >= 7 && lacks(now, 'engine', 'double_engine') },
  { id: 'forecast', at: '[data-forecast]', when: (now) => building(now) && size(now) >= 6 && offers(now.moves, 'look') },
  { id: 'finish', when: (now) => building(now) && size(now) >= 12 },
  { id: 'build-on', when: building, again: true },
  { id: 'pieces', when: ({ moves }) => offers(moves, 'keep'), again: true },
  { id: 'correct', when: ({ view, moves }) => view.phase === 'correcting' && offers(moves, 'remove'), again: true },
  { id: 'flight', at: '.track', when: ({ view }) => view.phase === 'flying' },
  { id: 'open-space', when: (now) => onCard(now, 'open_space'), again: true },
  { id: 'planets', when: (now) => onCard(now, 'planets') && step(now) === 'land', again: true },
  { id: 'stow', when: (now) => step(now) === 'stow' && now.moves.length > 0, again: true },
  { id: 'abandoned', when: (now) => onCard(now, 'abandoned_ship', 'abandoned_station'), again: true },
  { id: 'meteors', when: (now) => onCard(now, 'meteor_swarm'), again: true },
  { id: 'enemy', when: (now) => onCard(now, 'smugglers', 'slavers', 'pirates'), again: true },
  { id: 'zone', when: (now) => onCard(now, 'combat_zone'), again: true },
  { id: 'stardust', when: (now) => onCard(now, 'stardust'), again: true },
  { id: 'between', at: '.track', when: ({ view }) => view.phase === 'flying', again: true },
]

export default lesson
