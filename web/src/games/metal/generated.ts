// Written by `cargo xtask types` from the Rust types; changes here are lost.
import type { Provenance, Seat, SeatSet } from '../../generated/table.ts'

/**
 * Something one can promise to do, or not to do.
 */
export type Act = { "challenge": Seat } | { "ally_against": Seat } | { "attack_planet": Planet } | { "buy": UpgradeId };

/**
 * What a pirate would otherwise have to reckon himself, from what lies open to all.
 */
export type Aids = {
/**
 * The glory that ends the game.
 */
goal: number,
/**
 * What each pirate has to reckon with, in seat order.
 */
pirates: Array<PirateAids>,
/**
 * Whether the combat of this turn is still to come or in its beginnings.
 */
combat_ahead: boolean,
/**
 * Who can share what a combat yields.
 */
loot_for: Array<Seat>,
/**
 * The combat under way.
 */
combat: CombatAids | null,
/**
 * With whom the viewer may bargain now.
 */
partners: Array<Partner>,
/**
 * Those who could join the viewer together: every group of two or more, in the order of their seats. Only a challenge has room for several.
 */
groups: Array<GroupAids>,
/**
 * The credits that keeping the promise now due would pay, where it promises a share of the loot.
 */
due_pays: number | null,
/**
 * What is about to decide the game.
 */
looms: Looming | null, };

/**
 * An alliance that could be sealed.
 */
export type AllianceAids = {
/**
 * The protagonist of the combat.
 */
lead: Seat,
/**
 * Who would join him.
 */
ally: Seat,
/**
 * How likely the protagonist's side, attacker or not, would win then, in thousandths.
 */
odds: number,
/**
 * The same without this alliance.
 */
alone: number,
/**
 * The same with it, and with the Metal Faktor dice of all of that side who still can throw one; nothing if nobody can.
 */
thrown: number | null,
/**
 * Whether several may be asked at once to join.
 */
several: boolean,
/**
 * What the ally could betray him for; nothing where he could not.
 */
betrayal: BetrayalAids | null, };

/**
 * The support power shown under each main power.
 */
export type Astrolabe = {
/**
 * The main power the first value stands under.
 */
lowest: number,
/**
 * The support powers, one for each main power from there on.
 */
support: Array<number>,
/**
 * Where the figures come from.
 */
source: Provenance, };

/**
 * What betraying the attacker would be worth. No promise covers it: loyalty cannot be promised, and what the two promised each other is void then.
 */
export type BetrayalAids = {
/**
 * The credits the traitor takes if the attack then fails.
 */
pays: number,
/**
 * How likely it fails then, in thousandths.
 */
odds: number, };

/**
 * The board.
 */
export type BoardView = {
/**
 * What is left in the bank; less than nothing when more tokens are about than the box holds.
 */
bank: number,
/**
 * The pirates' pot.
 */
pot: number,
/**
 * The treasury of Exxalia.
 */
exxalia: number,
/**
 * The treasury of Bazaar.
 */
bazaar: number,
/**
 * The treasury of Karokum.
 */
karokum: number,
/**
 * The cards on top of the space pile, in unknown order.
 */
space_top: SpaceSet,
/**
 * The cards under them.
 */
space_under: SpaceSet,
/**
 * The row.
 */
row: Array<ShipId>,
/**
 * Karokum's discard.
 */
scrapyard: ShipSet,
/**
 * Ships out of the game.
 */
removed: ShipSet,
/**
 * The trophy pile from top to bottom.
 */
trophies: Array<TrophyPlace>,
/**
 * Trophies drawn by the one who now keeps one of them.
 */
drawn: Array<TrophyPlace>,
/**
 * Upgrades in the pile, in unknown order.
 */
upgrade_pile: UpgradeSet,
/**
 * Upgrades under it, from the top.
 */
upgrade_bottom: Array<UpgradeId>,
/**
 * Upgrades on display.
 */
display: Array<UpgradeId>,
/**
 * Bazaar's discard.
 */
crew: UpgradeSet, };

/**
 * How a promise was broken.
 */
export type Broken = "refused" | "unable" | "breached" | "not_done";

/**
 * The contents of the box.
 */
