import type { Argument, Words } from '../../lib/words.svelte.ts'
import { destination, flagPrice, flags, inside, kinds, nameOf, propeller, stepOf, thrust } from './model.ts'
import type {
  Ambush,
  Answer,
  Assault,
  Card,
  Cards,
  Counts,
  Crew,
  Event,
  Face,
  Force,
  Mode,
  Move,
  Part,
  Penalty,
  Proposal,
  Provenance,
  Refusal,
  Reward,
  Seat,
  Standing,
  Statement,
  Step,
  Token,
  View,
  Weapon,
  With,
} from './wire.ts'

/** Several things as the language joins them. */
export function list(words: Words, items: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items)
}

/** Says everything of this game; the names of the players come with it. */
export class Say {
  constructor(
    readonly words: Words,
    readonly names: string[],
  ) {}

  get(id: string, values?: Record<string, Argument>): string {
    return this.words(`celestia-${id.replaceAll('_', '-')}`, values)
  }

  /** A word of the board. */
  board(id: string, values?: Record<string, Argument>): string {
    return this.get(`page-${id}`, values)
  }

  seat(seat: Seat): string {
    return this.names[seat] ?? this.board('seat', { number: seat + 1 })
  }

  /** The title of a card or a face, alone. */
  label(thing: Card | Face): string {
    return this.get(`label-${thing}`)
  }

  /** A card or a face with its article. */
  one(thing: Card | Face): string {
    return this.get(`one-${thing}`)
  }

  /** A name that needs no article. */
  name(thing: Crew | Mode | Penalty | Provenance): string {
    return this.get(`name-${thing}`)
  }

  refusal(refusal: Refusal): string {
    return this.get(`refusal-${refusal}`)
  }

  token(token: Token): string {
    return typeof token === 'string' ? this.get(`token-${token}`) : this.name(token.crew)
  }

  /** Counted cards: «un fouet et 2 sabres». */
  cards(counts: Counts, hidden = 0): string {
    const parts = kinds(counts).map(({ card, count }) => this.get(`count-${card}`, { count }))
    if (hidden > 0) parts.push(this.board('hidden', { count: hidden }))
    return parts.length === 0 ? this.board('nothing') : list(this.words, parts)
  }

  /** So many cards face down and face up. */
  deal({ hidden, visible }: { hidden: number; visible: number }): string {
    const parts = [
      ...(hidden > 0 ? [this.board('deal-hidden', { count: hidden })] : []),
      ...(visible > 0 ? [this.board('deal-visible', { count: visible })] : []),
    ]
    return list(this.words, parts)
  }

  faces(faces: readonly Face[]): string {
    return list(this.words, this.counted(faces))
  }

  /** Each kind of face with how many there are of it. */
  private counted(faces: readonly Face[]): string[] {
    const counted = new Map<Face, number>()
    for (const face of faces) counted.set(face, (counted.get(face) ?? 0) + 1)
    return [...counted].map(([face, count]) => this.get(`count-${face}`, { count }))
  }

  reward(reward: Reward): string {
    const amount = inside(reward)
    return this.get(`reward-${nameOf(reward)}`, typeof amount === 'number' ? { value: amount } : {})
  }

  force(force: Force): string {
    const parts = this.counted(force.fixed)
    if (force.rolled > 0) parts.push(this.board('rolled', { count: force.rolled }))
    return list(this.words, parts)
  }

  ambush(card: Ambush): string {
    return this.board('ambush-text', {
      force: this.force(card.force),
      rewards: list(
        this.words,
        card.rewards.map((reward) => this.reward(reward)),
      ),
      propeller: card.propeller,
    })
  }

  assault(card: Assault): string {
    return this.board('assault-text', { force: this.force(card.force), constraint: this.get(`constraint-${card.constraint}`) })
  }

  /** The cards of a strike: «un fouet», «deux sabres», «un canon et Mama Lear». */
  with(face: Face, using: With, price: [Weapon, Weapon] | null): string {
    if (typeof using === 'object' && 'both' in using && price) {
      return list(this.words, [this.part(price[0], using.both[0]), this.part(price[1], using.both[1])])
    }
    if (typeof using === 'object' && 'any' in using) return this.one(using.any)
    return this.part(face, using as Part)
  }

  private part(weapon: Face, part: Part): string {
    if (part === 'card') return this.one(weapon)
    if (part === 'joker') return this.one('joker')
    if ('pair' in part) return this.get(`pair-${part.pair}`)
    return this.get('with-mama', { value: this.one(part.mama) })
  }

