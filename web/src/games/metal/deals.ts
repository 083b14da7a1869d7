/** Offers before they are made: how they are built, the usual ones, and what they are worth. */
import { allianceOf, type Box, heldTrophies, isInfamous, isNothing, mayBargain, NOTHING, same, seen, whole } from './model.ts'
import type {
  Deliver,
  DeliverView,
  Due,
  Goods,
  GoodsView,
  Move,
  OfferId,
  OfferView,
  Pledge,
  PledgeView,
  Proviso,
  Seat,
  Share,
  Terms,
  View,
} from './wire.ts'

/** The most promises one offer may hold. */
export const MOST_PLEDGES = 2
/** How many steps an offer stays open unless somebody wants it otherwise, and the most it may. */
export const USUAL_TIME = 5
export const LONGEST_TIME = 7

/** An offer that is being built. */
export interface Draft extends Terms {
  to: Seat
  /** Others to whom the same is offered: it holds if all agree. */
  also: Seat[]
}

export function emptyDraft(to: Seat): Draft {
  return { to, also: [], gives: { ...NOTHING }, takes: { ...NOTHING }, alliance: false, release: null, pledges: [], lasts: USUAL_TIME }
}

/** The terms of a draft; what is nothing is left out, as the rules write it. */
export function termsOf({ gives, takes, alliance, release, pledges, lasts }: Draft): Terms {
  return { gives, takes, alliance, release, pledges, lasts }
}

/** Terms as they come over the wire, where what is nothing is left out. */
export function draftOf(to: Seat, terms: Partial<Terms>): Draft {
  return {
    to,
    also: [],
    gives: whole(terms.gives),
    takes: whole(terms.takes),
    alliance: terms.alliance ?? false,
    release: terms.release ?? null,
    pledges: (terms.pledges ?? []).map((pledge) => ({
      ...pledge,
      deliver: typeof pledge.deliver === 'object' && 'goods' in pledge.deliver ? { goods: whole(pledge.deliver.goods) } : pledge.deliver,
    })),
    lasts: terms.lasts ?? 0,
  }
}

/** An answer to an offer begins as the same deal, seen from the other side. */
export function counterTo(offer: OfferView): Draft {
  const goods = ({ credits, upgrades, which, unseen_which, trophies }: GoodsView): Goods => ({
    credits,
    upgrades,
    wrecks: which ?? [],
    unseen: unseen_which ?? [],
    trophies,
  })
  const deliver = (view: DeliverView): Deliver => ('goods' in view ? { goods: goods(view.goods) } : view)
  return {
    to: offer.from,
    also: [],
    gives: goods(offer.takes),
    takes: goods(offer.gives),
    alliance: offer.alliance,
    release: offer.release,
    pledges: offer.pledges.map((pledge) => ({ ...pledge, deliver: deliver(pledge.deliver) })),
    lasts: USUAL_TIME,
  }
}

/** A draft as it will lie on the table. */
export function offerOf(draft: Draft, from: Seat): Bargain {
  const deliver = (what: Deliver): DeliverView => ('goods' in what ? { goods: seen(what.goods) } : what)
  return {
    from,
    to: draft.to,
    gives: seen(draft.gives),
    takes: seen(draft.takes),
    alliance: draft.alliance,
    release: draft.release,
    pledges: draft.pledges.map((pledge) => ({ ...pledge, deliver: deliver(pledge.deliver) })),
  }
}

/** The same offer to each of those it is made to: what each of them promises, he does. */
export function offersOf(draft: Draft, from: Seat): Bargain[] {
  const first = offerOf(draft, from)
  const own = (to: Seat): Bargain['pledges'] => first.pledges.map((pledge) => (pledge.debtor === from ? pledge : { ...pledge, debtor: to }))
  return [draft.to, ...draft.also].map((to) => (to === first.to ? first : { ...first, to, pledges: own(to) }))
}

/** Those to whom the same can be offered too: for an alliance only who may join me beside the first, which the rules tell. */
export function othersFor(view: View, { to, alliance }: Pick<Draft, 'to' | 'alliance'>, me: Seat): Seat[] {
  const joins = (seat: Seat): boolean => {
    const aids = allianceOf(view, seat)
    return aids !== null && aids.several && aids.lead === me
  }
  const others = [...view.pirates.keys()].filter((seat) => seat !== to && mayBargain(view, seat))
  return alliance ? (joins(to) ? others.filter(joins) : []) : others
}