export type Cards = {
/**
 * The dice.
 */
dice: Dice,
/**
 * The wheel of power.
 */
astrolabe: Astrolabe,
/**
 * The planets.
 */
planets: Planets,
/**
 * The starting ships.
 */
start: Array<Start>,
/**
 * The ships.
 */
ship: Array<Ship>,
/**
 * The events.
 */
event: Array<SpaceEvent>,
/**
 * The equipment.
 */
equipment: Array<Equipment>,
/**
 * The support cards.
 */
support: Array<Support>,
/**
 * The trophies.
 */
trophy: Array<Trophy>, };

/**
 * What the combat under way comes to.
 */
export type CombatAids = {
/**
 * How likely the attacker wins, in thousandths, with the dice and cards that are known: no Metal Faktor die but those that were declared.
 */
odds: number,
/**
 * The same if all of the attacker's side who have not yet spoken threw their Metal Faktor dice, then if all of the defender's did; nothing for
 * a side of which nobody has one to throw.
 */
faktors: [number | null, number | null],
/**
 * The same if the viewer, an ally of the attacker, betrayed him; only where he could.
 */
betrayed: number | null,
/**
 * What the viewer's Metal Faktor die would change; only while he is asked whether he throws it.
 */
faktor: FaktorAids | null,
/**
 * The credits a victory yields.
 */
loot: number,
/**
 * The credits that the attacker's own ship and equipment add to it; they are no loot that could be shared.
 */
extra: number,
/**
 * The glory a victory brings.
 */
glory: number,
/**
 * The damage a defeat does.
 */
damage: number,
/**
 * What a challenger who wins takes from the challenged; nothing in an attack.
 */
plunder: PlunderAids | null,
/**
 * The foe hunts pirates: what was promised in its presence is paid.
 */
hunter: boolean,
/**
 * Whether an ally of the attacker may betray him.
 */
betrayable: boolean,
/**
 * Seats of the attacker's side, then of the defender's, that throw their Metal Faktor dice.
 */
throwers: [Array<Seat>, Array<Seat>], };

/**
 * A combat, with both scores as they stand.
 */
export type CombatView = {
/**
 * What is fought.
 */
foe: Foe,
/**
 * Allies of the attacker or challenger.
 */
allies: Array<Seat>,
/**
 * Allies of the challenged.
 */
defenders: Array<Seat>,
/**
 * The traitor.
 */
traitor: Seat | null,
/**
 * Who seeks no more allies.
 */
ready: Array<Seat>,
/**
 * Who throws his Metal Faktor die.
 */
thrown: Array<Seat>,
/**
 * Whether the dice have fallen.
 */
dice_thrown: boolean,
/**
 * The score of the attacker or challenger.
 */
attack: Tally,
/**
 * The score of the target or challenged.
 */
defence: Tally, };

/**
 * What a trophy asks for. The first ones must hold at that moment, the others must have happened in the current player-turn.
 */
export type Condition = { "equipment_of_power": number } | { "equipment": number } | { "main_power": number } | { "wrecks_of_nations": number } | { "wrecks_of_one_nation": number } | { "wrecks": number } | { "credits": number } | { "damage": number } | "every_type" | { "support_cards": number } | "won_challenge" | "held_challenge" | "beat_hunter" | "beat_planet" | { "beat_stronger_ship": number } | { "won_by": number } | "loyal_ally_won" | "traitor_won";

/**
 * What a support card does, which also says when it is played.
 */
export type Crew = { "score_before": number } | { "score_after": number } | "reroll" | { "jam": number } | { "repair": number } | { "bomb": number } | "replace" | "cancel_judgement" | "mf_reset";

/**
 * How the combat of this turn was decided, with both scores in their parts.
 */
export type Decided = {
/**
 * What was fought.
 */
foe: Foe,
/**
 * The score of the attacker or challenger.
 */
attack: Tally,
/**
 * The score of the target or challenged.
 */
defence: Tally,
/**
 * Whether the attacker or challenger won.
 */
attacker_wins: boolean, };

/**
 * What is promised.
 */
export type Deliver = { "goods": Goods } | { "loot_credits": Share } | { "loot_card": LootKind } | { "help": HelpKind } | { "refrain": Act } | { "do": Act } | { "play": Effort };

/**
 * What is promised, as a third party sees it.
 */
export type DeliverView = { "goods": GoodsView } | { "loot_credits": Share } | { "loot_card": LootKind } | { "help": HelpKind } | { "refrain": Act } | { "do": Act } | { "play": Effort };

/**
 * The faces of the dice.
 */