  statement(statement: Statement): string {
    const card = inside(statement) as Card | null
    if (card === null) return this.get(`statement-${nameOf(statement)}`)
    // As the log says it: never how many.
    const name = nameOf(statement).replace('_', '-')
    return this.get(`statement-${name}`, { value: this.get(`${name}-${card}`) })
  }

  /** What has become of a statement since. */
  standing(standing: Standing): string {
    return this.get(`standing-${standing}`)
  }

  /** A statement with who made it, where, and what has become of it. */
  said({ seat, at, statement, standing }: View['said'][number]): string {
    return this.board('text-said', { seat: this.seat(seat), at, statement: this.statement(statement), standing: this.standing(standing) })
  }

  answer(answer: Answer): string {
    return this.get(`answer-${answer}`)
  }

  order(order: readonly number[]): string {
    return order.map((place) => this.get(`order-${place}`)).join(', ')
  }

  proposal(proposal: Proposal): string {
    const name = nameOf(proposal)
    const id = `proposal-${name}`
    if (typeof proposal === 'string') return this.get(id)
    if ('use_crew' in proposal) return this.get(id, { value: this.name(proposal.use_crew) })
    if ('arrange' in proposal) return this.get(id, { value: this.order(proposal.arrange) })
    if ('begin' in proposal) return this.get(id, { value: this.seat(proposal.begin) })
    if ('remove' in proposal) return this.get(id, { token: this.token(proposal.remove.token), count: proposal.remove.count })
    return this.get(id, { value: proposal.take })
  }

  /** The title of the present step. */
  title(step: Step): string {
    return this.get(`step-${stepOf(step)}`)
  }

  /** What the one who decides may do now, or what everybody else waits for; as it is where it is known what is offered to me. */
  now(view: View, decider: Seat | null, seat: Seat | null, moves?: readonly Move[]): string {
    const fields = (inside(view.step) ?? {}) as Record<string, unknown>
    const values: Record<string, Argument> = { seat: decider === null ? '' : this.seat(decider) }
    if (typeof fields['left'] === 'number') values['left'] = fields['left']
    if (typeof fields['cargo'] === 'string') values['cargo'] = this.get(`cargo-${fields['cargo']}`)
    if (typeof fields['crew'] === 'string') values['crew'] = this.name(fields['crew'] as Crew)
    const mine = decider !== null && decider === seat
    if (mine && stepOf(view.step) === 'dice' && view.airship.smoke === 0) return this.board('dice-no-smoke')
    if (mine && stepOf(view.step) === 'briefing' && moves?.includes('continue'))
      return this.board(moves.includes('stage') ? 'fly-or-stop' : 'fly-only')
    const text = this.get(`step-${stepOf(view.step)}-${mine ? 'now' : 'wait'}`, values)
    const speaks = moves?.some((move) => nameOf(move) === 'propose') ?? view.consultation
    return seat !== null && !mine && speaks ? `${text} ${this.board('may-propose')}` : text
  }

  /** What is about to decide the game, if anything is. */
  looming({ aids }: View): { text: string; good: boolean } | null {
    if (!aids.looms) return null
    const [name, told] = typeof aids.looms === 'string' ? [aids.looms, {}] : (['near_lair', aids.looms.near_lair] as const)
    return { text: this.board(`looms-${name}`, told), good: name === 'catch' || name === 'last_mast' }
  }

  /** What the flags on the table mean now. */
  flagRule(view: View, cards: Cards): string {
    const step = stepOf(view.step)
    if ((step !== 'combat' && step !== 'dice') || flags(view) === 0) return ''
    const price = flagPrice(view)
    if (price) return this.board('flag-asks', { first: this.one(price[0]), second: this.one(price[1]) })
    return step === 'combat' ? this.board('flag-any') : this.board('flag-flees', { advance: thrust(view, cards).advance })
  }