/** What an offer says, made or not. */
export type Bargain = Omit<OfferView, 'id' | 'left' | 'together' | 'agreed' | 'breaks'>

export function saysNothing(draft: Draft): boolean {
  return isNothing(draft.gives) && isNothing(draft.takes) && !draft.alliance && draft.release === null && draft.pledges.length === 0
}

/** Things one of two pirates could give: credits, open cards, wrecks both know of, trophies by their place. */
export function stockOf(view: View, seat: Seat): Goods {
  const pirate = view.pirates[seat]!
  return { credits: pirate.credits, upgrades: pirate.upgrades, wrecks: pirate.known_wrecks, unseen: [], trophies: heldTrophies(pirate) }
}

/** The move that makes this offer, or answers one with it. */
export function moveOf(draft: Draft, answers: OfferId | null): Move {
  const terms = termsOf(draft)
  if (answers !== null) return { counter: { offer: answers, terms } }
  return draft.also.length > 0 ? { propose_all: { to: [draft.to, ...draft.also].toSorted(), terms } } : { propose: { to: draft.to, terms } }
}

export type DueKind = 'after_combat' | 'end_of_turn' | 'next_turn'

/** On what a promise of a kind may depend and when it may fall due; the most usual first. */
export function fitting(deliver: Deliver): { when: Proviso[]; due: DueKind[] } {
  if ('help' in deliver) return { when: ['if_asked'], due: ['next_turn', 'end_of_turn'] }
  if ('refrain' in deliver) return { when: ['always'], due: ['next_turn', 'end_of_turn', 'after_combat'] }
  if ('do' in deliver) return { when: ['always'], due: ['next_turn'] }
  if ('play' in deliver) return { when: ['always'], due: ['after_combat'] }
  if ('goods' in deliver) return { when: ['always', 'if_won', 'if_lost'], due: ['after_combat', 'end_of_turn', 'next_turn'] }
  return { when: ['if_won', 'always'], due: ['after_combat', 'end_of_turn'] }
}

/** One of the usual deals. */
export interface Template {
  id: string
  draft: Draft
}

const credits = (count: number): Goods => ({ ...NOTHING, credits: count })

