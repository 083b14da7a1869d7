// Written by `cargo xtask types` from the Rust types; changes here are lost.
import type { Provenance, Seat } from '../../generated/table.ts'

/**
 * What two players would otherwise have to reckon themselves.
 */
export type Aids = {
/**
 * Whom the table waits for.
 */
decider: Seat | null,
/**
 * The next flight, as long as the pirate is pursued.
 */
flight: Flight | null,
/**
 * How many more tokens the hold takes.
 */
room: number,
/**
 * The two weapons that a flag asks for, when boarding.
 */
flag_price: [Weapon, Weapon] | null,
/**
 * How far the pirate would get if the flags on the table were accepted.
 */
escape: number,
/**
 * What each strike that is offered to the viewer takes from the hand.
 */
strikes: Array<Strike>,
/**
 * What is about to decide the game.
 */
looms: Looming | null, };

/**
 * The airship.
 */
export type Airship = {
/**
 * The upper deck.
 */
deck: DeckId,
/**
 * Slots of the hold.
 */
hold: number,
/**
 * Gold in the hold.
 */
gold: number,
/**
 * Smoke in the hold.
 */
smoke: number,
/**
 * Slots of the generator.
 */
generator: number,
/**
 * Energy tokens left.
 */
energy: number,
/**
 * Their undersides, which no player sees.
 */
undersides: Array<EnergyId> | null,
/**
 * Energy tokens that were turned up.
 */
spent: Array<EnergyId>, };

/**
 * An ambush card.
 */
export type Ambush = { id: string, force: Force, rewards: Array<Reward>, propeller: number, source: Provenance, };

/**
 * An ambush: 0 to 3 are the start cards, 4 to 27 the others.
 */
export type AmbushId = number;

/**
 * What may be answered.
 */
export type Answer = "agree" | "disagree" | "you_decide";

/**
 * An assault card.
 */
export type Assault = { id: string, force: Force, constraint: Constraint, source: Provenance, };

/**
 * An assault.
 */
export type AssaultId = number;

/**
 * The final confrontation.
 */
export type Assaults = {
/**
 * Whether the pirate was caught and is being boarded.
 */
boarding: boolean,
/**
 * Masts of the pirate's ship that still stand.
 */
masts: number,
/**
 * The three assaults, as far as this viewer may know them.
 */
cards: Array<AssaultId | null>,
/**
 * What the present assault forbids.
 */
constraint: Constraint | null, };

/**
 * Where a crew card is.
 */
export type Berth = "pile" | "ready" | "used" | "offered" | "gone";

/**
 * The boarding side of a pirate card.
 */
export type Boarding = {
/**
 * Cards shared before the first assault.
 */
refill: Deal,
/**
 * What more cards cost.
 */
cards: CardOffer,
/**
 * What readying all crew costs.
 */
reactivate: number,
/**
 * The two weapons each flag die asks for, played together.
 */
flag: [Weapon, Weapon], };

/**
 * An equipment card: a weapon, or the joker that replaces any.
 */
export type Card = "whip" | "sabre" | "crossbow" | "pistol" | "cannon" | "joker";

/**
 * What cards cost: `price` gold for so many.
 */
export type CardOffer = { price: number, hidden: number, visible: number, };

/**
 * The whole box.
 */
export type Cards = {
/**
 * The 48 equipment cards.
 */
equipment: Counts,
/**
 * Gold tokens.
 */
gold: number,
/**
 * Smoke tokens.
 */
smoke: number,
/**
 * The propeller of the start tile.
 */
start_propeller: number,
/**
 * Where the pirate's ship begins in Rapid mode.
 */
pirate_start: number,
/**
 * Where it begins in Normal mode after 0 to 4 wins.
 */
normal_track: [number, number, number, number, number],
/**
 * Where it begins in Expert mode after 0 to 4 wins.
 */
expert_track: [number, number, number, number, number],
/**
 * 4 start cards, then the 24 others.
 */
ambushes: Array<Ambush>,
/**
 * The 6 stages.
 */
stages: Array<Stage>,
/**
 * The 7 pirates.
 */
pirates: Array<Pirate>,
/**
 * The 14 assaults.
 */
assaults: Array<Assault>,
/**
 * The 3 upper decks.
 */
decks: Array<Deck>,
/**
 * The 3 energy tokens.
 */
energy: Array<Energy>, };

/**
 * What goes into the hold by the token.
 */
export type Cargo = "gold" | "smoke";

/**
 * What an assault forbids.
 */
export type Constraint = "no_crew" | "no_pair" | "no_smoke";