export type Dice = {
/**
 * The die of the attacker or challenger.
 */
orange: [number, number, number, number, number, number],
/**
 * The die of the target or the challenged.
 */
grey: [number, number, number, number, number, number],
/**
 * The Metal Faktor die; 0 is the blank face.
 */
metal_faktor: [number, number, number, number, number, number],
/**
 * Where the faces come from.
 */
source: Provenance, };

/**
 * When a promise falls due.
 */
export type Due = "after_combat" | "end_of_turn" | { "next_turn": {
/**
 * Whose.
 */
of: Seat,
/**
 * Which of his turns, counted from the next.
 */
nth?: number,
/**
 * At which moment of it.
 */
at: Edge, } };

/**
 * The beginning or the end of a turn.
 */
export type Edge = "start" | "combat" | "end";

/**
 * What a starting ship or a piece of equipment does besides its power.
 */
export type Effect = { "turn_start_repair": number } | { "win_credits": number } | { "lone_score": number } | { "support_power": number } | { "reveal_target": number } | { "karokum_fee": number } | "mf_penalty_half" | { "mf_penalty_less": number } | { "challenge_score": number } | { "reduce_damage": number } | "no_event_damage" | { "probe": number };

/**
 * Something one can promise to do in the combat.
 */
export type Effort = "metal_faktor" | { "support": UpgradeId };

/**
 * A piece of equipment.
 */
