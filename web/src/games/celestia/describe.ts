import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import {
  aboard,
  assault,
  decider,
  destination,
  flagPrice,
  here,
  isReady,
  LAIR,
  saidOnce,
  stepOf,
  surelyNone,
  thrust,
  total,
} from './model.ts'
import { list, Say } from './say.ts'
import type { Cards, Seat, View } from './wire.ts'

/** The table in sentences, most important first. */
export function describe(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string[] {
  const say = new Say(words, context.names)
  const { cards } = context
  const lines = [
    `${say.title(view.step)}. ${say.now(view, decider(view), seat)} ${decider(view) === seat ? say.flagRule(view, cards) : ''}`.trim(),
    chase(view, say),
    ...ground(view, say, cards),
    ...table(view, say),
    ship(view, say),
    ...crew(view, say),
    ...view.players.flatMap((_, at) => hand(view, at, seat, say)),
    pirate(view, say, cards),
    ...talk(view, say),
    say.board('text-piles', { deck: view.piles.deck, discard: total(view.piles.discard), stages: view.piles.stages }),
    say.board('pile-box', { cards: say.cards(cards.equipment) }),
  ]
  return lines.filter((line) => line !== '')
}

/** What is at stake, in one line. */
export function stakes(view: View, _seat: Seat | null, words: Words, context: GameContext<Cards>): string | null {
  const say = new Say(words, context.names)
  if (stepOf(view.step) === 'over') return null
  if (view.assaults.boarding) return say.board('stakes-boarding', { masts: view.assaults.masts, energy: view.airship.energy })
  return say.board('stakes', { gap: view.pirate - view.ship, lair: LAIR - view.pirate, energy: view.airship.energy })
}

/** What is about to decide the game, before it happens. */
export function looms(view: View, _seat: Seat | null, words: Words, context: GameContext<Cards>): { text: string; good: boolean } | null {
  return new Say(words, context.names).looming(view)
}

function chase(view: View, say: Say): string {
  if (view.assaults.boarding) return say.board('text-boarding', { masts: view.assaults.masts })
  return say.board('text-chase', { ship: view.ship, pirate: view.pirate, gap: view.pirate - view.ship, lair: LAIR - view.pirate })
}

function ground(view: View, say: Say, cards: Cards): string[] {
  const fought = assault(view, cards)
  if (fought) return [say.assault(fought)]
  if (view.assaults.boarding) return []
  const stage = view.on_stage === null ? null : cards.stages[view.on_stage]
  const card = here(view, cards)
  const lines = stage ? [say.board('text-stage', { name: stage.name })] : card ? [say.ambush(card)] : [say.board('text-start')]
  if (stepOf(view.step) === 'briefing') lines.push(say.board('text-destination', { to: destination(view) }))
  const ahead = view.path.flatMap(({ ambush, face_up }, at) => {
    const known = ambush === null || face_up ? null : cards.ambushes[ambush]
    return known && at + 1 > view.ship ? [say.board('text-seen', { at: at + 1, text: say.ambush(known) })] : []
  })
  return [...lines, ...(total(view.piles.shown) + view.piles.face_down > 0 ? [] : ahead)]
}

function table(view: View, say: Say): string[] {
  const lines: string[] = []
  const open = view.dice.filter(({ out }) => !out).map(({ face }) => face)
  if (view.dice.length > 0) {
    lines.push(
      open.length > 0 ? say.board('text-dice', { faces: say.faces(open), out: view.dice.length - open.length }) : say.board('text-no-dice'),
    )
  }
  if (total(view.piles.in_play) > 0) lines.push(say.board('text-in-play', { cards: say.cards(view.piles.in_play) }))
  if (total(view.piles.shown) + view.piles.face_down > 0) {
    lines.push(say.get('line-cards-shown', { cards: say.cards(view.piles.shown, view.piles.face_down) }))
  }
  return lines
}

function ship(view: View, say: Say): string {
  const { gold, smoke, hold, energy, generator } = view.airship
  const load = [
    ...(gold > 0 ? [say.get('reward-gold', { value: gold })] : []),
    ...(smoke > 0 ? [say.board('smoke', { count: smoke })] : []),
    ...aboard(view).map((who) => say.name(who)),
  ]
  return say.board('text-ship', { load: load.length > 0 ? list(say.words, load) : say.board('nothing'), hold, energy, generator })
}

function crew(view: View, say: Say): string[] {
  return aboard(view).map((who) =>
    say.board('text-crew', {
      crew: say.name(who),
      state: say.get(`berth-${isReady(view, who) ? 'ready' : 'used'}`),
      when: say.get(`when-${who}`),
      power: say.get(`power-${who}`),
    }),
  )
}

function hand(view: View, at: Seat, seat: Seat | null, say: Say): string[] {
  const player = view.players[at]!
  const name = say.seat(at)
  const captain = at === view.captain ? [say.board('text-captain', { seat: name })] : []
  if (player.hand) {
    const own = at === seat ? 'text-my-hand' : 'text-open-hand'
    return [say.board(own, { seat: name, count: player.cards, cards: say.cards(player.hand) }), ...captain]
  }
  const lines = [say.board('text-hand', { seat: name, count: player.cards })]
  if (total(player.at_least) > 0) lines.push(say.board('text-at-least', { seat: name, cards: say.cards(player.at_least) }))
  const none = surelyNone(player).map((card) => say.get(`have-not-${card}`))
  if (none.length > 0) lines.push(say.board('text-at-most', { seat: name, cards: list(say.words, none) }))
  return [...lines, ...captain]
}

function pirate(view: View, say: Say, cards: Cards): string {
  const { advance, penalty } = thrust(view, cards)
  const name = cards.pirates[view.pirate_card]?.name ?? ''
  const price = flagPrice(view)
  if (price) return say.board('text-flag-price', { name, first: say.one(price[0]), second: say.one(price[1]) })
  return say.board(penalty ? 'text-thrust-penalty' : 'text-thrust', {
    name,
    advance,
    penalty: penalty ? say.get(`name-${penalty}`) : '',
  })
}

function talk(view: View, say: Say): string[] {
  const proposed = view.players.flatMap(({ proposal, answer }, at) => [
    ...(proposal ? [say.get('event-proposed', { seat: say.seat(at), proposal: say.proposal(proposal) })] : []),
    ...(answer ? [say.get('event-answered', { seat: say.seat(at), answer: say.answer(answer) })] : []),
  ])
  const said = saidOnce(view)
    .slice(-4)
    .map((one) => say.said(one))
  return [...proposed, ...said]
}
