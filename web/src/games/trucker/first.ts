import type { Lesson, Situation } from '../types.ts'
import { nameOf } from './adventure.ts'
import { cardOf, isJoinedWell, moveName, offers, stepOf } from './model.ts'
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
const inHand = ({ view, seat }: Now): boolean => view.truckers[seat]?.hand?.lies === null
/** A component lies on the ship and can still be moved. */
const isLoose = ({ view, seat }: Now): boolean => typeof view.truckers[seat]?.hand?.lies === 'number'
const isWrong = ({ view, seat }: Now): boolean => !isJoinedWell(view.truckers[seat]!.ship)
/** What is advised is one of these, or not known: what is said must not speak of something else. */
const advised = ({ advice }: Now, ...names: string[]): boolean => advice === null || names.includes(moveName(advice))
const TAKING = ['draw', 'take', 'take_reserved']
const step = ({ view }: Now): string => (view.flying ? stepOf(view.flying.step)[0] : '')
/** The card on the table is one of these, and not done yet. */
const onCard = (now: Now, ...names: string[]): boolean => {
  const card = cardOf(now.cards, now.view.flying?.card ?? null)
  return card !== null && step(now) !== 'between' && names.includes(nameOf(card))
}
/** I am asked, at this step of the flight. */
const asked = (now: Now, ...steps: string[]): boolean => now.mine && now.moves.length > 0 && steps.includes(step(now))
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
  { id: 'riches', at: '[data-other]', when: (now) => now.view.phase === 'building' && size(now) <= 1 },
  { id: 'take', at: '[data-pile]', when: (now) => building(now) && held(now) === null && advised(now, ...TAKING) },
  {
    id: 'wrong',
    when: (now) => building(now) && isWrong(now) && isLoose(now) && advised(now, 'place', 'put_back', 'set_aside'),
    again: true,
  },
  { id: 'wrong-stays', when: (now) => building(now) && isWrong(now) && !inHand(now) && advised(now, ...TAKING, 'finish') },
  { id: 'place', at: '[data-hand]', when: (now) => building(now) && inHand(now) && advised(now, 'place') },
  { id: 'back', at: '[data-hand]', when: (now) => building(now) && inHand(now) && advised(now, 'put_back') && now.advice !== null },
  { id: 'joints', at: '[data-hand]', when: (now) => building(now) && inHand(now) },
  handed('engine', 'engine', 'double_engine'),
  handed('cannon', 'cannon', 'double_cannon'),
  handed('cabin', 'cabin'),
  handed('battery', 'battery'),
  handed('shield', 'shield'),
  handed('hold', 'cargo_hold', 'special_hold'),
  handed('structural', 'structural'),
  { id: 'weld', when: (now) => building(now) && isLoose(now) && !isWrong(now) },
  {
    id: 'heap',
    at: '[data-heap]',
    when: (now) => building(now) && !inHand(now) && size(now) >= 3 && now.view.face_up.length > 0 && advised(now, ...TAKING),
  },
  { id: 'no-engine', when: (now) => building(now) && size(now) >= 7 && lacks(now, 'engine', 'double_engine') },
  {
    id: 'forecast',
    at: '[data-forecast]',
    when: (now) => building(now) && size(now) >= 6 && offers(now.moves, 'look') && advised(now, 'look'),
  },
  { id: 'finish', when: (now) => building(now) && size(now) >= 12 && offers(now.moves, 'finish') && advised(now, 'finish'), again: true },
  { id: 'build-on', when: building, again: true },
  { id: 'pieces', when: ({ moves }) => offers(moves, 'keep'), again: true },
  { id: 'correct', when: ({ view, moves }) => view.phase === 'correcting' && offers(moves, 'remove'), again: true },
  { id: 'out', at: '.track', when: ({ view, seat, over }) => !over && (view.flying?.rockets[seat]?.left ?? null) !== null, again: true },
  { id: 'flight', at: '.track', when: ({ view }) => view.phase === 'flying' },
  { id: 'stow', when: (now) => asked(now, 'stow'), again: true },
  { id: 'pay', when: (now) => asked(now, 'give_crew', 'lose_goods', 'lose_cells'), again: true },
  { id: 'reward', when: (now) => asked(now, 'reward'), again: true },
  { id: 'open-space', at: '.deck', when: (now) => onCard(now, 'open_space'), again: true },
  { id: 'planets', at: '.deck', when: (now) => onCard(now, 'planets') && asked(now, 'land'), again: true },
  { id: 'wreck', at: '.deck', when: (now) => onCard(now, 'abandoned_ship') && asked(now, 'board'), again: true },
  { id: 'station', at: '.deck', when: (now) => onCard(now, 'abandoned_station') && asked(now, 'board'), again: true },
  { id: 'meteors', at: '.deck', when: (now) => onCard(now, 'meteor_swarm'), again: true },
  { id: 'enemy', at: '.deck', when: (now) => onCard(now, 'smugglers', 'slavers', 'pirates'), again: true },
  { id: 'zone', at: '.deck', when: (now) => onCard(now, 'combat_zone'), again: true },
  { id: 'stardust', at: '.deck', when: (now) => onCard(now, 'stardust'), again: true },
  { id: 'between', at: '.track', when: (now) => asked(now, 'between'), again: true },
]

export default lesson