export type Equipment = {
/**
 * Its place in the box.
 */
id: UpgradeId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * Weapon, armour or tool.
 */
type: EquipmentType,
/**
 * What it adds to the main power.
 */
power: number,
/**
 * What it costs.
 */
price: number,
/**
 * What else it does.
 */
effects: Array<Effect>,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * The types of equipment.
 */
export type EquipmentType = "weapon" | "armour" | "tool";

/**
 * Something that happened, in the form one audience may know. What is `None` is hidden from that audience.
 */
export type Event = { "turn_began": { seat: Seat, turn: number, } } | { "travels": { seat: Seat, } } | { "rests": { seat: Seat, } } | { "brotherhood_spared": { seat: Seat, } } | { "credits": { from: Purse, to: Purse, credits: number, } } | { "glory": { seat: Seat, points: number, source: GlorySource, } } | { "damaged": { seat: Seat, taken: number, by: Harm, } } | { "damage_reduced": { seat: Seat, } } | { "shielded": { seat: Seat, } } | { "repaired": { seat: Seat, points: number, } } | { "judged": { seat: Seat, fault: Fault, infamous: boolean, } } | { "beyond_judgement": { seat: Seat, fault: Fault, } } | { "judgement_cancelled": { seat: Seat, } } | { "forgiven": { seat: Seat, } } | { "tour_action": { seat: Seat, number: number, } } | { "seeks_in_space": { seat: Seat, } } | { "ship_revealed": { ship: ShipId, } } | { "event_revealed": { event: EventId, applies: boolean, } } | { "probed": { seat: Seat, card: UpgradeId, } } | { "no_ship_found": { seat: Seat, } } | { "to_karokum": { ship: ShipId, } } | { "hunter_back": { ship: ShipId, } } | { "combat_began": { seat: Seat, foe: Foe, } } | { "help_asked": { promise: PromiseId, } } | { "allied": { protagonist: Seat, ally: Seat, } } | { "betrayed": { traitor: Seat, victim: Seat, } } | { "stays_loyal": { ally: Seat, } } | { "faktor_declared": { seat: Seat, throws: boolean, } } | { "dice_thrown": { orange: number, grey: number, } } | { "faktor_thrown": { seat: Seat, face: number, } } | { "faktor_paid": { seat: Seat, penalty: number, } } | { "faktor_reset": { seat: Seat, } } | { "combat_decided": Decided } | { "ship_removed": { ship: ShipId, } } | { "plunders": { winner: Seat, loser: Seat, what: Plunder, } } | { "wrecks_seen": { winner: Seat, loser: Seat, ships: ShipSet | null, } } | { "wreck_gained": { seat: Seat, ship: ShipId, } } | { "wreck_spent": { seat: Seat, ship: ShipId, } } | { "wreck_scrapped": { seat: Seat, ship: ShipId, } } | { "wrecks_handed": { from: Seat, to: Seat, count: number, ships: ShipSet | null, } } | { "displayed": { card: UpgradeId, } } | { "upgrade_gained": { seat: Seat, card: UpgradeId, } } | { "upgrade_discarded": { seat: Seat, card: UpgradeId, } } | { "upgrade_handed": { from: Seat, to: Seat, card: UpgradeId, } } | { "support_played": { seat: Seat, card: UpgradeId, } } | { "trophy_drawn": { seat: Seat, card: TrophyId | null, } } | { "trophy_returned": { seat: Seat, card: TrophyId | null, } } | { "trophy_handed": { from: Seat, to: Seat, card: TrophyId | null, } } | { "trophy_validated": { seat: Seat, card: TrophyId, } } | { "offered": { offer: OfferView, } } | { "dealt": { offer: OfferId, from: Seat, to: Seat, } } | { "offer_agreed": { offer: OfferId, seat: Seat, } } | { "offer_ended": { offer: OfferId, from: Seat, to: Seat, end: OfferEnd, } } | { "promised": { promise: PromiseView, } } | { "promise_armed": { promise: PromiseId, } } | { "promise_honoured": { promise: PromiseId, debtor: Seat, creditor: Seat, forced: boolean, } } | { "promise_broken": { promise: PromiseId, debtor: Seat, creditor: Seat, how: Broken, } } | { "promise_void": { promise: PromiseId, why: Voided, } } | { "promise_waived": { promise: PromiseId, } } | { "game_ended": { by_glory: boolean, } };

/**
 * An event of space, `v01` to `v10`; the first four lie in near space.
 */
export type EventId = string;

/**
 * The state of a Metal Faktor die.
 */
export type Faktor = "blank" | { "pending": number };

/**
 * What throwing a Metal Faktor die would change for the side that throws it, with what the others have said so far.
 */
export type FaktorAids = {
/**
 * How likely that side wins if the die is thrown, in thousandths.
 */
thrown: number,
/**
 * The same if it is held back.
 */
held: number, };

/**
 * Why judgement falls.
 */
export type Fault = "brotherhood" | "betrayal" | "promise";

/**
 * How a price of one thing is paid.
 */
export type Fee = "credits" | { "wreck": ShipId };

/**
 * What is fought.
 */
export type Foe = "nobody" | { "ship": ShipId } | { "planet": Planet } | { "pirate": Seat };

/**
 * What glory is gained for.
 */
export type GlorySource = "ship" | "challenge" | "trophy" | "titles" | "spending";

/**
 * Things that change hands.
 */
export type Goods = {
/**
 * Credits.
 */
credits: number,
/**
 * Upgrades, which lie open.
 */
upgrades: UpgradeSet,
/**
 * Wrecks that are shown: both parties see them, others only how many.
 */
wrecks: ShipSet,
/**
 * Wrecks offered unseen: only their owner sees them until they change hands, others only how many.
 */
unseen: ShipSet,
/**
 * Trophies, unseen, by their place in the giver's hand.
 */
trophies: SlotSet, };

/**
 * Goods as a third party sees them: how many wrecks, but not which.
 */
export type GoodsView = {
/**
 * Credits.
 */
credits: number,
/**
 * Upgrades.
 */
upgrades: UpgradeSet,
/**
 * How many wrecks that are shown to the partner.
 */
wrecks: number,
/**
 * Which, for the two parties.
 */
which: ShipSet | null,
/**
 * How many wrecks unseen.
 */
unseen: number,
/**
 * Which, for the giver alone.
 */
unseen_which: ShipSet | null,
/**
 * Trophies by place.
 */
trophies: SlotSet, };

/**
 * Several who would join the viewer in a challenge.
 */
export type GroupAids = {
/**
 * Who.
 */
allies: Array<Seat>,
/**
 * How likely the viewer's side would win with all of them, in thousandths.
 */
odds: number,
/**
 * The same with the Metal Faktor dice of all of that side who still can throw one; nothing if nobody can.
 */
thrown: number | null, };

/**
 * Where damage comes from.
 */
export type Harm = "combat" | "event" | "support";

/**
 * Combats one can promise to help in.
 */
export type HelpKind = "attack" | "challenge" | "any";

/**
 * What is about to decide the game, told before it happens.
 */
export type Looming = { "last_turn": {
/**
 * Who.
 */
seat: Seat, } } | { "near": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much is missing.
 */
need: number, } } | { "space_empties": {
/**
 * How many cards can still be drawn before the game ends.
 */
left: number, } };

/**
 * A card won in a combat.
 */
export type LootCard = { "upgrade": UpgradeId } | { "wreck": ShipId };