/** The usual deals between me and another pirate at this moment; whether one can be made, the rules say. */
export function templates(view: View, box: Box, from: Seat, to: Seat): Template[] {
  const found: Template[] = []
  const add = (id: string, change: Partial<Draft>): void => {
    found.push({ id, draft: { ...emptyDraft(to), ...change } })
  }
  const alliance = allianceOf(view, to)
  const after = (debtor: Seat, deliver: Deliver, when: Proviso): Pledge => ({ debtor, deliver, when, due: 'after_combat' })
  const nextEnd = (of: Seat): Due => ({ next_turn: { of, at: 'end' } })
  if (alliance) {
    const { lead, ally } = alliance
    const mine = lead === from
    const pays = (count: number): Partial<Draft> => (mine ? { gives: credits(count) } : { takes: credits(count) })
    const name = mine ? 'ask' : 'lend'
    add(`${name}-half`, { alliance: true, pledges: [after(lead, { loot_credits: 'half' }, 'if_won')] })
    add(`${name}-now`, { alliance: true, ...pays(Math.min(2, Math.max(1, view.pirates[lead]!.credits))) })
    add(`${name}-later`, { alliance: true, pledges: [{ debtor: lead, deliver: { help: 'any' }, when: 'if_asked', due: nextEnd(ally) }] })
    const ship = view.combat && typeof view.combat.foe === 'object' && 'ship' in view.combat.foe
    if (ship) add(`${name}-wreck`, { alliance: true, pledges: [after(lead, { loot_card: 'wreck' }, 'if_won')] })
    if (view.pirates[ally]!.faktor === 'blank') {
      add(`${name}-faktor`, {
        alliance: true,
        pledges: [after(lead, { loot_credits: 'half' }, 'if_won'), after(ally, { play: 'metal_faktor' }, 'always')],
      })
    }
    add(`${name}-free`, { alliance: true })
    return found
  }
  const due = view.ledger.find(({ id, debtor, creditor }) => id === view.due && debtor === from && creditor === to)
  if (due && 'goods' in due.deliver && due.deliver.goods.credits > 0) {
    // Whoever is paid all of it lets nothing go.
    const part = Math.min(Math.ceil(due.deliver.goods.credits / 2), due.deliver.goods.credits - 1, view.pirates[from]!.credits)
    if (part > 0) add('part-payment', { gives: credits(part), release: due.id })
  }
  const two = Math.min(2, view.pirates[from]!.credits)
  if (two > 0) {
    add('buy-help', { gives: credits(two), pledges: [{ debtor: to, deliver: { help: 'any' }, when: 'if_asked', due: nextEnd(from) }] })
    add('buy-peace', {
      gives: credits(1),
      pledges: [{ debtor: to, deliver: { refrain: { challenge: from } }, when: 'always', due: nextEnd(to) }],
    })
    add('lend-credits', {
      gives: credits(two),
      pledges: [{ debtor: to, deliver: { goods: credits(two + 1) }, when: 'always', due: nextEnd(to) }],
    })
  }
  const theirs = Math.min(2, view.pirates[to]!.credits)
  if (theirs > 0) {
    add('sell-help', { takes: credits(theirs), pledges: [{ debtor: from, deliver: { help: 'any' }, when: 'if_asked', due: nextEnd(to) }] })
    add('borrow-credits', {
      takes: credits(theirs),
      pledges: [{ debtor: from, deliver: { goods: credits(theirs + 1) }, when: 'always', due: nextEnd(from) }],
    })
  }
  const [own] = view.pirates[from]!.upgrades
  if (own) {
    const price = Math.min(view.pirates[to]!.credits, box.upgrade(own)?.price ?? 2)
    if (price > 0) add('sell-upgrade', { gives: { ...NOTHING, upgrades: [own] }, takes: credits(price) })
  }
  const [wanted] = view.pirates[to]!.upgrades
  if (wanted) {
    const price = Math.min(view.pirates[from]!.credits, box.upgrade(wanted)?.price ?? 2)
    if (price > 0) add('buy-upgrade', { gives: credits(price), takes: { ...NOTHING, upgrades: [wanted] } })
  }
  const [slot] = heldTrophies(view.pirates[from]!)
  const [other] = heldTrophies(view.pirates[to]!)
  if (slot && other) add('swap-trophies', { gives: { ...NOTHING, trophies: [slot] }, takes: { ...NOTHING, trophies: [other] } })
  add('truce', {
    pledges: [
      { debtor: to, deliver: { refrain: { challenge: from } }, when: 'always', due: nextEnd(to) },
      { debtor: from, deliver: { refrain: { challenge: to } }, when: 'always', due: nextEnd(from) },
    ],
  })
  return found
}

/** What an alliance makes of the chances of whoever would have it, as the rules reckon them. */
export interface Chances {
  of: Seat
  without: number
  with: number
  /** With the Metal Faktor dice of all of that side who still can throw one. */
  thrown: number | null
}

/** The chances with everybody to whom one offer is made; `null` without an alliance, or where the rules reckon none. */
export function chances(view: View, bargains: readonly Bargain[], me: Seat): Chances | null {
  const others = bargains.map(({ from, to }) => (from === me ? to : from)).toSorted()
  const [first] = others
  const alliance = bargains.every((one) => one.alliance) && first !== undefined ? allianceOf(view, first) : null
  if (!alliance) return null
  const joined = others.length === 1 ? alliance : view.aids.groups.find(({ allies }) => same(allies, others))
  if (!joined) return null
  const { odds, thrown } = joined
  return { of: alliance.lead, without: alliance.alone / 1000, with: odds / 1000, thrown: thrown === null ? null : thrown / 1000 }
}

/** What a deal means for one of its parties, in credits and chances. */
export interface Worth {
  /** Net worth in credits, roughly. */
  net: number
  /** The chance of whoever would have an ally, without and with the alliance. */
  odds: Chances | null
  /** What a loyal ally loses with the combat. */
  risk: number | null
  /** How far the partner's word can be trusted, if anything rests on it. */
  trust: number | null
  /** Victory leaves no choice but to pay. */
  forced: boolean
  /** My ally would get more by betraying me than by standing by me: what the deal is worth to me then depends on what he likes. */
  tempting: boolean
}

/** What a point of judgement is taken for, in credits. */
const JUDGEMENT = 2

/** Whether whoever would help me gets more by changing sides before the dice: the ship's credits, less a judgement, against what I pay and the damage of a defeat. */
function tempts(view: View, box: Box, bargain: Bargain, me: Seat, pledged: number): boolean {
  const alliance = bargain.alliance ? allianceOf(view, bargain.from === me ? bargain.to : bargain.from) : null
  const { combat } = view.aids
  if (!alliance?.betrayal || !combat || alliance.lead !== me) return false
  const { pays, odds } = alliance.betrayal
  const betrays = (odds / 1000) * pays - (1 - odds / 1000) - JUDGEMENT
  return betrays > pledged - (1 - alliance.odds / 1000) * combat.damage
}

