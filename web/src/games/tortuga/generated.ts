// Written by `cargo xtask types` from the Rust types; changes here are lost.
import type { Provenance, Seat } from '../../generated/table.ts'

/**
 * What a card can do when it is played. Every ability is optional; a card's abilities are used in any order.
 */
export type Ability = { "draw": number } | { "move": number } | "jump" | { "trash_played": number } | { "trash_hand_or_discard": number } | { "trash_discard": number } | { "mineral_here": number } | { "mineral_depot": number } | "probe" | { "hunt_off": number } | { "conquer_off": number } | { "fortify": number } | "reserve" | { "buy_off": number } | { "scrap_for_influence": number };

/**
 * An ability without its figure: how a move names the ability it uses. No card has two of a kind.
 */
export type AbilityKind = "draw" | "move" | "jump" | "trash_played" | "trash_hand_or_discard" | "trash_discard" | "mineral_here" | "mineral_depot" | "probe" | "hunt_off" | "conquer_off" | "fortify" | "reserve" | "buy_off" | "scrap_for_influence";

/**
 * What a captain would otherwise have to reckon himself. Prices are those of whose turn it is.
 */
export type Aids = {
/**
 * The influence that wins.
 */
goal: number,
/**
 * What 1 influence costs in Tortuga, in crypto.
 */
influence_price: number,
/**
 * What it costs to put a card of a market under its pile, in crypto.
 */
renew_price: number,
/**
 * What it costs to reserve a card, in crypto.
 */
reserve_price: number,
/**
 * What it costs to destroy a played card, in manoeuvre.
 */
destroy_price: number,
/**
 * Crypto and minerals together, which pay for the same things.
 */
purse: number,
/**
 * What each card on sale anywhere costs, in crypto.
 */
buy: Array<CardPrice>,
/**
 * What the conquest of each sector costs, in manoeuvre.
 */
conquer: Array<PlacePrice>,
/**
 * What the capture of each creature the viewer has seen costs, in manoeuvre.
 */
capture: Array<PlacePrice>,
/**
 * What the cheapest creature can cost that lives on the map and that the viewer has not seen, in manoeuvre.
 */
prey: number | null,
/**
 * What still scores on the map this turn, for whose turn it is.
 */
course: Course | null,
/**
 * How many sectors further the ship may sail this turn with the manoeuvre there is.
 */
reach: number,
/**
 * Who would win if the game ended now; who has won once it has.
 */
ahead: Array<Seat>,
/**
 * What is about to decide the game.
 */
looms: Looming | null, };

/**
 * A captain's own things.
 */
export type CaptainView = {
/**
 * The ship chosen.
 */
figure: CardId | null,
/**
 * Where the ship is; nowhere while it is in the hold.
 */
ship: Place | null,
/**
 * How many cards are in the deck.
 */
deck_size: number,
/**
 * How many cards are in the hand.
 */
hand_size: number,
/**
 * Whether a card is reserved.
 */
has_reserve: boolean,
/**
 * All cards of deck, hand, reserve and sealed for a fight together: everybody can keep count of them.
 */
unseen: Array<Stack>,
/**
 * Those of them that are certainly not in the deck, because they were hidden when it was last made anew.
 */
held: Array<Stack>,
/**
 * What the reserved card may be, as far as everybody can work out; empty without one.
 */
reserve_among: Array<CardId>,
/**
 * The deck, in no order, for those who may know.
 */
deck: Array<Stack> | null,
/**
 * The hand, for those who may know.
 */
hand: Array<Stack> | null,
/**
 * The reserved card, for those who may know; for all once everybody can work it out.
 */
reserve: CardId | null,
/**
 * Cards played this turn.
 */
play: Array<Stack>,
/**
 * The discard.
 */
discard: Array<Stack>,
/**
 * Minerals in the hold.
 */
minerals: number,
/**
 * Hunt tokens in the hold.
 */
trophies: Array<CardId>,
/**
 * Influence tokens.
 */
influence: number,
/**
 * Influence of control tokens.
 */
control: number,
/**
 * Both together: what wins at 15.
 */
score: number,
/**
 * Sectors controlled.
 */
sectors: number,
/**
 * Terminal tokens.
 */
terminals: number,
/**
 * Turrets tokens.
 */
turrets: number,
/**
 * Markers not in use.
 */
markers: number, };

