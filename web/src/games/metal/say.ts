import { list } from '../../lib/teller.ts'
import type { Argument, Words } from '../../lib/words.svelte.ts'
import type { Answered } from './answered.ts'
import { type Bargain, draftOf, offerOf } from './deals.ts'
import type { Settled } from './settled.ts'
import { allianceOf, type Box, inside, isInfamous, isNothing, nameOf, promptFor, SLOTS, total, tourNumber, trophyIn } from './model.ts'
import type {
  Act,
  Cards,
  CombatAids,
  Condition,
  Crew,
  DeliverView,
  Due,
  Effect,
  Event,
  Foe,
  GoodsView,
  LootKind,
  Move,
  OfferView,
  Planet,
  PromiseView,
  Proviso,
  Refusal,
  Seat,
  Slot,
  Tour,
  Upheaval,
  View,
} from './wire.ts'

/** A promise, in an offer or in the ledger. */
interface Promised {
  debtor: Seat
  creditor: Seat
  deliver: DeliverView
  when: Proviso
  due: Due
  /** The turn it was made in; unknown while it is an offer. */
  made?: number
  falls?: number
}

/** Says everything of this game, to whoever sits at `me`. */
export class Say {
  constructor(
    readonly words: Words,
    readonly names: string[],
    readonly box: Box,
    readonly me: Seat | null,
  ) {}

  get cards(): Cards {
    return this.box.cards
  }

  get(id: string, values?: Record<string, Argument>): string {
    return withMinus(this.words(`metal-${id.replaceAll('_', '-')}`, values))
  }

  /** A word of the board. */
  board(id: string, values?: Record<string, Argument>): string {
    return this.get(`page-${id}`, values)
  }

  list(items: string[]): string {
    return list(this.words, items)
  }

  seat(seat: Seat): string {
    return this.names[seat] ?? this.board('seat', { number: seat + 1 })
  }

  seats(seats: Seat[]): string {
    return this.list(seats.map((seat) => this.seat(seat)))
  }

  /** The name of a card, from the box. */
  card(id: string): string {
    return this.box.name(id, this.words.language) ?? id
  }

  planet(planet: Planet | 'ocg' | 'havana' | 'space'): string {
    return this.board(`place-${planet}`)
  }

