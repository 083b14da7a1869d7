// Written by `cargo xtask types` from the Rust types; changes here are lost.
import type { Millis, Provenance, Seat, SeatSet } from '../../generated/table.ts'

/**
 * One adventure card.
 */
export type AdventureCard = {
/**
 * Its name: level and number, `II-07`.
 */
id: CardId,
/**
 * The level its back shows; a super card has none.
 */
level: Level | null,
/**
 * Whether it belongs to the learning flight.
 */
learning: boolean,
/**
 * How well the transcriptions of the row agree.
 */
confidence: Confidence,
/**
 * Where the row comes from.
 */
source: Provenance, } & ({ "kind": "open_space" } | { "kind": "stardust" } | { "kind": "epidemic" } | { "kind": "sabotage" } | { "kind": "planets",
/**
 * What landing costs.
 */
days: number,
/**
 * The goods of each planet.
 */
planets: Array<Goods>, } | { "kind": "abandoned_ship",
/**
 * Crew given up.
 */
crew: number,
/**
 * Credits taken.
 */
credits: number,
/**
 * What it costs.
 */
days: number, } | { "kind": "abandoned_station",
/**
 * Crew needed, and kept.
 */
crew: number,
/**
 * Goods taken.
 */
goods: Goods,
/**
 * What it costs.
 */
days: number, } | { "kind": "enemy" } & Enemy | { "kind": "meteor_swarm",
/**
 * In the order in which they come.
 */
meteors: Array<Missile>, } | { "kind": "combat_zone",
/**
 * In order.
 */
lines: Array<Line>, } | { "kind": "black_hole",
/**
 * What it asks of engines at each level.
 */
strength: [number, number, number], } | { "kind": "fleet" } & Fleet | { "kind": "asteroid_rain",
/**
 * One after the other.
 */
passes: Array<Pass>, } | { "kind": "asteroid_attack",
/**
 * The side it comes from.
 */
from: Side,
/**
 * The first and the last line at each level, counted from the centre line.
 */
spans: [Span, Span, Span], } | { "kind": "ghost_asteroid",
/**
 * The first and the last column at each level, counted from the centre column.
 */
spans: [Span, Span, Span], } | { "kind": "tactical_zone",
/**
 * The left one first.
 */
columns: Array<Tactic>, } | { "kind": "deadly_radiation" } | { "kind": "explosive_radiation" } | { "kind": "corrosive_dust" } | { "kind": "nanobot_dust" } | { "kind": "pandemic" } | { "kind": "contamination" });

/**
 * Help for the viewer's own choices.
 */
export type Aids = {
/**
 * For each of the four sides the front of the tile at hand can be turned to, clockwise from the front: the squares it can be placed on.
 * Empty without a tile at hand; an engine has only the first.
 */
spots: Array<Spots>,
/**
 * While building and when VIPs board: for each VIP that lies open, which of the viewer's cabins suit it as the ship is now, and why the others do not.
 */
vips: Array<VipAid>,
/**
 * Turn-based building: where each face-up tile and each tile in the reserve would fit, before it is paid for.
 */
prospects: Array<Prospect>,
/**
 * From the check of the ships on: what is about to end the viewer's flight.
 */
looms: Looming | null, };

/**
 * An alien, by its colour.
 */
export type Alien = "purple" | "brown";

/**
 * A huge meteor, as one ship meets it.
 */
export type AsteroidView = {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * The side it comes from.
 */
from: Side,
/**
 * Its first row or column.
 */
first: number,
/**
 * Its last one.
 */
last: number,
/**
 * It is none where no cannon fires at it.
 */
ghost: boolean,
/**
 * The parts that would strike now: their rows or columns, and the components.
 */
strikes: Array<[number, Square]>, };

/**
 * What the back of a card shows: its level, or that it is a super card. Written as the level's number, or `super`.
 */
export type Back = number | "super";

/**
 * How ships are built.
 */
export type Building = "realtime" | "turns";

/**
 * An adventure card, by its level and its number in that level, or a super card by its number. Written as it is named in the data file: `II-05`,
 * `S-05`.
 */
export type CardId = string;

/**
 * Everything in the box.
 */
export type Cards = {
/**
 * The component tiles.
 */
tiles: Array<NumberedTile>,
/**
 * The squares of the three ship boards.
 */
ship_boards: [Array<Square>, Array<Square>, Array<Square>],
/**
 * The four flight boards.
 */
flight_boards: Array<FlightBoard>,
/**
 * The adventure cards.
 */
adventures: Array<AdventureCard>,
/**
 * The super cards of the expansion.
 */
supers: Array<AdventureCard>,
/**
 * The missions of the expansion.
 */
missions: Array<MissionCard>,
/**
 * The VIPs of the expansion.
 */
vips: Array<VipCard>, };

/**
 * What a mission charges for, last of all at the end of a flight. `level` is multiplied by the flight's level.
 */
export type Charge = { "none_at_take_off": {
/**
 * Of what.
 */
of: Freight,
/**
 * How much.
 */
level: number, } } | { "each_lost": {
/**
 * Of what.
 */
of: Freight,
/**
 * How much.
 */
credits: number, } } | { "each_given_lost": {
/**
 * How much.
 */
level: number, } } | { "each_crew_lost": {
/**
 * How much.
 */
credits: number, } } | { "each_vip_lost": {
/**
 * How much.
 */
level: number, } } | { "no_vip": {
/**
 * How much.
 */
level: number, } };

/**
 * How well the transcriptions of a card agree.
 */
export type Confidence = "high" | "medium" | "low";

/**
 * What a side of a tile offers to its neighbour. Two bits: two connectors join if they have a bit in common.
 */
export type Connector = "smooth" | "single" | "double" | "universal";

/**
 * Who lives in a cabin.
 */
export type Crew = "none" | { "astronauts": number } | { "alien": Alien } | { "vip": Vip };

/**
 * How a crew member was lost.
 */
export type CrewLoss = "given_up" | "epidemic" | "radiation" | "nanobots" | "salvage" | "engineer";

/**
 * What is compared in a combat zone.
 */
export type Criterion = "crew" | "engines" | "cannons";

/**
 * Smugglers, slavers or pirates.
 */
export type Enemy = {
/**
 * Who they are.
 */
foe: Foe,
/**
 * Its cannon strength.
 */
power: number,
/**
 * What the beaten suffer.
 */
penalty: Penalty,
/**
 * What the winner may take.
 */
reward: Reward,
/**
 * What taking it costs.
 */
days: number, };

/**
 * One line of the account.
 */
export type Entry = {
/**
 * What for.
 */
item: Item,
/**
 * Credits gained or lost.
 */
credits: number,
/**
 * What there is after it.
 */
total: number, };

/**
 * Something that happened.
 */