/**
 * A kind of card, one byte. Written `extraction`, `manoeuvre`, `booster`, `ship2`, `t1`, `v10`, `h3`: the deck and the place in it.
 */
export type CardId = string;

/**
 * What a card costs.
 */
export type CardPrice = {
/**
 * Which card.
 */
card: CardId,
/**
 * How much.
 */
price: number, };

/**
 * The contents of the box.
 */
export type Cards = {
/**
 * Every kind of card.
 */
cards: Array<Shown>,
/**
 * The ship cards of the option that makes them all alike.
 */
plain_ships: Array<Shown>,
/**
 * What each kind of sector is worth and how it is defended.
 */
sectors: [SectorFace, SectorFace, SectorFace, SectorFace, SectorFace, SectorFace, SectorFace], };

/**
 * Why a card was destroyed.
 */
export type Cause = "paid" | "vortex" | "ability" | "scrapped" | "defeat";

/**
 * What a card can do in a fight, if it was shown there.
 */
export type CombatAbility = { "attack": number } | { "defence": number } | { "either": number } | "cancel" | "save";

/**
 * How a sector changed hands.
 */
export type Conquest = { "manoeuvre": {
/**
 * How much.
 */
paid: number, } } | { "crypto": {
/**
 * Crypto paid.
 */
crypto: number,
/**
 * Minerals paid.
 */
minerals: number, } } | "fight";

/**
 * The way that brings most this turn.
 */
export type Course = {
/**
 * Where something scores, in order.
 */
stops: Array<CourseStop>,
/**
 * It takes cards that are still in the hand.
 */
by_hand: boolean,
/**
 * The influence of all stops wins the game.
 */
wins: boolean, };

/**
 * Something that scores.
 */
export type CourseStop = {
/**
 * Where.
 */
place: Place,
/**
 * By what.
 */
deed: Deed,
/**
 * What it costs then: manoeuvre, or crypto for influence that is bought.
 */
price: number,
/**
 * The influence it brings.
 */
points: number, };

/**
 * A deck of the box.
 */
export type Deck = "start" | "ship" | "t" | "v" | "f" | "r" | "m" | "hunt";

/**
 * What scores.
 */
export type Deed = "capture" | "conquer" | "buy";

/**
 * A fight.
 */
export type DuelView = {
/**
 * Where.
 */
place: Place,
/**
 * Who attacks.
 */
attacker: Seat,
/**
 * Who defends.
 */
defender: Seat,
/**
 * How many cards the attacker has laid down.
 */
attack_size: number,
/**
 * The attacker's cards, for those who may know; for all once they lie face up.
 */
attack: Array<CardId> | null,
/**
 * What the attacker's side adds up to so far, for those who may know its cards.
 */
attack_total: number | null,
/**
 * The defender's cards.
 */
defence: Array<CardId>,
/**
 * The attacker's cards whose combat abilities were switched off.
 */
attack_cancelled: Array<CardId>,
/**
 * The defender's cards whose combat abilities were switched off.
 */
defence_cancelled: Array<CardId>,
/**
 * Whether the attacker's cards lie face up.
 */
open: boolean,
/**
 * What the defender's side adds up to so far.
 */
defence_strength: StrengthView,
/**
 * How the attacker's side adds up, once its cards lie face up.
 */
attack_strength: StrengthView | null, };

/**
 * One thing a card does. The message of each is `tortuga-effect-…` with `count` as its argument: the text of a card is made from the very
 * values that the rules interpret, so that it cannot say anything else.
 */