/** The glory a victory brings whoever I would help, and what he would have then; `null` where I help nobody, or to no glory. */
export function lifted(view: View, bargain: Bargain, me: Seat): { seat: Seat; gains: number; total: number; ends: boolean } | null {
  const alliance = bargain.alliance ? allianceOf(view, bargain.from === me ? bargain.to : bargain.from) : null
  const gains = view.aids.combat?.glory ?? 0
  if (!alliance || alliance.ally !== me || gains === 0) return null
  const total = (view.pirates[alliance.lead]?.glory ?? 0) + gains
  return { seat: alliance.lead, gains, total, ends: total >= view.aids.goal }
}

/** Rough worth of a bargain to `me`, one of its parties: what the rules reckon of the combat, summed up in credits. */
export function worth(view: View, box: Box, bargain: Bargain, me: Seat): Worth {
  const other = bargain.from === me ? bargain.to : bargain.from
  const [gives, gets] = bargain.from === me ? [bargain.gives, bargain.takes] : [bargain.takes, bargain.gives]
  const { combat } = view.aids
  const forced = combat?.hunter ?? false
  const trusted = (view.aids.pirates[other]?.trust ?? 100) / 100
  const word = forced ? 1 : isInfamous(view, other) ? Math.min(0.5, trusted) : trusted

  const odds = chances(view, [bargain], me)
  let risk: number | null = null
  let net = worthOf(gets, box) - worthOf(gives, box)
  let winning = combat ? combat.odds / 1000 : 0.6
  const alliance = bargain.alliance ? allianceOf(view, other) : null
  if (alliance && odds && combat) {
    const { without: before, with: after } = odds
    if (alliance.ally === me) {
      risk = combat.damage
      net -= (1 - after) * combat.damage
    } else {
      net += (after - before) * (combat.loot + 3 * combat.glory + combat.damage)
    }
    winning = after
  }
  let rests = false
  let pledged = 0
  for (const pledge of bargain.pledges) {
    const mine = pledge.debtor === me
    const value = pledgeWorth(view, box, pledge, winning)
    if (!mine) rests = true
    else pledged += value
    net += mine ? -value : value * word
  }
  if (bargain.release !== null) {
    const debt = view.ledger.find(({ id }) => id === bargain.release)
    if (debt) net += (debt.debtor === me ? 1 : -1) * pledgeWorth(view, box, debt, winning)
  }
  const tempting = tempts(view, box, bargain, me, pledged)
  return { net, odds, risk, trust: rests ? word : null, forced: forced && bargain.pledges.length > 0, tempting }
}

function pledgeWorth(view: View, box: Box, { deliver, when }: Pick<PledgeView, 'deliver' | 'when'>, winning: number): number {
  const likely = when === 'if_won' ? winning : when === 'if_lost' ? 1 - winning : 1
  if ('goods' in deliver) return likely * worthOf(deliver.goods, box)
  if ('loot_credits' in deliver) return winning * shareOf(view.aids.combat?.loot ?? UNKNOWN_LOOT, deliver.loot_credits)
  if ('loot_card' in deliver) return winning * (deliver.loot_card === 'wreck' ? 1 : 2)
  if ('help' in deliver) return 2
  if ('refrain' in deliver || 'do' in deliver) return 1
  return 1
}

/** What the loot of a combat is taken for that nobody has chosen yet. */
const UNKNOWN_LOOT = 4

function shareOf(loot: number, share: Share): number {
  if (share === 'half') return Math.floor(loot / 2)
  return share === 'all' ? loot : Math.min(loot, share.credits)
}

/** Goods in credits, roughly: upgrades at their price, the rest at what the tour asks for such things. */
function worthOf(goods: Goods | { credits: number; upgrades: string[]; wrecks: number; trophies: string[] }, box: Box): number {
  const upgrades = goods.upgrades.reduce((sum, id) => sum + (box.upgrade(id)?.price ?? 2), 0)
  const wrecks = typeof goods.wrecks === 'number' ? goods.wrecks : goods.wrecks.length
  return goods.credits + upgrades + wrecks + goods.trophies.length * 2
}