export type Event = { "ready": {
/**
 * Who.
 */
seat: Seat, } } | { "building_began": {
/**
 * For which flight.
 */
flight: Flight, } } | { "glass_turned": {
/**
 * By whom; nobody the first time.
 */
seat: Seat | null,
/**
 * Which run begins, from 1.
 */
run: number,
/**
 * How many there are.
 */
runs: number, } } | { "glass_empty": {
/**
 * Which run ended.
 */
run: number,
/**
 * How many there are.
 */
runs: number, } } | { "drew": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "took": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "took_reserved": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "placed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId,
/**
 * Where.
 */
square: Square,
/**
 * The side its front was turned to.
 */
turned: Side, } } | { "set_aside": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "put_back": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "revealed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId, } } | { "saw_cards": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which pile, from 1.
 */
pile: number,
/**
 * What was in it.
 */
cards: Array<CardId>, } } | { "looked": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which pile, from 1.
 */
pile: number, } } | { "stopped_looking": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which pile, from 1.
 */
pile: number, } } | { "turn_began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * With how many action points.
 */
points: number, } } | { "countdown": {
/**
 * Who set or lowered it.
 */
seat: Seat,
/**
 * What it shows.
 */
die: number, } } | { "finished": {
/**
 * Who.
 */
seat: Seat,
/**
 * On which start space, from 1.
 */
space: number, } } | { "caught_out": {
/**
 * Who.
 */
seat: Seat,
/**
 * On which start space the rocket was put, from 1.
 */
space: number, } } | "building_ended" | { "illegal": {
/**
 * Whose.
 */
seat: Seat, } } | { "moved_to_the_back": {
/**
 * Who.
 */
seat: Seat,
/**
 * The start space, from 1.
 */
space: number, } } | { "lost": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
tile: TileId,
/**
 * Where it was; nowhere if it lay in the reserve.
 */
square: Square | null,
/**
 * How.
 */
loss: Loss, } } | { "kept_piece": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Its first square.
 */
square: Square, } } | { "alien_lost": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
alien: Alien, } } | { "boarded": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * Which cabin.
 */
square: Square,
/**
 * Which alien.
 */
alien: Alien, } } | { "loaded": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Crew aboard.
 */
crew: number,
/**
 * Cells aboard.
 */
cells: number, } } | { "took_off": {
/**
 * In this order.
 */
order: Array<Seat>, } } | { "left": {
/**
 * Who.
 */
seat: Seat,
/**
 * Why.
 */
why: Leaving, } } | { "flies_on": {
/**
 * Who.
 */
seat: Seat, } } | { "comes_in": {
/**
 * Who.
 */
seat: Seat, } } | { "card_turned": {
/**
 * Which.
 */
card: CardId,
/**
 * How many are left.
 */
left: number,
/**
 * What the back of the next one shows.
 */
next: Back | null, } } | "no_effect" | { "powered": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The double engine, double cannon or shield.
 */
tile: Square,
/**
 * The battery the cell came from.
 */
battery: Square, } } | { "declared": {
/**
 * Who.
 */
seat: Seat,
/**
 * Engines or cannons.
 */
what: Criterion,
/**
 * How strong, in halves.
 */
strength: Halves, } } | { "moved": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How.
 */
moved: Moved, } } | { "landed": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which planet, from 0.
 */
planet: number, } } | { "passed": {
/**
 * Who.
 */
seat: Seat, } } | { "too_few_crew": {
/**
 * Who.
 */
seat: Seat, } } | { "salvaged": {
/**
 * Who.
 */
seat: Seat, } } | { "earned": {
/**
 * To whom.
 */
seat: Seat,
/**
 * How many.
 */
credits: number, } } | { "goods_gained": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
goods: Goods, } } | { "stowed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
good: Good,
/**
 * Where.
 */
hold: Square, } } | { "lifted": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
good: Good,
/**
 * From where.
 */
hold: Square, } } | { "goods_left_behind": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
goods: Goods, } } | { "fought": {
/**
 * Who.
 */
seat: Seat,
/**
 * How strong, in halves.
 */
strength: Halves,
/**
 * How strong the enemy is.
 */
power: number,
/**
 * How it went.
 */
result: FightResult, } } | { "crew_lost": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From which cabin.
 */
cabin: Square,
/**
 * Who lived there before.
 */
was: Crew,
/**
 * How.
 */
loss: CrewLoss, } } | { "good_taken": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
good: Good,
/**
 * From where.
 */
hold: Square, } } | { "cell_taken": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
battery: Square, } } | { "rolled": {
/**
 * Its number on the card, from 0.
 */
number: number,
/**
 * What flies.
 */
missile: Missile,
/**
 * The dice.
 */
dice: [number, number], } } | { "missed": {
/**
 * Whose.
 */
seat: Seat, } } | { "bounced": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Off which tile.
 */
at: Square, } } | { "stopped": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The tile it would have hit.
 */
at: Square,
/**
 * The shield or the cannon.
 */
by: Square, } } | { "struck": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
at: Square,
/**
 * What was there.
 */
tile: TileId,
/**
 * What hit it; nothing that is on a card one by one for a part of a huge asteroid.
 */
missile: Missile | null,
/**
 * Why nothing stopped it.
 */
why: Unstopped, } } | { "broke_up": {
/**
 * Whose.
 */
seat: Seat, } } | { "compared": {
/**
 * Which line, from 0.
 */
line: number,
/**
 * What was compared.
 */
criterion: Criterion,
/**
 * Each trucker's strength in halves, in seat order; `None` for those who do not fly.
 */
strengths: Array<Halves | null>,
/**
 * Who is lowest and suffers.
 */
lowest: Seat, } } | { "exposed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many there are.
 */
exposed: number, } } | { "sabotaged": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * Which try, from 1.
 */
number: number,
/**
 * The dice for the column.
 */
column: [number, number],
/**
 * The dice for the row.
 */
row: [number, number],
/**
 * The tile there, if there is one.
 */
at: Square | null, } } | { "flight_over": {
/**
 * Who completed it, the first first.
 */
arrived: Array<Seat>, } } | { "scored": {
/**
 * Whose.
 */
seat: Seat,
/**
 * What for, and how much.
 */
entry: Entry, } } | "game_over" | { "mission_picked": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
mission: Mission,
/**
 * What everybody gets at once.
 */
advance: number, } } | { "paid": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much.
 */
credits: number, } } | { "chain_reaction": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * How many more components.
 */
more: number, } } | { "passed_hole": {
/**
 * Whose.
 */
seat: Seat, } } | { "incoming": {
/**
 * At whose ship.
 */
seat: Seat,
/**
 * What flies.
 */
missile: Missile,
/**
 * Along which row or column.
 */
lane: number, } } | { "asteroid_comes": {
/**
 * The die.
 */
die: number,
/**
 * The side it comes from.
 */
from: Side,
/**
 * Its first row or column.
 */
first: number,
/**
 * Its last one.
 */
last: number, } } | { "fired": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which cannon.
 */
gun: Square,
/**
 * Along which row or column the part came.
 */
lane: number, } } | { "outmanoeuvred": {
/**
 * Which column, from 0.
 */
column: number,
/**
 * What counts.
 */
first: Criterion,
/**
 * What is taken off.
 */
second: Criterion,
/**
 * Each trucker's difference in halves, in seat order; `None` for those who do not fly.
 */
differences: Array<Halves | null>,
/**
 * Who is lowest and suffers.
 */
lowest: Seat, } } | { "emptied": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many cells are gone.
 */
cells: number,
/**
 * Which goods are gone.
 */
goods: Goods, } } | { "held_up": {
/**
 * Whose.
 */
seat: Seat, } } | { "vip_boarded": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * Which cabin.
 */
square: Square,
/**
 * Which VIP.
 */
vip: Vip, } } | { "vip_replaced": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * Which cabin.
 */
square: Square,
/**
 * Which VIP.
 */
vip: Vip, } } | { "crew_saved": {
/**
 * Whose.
 */
seat: Seat,
/**
 * In which cabin.
 */
cabin: Square,
/**
 * Who lives there now.
 */
crew: Crew, } } | { "brought_epidemic": {
/**
 * Whose.
 */
seat: Seat, } } | { "widow_left": {
/**
 * From whose ship.
 */
seat: Seat, } };