export type Effect = { "crypto": {
/**
 * How much or how many.
 */
count: number, } } | { "manoeuvre": {
/**
 * How much or how many.
 */
count: number, } } | { "influence": {
/**
 * How much or how many.
 */
count: number, } } | { "draw": {
/**
 * How much or how many.
 */
count: number, } } | { "move": {
/**
 * How much or how many.
 */
count: number, } } | "jump" | { "trash_played": {
/**
 * How much or how many.
 */
count: number, } } | { "trash_hand_or_discard": {
/**
 * How much or how many.
 */
count: number, } } | { "trash_discard": {
/**
 * How much or how many.
 */
count: number, } } | { "mineral_here": {
/**
 * How much or how many.
 */
count: number, } } | { "mineral_depot": {
/**
 * How much or how many.
 */
count: number, } } | "probe" | { "hunt_off": {
/**
 * How much or how many.
 */
count: number, } } | { "conquer_off": {
/**
 * How much or how many.
 */
count: number, } } | { "fortify": {
/**
 * How much or how many.
 */
count: number, } } | "reserve" | { "buy_off": {
/**
 * How much or how many.
 */
count: number, } } | { "scrap_for_influence": {
/**
 * How much or how many.
 */
count: number, } } | { "fight_attack": {
/**
 * How much or how many.
 */
count: number, } } | { "fight_defence": {
/**
 * How much or how many.
 */
count: number, } } | { "fight_either": {
/**
 * How much or how many.
 */
count: number, } } | "fight_cancel" | "fight_save";

/**
 * How a game ended.
 */
export type Ending = "influence" | "usurper" | "council" | "overthrow" | "exhaustion";

/**
 * Something that happened.
 */
export type Event = { "ship_chosen": {
/**
 * Who.
 */
seat: Seat,
/**
 * Its card.
 */
ship: CardId, } } | { "turn_began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The round, from 1.
 */
round: number,
/**
 * Crypto from terminals.
 */
crypto: number, } } | { "landed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
place: Place, } } | { "drew_card": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "drew": {
/**
 * Who.
 */
seat: Seat, } } | { "reshuffled": {
/**
 * Whose.
 */
seat: Seat, } } | { "took_reserve_card": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "took_reserve": {
/**
 * Who.
 */
seat: Seat, } } | { "played": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId,
/**
 * What it gave.
 */
crypto: number,
/**
 * What it gave.
 */
manoeuvre: number, } } | { "bought": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId,
/**
 * Crypto paid.
 */
crypto: number,
/**
 * Minerals paid.
 */
minerals: number, } } | { "put_under": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "turned_up": {
/**
 * The market's sector.
 */
sector: SectorKind,
/**
 * Which of its two places.
 */
slot: number,
/**
 * Which card.
 */
card: CardId, } } | { "bought_influence": {
/**
 * By whom.
 */
seat: Seat, } } | { "spent_mineral": {
/**
 * By whom.
 */
seat: Seat, } } | { "sailed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
from: Place,
/**
 * To where.
 */
to: Place,
/**
 * By a card, for nothing.
 */
free: boolean, } } | { "collected": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Where.
 */
place: Place, } } | { "took_from_depot": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "fortress_gave": {
/**
 * To whom.
 */
seat: Seat, } } | { "probed_creature": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where.
 */
place: Place,
/**
 * What it is.
 */
creature: CardId,
/**
 * Whether a marker lies on it now.
 */
marked: boolean, } } | { "probed": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where.
 */
place: Place,
/**
 * Whether a marker lies on it now.
 */
marked: boolean, } } | { "marker_recalled": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
place: Place, } } | { "reserved_card": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId,
/**
 * Whether nothing was paid.
 */
free: boolean, } } | { "reserved": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whether nothing was paid.
 */
free: boolean, } } | { "destroyed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId,
/**
 * From where.
 */
from: Zone,
/**
 * Why.
 */
cause: Cause, } } | { "captured": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Where.
 */
place: Place,
/**
 * What it is.
 */
creature: CardId,
/**
 * Manoeuvre paid.
 */
paid: number, } } | { "converted": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "gained_influence": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much.
 */
count: number,
/**
 * What for.
 */
source: Source, } } | { "took_influence": {
/**
 * Who.
 */
seat: Seat,
/**
 * From whom.
 */
loser: Seat,
/**
 * How much.
 */
count: number, } } | { "control_changed": {
/**
 * Who controls it now.
 */
seat: Seat,
/**
 * Where.
 */
place: Place,
/**
 * Who controlled it before.
 */
loser: Seat | null,
/**
 * Its defence now.
 */
defence: number,
/**
 * How.
 */
how: Conquest, } } | { "defence_raised": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Where.
 */
place: Place,
/**
 * To what.
 */
defence: number,
/**
 * Crypto paid.
 */
crypto: number,
/**
 * Minerals paid.
 */
minerals: number, } } | { "attacked": {
/**
 * The attacker.
 */
seat: Seat,
/**
 * The defender.
 */
defender: Seat,
/**
 * Where.
 */
place: Place, } } | { "sealed_card": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "sealed": {
/**
 * Who.
 */
seat: Seat, } } | { "announced": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
cards: number, } } | { "shown": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "cancelled": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card of the enemy.
 */
card: CardId, } } | { "strength": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Manoeuvre of the cards.
 */
cards: number,
/**
 * By combat abilities.
 */
abilities: number,
/**
 * By Turrets tokens.
 */
turrets: number,
/**
 * By the defence of the sector.
 */
sector: number,
/**
 * All of it.
 */
total: number, } } | { "fight_won": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Over whom.
 */
loser: Seat,
/**
 * Where.
 */
place: Place, } } | { "saved": {
/**
 * Whose.
 */
seat: Seat, } } | { "ship_lost": {
/**
 * Whose.
 */
seat: Seat, } } | { "discarded": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
card: CardId, } } | { "turn_ended": {
/**
 * Whose.
 */
seat: Seat, } } | { "last_round": {
/**
 * Who conquered it.
 */
usurper: Seat, } } | { "game_over": {
/**
 * How it ended.
 */
ending: Ending,
/**
 * Who won.
 */
winners: Array<Seat>, } };