export type Counts = Partial<Record<Card, number>>;

/**
 * The eight crew members. Their powers are printed in the rulebook, so they are code and not data.
 */
export type Crew = "ludvig" | "olga" | "shuki" | "kublai" | "baba" | "mama" | "rhett" | "augusta";

/**
 * A crew card.
 */
export type CrewView = {
/**
 * Who.
 */
crew: Crew,
/**
 * Where.
 */
berth: Berth, };

/**
 * Cards to share: so many face down, so many face up.
 */
export type Deal = { hidden: number, visible: number, };

/**
 * An upper deck of the airship.
 */
export type Deck = { id: string, generator: number, hold: number, source: Provenance, };

/**
 * An upper deck.
 */
export type DeckId = number;

/**
 * Some of the four dice.
 */
export type DiceSet = Array<number>;

/**
 * A die on the table.
 */
export type Die = {
/**
 * What it shows.
 */
face: Face,
/**
 * Whether it was eliminated.
 */
out: boolean, };

/**
 * How a game ended.
 */
export type Ending = "pirate_caught" | "pirate_beaten" | "out_of_energy" | "pirate_escaped";

/**
 * An energy token, seen from below.
 */
export type Energy = { id: string, share: Deal, lose: number, source: Provenance, };

/**
 * An energy token.
 */
export type EnergyId = number;

/**
 * Something that happened.
 */
export type Event = { "took": { seat: Seat, card: Card, } } | { "took_hidden": { seat: Seat, card: Card | null, } } | { "passed": { seat: Seat, } } | { "moved": { from: number, to: number, ambush: AmbushId, } } | { "caught": { at: number, } } | { "dice_thrown": { faces: Array<Face>, } } | { "dice_rerolled": { dice: DiceSet, faces: Array<Face>, } } | { "die_set": { die: number, face: Face, } } | { "validated": { flags: number, } } | { "pirate_advanced": { by: number, to: number, } } | { "crew_used": { seat: Seat, crew: Crew, } } | { "path_shown": { ambushes: Array<number>, } } | { "path_arranged": { order: Order, } } | "gold_lost" | { "card_forfeited": { seat: Seat, card: Card, } } | { "crew_turned": { crew: Crew, } } | { "combat_begins": { seat: Seat, } } | { "struck": { seat: Seat, face: Face, with: With, cards: Counts, } } | { "swept": { seat: Seat, weapon: Weapon, dice: number, } } | { "endured": { seat: Seat, } } | { "energy_lost": { token: EnergyId, left: number, } } | "combat_won" | { "salvaged": { card: Card, } } | { "reward_due": { reward: Reward, } } | { "said": { seat: Seat, statement: Statement, } } | { "loaded": { token: Token, } } | "declined" | { "jettisoned": { token: Token, } } | { "crew_offered": { crew: Crew, } } | { "crew_declined": { crew: Crew, } } | { "cards_shown": { visible: Counts, hidden: number, } } | { "share_begins": { seat: Seat, } } | { "deck_shuffled": { cards: number, } } | { "stage_reached": { stage: StageId, ambushes: number, } } | { "cards_bought": { price: number, } } | { "smoke_bought": { price: number, } } | { "crew_readied": { price: number, } } | { "captain_changed": { captain: Seat, } } | "boarding_begins" | { "assault_begins": { assault: AssaultId, number: number, } } | { "mast_destroyed": { left: number, } } | { "proposed": { seat: Seat, proposal: Proposal, } } | { "answered": { seat: Seat, answer: Answer, } } | { "ended": { ending: Ending, } };

/**
 * A face of a die: a weapon, or the pirate's flag.
 */
export type Face = "whip" | "sabre" | "crossbow" | "pistol" | "cannon" | "flag";

/**
 * A flight.
 */
export type Flight = {
/**
 * How many cards it goes.
 */
steps: number,
/**
 * Where it ends: the pirate's ship at most.
 */
to: number, };

/**
 * The dice of an ambush or an assault.
 */
export type Force = {
/**
 * The faces that are set.
 */
fixed: Array<Face>,
/**
 * How many dice are rolled besides.
 */
rolled: number, };

/**
 * What is about to decide the game, told before it happens. What we lose by comes before what we win by.
 */
export type Looming = "no_energy" | "escape" | { "near_lair": {
/**
 * How many.
 */
left: number, } } | "last_energy" | "last_mast" | "catch";

/**
 * Rapid, Normal or Expert.
 */
export type Mode = "rapid" | "normal" | "expert";

/**
 * One small choice.
 */