/**
 * A card a combat yields.
 */
export type LootKind = "support" | "wreck" | "upgrade" | "trophy" | { "this_upgrade": UpgradeId } | { "this_wreck": ShipId };

/**
 * One small choice.
 */
export type Move = { "give_back": Slot } | "travel" | "rest" | "pay_brotherhood" | "refuse_brotherhood" | { "tour": Tour } | "attack_space" | { "attack_karokum": ShipId } | { "attack_planet": Planet } | { "challenge": Seat } | { "target": ShipId } | { "replace": {
/**
 * The upgrade that does it.
 */
with: UpgradeId,
/**
 * The ship that goes.
 */
ship: ShipId, } } | "ready" | { "call_in": PromiseId } | "betray" | "stay_loyal" | "throw" | "hold" | { "play": UpgradeId } | { "play_on": {
/**
 * The card.
 */
card: UpgradeId,
/**
 * Against whom.
 */
target: Seat, } } | "pass" | { "discard": UpgradeId } | { "validate": Slot } | "end_turn" | { "swap_trophy": Slot } | { "buy": UpgradeId } | { "keep": Slot } | { "return": Slot } | { "take_support": UpgradeId } | { "take_ship": ShipId } | { "give_wreck": ShipId } | "give_credits" | { "plunder": Plunder } | "honour" | { "honour_with": LootCard } | "renege" | { "propose": {
/**
 * To whom.
 */
to: Seat,
/**
 * What it says.
 */
terms: Terms, } } | { "propose_all": {
/**
 * To whom.
 */
to: SeatSet,
/**
 * What it says to each of them; whatever one of them promises in it, each of them does.
 */
terms: Terms, } } | { "accept": OfferId } | { "decline": OfferId } | { "counter": {
/**
 * The offer answered.
 */
offer: OfferId,
/**
 * What the answer says, seen from the one who makes it.
 */
terms: Terms, } } | { "withdraw": OfferId } | { "waive": PromiseId };

/**
 * The four nations.
 */
export type Nation = "solar" | "imperial" | "barrens" | "ocg";

/**
 * How an offer came to its end without a deal.
 */
export type OfferEnd = "declined" | "countered" | "withdrawn" | "expired" | "lapsed";

/**
 * An offer on the table.
 */
export type OfferId = number;

/**
 * An offer.
 */
export type OfferView = {
/**
 * Its number.
 */
id: OfferId,
/**
 * Who makes it.
 */
from: Seat,
/**
 * To whom.
 */
to: Seat,
/**
 * What `from` gives at once.
 */
gives: GoodsView,
/**
 * What `to` gives at once.
 */
takes: GoodsView,
/**
 * Whether it seals an alliance.
 */
alliance: boolean,
/**
 * The promise it lets go.
 */
release: PromiseId | null,
/**
 * What is promised.
 */
pledges: Array<PledgeView>,
/**
 * How many more steps it stays open.
 */
left: number,
/**
 * The others to whom the same is offered: it holds if all agree.
 */
together: Array<Seat>,
/**
 * Whether `to` has agreed and others are still to.
 */
agreed: boolean,
/**
 * The promises that sealing the alliance would break.
 */
breaks: Array<PromiseId>, };

/**
 * Somebody to bargain with.
 */
export type Partner = {
/**
 * Who.
 */
seat: Seat,
/**
 * The alliance that could be sealed with him now.
 */
alliance: AllianceAids | null, };

/**
 * What a pirate has to reckon with.
 */
export type PirateAids = {
/**
 * He is infamous: nobody may ally with him.
 */
infamous: boolean,
/**
 * What he pays for an earlier Metal Faktor die the next time he attacks or challenges.
 */
penalty: number,
/**
 * What attacking by way of Karokum costs him.
 */
karokum_fee: number,
/**
 * How far his word can be trusted, in percent: the promises he kept, with one kept promise lent to a newcomer. An attacker betrayed
 * weighs like a promise broken.
 */
trust: number, };

/**
 * A pirate as others see him, or as he sees himself.
 */