/**
 * One fault: what is wrong on one side of the tile on a square.
 */
export type Fault = {
/**
 * The tile.
 */
square: Square,
/**
 * Towards which neighbour.
 */
side: Side,
/**
 * Why.
 */
kind: FaultKind, };

/**
 * Why two tiles may not lie side by side.
 */
export type FaultKind = "mismatch" | "meets_smooth" | "barrel_blocked" | "exhaust_blocked" | "radioactive";

/**
 * Whoever has fewest of something at take-off pays at once.
 */
export type Fee = {
/**
 * Of what.
 */
of: Freight,
/**
 * How much, multiplied by the level.
 */
level: number, };

/**
 * How a fight went.
 */
export type FightResult = "won" | "drawn" | "lost";

/**
 * A fleet.
 */
export type Fleet = {
/**
 * Whose.
 */
fleet: FleetFoe,
/**
 * The sides whose cannons count in full; all others count half.
 */
full: Array<Side>,
/**
 * Its power at each level.
 */
powers: [number, number, number],
/**
 * What the beaten suffer, from the first line down to that of the level.
 */
penalties: Array<Penalty>, };

/**
 * Whose fleet it is.
 */
export type FleetFoe = "thieves" | "pirates" | "smugglers";

/**
 * Which flight is flown: each has a flight board of its own.
 */
export type Flight = "learning" | "one" | "two" | "three";

/**
 * A flight board: the loop of spaces, what finishing pays, the hourglass and the forecast.
 */
export type FlightBoard = {
/**
 * Which flight.
 */
flight: Flight,
/**
 * How many spaces the loop has.
 */
spaces: number,
/**
 * How far ahead of the rearmost start space each start space lies, the foremost first.
 */
start_offsets: [number, number, number, number],
/**
 * What the first, second, third and fourth to finish get.
 */
finish_rewards: [number, number, number, number],
/**
 * What the best-looking ship gets.
 */
best_looking_ship: number,
/**
 * How many times the hourglass runs; 0 without one.
 */
timer_runs: number,
/**
 * How many cards of each level go into each of the four piles.
 */
per_pile: [number, number, number],
/**
 * Where the figures come from.
 */
source: Provenance, };

/**
 * A flight under way, or just over.
 */
export type FlightView = {
/**
 * Spaces of the loop.
 */
spaces: number,
/**
 * Each trucker's rocket, in seat order.
 */
rockets: Array<RocketView>,
/**
 * Those still flying, the leader first.
 */
order: Array<Seat>,
/**
 * The card in play, or the last one that was.
 */
card: CardId | null,
/**
 * How many cards were turned.
 */
turned: number,
/**
 * How many cards are left.
 */
cards_left: number,
/**
 * What the back of the next one shows.
 */
next: Back | null,
/**
 * What the flight waits for.
 */
step: Pending,
/**
 * What the card in play means for each trucker, in seat order.
 */
outlook: Array<Outlook>,
/**
 * The dice rolled for the card in play or the last one, in order.
 */
rolls: Array<[number, number]>,
/**
 * The meteor or shot that is flying, with its dice.
 */
flying: Flying | null,
/**
 * The line of a combat zone that is being reckoned.
 */
line: LineView | null,
/**
 * The plan to get through a black hole that is being made.
 */
plan: PlanView | null,
/**
 * The huge meteor that a ship fires at.
 */
asteroid: AsteroidView | null,
/**
 * The column of a tactical zone that is being reckoned.
 */
tactic: TacticView | null, };

/**
 * What flies at the ships now: the roll was made once for all of them.
 */
export type Flying = {
/**
 * The meteor or the shot.
 */
missile: Missile,
/**
 * The two dice; where none are rolled the line and 0.
 */
dice: [number, number], };

/**
 * Who attacks.
 */
export type Foe = "smugglers" | "slavers" | "pirates";

/**
 * What a clause counts.
 */
export type Freight = "heavy" | "weight" | "explosive" | "fragile" | "radioactive" | "fragile_or_explosive" | "cargo";

/**
 * The hourglass.
 */
export type GlassView = {
/**
 * Which run it is, from 1; 0 before the first.
 */
run: number,
/**
 * How many there are.
 */
runs: number,
/**
 * When the run ends; `None` when it lies empty.
 */
until: Millis | null,
/**
 * How long a run is, in seconds.
 */
seconds: number,
/**
 * Who may turn it now.
 */
may_turn: Array<Seat>, };

/**
 * A good, by its colour.
 */
export type Good = "blue" | "green" | "yellow" | "red";

/**
 * How many goods of each colour. Written as the list of the goods, the most valuable first.
 */
export type Goods = Array<"blue" | "green" | "yellow" | "red">;

/**
 * Strength of cannons in halves, so that nothing is rounded.
 */
export type Halves = number;

/**
 * The tile being handled.
 */
export type Hand = {
/**
 * Which.
 */
tile: TileId,
/**
 * Where it lies on the ship, not welded yet; `None` while it is held.
 */
lies: Square | null,
/**
 * It comes from the reserve, so it never goes back to the middle.
 */
reserved: boolean, };

/**
 * A title in somebody's hands.
 */
