//! What the rules work out for a viewer: fees, the odds of the combat under way, what is at stake in it, with whom one may bargain.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};
use ts_rs::TS;

use crate::cards::Dice;
use crate::moves::Move;
use crate::negotiation::Deliver;
use crate::rules::EMPTY_SPACE;
use crate::state::{Choice, Faktor, Foe, GLORY_TO_WIN, Metal, Planet, Side, Step};

/// What a pirate would otherwise have to reckon himself, from what lies open to all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Aids {
    /// The glory that ends the game.
    pub goal: u8,
    /// What each pirate has to reckon with, in seat order.
    pub pirates: Vec<PirateAids>,
    /// Whether the combat of this turn is still to come or in its beginnings.
    pub combat_ahead: bool,
    /// Who can share what a combat yields.
    pub loot_for: Vec<Seat>,
    /// The combat under way.
    pub combat: Option<CombatAids>,
    /// With whom the viewer may bargain now.
    pub partners: Vec<Partner>,
    /// Those who could join the viewer together: every group of two or more, in the order of their seats. Only a challenge has room for several.
    pub groups: Vec<GroupAids>,
    /// The credits that keeping the promise now due would pay, where it promises a share of the loot.
    pub due_pays: Option<u16>,
    /// What is about to decide the game.
    pub looms: Option<Looming>,
}

/// What is about to decide the game, told before it happens.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Looming {
    /// Somebody has the glory that ends the game with this turn.
    LastTurn {
        /// Who.
        seat: Seat,
    },
    /// Somebody is near to the glory that ends the game.
    Near {
        /// Who.
        seat: Seat,
        /// How much is missing.
        need: u8,
    },
    /// Space is all but empty.
    SpaceEmpties {
        /// How many cards can still be drawn before the game ends.
        left: u8,
    },
}

/// From so little missing glory, and from so few cards in space on, it is said.
const NEAR: i16 = 2;
const FEW: usize = 4;

/// What a pirate has to reckon with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PirateAids {
    /// He is infamous: nobody may ally with him.
    pub infamous: bool,
    /// What he pays for an earlier Metal Faktor die the next time he attacks or challenges.
    pub penalty: u8,
    /// What attacking by way of Karokum costs him.
    pub karokum_fee: u8,
    /// How far his word can be trusted, in percent: the promises he kept, with one kept promise lent to a newcomer. An attacker betrayed
    /// weighs like a promise broken.
    pub trust: u8,
}

/// What the combat under way comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CombatAids {
    /// How likely the attacker wins, in thousandths, with the dice and cards that are known: no Metal Faktor die but those that were declared.
    pub odds: u16,
    /// The same if all of the attacker's side who have not yet spoken threw their Metal Faktor dice, then if all of the defender's did; nothing for
    /// a side of which nobody has one to throw.
    pub faktors: [Option<u16>; 2],
    /// The same if the viewer, an ally of the attacker, betrayed him; only where he could.
    pub betrayed: Option<u16>,
    /// What the viewer's Metal Faktor die would change; only while he is asked whether he throws it.
    pub faktor: Option<FaktorAids>,
    /// The credits a victory yields.
    pub loot: u16,
    /// The credits that the attacker's own ship and equipment add to it; they are no loot that could be shared.
    pub extra: u8,
    /// The glory a victory brings.
    pub glory: u8,
    /// The damage a defeat does.
    pub damage: u8,
    /// What a challenger who wins takes from the challenged; nothing in an attack.
    pub plunder: Option<PlunderAids>,
    /// The foe hunts pirates: what was promised in its presence is paid.
    pub hunter: bool,
    /// Whether an ally of the attacker may betray him.
    pub betrayable: bool,
    /// Seats of the attacker's side, then of the defender's, that throw their Metal Faktor dice.
    pub throwers: [Vec<Seat>; 2],
}

/// What the challenged loses, by choice of the challenger who wins: these credits, these wrecks or one upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PlunderAids {
    /// Half of his credits.
    pub credits: u16,
    /// Half of his wrecks.
    pub wrecks: u8,
    /// Whether he has an upgrade to lose.
    pub upgrade: bool,
}

/// What throwing a Metal Faktor die would change for the side that throws it, with what the others have said so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FaktorAids {
    /// How likely that side wins if the die is thrown, in thousandths.
    pub thrown: u16,
    /// The same if it is held back.
    pub held: u16,
}

/// Somebody to bargain with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Partner {
    /// Who.
    pub seat: Seat,
    /// The alliance that could be sealed with him now.
    pub alliance: Option<AllianceAids>,
}