  credits(count: number): string {
    return this.board('credits', { count })
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.words.language, { style: 'percent' }).format(share)
  }

  number(value: number): string {
    return withMinus(String(value))
  }

  signed(value: number): string {
    return withMinus(new Intl.NumberFormat(this.words.language, { signDisplay: 'exceptZero' }).format(value))
  }

  foe(foe: Foe): string {
    if (typeof foe === 'string') return this.board('nobody')
    if ('ship' in foe) return this.card(foe.ship)
    return 'planet' in foe ? this.planet(foe.planet) : this.seat(foe.pirate)
  }

  slot(slot: Slot): string {
    return this.board('slot', { number: SLOTS.indexOf(slot) + 1 })
  }

  /** A trophy of somebody's hand: its name if it is known, its place otherwise. */
  trophy(view: View, seat: Seat, slot: Slot): string {
    const card = trophyIn(view.pirates[seat]?.trophies[SLOTS.indexOf(slot)])
    return card ? this.card(card) : this.slot(slot)
  }

  // What is printed on cards.

  effect(effect: Effect): string {
    return this.board(`effect-${nameOf(effect)}`, { count: (inside(effect) as number | null) ?? 0 })
  }

  crew(crew: Crew): string {
    return this.board(`crew-${nameOf(crew)}`, { count: (inside(crew) as number | null) ?? 0 })
  }

  condition(condition: Condition): string {
    return this.board(`condition-${nameOf(condition)}`, { count: (inside(condition) as number | null) ?? 0 })
  }

  upheaval(effect: Upheaval): string {
    const within = inside(effect)
    const values = typeof within === 'number' ? { count: within } : ((within ?? {}) as Record<string, number>)
    return this.board(`upheaval-${nameOf(effect)}`, values)
  }

  /** What an upgrade does, in one sentence or two. */
  upgrade(id: string): string {
    const card = this.box.upgrade(id)
    if (!card) return ''
    if (card.kind === 'support') return this.crew(card.effect)
    return [this.board('equipment-power', { count: card.power }), ...card.effects.map((effect) => this.effect(effect))].join(' ')
  }

  /** What is won with a ship; `extra`: the credits that one's own ship and equipment add. */
  rewards(id: string, extra = 0): string {
    const ship = this.box.ship(id)
    if (!ship) return ''
    return this.list([
      ...(ship.credits + extra > 0 ? [this.credits(ship.credits + extra)] : []),
      ...(ship.glory > 0 ? [this.board('glory', { count: ship.glory })] : []),
      ...(ship.support > 0 ? [this.board('support-cards', { count: ship.support })] : []),
      this.board('the-wreck'),
    ])
  }

  /** What a defeat costs: the attacker damage, the challenged plunder besides. The attacker hears of his own defeat, the others of the challenged. */
  loss({ damage, plunder }: CombatAids, { active, combat }: View): string {
    const rival = combat && typeof combat.foe === 'object' && 'pirate' in combat.foe ? combat.foe.pirate : null
    if (rival === null || plunder === null || active === this.me) return this.board('at-stake-loss', { count: damage })
    const what = [
      ...(plunder.credits > 0 ? [this.credits(plunder.credits)] : []),
      ...(plunder.upgrade ? [this.board('an-upgrade')] : []),
      ...(plunder.wrecks > 0 ? [this.board('wrecks', { count: plunder.wrecks })] : []),
    ]
    return this.board('at-stake-challenged', {
      who: this.who(rival),
      name: this.seat(rival),
      attacker: this.seat(active),
      count: damage,
      what: what.length > 0 ? what.join(', ') : 'none',
    })
  }

  // Deals.

  goods(goods: GoodsView): string {
    const known = goods.which ?? []
    const unseen = goods.unseen_which ?? []
    const items = [
      ...(goods.credits > 0 ? [this.credits(goods.credits)] : []),
      ...goods.upgrades.map((id) => this.card(id)),
      ...known.map((id) => this.board('wreck-of', { ship: this.card(id) })),
      ...(goods.wrecks > known.length ? [this.board('wrecks', { count: goods.wrecks - known.length })] : []),
      ...unseen.map((id) => this.board('unseen-wreck-of', { ship: this.card(id) })),
      ...(goods.unseen > unseen.length ? [this.board('unseen-wrecks', { count: goods.unseen })] : []),
      ...(goods.trophies.length > 0 ? [this.board('blind-trophies', { count: goods.trophies.length })] : []),
    ]
    return items.length === 0 ? this.board('nothing') : this.list(items)
  }

  act(act: Act): string {
    if ('buy' in act) return this.board('act-buy', { card: this.card(act.buy) })
    if ('attack_planet' in act) return this.board('act-attack', { planet: this.planet(act.attack_planet) })
    const [seat, kind] = 'challenge' in act ? [act.challenge, 'challenge'] : [act.ally_against, 'ally']
    return this.board(`act-${kind}`, { name: this.seat(seat), me: this.who(seat) })
  }

  /** Something that is to be done. */
  private errand(act: Act): string {
    if ('buy' in act) return this.board('do-act-buy', { card: this.card(act.buy) })
    if ('attack_planet' in act) return this.board('do-act-attack', { planet: this.planet(act.attack_planet) })
    const seat = 'challenge' in act ? act.challenge : act.ally_against
    return this.board('do-act-challenge', { name: this.seat(seat), me: this.who(seat) })
  }

  private lootCard(kind: LootKind): string {
    if (typeof kind === 'string') return this.board(`loot-card-${kind}`)
    return this.board('loot-card-named', { card: this.card('this_wreck' in kind ? kind.this_wreck : kind.this_upgrade) })
  }

  deliver(deliver: DeliverView): string {
    if ('goods' in deliver) return this.goods(deliver.goods)
    if ('loot_credits' in deliver) {
      const share = deliver.loot_credits
      return typeof share === 'string' ? this.board(`loot-${share}`) : this.board('loot-count', { count: share.credits })
    }
    if ('loot_card' in deliver) return this.lootCard(deliver.loot_card)
    if ('do' in deliver) return this.errand(deliver.do)
    if ('help' in deliver) return this.board(`help-${deliver.help}`)
    if ('refrain' in deliver) return this.act(deliver.refrain)
    return typeof deliver.play === 'string'
      ? this.board('play-faktor')
      : this.board('play-support', { card: this.card(deliver.play.support) })
  }

  /** What somebody promises, as it follows the word for it. */
  private vow(deliver: DeliverView): string {
    return this.board('vow', { act: vowKind(deliver), what: this.deliver(deliver) })
  }

  when(when: Proviso): string {
    return this.board(`when-${when}`)
  }

  /** The moment a promise falls due, or until which it holds. */
  due(due: Due, deliver: DeliverView, view: View | null, made?: number, falls?: number): string {
    // An effort is made in the combat, and judged after it.
    if ('play' in deliver && due === 'after_combat') return this.board('due-in-combat')
    const until = 'refrain' in deliver || 'help' in deliver
    if (typeof due === 'string') return this.board(`${until ? 'until' : 'due'}-${due}`)
    const { of, nth, at } = due.next_turn
    const now = view !== null && made !== undefined && falls === view.turn
    if (nth !== undefined && nth > 1 && !now)
      return this.board(`${until ? 'until' : 'due'}-later-${at}`, { name: this.seat(of), who: this.who(of), nth })
    return this.board(`${until ? 'until' : 'due'}-${now ? 'now' : 'next'}-${at}`, { name: this.seat(of), who: this.who(of) })
  }

  private who(seat: Seat): 'you' | 'other' {
    return seat === this.me ? 'you' : 'other'
  }

  private pair(from: Seat, to: Seat): Record<string, string> {
    return { from: this.seat(from), to: this.seat(to), who: from === this.me ? 'you' : to === this.me ? 'me' : 'others' }
  }

  /** A promise as one sentence. */
  promise({ debtor, creditor, deliver, when, due, made, falls }: Promised, view: View | null): string {
    const parts = [
      this.vow(deliver),
      ...(when === 'if_won' || when === 'if_lost' ? [this.when(when)] : []),
      this.due(due, deliver, view, made, falls),
    ]
    return this.board('promises', { ...this.pair(debtor, creditor), what: parts.join(', ') })
  }

  /** What it costs to break a promise of the ledger. */
  priceOf({ debtor, standing }: PromiseView, view: View): string {
    if (standing === 'forced') return this.board('price-forced')
    return this.board(isInfamous(view, debtor) ? 'breaking-infamous' : 'breaking', { name: this.seat(debtor), who: this.who(debtor) })
  }

  /** What became of somebody's word, by whose doing, and what it has cost. */
  ending({ ending, debtor, creditor, why, cost }: Settled): string {
    const values = { debtor: this.seat(debtor), creditor: this.seat(creditor), why: why === null ? '' : this.get(`why-${why}`) }
    const text = this.board(`ending-${ending}`, values)
    return cost === null ? text : this.board('ending-cost', { text, cost: this.board(`cost-${cost}`) })
  }

  /** Whose offer it is, and to whom. */
  offered({ from, to }: Pick<OfferView, 'from' | 'to'>): string {
    if (from === this.me) return this.board('offer-mine', { to: this.seat(to) })
    return this.board('offer-from', { from: this.seat(from), to: this.seat(to), who: to === this.me ? 'me' : 'others' })
  }

  /** What was answered to an offer. */
  answer({ end, from, to }: Answered): string {
    return this.board(`answered-${end}`, { ...this.pair(from, to), who: to === this.me ? 'you' : from === this.me ? 'me' : 'others' })
  }

  /** Everything a bargain says, one sentence each. */
  bargain(bargain: Bargain, view: View): string[] {
    const { from, to, gives, takes, alliance, release, pledges } = bargain
    const lines: string[] = []
    if (alliance) {
      const lead = view.combat && (from === view.active || foeIs(view.combat.foe, from)) ? from : to
      const ally = lead === from ? to : from
      lines.push(
        this.board('joins', {
          ...this.pair(ally, lead),
          foe: view.combat ? (lead === view.active ? this.foe(view.combat.foe) : this.seat(view.active)) : '',
        }),
      )
    }
    if (!isNothing(gives)) lines.push(this.board('gives', { ...this.pair(from, to), what: this.goods(gives) }))
    if (!isNothing(takes)) lines.push(this.board('gives', { ...this.pair(to, from), what: this.goods(takes) }))
    if (release !== null) {
      const debt = view.ledger.find(({ id }) => id === release)
      lines.push(this.board('releases', { promise: debt ? this.deliver(debt.deliver) : '' }))
    }
    for (const pledge of pledges) {
      const creditor = pledge.debtor === from ? to : from
      lines.push(this.promise({ ...pledge, creditor }, view))
    }
    return lines
  }

  /** Everything that one offer to several says, with what the credits come to in all. */
  bargains(bargains: Bargain[], view: View): string[] {
    const lines = bargains.flatMap((bargain) => this.bargain(bargain, view))
    const [first] = bargains
    if (!first || bargains.length < 2) return lines
    const sum = (id: string, credits: number): string[] =>
      credits === 0 ? [] : [this.board(id, { each: this.credits(credits), total: this.credits(credits * bargains.length) })]
    return [...lines, ...sum('each-gets', first.gives.credits), ...sum('each-gives', first.takes.credits)]
  }

  /** What breaking the word of a bargain costs whom. */
  breaking(bargain: Bargain, view: View): string[] {
    const { alliance, pledges } = bargain
    const lines: string[] = []
    const hunter = view.aids.combat?.hunter ?? false
    const debtors = [...new Set(pledges.map(({ debtor }) => debtor))]
    if (debtors.length === 0 && !alliance) return [this.board('breaking-nothing')]
    for (const debtor of debtors) {
      const infamous = isInfamous(view, debtor)
      lines.push(this.board(infamous ? 'breaking-infamous' : 'breaking', { name: this.seat(debtor), who: this.who(debtor) }))
    }
    if (hunter && debtors.length > 0) lines.push(this.board('breaking-hunter'))
    if (pledges.some(({ deliver }) => 'loot_credits' in deliver || 'loot_card' in deliver)) lines.push(this.board('breaking-loot'))
    if (bargain.alliance && view.combat) lines.push(this.betraying(bargain, view, view.combat.foe))
    return lines
  }

  /** Whether an alliance may be betrayed, and for what: the rules reckon that for those who would seal it. */
  private betraying({ from, to }: Bargain, view: View, foe: Foe): string {
    const lead = from === view.active || foeIs(foe, from) ? from : to
    const ally = lead === from ? to : from
    const values = { name: this.seat(ally), who: this.who(ally) }
    const other = from === this.me ? to : from
    const betrayal = from === this.me || to === this.me ? allianceOf(view, other)?.betrayal : null
    if (betrayal) return this.board('betrayal-pays', { ...values, credits: betrayal.pays, odds: this.percent(betrayal.odds / 1000) })
    if (view.aids.combat?.betrayable && lead === view.active) return this.board('betrayal-costs', values)
    return this.board('betrayal-not', { why: view.aids.combat?.hunter ? 'hunter' : 'challenge' })
  }

  // What happens now.

  /** The title of the present moment. */
  title(view: View): string {
    return this.board(`prompt-${promptFor(view, this.me)}`)
  }

  /** What I may do now, or what everybody else waits for. */
  now(view: View): string {
    if (view.prompt === 'nothing') return this.board('prompt-nothing-now')
    const prompt = promptFor(view, this.me)
    if (this.me !== null && view.waiting.includes(this.me)) {
      return this.board(prompt === 'voyage' && view.voyage.fought ? 'prompt-voyage-done' : `prompt-${prompt}-now`, this.nowValues(view))
    }
    return this.board('waits-for', { names: this.seats(view.waiting), count: view.waiting.length, title: this.title(view) })
  }

  private nowValues(view: View): Record<string, Argument> {
    const due = view.ledger.find(({ id }) => id === view.due)
    return {
      promise: due ? this.owed(due, view) : '',
      name: due ? this.seat(due.creditor) : this.seat(view.active),
      foe: view.combat ? this.foe(view.combat.foe) : '',
    }
  }

  tour(tour: Tour, view: View): string {
    const number = tourNumber(tour)
    const name = nameOf(tour)
    const id = `do-tour-${name}`
    if (typeof tour === 'string') return this.board(id, { number })
    if ('trophy' in tour) {
      const { giving } = tour.trophy
      return giving === null
        ? this.board(id, { number })
        : this.board(`${id}-giving`, { number, trophy: this.trophy(view, view.active, giving) })
    }
    if ('light_repairs' in tour || 'amnesty' in tour) {
      const fee = 'light_repairs' in tour ? tour.light_repairs : tour.amnesty
      return typeof fee === 'string' ? this.board(id, { number }) : this.board(`${id}-wreck`, { number, ship: this.card(fee.wreck) })
    }
    if ('full_repairs' in tour || 'lavish_spending' in tour) {
      const { credits } = 'full_repairs' in tour ? tour.full_repairs : tour.lavish_spending
      const wrecks = ('full_repairs' in tour ? 2 : 6) - credits
      const price = this.list([
        ...(credits > 0 ? [this.credits(credits)] : []),
        ...(wrecks > 0 ? [this.board('wrecks', { count: wrecks })] : []),
      ])
      return this.board(id, { number, price })
    }
    if ('titles_of_glory' in tour) return this.board(id, { number, ships: this.list(tour.titles_of_glory.map((ship) => this.card(ship))) })
    if ('scrap_bonus' in tour) return this.board(id, { number, ship: this.card(tour.scrap_bonus) })
    const card = 'purchase' in tour ? tour.purchase : tour.smuggling
    const price = (this.box.upgrade(card)?.price ?? 0) + ('smuggling' in tour ? 1 : 0)
    return this.board(id, { number, card: this.card(card), price })
  }

  /** A move on a button. */
  move(move: Move, view: View): string {
    const name = nameOf(move)
    const id = `do-${name}`
    if (typeof move === 'string') return this.plain(move, view)
    const me = this.me ?? view.active
    if ('tour' in move) return this.tour(move.tour, view)
    if ('attack_karokum' in move)
      return this.board(id, { ship: this.card(move.attack_karokum), fee: view.aids.pirates[view.active]?.karokum_fee ?? 0 })
    if ('attack_planet' in move) {
      const planet = move.attack_planet
      return this.board(id, { planet: this.planet(planet), power: this.box.planet(planet).power, treasury: view.board[planet] })
    }
    if ('challenge' in move) return this.board(id, { name: this.seat(move.challenge), power: view.pirates[move.challenge]?.main ?? 0 })
    if ('target' in move) return this.board(id, { ship: this.card(move.target), power: this.box.ship(move.target)?.power ?? 0 })
    if ('replace' in move) return this.board(id, { with: this.card(move.replace.with), ship: this.card(move.replace.ship) })
    if ('call_in' in move || 'waive' in move) {
      const promise = view.ledger.find((entry) => entry.id === ('call_in' in move ? move.call_in : move.waive))
      return this.board(id, { name: promise ? this.seat(promise.debtor) : '', what: promise ? this.deliver(promise.deliver) : '' })
    }
    if ('play_on' in move) return this.board(id, { card: this.card(move.play_on.card), name: this.seat(move.play_on.target) })
    if ('validate' in move) {
      const card = trophyIn(view.pirates[me]?.trophies[SLOTS.indexOf(move.validate)])
      const trophy = card ? this.box.trophy(card) : undefined
      return this.board(id, { trophy: this.trophy(view, me, move.validate), glory: trophy?.glory ?? 0, credits: trophy?.credits ?? 0 })
    }
    if ('keep' in move) {
      const card = trophyIn(view.board.drawn[SLOTS.indexOf(move.keep)])
      return this.board(id, { trophy: card ? this.card(card) : this.slot(move.keep) })
    }
    if ('give_back' in move || 'swap_trophy' in move || 'return' in move)
      return this.board(id, { trophy: this.trophy(view, me, inside(move) as Slot) })
    if ('buy' in move) return this.board(id, { card: this.card(move.buy), price: (this.box.upgrade(move.buy)?.price ?? 0) + 1 })
    if ('plunder' in move) return this.plunder(move.plunder, view)
    if ('honour_with' in move) return this.board(id, { card: this.card(inside(move.honour_with) as string) })
    if ('accept' in move || 'decline' in move || 'withdraw' in move) {
      const offer = view.offers.find((entry) => entry.id === inside(move))
      const other = offer ? (offer.from === this.me ? offer.to : offer.from) : null
      return this.board(id, { name: other === null ? '' : this.seat(other) })
    }
    if ('propose_all' in move) return this.board(id, { names: this.list(move.propose_all.to.map((seat) => this.seat(seat))) })
    if ('propose' in move || 'counter' in move) {
      const other = 'propose' in move ? move.propose.to : (view.offers.find((entry) => entry.id === move.counter.offer)?.from ?? 0)
      const { terms } = 'propose' in move ? move.propose : move.counter
      return this.board(id, { name: this.seat(other), what: this.terms(offerOf(draftOf(other, terms), me)) })
    }
    return this.board(id, { card: this.card(inside(move) as string) })
  }

  /** A promise of the ledger with what keeping it would pay now, which the rules reckon for a share of the loot. */
  private owed({ id, deliver }: PromiseView, view: View): string {
    const what = this.deliver(deliver)
    const pays = id === view.due ? view.aids.due_pays : null
    return pays === null ? what : this.board('due-pays', { what, credits: this.credits(pays) })
  }

  // The log.

  /** The log speaks of everybody by name, whoever reads it. */
  private get neutral(): Say {
    return this.me === null ? this : new Say(this.words, this.names, this.box, null)
  }

  /** One event in words; `null` for what the board shows well enough. */
  line(event: Event): string | null {
    const name = nameOf(event)
    const within = inside(event) as Record<string, unknown>
    if (name === 'promise_armed') return null
    if ('offered' in event) return this.neutral.offerLine(event.offered.offer)
    if ('promised' in event) return this.neutral.promise(event.promised.promise, null)
    const values: Record<string, Argument> = {}
    for (const [field, value] of Object.entries(within)) values[field.replaceAll('_', '-')] = this.argument(field, value)
    if ('combat_decided' in event) {
      values['attack'] = total(event.combat_decided.attack)
      values['defence'] = total(event.combat_decided.defence)
    }
    return this.get(`event-${name}`, values)
  }

  /** An offer in the log, where it no longer matters whose combat it was about. */
  private offerLine(offer: OfferView): string {
    const { id, from, to } = offer
    return this.board('log-offer', { number: id, from: this.seat(from), to: this.seat(to), what: this.terms(offer) })
  }

  /** What an offer comes to, in one short sentence. */
  private terms({ gives, takes, alliance, pledges, release }: Bargain): string {
    const parts = [
      ...(alliance ? [this.board('log-alliance')] : []),
      ...(isNothing(gives) ? [] : [this.board('log-gives', { what: this.goods(gives) })]),
      ...(isNothing(takes) ? [] : [this.board('log-takes', { what: this.goods(takes) })]),
      ...(release === null ? [] : [this.board('log-releases', { number: release })]),
      ...pledges.map(({ debtor, deliver }) => this.board('log-promises', { name: this.seat(debtor), what: this.vow(deliver) })),
    ]
    return parts.length === 0 ? '' : parts.reduce((all, last) => this.board('log-parts', { parts: all, last }))
  }

  private argument(field: string, value: unknown): Argument {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') {
      if (SEAT_FIELDS.has(field)) return this.seat(value)
      return field === 'number' ? this.get(`number-${value}`) : value
    }
    if (Array.isArray(value)) return value.length === 0 ? 'none' : this.list(value.map((one) => String(this.argument(field, one))))
    if (typeof value === 'object') {
      const [kind, inner] = Object.entries(value)[0] ?? ['', null]
      return this.get(`${field}-${kind}`, { value: this.argument(kind, inner) })
    }
    const word = String(value)
    const known = this.box.name(word, this.words.language)
    if (known) return known
    const id = `metal-${field.replaceAll('_', '-')}-${word.replaceAll('_', '-')}`
    return this.words.has(id) ? this.words(id) : this.get(`name-${word}`)
  }

  /** Why something is refused. */
  refusal(refusal: Refusal): string {
    const within = inside(refusal)
    const id = `refusal-${nameOf(refusal)}`
    if (within === null) return this.get(id)
    if (typeof within === 'number') return this.get(id, { value: this.seat(within) })
    if (typeof within === 'string') return this.get(id, { value: this.get(`first-choose-${within}`) })
    return this.get(id, within as Record<string, Argument>)
  }

  private plunder(what: Extract<Move, { plunder: unknown }>['plunder'], view: View): string {
    const foe = view.combat?.foe ?? view.decided?.foe
    const loser = foe && typeof foe === 'object' && 'pirate' in foe ? view.pirates[foe.pirate] : undefined
    if (typeof what === 'object') return this.board('do-plunder-upgrade', { card: this.card(what.upgrade) })
    const held = what === 'credits' ? (loser?.credits ?? 0) : (loser?.wrecks ?? 0)
    return this.board(`do-plunder-${what}`, { count: Math.ceil(held / 2) })
  }

  private plain(move: string, view: View): string {
    if (move === 'pass')
      return this.board(this.words.has(`metal-page-pass-${view.prompt.replaceAll('_', '-')}`) ? `pass-${view.prompt}` : 'pass')
    if (move === 'renege' || move === 'honour') {
      const promise = view.ledger.find(({ id }) => id === view.due)
      return this.board(`do-${move}`, {
        what: promise ? this.owed(promise, view) : '',
        name: promise ? this.seat(promise.creditor) : '',
      })
    }
    if (move === 'betray' || move === 'stay_loyal') return this.board(`do-${move}`, { name: this.seat(view.active) })
    return this.board(`do-${move}`)
  }
}

/** What is less than nothing has a minus sign; the numbers of a browser have a hyphen. */
function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−')
}

/** Fields of events that hold the number of a seat. */
const SEAT_FIELDS = new Set([
  'seat',
  'protagonist',
  'ally',
  'traitor',
  'victim',
  'winner',
  'loser',
  'from',
  'to',
  'debtor',
  'creditor',
  'pirate',
])

/** What kind of word a promise is said with: one for things, and one for each thing that is done. */
function vowKind(deliver: DeliverView): string {
  if ('goods' in deliver || 'loot_credits' in deliver || 'loot_card' in deliver || 'help' in deliver) return 'thing'
  if (!('do' in deliver)) return 'other'
  return 'buy' in deliver.do ? 'buy' : 'attack_planet' in deliver.do ? 'attack' : 'challenge'
}

function foeIs(foe: Foe, seat: Seat): boolean {
  return typeof foe === 'object' && 'pirate' in foe && foe.pirate === seat
}