export type Holding = {
/**
 * Which.
 */
title: Title,
/**
 * Whether it was defended once and lies on its gold side.
 */
gold: boolean, };

/**
 * What an entry of the account is for.
 */
export type Item = { "arrival": number } | { "best_looking": number } | { "title_gained": Title } | { "title_defended": Holding } | { "goods": Goods } | { "goods_for_half": Goods } | { "losses": number } | { "covered_losses": {
/**
 * How many were lost.
 */
lost: number,
/**
 * How many of them the mission does not count.
 */
mission: number,
/**
 * How many of the others the insurer pays for.
 */
insurer: number, } } | { "mission": Mission } | { "mission_penalty": Mission } | { "vip": Vip } | "no_debt";

/**
 * What a component is.
 */
export type Kind = "battery" | "cargo_hold" | "special_hold" | "cabin" | "starting_cabin" | "structural" | "engine" | "double_engine" | "cannon" | "double_cannon" | "life_support_brown" | "life_support_purple" | "shield" | "heavy" | "explosive" | "fragile" | "radioactive";

/**
 * Why somebody left the flight.
 */
export type Leaving = "gave_up" | "no_human_at_take_off" | "no_human" | "no_ship" | "lapped" | "no_engines" | "black_hole";

/**
 * How hard a ship board, a card or a flight is.
 */
export type Level = number;

/**
 * One line of a combat zone.
 */
export type Line = {
/**
 * What is compared.
 */
criterion: Criterion,
/**
 * What the lowest suffers.
 */
penalty: Penalty, };

/**
 * In which order the lines of a pass come.
 */
export type LineOrder = "up" | "down";

/**
 * The line of a combat zone that is being reckoned.
 */
export type LineView = {
/**
 * Which line, from 0.
 */
line: number,
/**
 * What is compared.
 */
criterion: Criterion,
/**
 * What each trucker has declared, in halves, in seat order.
 */
declared: Array<Halves | null>,
/**
 * Who is lowest so far.
 */
lowest: Seat | null, };

/**
 * What is about to end a flight, told before it happens.
 */
export type Looming = "last_human" | "no_engines" | { "lapped": {
/**
 * How many spaces are left between them.
 */
left: number, } };

/**
 * How a component was lost. All cost the same at the end; the expansion tells the first three apart.
 */
export type Loss = "destroyed" | "fallen" | "abandoned" | "corrected" | "unused";

/**
 * A lost component.
 */
export type Lost = {
/**
 * Which.
 */
tile: TileId,
/**
 * How.
 */
loss: Loss, };

/**
 * A meteor or a shot.
 */
export type Missile = {
/**
 * What it is.
 */
kind: MissileKind,
/**
 * The side of the ship it comes from.
 */
from: Side, };

/**
 * What flies at a ship, and how big it is.
 */
export type MissileKind = "small_meteor" | "large_meteor" | "light_shot" | "heavy_shot";

/**
 * A mission, by its name.
 */
export type Mission = "ingot_express" | "powder_keg" | "crystal_service" | "glow_delivery" | "glass_and_gunpowder" | "molten_lead" | "full_assortment" | "carpooling" | "traffic_jam" | "storm_of_the_century" | "bar_stories" | "potholes" | "ambush" | "medical_convoy" | "galactic_grand_prix" | "compulsory_parcels";

/**
 * A mission as it stands in the manual.
 */