  /** A move on a button. */
  move(move: Move, view: View, cards: Cards, price: [Weapon, Weapon] | null): string {
    const id = `move-${nameOf(move)}`
    if (typeof move === 'string') return this.plain(move, view, cards)
    if ('strike' in move)
      return this.get(id, { face: this.one(move.strike.face), with: this.with(move.strike.face, move.strike.with, price) })
    if ('propose' in move) return this.proposal(move.propose)
    if ('answer' in move) return this.answer(move.answer)
    if ('say' in move) return move.say === 'silent' ? this.board('say-nothing') : this.statement(move.say)
    if ('reroll' in move) return this.get(id, { value: this.dice(move.reroll, view) })
    if ('arrange' in move) return this.get(id, { value: this.order(move.arrange) })
    if ('set_die' in move) return this.get(id, { die: this.get(`die-${move.set_die.die}`), face: this.one(move.set_die.face) })
    if ('begin' in move || 'forfeit' in move) return this.get(id, { value: this.seat(inside(move) as Seat) })
    if ('jettison' in move) return this.get(id, { value: this.token(move.jettison) })
    if ('sweep' in move) return this.get(id, { value: this.get(`sweep-${move.sweep}`) })
    if ('use_crew' in move) return this.get(id, { value: this.name(move.use_crew) })
    if ('lose' in move) return this.get(id, { value: this.name(move.lose) })
    return this.get(id, { value: this.one(inside(move) as Card) })
  }

  private plain(move: string, view: View, cards: Cards): string {
    const stage = view.on_stage === null ? null : cards.stages[view.on_stage]
    const side = cards.pirates[view.pirate_card]?.boarding
    switch (move) {
      case 'continue':
        return destination(view) >= view.pirate
          ? this.board('catch')
          : this.board('continue-to', { to: destination(view), by: propeller(view) + (view.olga ? 1 : 0) })
      case 'buy_cards': {
        const offer = stepOf(view.step) === 'market' ? stage?.cards : side?.cards
        return offer ? this.board('buy-cards', { price: offer.price, cards: this.deal(offer) }) : this.get('move-buy-cards')
      }
      case 'buy_smoke':
        return stage ? this.board('buy-smoke', { price: stage.smoke.price, tokens: stage.smoke.tokens }) : this.get('move-buy-smoke')
      case 'reactivate':
        return side ? this.board('reactivate', { price: side.reactivate }) : this.get('move-reactivate')
      case 'proceed':
        return stepOf(view.step) === 'augusta' ? this.board('turned') : this.get('move-proceed')
      case 'load':
        return this.load(view)
      default:
        return this.get(`move-${move}`)
    }
  }

  private load(view: View): string {
    const step = view.step
    if (typeof step === 'object' && 'load' in step) return this.board('load', { what: this.token(step.load.cargo) })
    if (typeof step === 'object' && 'recruit' in step) return this.board('recruit', { crew: this.name(step.recruit.crew) })
    return this.board('take-card')
  }

  /** Dice by what they show. */
  dice(dice: readonly number[], view: View): string {
    return this.faces(dice.flatMap((die) => view.dice[die]?.face ?? []))
  }

  /** A line of the log where the board can say more than the plain words. */
  line(event: Event, cards: Cards): string | undefined {
    if (typeof event === 'string') return undefined
    if ('struck' in event) {
      const { seat, face, cards: used } = event.struck
      return this.get('line-struck', { seat: this.seat(seat), face: this.one(face), cards: this.cards(used) })
    }
    if ('cards_shown' in event)
      return this.get('line-cards-shown', { cards: this.cards(event.cards_shown.visible, event.cards_shown.hidden) })
    if ('dice_thrown' in event) return this.get('event-dice-thrown', { faces: this.faces(event.dice_thrown.faces) })
    if ('dice_rerolled' in event) {
      const { dice, faces } = event.dice_rerolled
      return this.get('line-dice-rerolled', { count: dice.length, faces: this.faces(faces) })
    }
    if ('stage_reached' in event) {
      const { stage, ambushes } = event.stage_reached
      return this.get('line-stage-reached', { stage: cards.stages[stage]?.name ?? '', ambushes })
    }
    if ('energy_lost' in event) {
      const token = cards.energy[event.energy_lost.token]
      const { hidden, visible } = token?.share ?? { hidden: 0, visible: 0 }
      return this.get('line-energy-lost', { left: event.energy_lost.left, cards: hidden + visible, lose: token?.lose ?? 0 })
    }
    if ('moved' in event) {
      const ambush = cards.ambushes[event.moved.ambush]
      return ambush ? this.get('line-moved', { to: event.moved.to, force: this.force(ambush.force) }) : undefined
    }
    if ('proposed' in event)
      return this.get('event-proposed', { seat: this.seat(event.proposed.seat), proposal: this.proposal(event.proposed.proposal) })
    return undefined
  }
}