export type PirateView = {
/**
 * His starting ship.
 */
start: StartId,
/**
 * His credits.
 */
credits: number,
/**
 * Damage, 0 to 4.
 */
damage: number,
/**
 * Main power.
 */
main: number,
/**
 * Support power.
 */
support: number,
/**
 * Glory as it counts.
 */
glory: number,
/**
 * Judgement, 0 to 4.
 */
judgement: number,
/**
 * The Metal Faktor die.
 */
faktor: Faktor,
/**
 * His upgrades, which lie open.
 */
upgrades: UpgradeSet,
/**
 * How many wrecks he has.
 */
wrecks: number,
/**
 * Those the viewer knows.
 */
known_wrecks: ShipSet,
/**
 * His trophies, by place.
 */
trophies: Array<TrophyPlace>,
/**
 * Whether he has shown a trophy in this player-turn.
 */
validated: boolean,
/**
 * How he kept his word so far.
 */
reputation: Reputation, };

/**
 * A planet that can be attacked.
 */
export type Planet = "exxalia" | "bazaar" | "karokum";

/**
 * A planet as printed on the board.
 */
export type PlanetCard = {
/**
 * Its power.
 */
power: number,
/**
 * The credits it begins with.
 */
treasury: number,
/**
 * Where the figures come from.
 */
source: Provenance, };

/**
 * The three planets that can be attacked.
 */
export type Planets = {
/**
 * Exxalia.
 */
exxalia: PlanetCard,
/**
 * Bazaar.
 */
bazaar: PlanetCard,
/**
 * Karokum.
 */
karokum: PlanetCard, };

/**
 * A promise as it stands in an offer; the creditor is the other party.
 */
export type Pledge = {
/**
 * Who promises.
 */
debtor: Seat,
/**
 * What.
 */
deliver: Deliver,
/**
 * On what it depends.
 */
when: Proviso,
/**
 * When it falls due.
 */
due: Due, };

/**
 * A promise in an offer.
 */
export type PledgeView = {
/**
 * Who promises.
 */
debtor: Seat,
/**
 * What.
 */
deliver: DeliverView,
/**
 * On what it depends.
 */
when: Proviso,
/**
 * When it falls due.
 */
due: Due, };

/**
 * The promises of an offer: a short list that is copied with it.
 */
export type Pledges = Array<Pledge>;

/**
 * What the challenger takes besides glory and the pot.
 */
export type Plunder = "credits" | { "upgrade": UpgradeId } | "wrecks";

/**
 * What the challenged loses, by choice of the challenger who wins: these credits, these wrecks or one upgrade.
 */
export type PlunderAids = {
/**
 * Half of his credits.
 */
credits: number,
/**
 * Half of his wrecks.
 */
wrecks: number,
/**
 * Whether he has an upgrade to lose.
 */
upgrade: boolean, };

/**
 * A promise in the ledger.
 */
export type PromiseId = number;

/**
 * A promise in the ledger.
 */
export type PromiseView = {
/**
 * Its number.
 */
id: PromiseId,
/**
 * Who promised.
 */
debtor: Seat,
/**
 * To whom.
 */
creditor: Seat,
/**
 * What.
 */
deliver: DeliverView,
/**
 * On what it depends.
 */
when: Proviso,
/**
 * When it falls due.
 */
due: Due,
/**
 * The player-turn in which it was made.
 */
made: number,
/**
 * The player-turn in which it falls due.
 */
falls: number,
/**
 * Where it stands.
 */
standing: Standing, };

/**
 * What the table waits for, as everybody may know it.
 */
export type Prompt = "give_trophy_back" | "travel_or_rest" | "brotherhood" | "voyage" | "choose_target" | "seek_allies" | "loyal_or_not" | "throw_metal_faktor" | "support_before_dice" | "support_after_dice" | "rest_trophy" | "rest_purchase" | "last_call" | "keep_trophy" | "exxalia_bonus" | "take_support" | "take_ship" | "pay_with_wrecks" | "discard_down" | "dragnet" | "desertion" | "plunder" | "plunder_wrecks" | "cancel_judgement" | "promise_due" | "help_asked" | "answer_offer" | "nothing";

/**
 * On what a promise depends. The combat is the one of the player-turn in which it was made.
 */
export type Proviso = "always" | "if_won" | "if_lost" | "if_asked";

/**
 * Where credits lie.
 */
export type Purse = "bank" | "pot" | { "treasury": Planet } | { "pirate": Seat };

/**
 * Why a move is not allowed.
 */