export type Move = { "take": Card } | "take_hidden" | "pass" | "continue" | "stage" | { "use_crew": Crew } | { "arrange": Order } | { "reroll": DiceSet } | { "set_die": {
/**
 * Which die, from 0.
 */
die: number,
/**
 * The face it shows from now on.
 */
face: Face, } } | "validate" | "proceed" | { "begin": Seat } | { "forfeit": Seat } | { "discard": Card } | { "lose": Crew } | { "strike": {
/**
 * The face of the die.
 */
face: Face,
/**
 * The card or cards for it.
 */
with: With, } } | { "sweep": Weapon } | "endure" | { "salvage": Card } | { "say": Statement } | "load" | "decline" | { "jettison": Token } | "buy_cards" | "buy_smoke" | "reactivate" | "keep_gold" | { "propose": Proposal } | { "answer": Answer };

/**
 * An order of the cards Baba turned up: `order[i]` is the card, counted from the airship, that goes to place `i`.
 */
export type Order = Array<number>;

/**
 * One of the two cards a flag asks for when boarding.
 */
export type Part = "card" | "joker" | { "pair": Weapon } | { "mama": Card };

/**
 * One card of the path.
 */
export type PathCard = {
/**
 * Which ambush it is, if this viewer may know.
 */
ambush: AmbushId | null,
/**
 * Whether it lies face up.
 */
face_up: boolean, };

/**
 * What a flag costs in the pursuit besides the pirate's advance.
 */
export type Penalty = "lose_gold" | "lose_equipment" | "deactivate_crew" | "discard_crew";

/**
 * Cards in the middle and in piles.
 */
export type Piles = {
/**
 * Face-up cards in the middle.
 */
shown: Counts,
/**
 * How many lie face down in the middle.
 */
face_down: number,
/**
 * What they are, which no player sees.
 */
face_down_cards: Counts | null,
/**
 * Cards played in this combat.
 */
in_play: Counts,
/**
 * The discard pile.
 */
discard: Counts,
/**
 * How many cards are in the deck.
 */
deck: number,
/**
 * What they are, which no player sees.
 */
deck_cards: Counts | null,
/**
 * How many stages are left.
 */
stages: number,
/**
 * The stages to come, the next one last; no player sees them.
 */
stage_order: Array<StageId> | null,
/**
 * How many crew cards are in the pile.
 */
crew: number,
/**
 * The crew pile, the top last; no player sees it.
 */
crew_order: Array<Crew> | null, };

/**
 * A pirate card.
 */
export type Pirate = { id: string, name: string, mode: Mode,
/**
 * How far the pirate gets for each flag.
 */
advance: number, penalty: Penalty | null,
/**
 * Not used in Rapid mode.
 */
boarding: Boarding | null, source: Provenance, };

/**
 * A pirate.
 */
export type PirateId = number;

/**
 * A player.
 */
export type PlayerView = {
/**
 * How many cards are held.
 */
cards: number,
/**
 * The hand, if this viewer may see it.
 */
hand: Counts | null,
/**
 * What everybody knows to be in the hand.
 */
at_least: Counts,
/**
 * What everybody knows can at most be in the hand.
 */
at_most: Counts,
/**
 * The latest proposal about the question at hand.
 */
proposal: Proposal | null,
/**
 * The answer to the partner's latest proposal.
 */
answer: Answer | null, };

/**
 * What may be proposed. No value carries a card, a count of cards, a die or a face.
 */
export type Proposal = "continue" | "stage" | { "use_crew": Crew } | { "arrange": Order } | "use_smoke" | "validate" | { "begin": Seat } | { "remove": {
/**
 * Which token.
 */
token: Token,
/**
 * How many of them.
 */
count: number, } } | { "take": number } | "decline" | "buy_cards" | "buy_smoke" | "reactivate" | "keep_gold";

/**
 * Why a move is not allowed.
 */
export type Refusal = "not_now" | "captain_decides" | "first_turn" | "stage_after_stage" | "no_stage_left" | "crew_not_aboard" | "crew_not_ready" | "no_crew_here" | "crew_no_use" | "bad_order" | "no_smoke" | "no_smoke_here" | "no_such_dice" | "same_die" | "set_one_die" | "empty_hand" | "no_such_card" | "no_such_die" | "wrong_cards" | "no_pair_here" | "mama_not_needed" | "must_strike" | "not_true" | "hold_full" | "no_such_token" | "no_gold" | "nothing_left" | "partner_passed" | "no_hidden_card" | "not_for_talk" | "said_already" | "nothing_to_answer";