export type MissionCard = {
/**
 * Its name.
 */
id: Mission,
/**
 * The cargo in the warehouse.
 */
cargo: Array<Kind>,
/**
 * The tiles in everybody's reserve.
 */
given: Array<Parcel>,
/**
 * The super cards of flights of each level.
 */
supers: [Array<SuperWish>, Array<SuperWish>, Array<SuperWish>],
/**
 * What only this mission changes.
 */
rules: Array<SpecialRule>,
/**
 * What those with fewest pay at take-off.
 */
take_off: Array<Fee>,
/**
 * What it pays for.
 */
rewards: Array<Payoff>,
/**
 * What it charges for.
 */
penalties: Array<Charge>,
/**
 * How hard it is, from 1 to 5.
 */
difficulty: number,
/**
 * How merciless it is, from 1 to 5.
 */
cruelty: number,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * How missions are chosen.
 */
export type MissionChoice = "none" | "random" | { "always": Mission };

/**
 * The modules of the expansion that the host switched on.
 */
export type Modules = {
/**
 * How missions are chosen.
 */
mission: MissionChoice,
/**
 * VIPs.
 */
vips: boolean,
/**
 * Super cards in flights whose mission asks for none.
 */
supers: boolean,
/**
 * The title of the Party King, in a trek.
 */
party: boolean,
/**
 * What the expansion's rulebook leaves open.
 */
rulings: Rulings, };

/**
 * One small choice.
 */
export type Move = { "fly_mission": Mission } | "ready" | "draw" | "draw_cargo" | { "take": TileId } | { "take_reserved": TileId } | { "place": {
/**
 * Where.
 */
square: Square,
/**
 * The side its front is turned to.
 */
turned: Side, } } | "set_aside" | "put_back" | "reveal" | "reveal_cargo" | { "reserve": TileId } | { "look": number } | "stop_looking" | "turn_glass" | "run_out" | { "finish": number } | "end_turn" | { "remove": Square } | { "keep": Square } | { "board_vip": {
/**
 * Which cabin.
 */
square: Square,
/**
 * Which VIP.
 */
vip: Vip, } } | "double" | { "save": Square } | "rearrange" | { "board": {
/**
 * Which cabin.
 */
square: Square,
/**
 * Which alien.
 */
alien: Alien, } } | "loaded" | "fly_on" | "give_up" | { "power": Square } | { "spend": Square } | "done" | { "land": number } | "accept" | "pass" | { "give_crew": Square } | { "lose_good": Square } | { "lose_cell": Square } | { "stow": {
/**
 * Which.
 */
good: Good,
/**
 * Where.
 */
hold: Square, } } | { "lift": {
/**
 * Which.
 */
good: Good,
/**
 * From where.
 */
hold: Square, } } | { "defend": Square } | "endure" | { "keep_title": Title } | { "abandon": Square } | { "take_back": Square } | { "fire": {
/**
 * Which cannon.
 */
gun: Square,
/**
 * Along which row or column the part comes.
 */
lane: number, } };

/**
 * One step a rocket made over the board.
 */
export type Moved = {
/**
 * Days counted: forward above 0, back below.
 */
days: number,
/**
 * The space it came from.
 */
from: number,
/**
 * The space it stands on now.
 */
to: number, };

/**
 * A tile with its number.
 */
export type NumberedTile = {
/**
 * Its number.
 */
id: TileId,
/**
 * What it is.
 */
kind: Kind,
/**
 * How many cells, goods or astronauts it holds.
 */
capacity: number,
/**
 * What heavy cargo takes off the engines.
 */
weight: number,
/**
 * Its connectors, clockwise from the front, as it lies in its base orientation: the barrel to the front, the exhaust to the back, the
 * shield over front and right.
 */
sides: [Connector, Connector, Connector, Connector], };

/**
 * What the card in play means for one trucker.
 */
export type Outlook = "nothing" | { "forward": {
/**
 * With what is powered.
 */
now: number,
/**
 * With all cells.
 */
most: number, } } | { "crew": {
/**
 * What it takes.
 */
need: number,
/**
 * What there is.
 */
have: number, } } | { "fight": {
/**
 * The enemy's.
 */
power: number,
/**
 * With what is powered, in halves.
 */
now: Halves,
/**
 * How that would go.
 */
result: FightResult,
/**
 * With all cells, in halves.
 */
most: Halves,
/**
 * How that would go.
 */
best: FightResult, } } | { "compare": {
/**
 * With what is powered, in halves.
 */
now: Halves,
/**
 * With all cells, in halves.
 */
most: Halves, } } | { "back": {
/**
 * How many.
 */
days: number, } } | { "infected": {
/**
 * Which.
 */
cabins: Array<Square>, } } | { "missile": {
/**
 * What it would do.
 */
threat: Threat,
/**
 * Whether there is a cell.
 */
cell: boolean, } };

/**
 * A tile in everybody's reserve.
 */
export type Parcel = "light_heavy" | "explosive" | "fragile" | "radioactive";

/**
 * Small meteors from one side, along every line.
 */
export type Pass = {
/**
 * The side.
 */
from: Side,
/**
 * In which order.
 */
order: LineOrder, };

/**
 * What belongs to a trucker's VIPs. Who they are and where they live is told by the ship.
 */
export type PassengersView = {
/**
 * Those who took off with the ship.
 */
boarded: Array<Vip>,
/**
 * The widow flew off.
 */
flown_off: boolean,
/**
 * The cannons that the admiral marked and that are still there, while he is aboard.
 */
cubes: Array<Square>,
/**
 * The charges the surgeon has left, while she is aboard.
 */
charges: number,
/**
 * The cabins in which she can save somebody now.
 */
savable: Array<Square>,
/**
 * The components that are one with the cabin of the widow, while she is aboard.
 */
cluster: Array<Square>, };

/**
 * What a mission pays for, first of all at the end of a flight, to those who complete it. `level` is multiplied by the flight's level.
 */
export type Payoff = { "each": {
/**
 * Of what.
 */
of: Freight,
/**
 * How much.
 */
credits: number, } } | { "most": {
/**
 * Of what.
 */
of: Freight,
/**
 * How much.
 */
level: number, } } | { "pairs": {
/**
 * How much.
 */
credits: number, } } | { "sets": {
/**
 * For a set of four kinds.
 */
four: number,
/**
 * For a set of three kinds among the rest.
 */
three: number, } } | { "finishing": {
/**
 * How much.
 */
level: number, } } | { "few_lost": {
/**
 * How many at most.
 */
at_most: number,
/**
 * How much.
 */
level: number, } } | { "each_lost_in_flight": {
/**
 * How much.
 */
credits: number, } } | { "most_lost_in_flight": {
/**
 * How much.
 */
credits: number, } } | { "holes_passed": {
/**
 * How much.
 */
credits: number, } } | { "fleets_reached": {
/**
 * How much.
 */
credits: number, } } | { "each_crew": {
/**
 * For an astronaut.
 */
credits: number,
/**
 * For an alien or a VIP.
 */
special: number, } } | { "each_given": {
/**
 * How much.
 */
level: number, } } | { "all_given": {
/**
 * How much.
 */
level: number, } } | { "vips": {
/**
 * How much for each number.
 */
levels: [number, number, number], } };

/**
 * What somebody suffers.
 */
export type Penalty = { "days": number } | { "crew": number } | { "goods": number } | { "cells": number } | { "shots": Array<Missile> };

/**
 * What a flight waits for or does next. Those with a `seat` are choices of that seat and are skipped where nothing is to choose.
 */
export type Pending = { "between": {
/**
 * Still to be asked.
 */
asked: SeatSet, } } | "resolved" | { "open_space": {
/**
 * From the leader on.
 */
queue: Queue, } } | { "planets": {
/**
 * From the leader on.
 */
queue: Queue,
/**
 * Planets taken, one bit each.
 */
taken: number,
/**
 * Who landed.
 */
landed: SeatSet, } } | { "abandoned": {
/**
 * From the leader on.
 */
queue: Queue, } } | { "attack": {
/**
 * From the leader on.
 */
queue: Queue,
/**
 * Who was beaten by pirates and waits for the shots.
 */
beaten: SeatSet, } } | { "volley": {
/**
 * Where they are printed.
 */
volley: Volley,
/**
 * The number of the next one.
 */
next: number,
/**
 * Whom they fly at.
 */
targets: SeatSet,
/**
 * The present one.
 */
flying: Flying | null,
/**
 * Whom it has still to reach.
 */
queue: Queue, } } | { "line": {
/**
 * Which line.
 */
line: number,
/**
 * From the leader on; `None` before the order is read.
 */
queue: Queue | null,
/**
 * The lowest was found: what he suffers is under way, then comes the next line.
 */
struck: boolean, } } | { "declare": {
/**
 * Who.
 */
seat: Seat,
/**
 * Engines or cannons.
 */
what: Criterion,
/**
 * The tiles that got a cell.
 */
powered: Squares,
/**
 * The engineer doubles the result.
 */
doubled: boolean, } } | { "battery": {
/**
 * Who.
 */
seat: Seat,
/**
 * The tile that gets the cell.
 */
tile: Square, } } | { "land": {
/**
 * Who.
 */
seat: Seat, } } | { "board": {
/**
 * Who.
 */
seat: Seat, } } | { "reward": {
/**
 * Who.
 */
seat: Seat, } } | { "give_crew": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many more.
 */
left: number, } } | { "lose_goods": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many more.
 */
left: number, } } | { "stow": {
/**
 * Who.
 */
seat: Seat,
/**
 * Goods in nobody's hold.
 */
goods: Goods,
/**
 * How many times a good may still be taken out of a hold, so that stowing ends.
 */
lifts: number, } } | { "impact": {
/**
 * Whose ship.
 */
seat: Seat,
/**
 * What flies at it.
 */
flying: Flying,
/**
 * What stops it, once chosen.
 */
stopped: Square | null, } } | { "lose_cells": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many more.
 */
left: number, } } | { "black_hole": {
/**
 * From the leader on.
 */
queue: Queue, } } | { "plan": {
/**
 * Who.
 */
seat: Seat,
/**
 * The plan so far.
 */
plan: Plan, } } | { "pay_cells": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The doubles that have still to get one.
 */
tiles: Squares,
/**
 * The components that will be given up: cells of batteries among them go first.
 */
doomed: Squares, } } | { "abandon": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
gone: Squares, } } | { "fleet": {
/**
 * From the leader on.
 */
queue: Queue,
/**
 * Who did not reach its power.
 */
beaten: SeatSet, } } | { "fleet_line": {
/**
 * Which line, from 0.
 */
line: number,
/**
 * From the leader on.
 */
queue: Queue,
/**
 * Everybody who suffers.
 */
beaten: SeatSet, } } | { "rain": {
/**
 * The first one it falls on now.
 */
queue: Queue,
/**
 * The number of the next meteor.
 */
next: number, } } | { "asteroid": {
/**
 * From the leader on.
 */
queue: Queue,
/**
 * The centre line.
 */
centre: number, } } | { "salvo": {
/**
 * Who.
 */
seat: Seat,
/**
 * What was fired so far.
 */
salvo: Salvo, } } | { "tactic": {
/**
 * Which column, from 0.
 */
column: number,
/**
 * From the leader on; `None` before the order is read.
 */
queue: Queue | null,
/**
 * What the first of them has of what counts, once that is declared.
 */
first: Halves | null, } } | { "suffer": {
/**
 * Who.
 */
seat: Seat,
/**
 * The number of the next line, over both columns.
 */
number: number, } } | { "overtake": {
/**
 * Who.
 */
seat: Seat,
/**
 * Days left.
 */
days: number,
/**
 * Rockets paid for that stand before it.
 */
over: number, } } | { "vips_act": {
/**
 * Whose politician has still to move.
 */
politicians: Queue,
/**
 * Whose patient brings an epidemic after that.
 */
patients: Queue, } } | { "rescue": {
/**
 * Whose.
 */
seat: Seat, } } | { "keep_piece": {
/**
 * Who.
 */
seat: Seat, } } | { "titles": {
/**
 * Who still chooses in this round.
 */
queue: Queue,
/**
 * Who had no title when the round began.
 */
among: SeatSet, } } | { "landed": {
/**
 * Still to be asked.
 */
asked: SeatSet, } } | "over";