/**
 * A field of a card that the rulebook prints though the card as a whole is reconstructed.
 */
export type Field = "name" | "cost" | "crypto" | "manoeuvre" | "abilities" | "copies";

/**
 * A hunt token on a sector.
 */
export type HuntView = {
/**
 * What it is, for those who have probed it.
 */
creature: CardId | null,
/**
 * Who has probed it.
 */
seen: Array<Seat>,
/**
 * Whose marker lies on it.
 */
marked: Array<Seat>, };

/**
 * What is about to decide the game, told before it happens.
 */
export type Looming = { "last_turns": {
/**
 * Its conqueror.
 */
usurper: Seat, } } | { "near": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much is missing.
 */
need: number, } };

/**
 * A market.
 */
export type MarketView = {
/**
 * Its sector.
 */
sector: SectorKind,
/**
 * The two places for face-up cards.
 */
slots: Array<CardId | null>,
/**
 * The face-down cards, whose order nobody knows; which they are everybody can work out.
 */
pile: Array<Stack>,
/**
 * Cards put under the pile, in the order in which they will come up.
 */
bottom: Array<CardId>, };

/**
 * One small choice.
 */
export type Move = { "choose_ship": CardId } | { "land": Place } | "take_reserve" | { "play": CardId } | { "buy": CardId } | "buy_influence" | { "renew": CardId } | { "sail": Place } | "collect" | "spend_mineral" | "probe" | { "recall_marker": Place } | { "reserve": CardId } | { "destroy": CardId } | "capture" | { "convert": CardId } | "conquer" | "conquer_with_crypto" | { "reinforce": {
/**
 * Which sector.
 */
place: Place,
/**
 * To which defence, which is also the price.
 */
to: number, } } | { "attack": Seat } | "take_from_depot" | "end_turn" | { "use": AbilityKind } | "done" | { "destroy_in_hand": CardId } | { "destroy_in_discard": CardId } | { "fortify": Place } | { "commit": CardId } | "ready" | { "cancel": CardId } | { "lose": CardId } | "plunder" | "claim";

/**
 * A name in the languages of the page.
 */
export type Name = {
/**
 * In French.
 */
fr: string,
/**
 * In English.
 */
en: string, };

/**
 * A choice that has to be made before the turn goes on.
 */
export type Pending = "choose_ship" | "land" | { "abilities": {
/**
 * The card.
 */
card: CardId,
/**
 * A bit for each ability of the card that was not used yet.
 */
left: number, } } | { "move": {
/**
 * How many steps are left.
 */
left: number, } } | "jump" | { "trash": {
/**
 * Cards of which zones.
 */
from: Trash,
/**
 * How many at most.
 */
left: number, } } | { "fortify": {
/**
 * By how much.
 */
by: number, } } | "reserve" | "seal" | "defend" | "attacker_cancels" | "defender_cancels" | { "lose": {
/**
 * Whether the loser is the attacker.
 */
attacker: boolean, } } | "spoils";