/**
 * What is won after a combat.
 */
export type Reward = "communication" | "card" | { "gold": number } | "crew";

/**
 * A statement, where the airship was when it was made, and what has become of it.
 */
export type SaidView = {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
statement: Statement,
/**
 * The airship's position then.
 */
at: number,
/**
 * What has become of it.
 */
standing: Standing, };

/**
 * What smoke costs: `price` gold for so many tokens.
 */
export type SmokeOffer = { price: number, tokens: number, };

/**
 * A stage card.
 */
export type Stage = { id: string, name: string,
/**
 * How far the pirate gets meanwhile.
 */
pirate: number, per_ambush: Deal, cards: CardOffer, smoke: SmokeOffer, reactivates: boolean, propeller: number, source: Provenance, };

/**
 * A stage.
 */
export type StageId = number;

/**
 * What has become of a statement, as everybody can tell: it was true when it was made, and hands change.
 */
export type Standing = "holds" | "open" | "past" | "again";

/**
 * What may be said in an exceptional communication; it must be true.
 */
export type Statement = { "have": Card } | { "have_not": Card } | "have_everything" | "silent";

/**
 * What the game waits for, or carries out next.
 */
export type Step = "draft" | "briefing" | { "arrange": {
/**
 * How many.
 */
cards: number, } } | "dice" | { "augusta": {
/**
 * The die that was set already.
 */
set: number | null, } } | { "validated": {
/**
 * How many flags.
 */
flags: number, } } | { "thrust": {
/**
 * How many are left.
 */
flags: number, } } | "forfeit" | { "discard": {
/**
 * Who.
 */
seat: Seat, } } | "deactivate" | "dismiss" | "starter" | { "combat": {
/**
 * Whose turn it is.
 */
active: Seat, } } | "aftermath" | { "salvage": {
/**
 * How many more.
 */
left: number, } } | "combat_end" | { "rewards": {
/**
 * Which comes next.
 */
next: number, } } | { "statement": {
/**
 * Who speaks.
 */
seat: Seat, } } | "card_reward" | { "load": {
/**
 * Which.
 */
cargo: Cargo,
/**
 * How many more.
 */
left: number, } } | { "recruit": {
/**
 * Who.
 */
crew: Crew, } } | "share_starter" | { "share": {
/**
 * Who chooses.
 */
seat: Seat,
/**
 * Whether the partner has just passed.
 */
passed: boolean, } } | { "jettison": {
/**
 * How many more.
 */
left: number, } } | "market" | "armoury" | "next_assault" | { "over": Ending };

/**
 * What a strike takes.
 */
export type Strike = {
/**
 * The die it eliminates.
 */
face: Face,
/**
 * How.
 */
with: With,
/**
 * The cards it takes.
 */
cost: Counts, };

/**
 * A token in the hold.
 */
export type Token = "gold" | "smoke" | { "crew": Crew };

/**
 * The table as one viewer sees it. Cards are named by their place in the box's lists.
 */
export type View = {
/**
 * Rapid, Normal or Expert.
 */
mode: Mode,
/**
 * The pirate card.
 */
pirate_card: PirateId,
/**
 * Who is captain.
 */
captain: Seat,
/**
 * What the game waits for.
 */
step: Step,
/**
 * The airship's position: 0 is the start, 26 the lair.
 */
ship: number,
/**
 * The pirate's position.
 */
pirate: number,
/**
 * The stage the airship stands on.
 */
on_stage: StageId | null,
/**
 * Ambushes fought since the last stage.
 */
fought: number,
/**
 * Olga was turned in this briefing.
 */
olga: boolean,
/**
 * The path, nearest to the start first.
 */
path: Array<PathCard>,
/**
 * The players.
 */
players: Array<PlayerView>,
/**
 * The airship.
 */
airship: Airship,
/**
 * The dice on the table.
 */
dice: Array<Die>,
/**
 * Cards in the middle and in piles.
 */
piles: Piles,
/**
 * The crew cards, in the order of the box.
 */
crew: Array<CrewView>,
/**
 * The final confrontation.
 */
assaults: Assaults,
/**
 * Statements made so far, oldest first.
 */
said: Array<SaidView>,
/**
 * Whether the players may confer now.
 */
consultation: boolean, };

/**
 * The five weapons, from the most common to the rarest.
 */
export type Weapon = "whip" | "sabre" | "crossbow" | "pistol" | "cannon";

/**
 * The cards for one die.
 */
export type With = "card" | "joker" | { "pair": Weapon } | { "any": Card } | { "mama": Card } | { "both": [Part, Part] };