/**
 * Which part of a flight is being played.
 */
export type Phase = "choosing" | "ready" | "building" | "boarding" | "correcting" | "loading" | "flying" | "over";

/**
 * A forecast pile.
 */
export type PileView = {
/**
 * How many cards.
 */
size: number,
/**
 * In whose hand it is.
 */
holder: Seat | null,
/**
 * The cards, for those who have looked.
 */
cards: Array<CardId> | null, };

/**
 * How a ship gets through a black hole.
 */
export type Plan = {
/**
 * The double engines that get a cell.
 */
powered: Squares,
/**
 * The components that are given up, without those that fall off with them.
 */
given: Squares,
/**
 * How often something may still be taken back.
 */
take_backs: number,
/**
 * The engineer doubles the engines.
 */
doubled: boolean, };

/**
 * A plan to get through a black hole, and what it comes to.
 */
export type PlanView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * What the hole asks of engines.
 */
strength: number,
/**
 * The engine strength after what is given up.
 */
power: number,
/**
 * All components that go.
 */
gone: Array<Square>,
/**
 * How many have to be given up with that strength.
 */
needed: number,
/**
 * How many are.
 */
counted: number,
/**
 * It gets the ship through, and nothing can be taken back.
 */
ready: boolean, };

/**
 * Where a tile that is not at hand would fit.
 */
export type Prospect = {
/**
 * Which tile.
 */
tile: TileId,
/**
 * For each way it can be turned, clockwise from the front: the squares on which it would be joined to the ship and clash nowhere.
 */
fits: Array<[Side, Array<Square>]>, };

/**
 * Seats that act one after the other.
 */
export type Queue = Array<number>;

/**
 * Why a move is not allowed.
 */
export type Refusal = "not_now" | "already_done" | "finished" | "only_the_clock" | "only_in_real_time" | "only_in_turns" | "heap_empty" | { "taken_by": {
/**
 * Who.
 */
seat: Seat, } } | "not_face_up" | "not_in_reserve" | "hand_full" | "nothing_at_hand" | "not_on_board" | "square_taken" | "must_touch" | "engines_never_turn" | "lies_there" | "ship_full" | "reserve_full" | "from_reserve" | "holds_pile" | "no_pile_in_hand" | "no_such_pile" | { "pile_held_by": {
/**
 * Who.
 */
seat: Seat, } } | "nothing_welded" | "glass_not_empty" | "only_finished_turn_glass" | "space_not_free" | { "not_enough_points": {
/**
 * What it costs.
 */
need: number,
/**
 * What there is.
 */
have: number, } } | { "too_many_points_left": {
/**
 * What there is.
 */
have: number, } } | { "ship_too_small": {
/**
 * How many squares must hold a tile.
 */
need: number,
/**
 * How many do.
 */
have: number, } } | "consulted" | "stuck" | "out_of_patience" | "no_fault" | "choose_piece_first" | "no_such_piece" | "no_cabin" | "no_life_support" | "alien_aboard" | "nothing_to_power" | "powered_already" | "no_cells" | "no_such_planet" | "planet_taken" | "nobody_there" | "dearest_first" | "goods_first" | "no_such_good" | "no_hold" | "red_needs_special_hold" | "hold_full" | "enough_moved" | "no_defence" | "title_not_won" | "cargo_is_never_reserved" | "mission_not_offered" | "nothing_to_abandon" | "abandoned_already" | "nothing_to_take_back" | { "not_enough_given_up": {
/**
 * How many have to be given up.
 */
need: number,
/**
 * How many are.
 */
have: number, } } | "more_than_needed" | "cannot_fire" | "singles_fire_first" | "would_break_up" | "vip_not_here" | "vip_aboard" | { "does_not_suit": {
/**
 * Who.
 */
vip: Vip,
/**
 * Why not.
 */
unmet: Unmet, } } | "nobody_to_save" | "nobody_doubles";

/**
 * What a winner may take.
 */
export type Reward = { "credits": number } | { "goods": Goods };

/**
 * A rocket.
 */
export type RocketView = {
/**
 * The space it stands on; `None` once it is off the board.
 */
space: number | null,
/**
 * Days travelled, from the rearmost start space.
 */
distance: number | null,
/**
 * Its place in the order, from 1.
 */
place: number | null,
/**
 * How many more days behind the leader would be lapped, if nobody stands in between; 0 when it is.
 */
until_lapped: number | null,
/**
 * Why it left.
 */
left: Leaving | null, };

/**
 * What the host set.
 */