/**
 * A choice that has to be made, and by whom.
 */
export type PendingView = {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
choice: Pending, };

/**
 * A place on the map, where one sector tile lies: `tortuga` in the middle, `n` to `nw` around it, `x1` to `x4` outside. The map
 * for two has no `n` and no `s`.
 */
export type Place = string;

/**
 * What something in a sector costs.
 */
export type PlacePrice = {
/**
 * Where.
 */
place: Place,
/**
 * How much.
 */
price: number, };

/**
 * Why a move is not allowed.
 */
export type Refusal = "choose_pending_first" | "nothing_to_answer" | { "not_enough_crypto": {
/**
 * What it costs.
 */
need: number,
/**
 * What there is, minerals included.
 */
have: number, } } | { "not_enough_manoeuvre": {
/**
 * What it costs.
 */
need: number,
/**
 * What there is.
 */
have: number, } } | "ship_in_hold" | "no_such_place" | { "ship_not_free": CardId } | { "cannot_land_there": Place } | "reserve_empty" | "too_late_for_reserve" | "reserve_full" | { "not_in_hand": CardId } | { "not_in_play": CardId } | { "not_in_discard": CardId } | { "not_on_offer": CardId } | "no_market_here" | "pile_empty" | "not_at_tortuga" | { "not_adjacent": {
/**
 * Where the ship is.
 */
from: Place,
/**
 * Where it should go.
 */
to: Place, } } | "already_there" | "no_mineral" | "no_mineral_in_hold" | "depot_empty" | "no_creature" | "already_marked" | "not_marked" | "markers_left" | "no_marker_left" | { "not_a_hunt_card": CardId } | "already_controlled" | { "guarded": {
/**
 * Whose ship.
 */
seat: Seat, } } | "last_round" | "would_not_win" | "only_in_peace" | "no_attacks_in_peace" | "not_controlled" | "tortuga_is_fixed" | { "defence_out_of_range": {
/**
 * Above this.
 */
above: number,
/**
 * Not above this.
 */
most: number, } } | "no_ship_to_attack" | "not_at_own_mines" | "once_per_turn" | "no_such_ability" | "ability_useless" | { "no_manoeuvre": CardId } | { "nothing_to_cancel": CardId } | { "not_shown": CardId };

/**
 * Which of the rulebook's three ways to play.
 */
export type Scenario = "base" | "aggressive" | "peaceful";

/**
 * What a kind of sector is worth and how it is defended.
 */