/// An alliance that could be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct AllianceAids {
    /// The protagonist of the combat.
    pub lead: Seat,
    /// Who would join him.
    pub ally: Seat,
    /// How likely the protagonist's side, attacker or not, would win then, in thousandths.
    pub odds: u16,
    /// The same without this alliance.
    pub alone: u16,
    /// The same with it, and with the Metal Faktor dice of all of that side who still can throw one; nothing if nobody can.
    pub thrown: Option<u16>,
    /// Whether several may be asked at once to join.
    pub several: bool,
    /// What the ally could betray him for; nothing where he could not.
    pub betrayal: Option<BetrayalAids>,
}

/// Several who would join the viewer in a challenge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GroupAids {
    /// Who.
    pub allies: Vec<Seat>,
    /// How likely the viewer's side would win with all of them, in thousandths.
    pub odds: u16,
    /// The same with the Metal Faktor dice of all of that side who still can throw one; nothing if nobody can.
    pub thrown: Option<u16>,
}

/// What betraying the attacker would be worth. No promise covers it: loyalty cannot be promised, and what the two promised each other is void then.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BetrayalAids {
    /// The credits the traitor takes if the attack then fails.
    pub pays: u16,
    /// How likely it fails then, in thousandths.
    pub odds: u16,
}

/// What a lost combat does where the ship's own figure does not count.
const DAMAGE: u8 = 1;

/// What the rules work out for `viewer`.
pub(crate) fn of(game: &Metal, viewer: Viewer) -> Aids {
    let you = match viewer {
        Viewer::Seat(seat) if seat.index() < usize::from(game.seats) => Some(seat),
        _ => None,
    };
    Aids {
        goal: GLORY_TO_WIN.unsigned_abs() as u8,
        pirates: game.all_seats().map(|seat| pirate(game, seat)).collect(),
        combat_ahead: game.combat_ahead(),
        loot_for: game.can_win_loot().iter().collect(),
        combat: (game.combat.foe != Foe::Nobody).then(|| combat(game, you)),
        partners: you.map(|seat| partners(game, seat)).unwrap_or_default(),
        groups: you.map(|seat| groups(game, seat)).unwrap_or_default(),
        due_pays: due_pays(game),
        looms: looms(game),
    }
}

/// What was won lies open to all, and so does what was promised of it.
fn due_pays(game: &Metal) -> Option<u16> {
    let Some(Choice::Settle(id)) = game.choices.last() else {
        return None;
    };
    match game.ledger.get(*id)?.deliver {
        Deliver::LootCredits(share) => Some(game.loot_credits(share)),
        _ => None,
    }
}

/// Glory and the height of the space pile lie open to all.
fn looms(game: &Metal) -> Option<Looming> {
    if matches!(game.step, Step::Over) {
        return None;
    }
    let need = |seat: &Seat| GLORY_TO_WIN - game.glory(*seat);
    let seat = game.all_seats().min_by_key(need)?;
    let drawable = game.board.pile.len().saturating_sub(EMPTY_SPACE);
    match need(&seat) {
        need if need <= 0 => Some(Looming::LastTurn { seat }),
        need if need <= NEAR => Some(Looming::Near {
            seat,
            need: need as u8,
        }),
        _ if drawable <= FEW => Some(Looming::SpaceEmpties { left: drawable as u8 }),
        _ => None,
    }
}

fn pirate(game: &Metal, seat: Seat) -> PirateAids {
    let reputation = game.pirates[seat].reputation;
    let kept = u32::from(reputation.honoured) + 1;
    let broken = u32::from(reputation.reneged) + u32::from(reputation.betrayals);
    PirateAids {
        infamous: game.infamous(seat),
        penalty: game.penalty_due(seat),
        karokum_fee: game.powers(seat).karokum_fee,
        trust: (100 * kept / (kept + broken)) as u8,
    }
}

fn combat(game: &Metal, you: Option<Seat>) -> CombatAids {
    let foe = game.combat.foe;
    let (loot, glory, damage) = match foe {
        Foe::Nobody => (0, 0, 0),
        Foe::Ship(ship) => {
            let card = game.cards.ship(ship);
            // Whoever is betrayed takes one, whatever is printed.
            let damage = if game.combat.traitor.is_some() {
                DAMAGE
            } else {
                card.damage
            };
            (card.credits.into(), card.glory, damage)
        }
        Foe::Planet(planet) => (treasury(game, planet), 0, DAMAGE),
        Foe::Pirate(rival) => (game.board.pot + plunder(game, rival).credits, 1, DAMAGE),
    };
    let betrayable = is_betrayable(game);
    let tempted = you.filter(|seat| betrayable && game.combat.allies.contains(*seat) && !dice_lie(game));
    let thrown = |side| {
        let thrown = game.combat.thrown.iter();
        thrown.filter(|seat| game.side_of(*seat) == Some(side)).collect()
    };
    CombatAids {
        odds: odds(game),
        faktors: [Side::Attack, Side::Defence].map(|side| all_thrown(game, side)),
        betrayed: tempted.map(|seat| odds(&betrayed_by(game, seat))),
        faktor: you.and_then(|seat| faktor(game, seat)),
        loot,
        extra: match foe {
            Foe::Ship(_) => game.powers(game.active).win_credits,
            _ => 0,
        },
        glory,
        damage,
        plunder: match foe {
            Foe::Pirate(rival) => Some(plunder(game, rival)),
            _ => None,
        },
        hunter: game.hunts_pirates(),
        betrayable,
        throwers: [thrown(Side::Attack), thrown(Side::Defence)],
    }
}