export type Rules = {
/**
 * Three flights instead of one.
 */
trek: boolean,
/**
 * How ships are built.
 */
building: Building,
/**
 * How long the hourglass runs.
 */
run_seconds: number,
/**
 * Credits may end below 0.
 */
debt: boolean,
/**
 * A gold title brings its handicap.
 */
gold_handicaps: boolean,
/**
 * In turn-based building the hidden pile gets an extra card too.
 */
extra_in_hidden_pile: boolean,
/**
 * The modules of the expansion.
 */
modules: Modules, };

/**
 * What the expansion's rulebook leaves open, where the other reading can be played too. Each is `false` for the reading the rules file recommends.
 */
export type Rulings = {
/**
 * A2: what the politician pays is not doubled with the arrival reward.
 */
politician_once: boolean,
/**
 * A3: one die and 3 for each shot of a fleet instead of two dice.
 */
fleet_one_die: boolean,
/**
 * A6: contamination looks at empty cabins too.
 */
contamination_any: boolean,
/**
 * A18: the bill of a black hole is never less than before anything was given up.
 */
hole_bill_fixed: boolean,
/**
 * A27: cargo that leaves with the widow goes off.
 */
widow_cargo_goes_off: boolean,
/**
 * A34: every tile of the widow's cluster counts where components are given up.
 */
widow_counts_tiles: boolean, };

/**
 * How a ship fights a huge meteor.
 */
export type Salvo = {
/**
 * The centre line.
 */
centre: number,
/**
 * The lines whose part was shot, one bit each.
 */
saved: number,
/**
 * The cannons that have fired.
 */
fired: Squares, };

/**
 * A ship with everything on it, and what can be said of it.
 */
export type ShipView = {
/**
 * The whole ship as one line of text.
 */
notation: string,
/**
 * Its tiles, row by row.
 */
tiles: Array<TileView>,
/**
 * What is wrong, joint by joint.
 */
faults: Array<Fault>,
/**
 * The pieces it would come to, each by its squares; one for a ship that hangs together.
 */
pieces: Array<Array<Square>>,
/**
 * The tiles outside the piece with the starting cabin (or the largest): what the check would tear off besides the faults.
 */
torn_off: Array<Square>,
/**
 * The tiles that break the handicap of its owner's gold title, which the check judges like any fault. Told until the ship is loaded.
 */
handicap: Array<Square>,
/**
 * Whether it could take off as it is.
 */
legal: boolean,
/**
 * What it can do.
 */
strength: StrengthView, };

/**
 * A side of a tile, of a square or of a ship. The front is up on a ship board.
 */
export type Side = "front" | "right" | "back" | "left";

/**
 * The first and the last of several lines side by side, counted from the centre line.
 */
export type Span = [number, number];

/**
 * What only one mission changes.
 */
export type SpecialRule = "vips" | "passing_costs_components" | "arrival_doubled" | "first_doubled_last_nothing" | "losses_in_flight_are_free" | "enemies_pay_half" | "no_abandoned_ships";

/**
 * What the tile would do on one square.
 */
export type Spot = {
/**
 * Where.
 */
square: Square,
/**
 * It would be joined to the ship and clash nowhere.
 */
fits: boolean,
/**
 * The sides on which it would clash, and why.
 */
clashes: Array<[Side, FaultKind]>, };

/**
 * The squares for one way to turn the tile at hand.
 */
export type Spots = {
/**
 * The side its front is turned to.
 */
turned: Side,
/**
 * The squares that touch the ship.
 */
spots: Array<Spot>, };

/**
 * A square of a ship board. Written as its row and column, as rolled: 707 is row 7, column 7; 811 is row 8, column 11.
 */
export type Square = number;

/**
 * A set of squares, one bit each.
 */
export type Squares = Array<number>;

/**
 * What a ship can do. While it is built, cells, crew and holds are counted as they will be once it is loaded.
 */
export type StrengthView = {
/**
 * Engines without any cell.
 */
engines: number,
/**
 * Engines with as many doubles powered as there are cells.
 */
engines_powered: number,
/**
 * Cannons without any cell, in halves.
 */
cannons: Halves,
/**
 * Cannons with as many doubles powered as there are cells, in halves.
 */
cannons_powered: Halves,
/**
 * Crew.
 */
crew: number,
/**
 * Cells.
 */
cells: number,
/**
 * Room for goods that are not red.
 */
hold: number,
/**
 * Room for goods of any colour.
 */
special_hold: number,
/**
 * Connectors that are not joined to another tile.
 */
exposed: number,
/**
 * The sides that a shield covers.
 */
shielded: [boolean, boolean, boolean, boolean], };

/**
 * The kind of a super card: missions ask for kinds.
 */
export type SuperKind = "black_hole" | "fleet" | "asteroid_rain" | "asteroid_attack" | "ghost_asteroid" | "tactical_zone" | "deadly_radiation" | "explosive_radiation" | "corrosive_dust" | "nanobot_dust" | "pandemic" | "contamination";

/**
 * Which super card is drawn.
 */
export type SuperWish = "any" | "sickness" | SuperKind;

/**
 * A column of a tactical zone.
 */
export type Tactic = {
/**
 * What counts.
 */
first: Criterion,
/**
 * What is taken off.
 */
second: Criterion,
/**
 * What the lowest suffers, from the first line down to that of the level.
 */
penalties: Array<Penalty>, };

/**
 * A column of a tactical zone that is being reckoned.
 */
export type TacticView = {
/**
 * Which column, from 0.
 */
column: number,
/**
 * What counts.
 */
first: Criterion,
/**
 * What is taken off.
 */
second: Criterion,
/**
 * The difference of each trucker who has reckoned, in halves, in seat order.
 */
differences: Array<Halves | null>, };

/**
 * What becomes of a meteor or a shot that flies at a ship, before anybody chooses anything.
 */
export type Threat = "misses" | { "bounces": {
/**
 * The tile it meets.
 */
at: Square, } } | { "shot_down": {
/**
 * The tile it would have met.
 */
at: Square,
/**
 * The cannon.
 */
by: Square, } } | { "hits": {
/**
 * The tile it meets.
 */
at: Square,
/**
 * Shields or double cannons.
 */
defences: Squares, } };

/**
 * A tile, by its number in the data file. Numbers up to 255 leave room for the tiles of an expansion.
 */
export type TileId = number;

/**
 * A tile on a ship.
 */
export type TileView = {
/**
 * Where.
 */
square: Square,
/**
 * Which.
 */
tile: TileId,
/**
 * The side its front was turned to.
 */
turned: Side,
/**
 * It is placed but not welded yet.
 */
loose: boolean,
/**
 * Cells on it.
 */
cells: number,
/**
 * Who lives there.
 */
crew: Crew,
/**
 * Goods in it, the most valuable first.
 */
goods: Array<Good>, };

