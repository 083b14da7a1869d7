import type { Lesson } from '../types.ts'
import { aboard, decider, flags, nameOf, stepOf, total } from './model.ts'
import type { Cards, Move, View } from './wire.ts'

/** A guided first game: Rapid mode, three energies, and the newcomer is the captain. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  {
    id: 'welcome',
    at: '.course, .lair',
    when: ({ view, over }) => !over && stepOf(view.step) === 'draft',
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
  },
  {
    id: 'energy',
    at: '.airship',
    when: ({ view, over }) => !over && stepOf(view.step) === 'draft',
    values: ({ view }) => ({ energy: view.airship.energy }),
  },
  {
    id: 'draft',
    at: '[data-pool]',
    when: ({ view, mine }) => mine && stepOf(view.step) === 'draft',
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
  },
  {
    id: 'draft-more',
    at: '[data-pool]',
    when: ({ view, mine }) => mine && stepOf(view.step) === 'draft',
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
    again: true,
  },
  {
    id: 'hand',
    at: '[data-hand]',
    when: ({ view }) => stepOf(view.step) === 'briefing' && view.ship === 0,
    values: ({ names, seat }) => ({ partner: names[1 - seat] ?? '' }),
  },
  {
    id: 'fly',
    at: '.aim, .course',
    when: ({ moves }) => moves.includes('continue'),
    values: ({ view }) => ({ steps: view.aids.flight?.steps ?? 0 }),
  },
  { id: 'answer', when: ({ moves, mine }) => !mine && moves.some((move) => nameOf(move) === 'answer'), again: true },
  { id: 'propose', when: ({ moves, mine }) => !mine && moves.some((move) => nameOf(move) === 'propose'), again: true },
  { id: 'face', at: '[data-dice]', when: ({ view, mine }) => mine && stepOf(view.step) === 'augusta', again: true },
  { id: 'crew', at: '.crews', when: ({ advice }) => advice !== null && nameOf(advice) === 'use_crew', again: true },
  { id: 'dice', at: '[data-dice]', when: ({ view, moves }) => stepOf(view.step) === 'dice' && moves.includes('validate') },
  {
    id: 'flag',
    at: '[data-dice]',
    when: ({ view, moves }) => stepOf(view.step) === 'dice' && moves.includes('validate') && flags(view) > 0,
  },
  { id: 'smoke', at: '[data-dice]', when: ({ moves }) => moves.some((move) => nameOf(move) === 'reroll') },
  { id: 'accept', at: '[data-dice]', when: ({ view, moves }) => stepOf(view.step) === 'dice' && moves.includes('validate'), again: true },
  {
    id: 'starter',
    when: ({ view, mine }) => mine && stepOf(view.step) === 'starter',
    values: ({ names, seat, view }) => {
      const [mine, theirs] = [view.players[seat]?.cards ?? 0, view.players[1 - seat]?.cards ?? 0]
      return {
        partner: names[1 - seat] ?? '',
        mine,
        theirs,
        thinner: mine < theirs ? 'mine' : theirs < mine ? 'theirs' : 'none',
        dice: view.dice.filter(({ out }) => !out).length,
      }
    },
    again: true,
  },
  { id: 'endure', at: '.airship', when: ({ moves }) => moves.includes('endure'), again: true },
  { id: 'strike', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view.step) === 'combat' },
  { id: 'strike-more', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view.step) === 'combat', again: true },
  { id: 'partner', at: '.partner', when: ({ view, seat }) => stepOf(view.step) === 'combat' && decider(view) !== seat, again: true },
  { id: 'load', at: '.airship', when: ({ view, mine }) => mine && stepOf(view.step) === 'load', again: true },
  { id: 'recruit', at: '.airship', when: ({ view, mine }) => mine && stepOf(view.step) === 'recruit', again: true },
  { id: 'share', at: '[data-pool]', when: ({ view, mine }) => mine && stepOf(view.step) === 'share', again: true },
  { id: 'statement', at: '[data-say]', when: ({ view, mine }) => mine && stepOf(view.step) === 'statement', again: true },
  { id: 'jettison', at: '.airship', when: ({ view, mine }) => mine && stepOf(view.step) === 'jettison', again: true },
  { id: 'market', at: '[data-market]', when: ({ view, mine }) => mine && stepOf(view.step) === 'market' && total(view.piles.shown) === 0 },
  {
    id: 'crew',
    at: '.crews',
    when: ({ view, moves }) => aboard(view).length > 0 && moves.some((move) => nameOf(move) === 'use_crew'),
  },
  { id: 'stage', at: '.harbour', when: ({ moves }) => moves.includes('stage') },
  { id: 'fly-more', at: '.aim, .course', when: ({ moves }) => moves.includes('continue'), again: true },
]

export default lesson