fn plunder(game: &Metal, rival: Seat) -> PlunderAids {
    let pirate = &game.pirates[rival];
    PlunderAids {
        credits: pirate.credits.div_ceil(2),
        wrecks: pirate.wrecks.len().div_ceil(2) as u8,
        upgrade: !pirate.upgrades.is_empty(),
    }
}

/// Whoever is asked whether he throws is told what both answers lead to; nobody else has that choice now.
fn faktor(game: &Metal, seat: Seat) -> Option<FaktorAids> {
    game.judge_move(seat, &Move::Throw).ok()?;
    let side = game.side_of(seat)?;
    let mut then = game.clone();
    then.combat.thrown = then.combat.thrown.with(seat);
    Some(FaktorAids {
        thrown: of_side(side, odds(&then)),
        held: of_side(side, odds(game)),
    })
}

/// How likely the attacker wins if all of a side who still can throw their Metal Faktor dice.
fn all_thrown(game: &Metal, side: Side) -> Option<u16> {
    if dice_lie(game) {
        return None;
    }
    let unspoken = |seat: &Seat| {
        let (combat, pirate) = (&game.combat, &game.pirates[*seat]);
        !combat.spoken.contains(*seat) && pirate.faktor == Faktor::Blank && game.side_of(*seat) == Some(side)
    };
    let more: SeatSet = game.all_seats().filter(unspoken).collect();
    if more.is_empty() {
        return None;
    }
    let mut then = game.clone();
    then.combat.thrown = then.combat.thrown.union(more);
    Some(odds(&then))
}

/// The attacker's chances as that side sees them.
fn of_side(side: Side, attacker: u16) -> u16 {
    match side {
        Side::Attack => attacker,
        Side::Defence => 1000 - attacker,
    }
}

/// Only attacks on ships and planets are betrayed, and not to a pirate hunter.
fn is_betrayable(game: &Metal) -> bool {
    matches!(game.combat.foe, Foe::Ship(_) | Foe::Planet(_)) && !game.hunts_pirates()
}

/// What a traitor takes if the attack fails: what is printed on the ship, or the treasury.
fn price_of_betrayal(game: &Metal) -> u16 {
    match game.combat.foe {
        Foe::Ship(ship) => game.cards.ship(ship).credits.into(),
        Foe::Planet(planet) => treasury(game, planet),
        Foe::Pirate(_) | Foe::Nobody => 0,
    }
}

fn treasury(game: &Metal, planet: Planet) -> u16 {
    game.board.treasury[planet as usize]
}

fn betrayed_by(game: &Metal, traitor: Seat) -> Metal {
    let mut then = game.clone();
    then.combat.allies = then.combat.allies.without(traitor);
    then.combat.traitor = Some(traitor);
    then
}

fn partners(game: &Metal, seat: Seat) -> Vec<Partner> {
    if !game.talk_is_open() {
        return Vec::new();
    }
    let partner = |other| Partner {
        seat: other,
        alliance: alliance(game, seat, other),
    };
    let others = game.others(seat).filter(|other| game.may_bargain(seat, *other));
    others.map(partner).collect()
}

fn alliance(game: &Metal, one: Seat, other: Seat) -> Option<AllianceAids> {
    let (lead, ally) = game.parties_of_alliance(one, other);
    game.check_alliance(lead, ally).ok()?;
    let side = side_of_lead(game, lead);
    let then = joined_by(game, side, SeatSet::only(ally));
    let betrayal = (side == Side::Attack && is_betrayable(game)).then(|| BetrayalAids {
        pays: price_of_betrayal(game),
        odds: 1000 - odds(&betrayed_by(&then, ally)),
    });
    Some(AllianceAids {
        lead,
        ally,
        odds: of_side(side, odds(&then)),
        alone: of_side(side, odds(game)),
        thrown: all_thrown(&then, side).map(|attacker| of_side(side, attacker)),
        several: matches!(game.combat.foe, Foe::Pirate(_)),
        betrayal,
    })
}