export type SectorFace = {
/**
 * Which kind.
 */
kind: SectorKind,
/**
 * The influence of its control token.
 */
control: number,
/**
 * Its defence before anybody conquered it. Tortuga's never changes.
 */
opening: number,
/**
 * Its highest defence.
 */
most: number,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * What a sector is.
 */
export type SectorKind = "terminal" | "turrets" | "vortex" | "research" | "mines" | "fortress" | "tortuga";

/**
 * A sector.
 */
export type SectorView = {
/**
 * Its place.
 */
place: Place,
/**
 * Where to draw it: axial coordinates of flat-topped hexes.
 */
q: number,
/**
 * The other coordinate.
 */
r: number,
/**
 * The places one step away.
 */
adjacent: Array<Place>,
/**
 * What it is.
 */
kind: SectorKind,
/**
 * The influence of its control token.
 */
control: number,
/**
 * Its defence now.
 */
defence: number,
/**
 * Its highest defence.
 */
most_defence: number,
/**
 * What its conquest costs, before discounts.
 */
conquest_price: number,
/**
 * Who controls it.
 */
controller: Seat | null,
/**
 * Whether its mineral is still there.
 */
mineral: boolean,
/**
 * The hunt token on it.
 */
hunt: HuntView | null,
/**
 * The ships there.
 */
ships: Array<Seat>, };

/**
 * A face with what it does in words that can be said.
 */
export type Shown = {
/**
 * What it does.
 */
effects: Array<Effect>,
/**
 * How moves and views name it.
 */
card: CardId,
/**
 * How the data file names it.
 */
id: string,
/**
 * How people call it.
 */
name: Name,
/**
 * The deck it belongs to.
 */
deck: Deck,
/**
 * How many there are in the box.
 */
copies: number,
/**
 * Its price in crypto; for a creature, the manoeuvre its capture takes. 0 for cards that cannot be bought.
 */
cost: number,
/**
 * The influence a creature gives when its card is converted; 0 for other cards.
 */
influence: number,
/**
 * The crypto it gives when played.
 */
crypto: number,
/**
 * The manoeuvre it gives when played or shown in a fight.
 */
manoeuvre: number,
/**
 * What it can do when played.
 */
abilities: Array<Ability>,
/**
 * What it can do in a fight.
 */
combat: Array<CombatAbility>,
/**
 * Where the row comes from.
 */
source: Provenance,
/**
 * What the rulebook prints of a reconstructed row.
 */
known: Array<Field>, };

/**
 * What influence is gained for.
 */
export type Source = "bought" | "capture" | "conversion" | "fight" | "card";

/**
 * Several cards of a kind.
 */
export type Stack = {
/**
 * Which card.
 */
card: CardId,
/**
 * How many.
 */
count: number, };

/**
 * What one side of a fight adds up to.
 */
export type StrengthView = {
/**
 * Manoeuvre of the cards.
 */
cards: number,
/**
 * By combat abilities.
 */
abilities: number,
/**
 * By Turrets tokens.
 */
turrets: number,
/**
 * By the defence of the sector.
 */
sector: number,
/**
 * All of it.
 */
total: number, };

/**
 * What the captain whose turn it is can spend, and what he has done already.
 */
export type ThisTurn = {
/**
 * Crypto; what is left at the end of the turn is lost.
 */
crypto: number,
/**
 * Manoeuvre; what is left at the end of the turn is lost.
 */
manoeuvre: number,
/**
 * Something was done, so that the reserve can no longer be taken back.
 */
begun: boolean,
/**
 * How much less the next capture costs.
 */
hunt_off: number,
/**
 * How much less the next conquest costs.
 */
conquer_off: number,
/**
 * How much less the next card costs.
 */
buy_off: number,
/**
 * The Fortress has given its manoeuvre.
 */
fortress_used: boolean,
/**
 * The Vortex has destroyed a card.
 */
vortex_used: boolean,
/**
 * The Research sector has reserved a card.
 */
research_used: boolean,
/**
 * The Mines have given a mineral.
 */
mines_used: boolean, };

/**
 * Where an ability destroys cards.
 */
export type Trash = "played" | "hand_or_discard" | "discard";

/**
 * What one viewer sees.
 */
export type View = {
/**
 * Which way to play.
 */
scenario: Scenario,
/**
 * Whether all ship cards are alike: 1 crypto and 1 manoeuvre.
 */
plain_ships: boolean,
/**
 * The round, from 1; 0 while ships are chosen.
 */
round: number,
/**
 * The round after which the game ends in any case.
 */
last_round: number,
/**
 * Who had the first turn.
 */
first: Seat,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * What that captain can spend and has used.
 */
this_turn: ThisTurn,
/**
 * The choice that has to be made before the turn goes on, and who makes it.
 */
pending: PendingView | null,
/**
 * The fight going on.
 */
duel: DuelView | null,
/**
 * The sectors of the map.
 */
sectors: Array<SectorView>,
/**
 * Minerals in the depot of the Mines.
 */
depot: number,
/**
 * The T stacks.
 */
stacks: Array<Stack>,
/**
 * The four markets.
 */
markets: Array<MarketView>,
/**
 * Hunt cards not captured yet.
 */
hunt_pile: Array<CardId>,
/**
 * Hunt tokens of creatures that were converted or destroyed.
 */
spent_tokens: Array<CardId>,
/**
 * How many hunt tokens the set-up left in the box.
 */
unused_tokens: number,
/**
 * Cards destroyed, and those the set-up did not need.
 */
boxed: Array<Stack>,
/**
 * The captains, in seat order.
 */
captains: Array<CaptainView>,
/**
 * Who conquered Tortuga.
 */
usurper: Seat | null,
/**
 * How the game ended.
 */
ending: Ending | null, };

/**
 * Where a card was.
 */
export type Zone = "play" | "hand" | "discard" | "fight";