export type Refusal = "not_now" | { "first_choose": Prompt } | "not_yours" | "brotherhood_first" | "no_damage" | "nothing_to_repair" | { "credits": {
/**
 * What it costs.
 */
need: number,
/**
 * What there is.
 */
have: number, } } | { "wrecks": {
/**
 * What it costs.
 */
need: number,
/**
 * What there is.
 */
have: number, } } | "combat_done" | "combat_first" | "tour_closed" | { "tour_order": {
/**
 * The last one taken.
 */
last: number, } } | "planet_visited" | "planet_attacked" | "no_trophy" | "two_trophies" | "wrong_price" | "not_your_wreck" | "not_three_of_a_nation" | "not_displayed" | "not_in_bazaar" | "not_in_karokum" | "not_in_row" | "karokum_empty" | "no_judgement" | "judged_this_turn" | "not_a_hunter" | "yourself" | "no_such_seat" | "pile_empty" | "not_your_card" | "card_not_now" | "probed" | "needs_target" | "no_target" | "die_blank" | "validated_already" | "condition_not_met" | "no_talk" | "no_rounds_left" | "offer_open" | "offers_full" | "ledger_full" | "no_such_offer" | "not_your_offer" | "not_several" | "only_credits_to_several" | "agreed_already" | "empty_offer" | "open_too_long" | { "not_owned": Seat } | "unknown_wreck" | { "upgrade_limit": Seat } | { "trophy_limit": Seat } | "no_alliance" | { "infamous": Seat } | { "already_engaged": Seat } | "no_such_promise" | "not_creditor" | "not_this_help" | "foreign_debtor" | "no_combat_ahead" | "no_loot" | "bad_promise";

/**
 * How a pirate has kept his word so far.
 */
export type Reputation = {
/**
 * Promises kept.
 */
honoured: number,
/**
 * Promises broken.
 */
reneged: number,
/**
 * Attackers betrayed.
 */
betrayals: number, };

/**
 * How much of the credits a combat yields.
 */
export type Share = { "credits": number } | "half" | "all";

/**
 * A ship of space.
 */