/**
 * A title.
 */
export type Title = "freight_hauler" | "power_trucker" | "xenoquartermaster" | "cruise_captain" | "master_engineer" | "corridorist" | "party_king";

/**
 * A trucker's own things.
 */
export type TruckerView = {
/**
 * The starting cabin, which has this trucker's colour.
 */
cabin: TileId,
/**
 * The ship.
 */
ship: ShipView,
/**
 * The tile being handled.
 */
hand: Hand | null,
/**
 * The tiles set aside.
 */
reserve: Array<TileId>,
/**
 * How many may still be set aside.
 */
reserve_room: number,
/**
 * The lost pile.
 */
lost: Array<Lost>,
/**
 * Credits.
 */
credits: number,
/**
 * The forecast pile in this trucker's hand, from 1.
 */
looking: number | null,
/**
 * The start space, from 1, once building is finished.
 */
space: number | null,
/**
 * Action points, in turn-based building.
 */
points: number,
/**
 * The account of the last flight, line by line in the order of the rules.
 */
account: Array<Entry>,
/**
 * The title held in a trek.
 */
title: Holding | null,
/**
 * What belongs to the VIPs aboard, in flights that have them.
 */
passengers: PassengersView | null, };

/**
 * Turn-based building.
 */
export type TurnsView = {
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * The countdown die, once somebody has stopped.
 */
die: number | null,
/**
 * Who stopped first and lowers the die.
 */
first_to_stop: Seat | null,
/**
 * The forecast was consulted, so that the turn can only end.
 */
consulted: boolean,
/**
 * How many squares must hold a tile before a trucker may stop.
 */
enough: number,
/**
 * What it costs to reveal, to reserve, to place and to consult.
 */
costs: [number, number, number, number], };

/**
 * Why a cabin does not suit a VIP.
 */
export type Unmet = "starting_cabin" | "radioactive" | "kept_free" | "no_cannon_in_view" | "no_engine_connected" | "no_structural_connected" | "no_cabin_connected" | "no_hold_connected" | "no_way_to_start" | { "too_far_from_start": {
/**
 * So many steps.
 */
have: number,
/**
 * At most so many.
 */
need: number, } } | { "too_close_to_start": {
/**
 * So many steps.
 */
have: number,
/**
 * At least so many.
 */
need: number, } } | { "exposed_connector": {
/**
 * On this side.
 */
side: Side, } } | { "same_sides": {
/**
 * So many sides.
 */
have: number, } } | { "not_matched": {
/**
 * On this side.
 */
side: Side, } } | { "too_few_types": {
/**
 * So many.
 */
have: number,
/**
 * At least so many.
 */
need: number, } } | { "too_few_connections": {
/**
 * So many.
 */
have: number,
/**
 * At least so many.
 */
need: number, } } | { "too_few_views": {
/**
 * So many.
 */
have: number,
/**
 * At least so many.
 */
need: number, } } | { "not_enclosed": {
/**
 * On this side.
 */
side: Side, } } | { "cabin_nearby": {
/**
 * Which.
 */
cabin: Square, } } | "no_battery_in_line" | "no_battery_nearby" | "no_open_view";

/**
 * Why nothing stopped what hit a component.
 */
export type Unstopped = "no_shield" | "no_cannon" | "no_cells" | "let_through" | "unstoppable";

/**
 * A cabin that does not suit a VIP.
 */
export type Unsuited = {
/**
 * Where.
 */
cabin: Square,
/**
 * Why not.
 */
unmet: Unmet, };

/**
 * What one viewer sees.
 */
export type View = {
/**
 * What the host set.
 */
rules: Rules,
/**
 * Which flight it is.
 */
flight: Flight,
/**
 * Its level.
 */
level: Level,
/**
 * Which part of it is being played.
 */
phase: Phase,
/**
 * The mission of this flight.
 */
mission: Mission | null,
/**
 * The two missions that lie open while somebody picks one.
 */
offer: [Mission, Mission] | null,
/**
 * The VIPs that lie open, one of each colour.
 */
vips: [Vip, Vip, Vip] | null,
/**
 * Whom the table still waits for, where all choose at once.
 */
waiting: Array<Seat>,
/**
 * The squares of the ship board.
 */
board: Array<Square>,
/**
 * How many tiles lie face down, without cargo.
 */
face_down: number,
/**
 * How many cargo tiles lie face down.
 */
face_down_cargo: number,
/**
 * The tiles that lie face up, in the order in which they came to lie there.
 */
face_up: Array<TileId>,
/**
 * The hourglass, in flights that have one.
 */
glass: GlassView | null,
/**
 * Turn-based building.
 */
turns: TurnsView | null,
/**
 * The forecast piles that may be looked at; none in the learning flight.
 */
piles: Array<PileView>,
/**
 * How many cards the pile has that nobody may look at; in the learning flight all of them.
 */
hidden_pile: number,
/**
 * The cards of that pile, for those who may know them: everybody in the learning flight, else nobody at the table.
 */
hidden_cards: Array<CardId> | null,
/**
 * The flight, once ships have taken off.
 */
flying: FlightView | null,
/**
 * The truckers, in seat order.
 */
truckers: Array<TruckerView>, };

/**
 * A VIP.
 */
export type Vip = "retired_admiral" | "propulsion_engineer" | "hurried_politician" | "smuggler_king" | "star_surgeon" | "galactic_insurer" | "superstitious_celebrity" | "feng_shui_master" | "spoiled_rich_kid" | "cautious_widow" | "amateur_astronomer" | "agoraphobic_heiress" | "quarantine_patient" | "energy_guru" | "eco_activist" | "lunar_marathoner" | "thrill_seeker" | "food_critic";

/**
 * What a VIP would say to the viewer's cabins.
 */
export type VipAid = {
/**
 * Who.
 */
vip: Vip,
/**
 * The cabins that suit.
 */
suited: Array<Square>,
/**
 * The others, the starting cabin left out, each with the first thing that is wrong.
 */
unsuited: Array<Unsuited>, };

/**
 * A VIP card.
 */
export type VipCard = {
/**
 * Who.
 */
id: Vip,
/**
 * The colour of the back and of the figure.
 */
colour: VipColour,
/**
 * Paid at the end, multiplied by the level.
 */
level: number,
/**
 * Paid for each thing counted.
 */
each: number,
/**
 * What else stands on the card.
 */
figures: Array<number>,
/**
 * Where the row comes from.
 */
source: Provenance, };

/**
 * The colour of a VIP: one of each can be aboard.
 */
export type VipColour = "red" | "blue" | "yellow";

/**
 * Where a volley of meteors or shots is printed.
 */
export type Volley = "card" | { "line": number };