/// Every group of two or more who could join a protagonist of a challenge.
fn groups(game: &Metal, lead: Seat) -> Vec<GroupAids> {
    if !game.talk_is_open() || !matches!(game.combat.foe, Foe::Pirate(_)) {
        return Vec::new();
    }
    let may = |other: &Seat| game.may_bargain(lead, *other) && game.check_alliance(lead, *other).is_ok();
    let willing: Vec<Seat> = game
        .all_seats()
        .filter(|other| *other != lead && may(other))
        .collect();
    let side = side_of_lead(game, lead);
    let group = |of: u32| {
        let of_group = |(at, seat): (usize, &Seat)| (of >> at & 1 == 1).then_some(*seat);
        let allies: Vec<Seat> = willing.iter().enumerate().filter_map(of_group).collect();
        let then = joined_by(game, side, allies.iter().copied().collect());
        GroupAids {
            allies,
            odds: of_side(side, odds(&then)),
            thrown: all_thrown(&then, side).map(|attacker| of_side(side, attacker)),
        }
    };
    let several = (0..1u32 << willing.len()).filter(|of| of.count_ones() > 1);
    several.map(group).collect()
}

fn side_of_lead(game: &Metal, lead: Seat) -> Side {
    match lead == game.active {
        true => Side::Attack,
        false => Side::Defence,
    }
}

fn joined_by(game: &Metal, side: Side, allies: SeatSet) -> Metal {
    let mut then = game.clone();
    let joined = match side {
        Side::Attack => &mut then.combat.allies,
        Side::Defence => &mut then.combat.defenders,
    };
    *joined = joined.union(allies);
    then
}

/// Whether the dice of the combat have fallen.
fn dice_lie(game: &Metal) -> bool {
    matches!(game.step, Step::AfterDice | Step::Outcome | Step::Settle(_))
}

/// How likely the attacker wins, in thousandths.
fn odds(game: &Metal) -> u16 {
    let lead = game.attack_tally().total() - game.defence_tally().total();
    if dice_lie(game) {
        return if lead >= 0 { 1000 } else { 0 };
    }
    let on = |side| {
        let thrown = game.combat.thrown.iter();
        thrown.filter(|seat| game.side_of(*seat) == Some(side)).count()
    };
    let lead = lead - i16::from(game.penalty_due(game.active));
    let chance = chance(game.cards.dice(), lead, on(Side::Attack), on(Side::Defence));
    (chance * 1000.0).round() as u16
}

/// Leads are counted from here, so that none is negative: no combat is decided by more.
const ZERO: i16 = 64;
type Spread = [f64; 2 * ZERO as usize];

/// How likely the attacker wins who leads by so much before the dice, with so many Metal Faktor dice on either side. He wins ties.
fn chance(dice: &Dice, lead: i16, attack: usize, defence: usize) -> f64 {
    let mut spread: Spread = [0.0; 2 * ZERO as usize];
    spread[within(ZERO + lead)] = 1.0;
    spread = thrown(&spread, dice.orange, 1);
    spread = thrown(&spread, dice.grey, -1);
    for (sign, count) in [(1, attack), (-1, defence)] {
        for _ in 0..count {
            spread = thrown(&spread, dice.metal_faktor, sign);
        }
    }
    spread[ZERO as usize..].iter().sum()
}

fn within(at: i16) -> usize {
    at.clamp(0, 2 * ZERO - 1) as usize
}

/// One more die, for or against the attack.
fn thrown(before: &Spread, faces: [u8; 6], sign: i16) -> Spread {
    let mut after = [0.0; 2 * ZERO as usize];
    for (at, share) in before.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        for face in faces {
            after[within(at as i16 + sign * i16::from(face))] += share / 6.0;
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Provenance;

    fn dice() -> Dice {
        Dice {
            orange: [1, 2, 3, 4, 5, 6],
            grey: [1, 2, 3, 4, 5, 6],
            metal_faktor: [0, 0, 0, 6, 6, 6],
            source: Provenance::Rulebook,
        }
    }

    #[test]
    fn equal_scores_leave_the_attacker_the_ties() {
        let even = chance(&dice(), 0, 0, 0);
        assert!((even - 21.0 / 36.0).abs() < 1e-9, "{even}");
        assert!((chance(&dice(), 5, 0, 0) - 1.0).abs() < 1e-9);
        assert!(chance(&dice(), -6, 0, 0).abs() < 1e-9);
        let one_in_36 = chance(&dice(), -5, 0, 0);
        assert!((one_in_36 - 1.0 / 36.0).abs() < 1e-9, "{one_in_36}");
    }

    #[test]
    fn a_metal_faktor_die_helps_its_side() {
        let plain = chance(&dice(), 0, 0, 0);
        assert!(chance(&dice(), 0, 1, 0) > plain && chance(&dice(), 0, 0, 1) < plain);
        let both = chance(&dice(), -6, 1, 0);
        assert!(
            (both - plain / 2.0).abs() < 1e-9,
            "half the time it makes up for six: {both}"
        );
    }
}