export type Ship = {
/**
 * Its place in the box.
 */
id: ShipId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * Whose it is.
 */
nation: Nation,
/**
 * Whether it is a pirate hunter.
 */
hunter: boolean,
/**
 * Its power, 6 to 20.
 */
power: number,
/**
 * What it does to those it beats, 1 to 3.
 */
damage: number,
/**
 * Credits for beating it.
 */
credits: number,
/**
 * Glory for beating it.
 */
glory: number,
/**
 * Support cards for beating it.
 */
support: number,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * A ship card: `n01` to `n30` in near space, `d01` to `d28` in deep space.
 */
export type ShipId = string;

/**
 * A set of ships.
 */
export type ShipSet = Array<ShipId>;

/**
 * A place in a hand of trophies, or among trophies just drawn.
 */
export type Slot = "first" | "second" | "third";

/**
 * Places in a hand of trophies.
 */
export type SlotSet = Array<Slot>;

/**
 * An event of space.
 */
export type SpaceEvent = {
/**
 * Its place in the box.
 */
id: EventId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * What happens.
 */
effect: Upheaval,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * A card of the space pile: the ships, then the events.
 */
export type SpaceId = string;

/**
 * A set of cards of the space pile.
 */
export type SpaceSet = Array<SpaceId>;

/**
 * Where an open promise stands.
 */
export type Standing = "pending" | "armed" | "forced";

/**
 * A starting ship.
 */
export type Start = {
/**
 * Its place in the box.
 */
id: StartId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * What it does.
 */
effects: Array<Effect>,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * A starting ship, `b1` to `b6`.
 */
export type StartId = string;

/**
 * A support card.
 */
export type Support = {
/**
 * Its place in the box.
 */
id: UpgradeId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * What it costs.
 */
price: number,
/**
 * What it does.
 */
effect: Crew,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * A score with its parts, so that it can be added up before the eyes.
 */
export type Tally = {
/**
 * The power of the protagonist, the ship or the planet.
 */
power: number,
/**
 * The combat die.
 */
die: number,
/**
 * The support power of allies, or of the traitor.
 */
allies: number,
/**
 * Metal Faktor dice of the side.
 */
faktor: number,
/**
 * Support cards, own and against.
 */
support: number,
/**
 * What starting ship and equipment add in such a combat.
 */
effects: number,
/**
 * What is paid for an earlier Metal Faktor die.
 */
penalty: number, };

/**
 * What an offer says, seen from the one who makes it.
 */
export type Terms = {
/**
 * What the proposer gives at once.
 */
gives: Goods,
/**
 * What the partner gives at once.
 */
takes: Goods,
/**
 * Whether accepting seals an alliance in the combat under way: whichever of the two is not its protagonist joins the other.
 */
alliance: boolean,
/**
 * A promise between the two that accepting lets go.
 */
release: PromiseId | null,
/**
 * What is promised for later.
 */
pledges: Pledges,
/**
 * How many steps of the game it stays open; 0 is one step.
 */
lasts: number, };

/**
 * The ten actions of the pirates' tour.
 */
export type Tour = { "trophy": {
/**
 * The trophy given, if any.
 */
giving: Slot | null, } } | { "light_repairs": Fee } | { "full_repairs": {
/**
 * How many of the two are credits.
 */
credits: number, } } | { "titles_of_glory": ShipSet } | "new_choice" | { "purchase": UpgradeId } | { "smuggling": UpgradeId } | { "amnesty": Fee } | { "scrap_bonus": ShipId } | { "lavish_spending": {
/**
 * How many of the six are credits.
 */
credits: number, } };

/**
 * A trophy.
 */
export type Trophy = {
/**
 * Its place in the box.
 */
id: TrophyId,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * What it asks for.
 */
condition: Condition,
/**
 * Glory for validating it.
 */
glory: number,
/**
 * Credits for validating it.
 */
credits: number,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * A trophy, `t01` to `t18`.
 */
export type TrophyId = string;

/**
 * A place for a trophy.
 */
export type TrophyPlace = "empty" | "hidden" | { "card": TrophyId };

/**
 * An upgrade: equipment `e01` to `e15`, support `s1` to `s9`.
 */
export type UpgradeId = string;

/**
 * A set of upgrades.
 */
export type UpgradeSet = Array<UpgradeId>;

/**
 * What an event of space does to everybody.
 */
export type Upheaval = { "damage": number } | { "credits": number } | { "tax": {
/**
 * Who holds this or more pays.
 */
holding: number,
/**
 * What is paid.
 */
pay: number, } } | "pardon" | { "meteors": {
/**
 * To all.
 */
all: number,
/**
 * To the strongest instead.
 */
strongest: number, } } | { "dragnet": {
/**
 * What is paid to the bank.
 */
pay: number,
/**
 * What is taken otherwise.
 */
damage: number, } } | "desertion" | { "trade_route": number } | "metal_fever" | { "bravado": number };

/**
 * The table as one viewer sees it.
 */
export type View = {
/**
 * Whose eyes these are, unless nobody's in particular.
 */
you?: Seat | null,
/**
 * How many player-turns have begun.
 */
turn: number,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * What the table waits for.
 */
prompt: Prompt,
/**
 * Who must choose; others may still talk or show a trophy.
 */
waiting: Array<Seat>,
/**
 * Whether there may be talk now.
 */
talk_open: boolean,
/**
 * The pirates, in seat order.
 */
pirates: Array<PirateView>,
/**
 * The board.
 */
board: BoardView,
/**
 * What the active player did so far.
 */
voyage: VoyageView,
/**
 * The combat under way.
 */
combat: CombatView | null,
/**
 * How the combat of this turn was decided.
 */
decided: Decided | null,
/**
 * Open offers.
 */
offers: Array<OfferView>,
/**
 * How many offers each seat may still make to each other in this window of talk.
 */
rounds_left: Array<Array<number>>,
/**
 * Open promises.
 */
ledger: Array<PromiseView>,
/**
 * The promise that is due or called in.
 */
due: PromiseId | null,
/**
 * Who won, once the game is over.
 */
winners: Array<Seat> | null, };

/**
 * Why a promise holds no longer.
 */
export type Voided = "condition" | "defeat" | "nothing_to_share" | "no_combat" | "betrayal" | "not_asked" | "infamy";

/**
 * The turn so far.
 */
export type VoyageView = {
/**
 * Whether the turn is a rest.
 */
resting: boolean,
/**
 * Whether the combat is done.
 */
fought: boolean,
/**
 * The last tour action, 0 for none.
 */
toured: number,
/**
 * Whether no tour action can follow.
 */
tour_closed: boolean,
/**
 * Planets on which an action was taken.
 */
visited: Array<Planet>,
/**
 * The planet attacked.
 */
attacked: Planet | null,
/**
 * Whether an event was applied.
 */
event_met: boolean,
/**
 * Who took judgement in this turn.
 */
judged: Array<Seat>, };
