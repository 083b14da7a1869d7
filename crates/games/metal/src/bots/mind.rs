//! What the bot knows at one moment, and what it thinks things are worth, in points of glory.

use crate::Metal;
use crate::cards::{Cards, Condition, Crew, Effect, Nation, Ship};
use crate::ids::{ShipId, ShipSet, UpgradeId};
use crate::moves::Move;
use crate::state::{Faktor, GLORY_TO_WIN, MOST_DAMAGE, MOST_JUDGEMENT};
use crate::view::{PirateView, TrophyPlace, View};
use table::{Chance, Game, Seat};

use super::odds::Odds;
use table::bots::Eyes;

/// What a credit is worth while there is time to use it: six buy a point of glory, and sooner than that better things.
const CREDIT: f32 = 0.25;
/// What a credit is worth at the end.
const LATE_CREDIT: f32 = 0.15;
/// What reaching the last point of glory is worth besides.
pub(super) const WINNING: f32 = 4.0;
/// What a point of power brings in one combat: so much of the chance to win something worth a point or two.
const POWER_IN_A_COMBAT: f32 = 0.14;
/// What it costs a careful pirate, in shares of the glory, that a rival comes within a point of the end.
const ALMOST_WON: f32 = 1.5;
/// What a name for keeping one's word is worth.
const GOOD_NAME: f32 = 0.45;

/// What starting ship and equipment do for a pirate, added up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gear {
    pub(super) lone: i16,
    pub(super) challenge: i16,
    pub(super) win_credits: u8,
    pub(super) reduce: u8,
    pub(super) half: bool,
    pub(super) less: u8,
    pub(super) row: usize,
    pub(super) fee: u8,
}

/// The table as the bot understands it.
pub(super) struct Mind<'a> {
    pub(super) view: View,
    pub(super) cards: &'static Cards,
    pub(super) me: Seat,
    pub(super) odds: &'a Odds,
    /// A world the seat cannot tell from the real one, to see what may be offered.
    world: Metal,
    /// How many turns everybody has left, as far as one can tell.
    pub(super) turns: f32,
    /// Whether the bot plays for a newcomer, who follows it.
    pub(super) careful: bool,
}

impl<'a> Mind<'a> {
    pub(super) fn new(eyes: &Eyes<'_, Metal>, odds: &'a mut Option<Odds>, chance: &mut Chance) -> Mind<'a> {
        let view = eyes.view();
        let world = eyes.imagine(chance);
        // Any world the seat can imagine is played with the same cards.
        let cards = world.cards();
        if !odds.as_ref().is_some_and(|odds| odds.fit(cards.dice())) {
            *odds = None;
        }
        let odds = odds.get_or_insert_with(|| Odds::new(cards.dice()));
        let most = view.pirates.iter().map(|pirate| pirate.glory).max().unwrap_or(0);
        let by_glory = f32::from(GLORY_TO_WIN - most) / 1.3;
        let pile = (view.board.space_top.len() + view.board.space_under.len()) as f32;
        let by_pile = pile / (2.5 * view.pirates.len() as f32);
        Mind {
            cards,
            me: eyes.seat(),
            odds,
            world,
            turns: by_glory.min(by_pile).clamp(0.3, 6.0),
            view,
            careful: false,
        }
    }

    /// Whether the table would take this move.
    pub(super) fn allows(&self, mv: &Move) -> bool {
        self.world.check(self.me.into(), mv).is_ok()
    }

    /// What a credit is worth.
    pub(super) fn credit(&self) -> f32 {
        if self.turns > 1.4 { CREDIT } else { LATE_CREDIT }
    }

    pub(super) fn pirate(&self, seat: Seat) -> &PirateView {
        &self.view.pirates[seat.index()]
    }

    pub(super) fn mine(&self) -> &PirateView {
        self.pirate(self.me)
    }

    /// The others, clockwise, so that among equals no seat is favoured.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.view.pirates.len();
        let next = self.me.next(seats as u8);
        std::iter::successors(Some(next), move |seat| Some(seat.next(seats as u8))).take(seats - 1)
    }

    pub(super) fn infamous(&self, seat: Seat) -> bool {
        self.pirate(seat).judgement >= MOST_JUDGEMENT
    }

    pub(super) fn gear(&self, seat: Seat) -> Gear {
        let pirate = self.pirate(seat);
        let start = &self.cards.sheet().start[pirate.start.index()].effects;
        let equipment = pirate.upgrades.equipment().iter();
        let equipment = equipment.filter_map(|card| self.cards.equipment(card));
        let effects = start
            .iter()
            .chain(equipment.flat_map(|equipment| equipment.effects.iter()));
        let mut gear = Gear {
            row: 3,
            fee: 2,
            ..Gear::default()
        };
        for effect in effects {
            match *effect {
                Effect::LoneScore(n) => gear.lone += i16::from(n),
                Effect::ChallengeScore(n) => gear.challenge += i16::from(n),
                Effect::WinCredits(n) => gear.win_credits += n,
                Effect::ReduceDamage(n) => gear.reduce += n,
                Effect::MfPenaltyHalf => gear.half = true,
                Effect::MfPenaltyLess(n) => gear.less += n,
                Effect::RevealTarget(n) => gear.row = gear.row.max(n.into()),
                Effect::KarokumFee(n) => gear.fee = gear.fee.min(n),
                _ => {}
            }
        }
        gear
    }

    /// What a pirate will pay at his next attack for the die he set aside.
    pub(super) fn penalty(&self, seat: Seat) -> u8 {
        let Faktor::Pending(value) = self.pirate(seat).faktor else {
            return 0;
        };
        let gear = self.gear(seat);
        (if gear.half { value / 2 } else { value }).saturating_sub(gear.less)
    }

    /// What throwing the Metal Faktor die costs later.
    pub(super) fn faktor_cost(&self, seat: Seat) -> f32 {
        let gear = self.gear(seat);
        let later = |face: &u8| {
            let face = if gear.half { face / 2 } else { *face };
            f32::from(face.saturating_sub(gear.less))
        };
        let faces = &self.cards.dice().metal_faktor;
        let mean = faces.iter().map(later).sum::<f32>() / 6.0;
        mean * POWER_IN_A_COMBAT * (self.turns / 2.0).min(1.15)
    }

    /// What a point of power is worth for the rest of the game.
    pub(super) fn power(&self) -> f32 {
        POWER_IN_A_COMBAT * (self.turns - 0.3).max(0.0)
    }

    /// What `points` more of damage cost a pirate: power until it is repaired.
    pub(super) fn damage(&self, seat: Seat, points: u8) -> f32 {
        let pirate = self.pirate(seat);
        let reduce = self.gear(seat).reduce;
        let points = if points >= 2 && reduce > 0 {
            points.saturating_sub(reduce).max(1)
        } else {
            points
        };
        let points = points.min(MOST_DAMAGE - pirate.damage.min(MOST_DAMAGE));
        let each = 0.22_f32.min(0.08 + 0.05 * self.turns);
        f32::from(points) * each
    }

    /// What a point of judgement costs: a point of glory that two credits and a turn without another buy back.
    pub(super) fn judgement(&self, seat: Seat) -> f32 {
        let pirate = self.pirate(seat);
        match pirate.judgement {
            MOST_JUDGEMENT.. => 0.0,
            _ if pirate.glory >= GLORY_TO_WIN && pirate.glory - 1 < GLORY_TO_WIN => 1.0 + WINNING,
            _ if self.turns < 1.0 => 1.0,
            3 => 1.0,
            _ => 0.6,
        }
    }

    /// What breaking one's word costs besides.
    pub(super) fn good_name(&self) -> f32 {
        GOOD_NAME * (self.turns / 3.0).min(1.0)
    }

    /// What glory is worth to its winner.
    pub(super) fn glory(&self, seat: Seat, points: u8) -> f32 {
        let before = self.pirate(seat).glory;
        let after = before + i16::from(points);
        let wins = before < GLORY_TO_WIN && after >= GLORY_TO_WIN;
        f32::from(points) + if wins { WINNING } else { 0.0 }
    }

    /// What it costs everybody else when a pirate gains glory: more, the nearer he is to the end.
    pub(super) fn envy(&self, seat: Seat, points: u8) -> f32 {
        let others = self.view.pirates.len() as f32 - 1.0;
        let glory = self.pirate(seat).glory;
        let near = (f32::from(glory).max(0.0) / 6.0).min(1.5);
        let share = (0.3 + near) / others;
        // Whoever stands a point from the end by it takes more from each of the others than he gains.
        let nearly_there = seat != self.me && glory + i16::from(points) >= GLORY_TO_WIN - 1;
        let share = if self.careful && nearly_there {
            share.max(ALMOST_WON)
        } else {
            share
        };
        self.glory(seat, points) * share
    }

    /// What a support card is worth in hand.
    fn crew(&self, crew: Crew) -> f32 {
        let late = (self.turns / 2.0).min(1.0);
        late * match crew {
            Crew::ScoreBefore(n) | Crew::ScoreAfter(n) | Crew::Jam(n) => 0.13 * f32::from(n),
            Crew::Reroll => 0.3,
            Crew::Repair(n) => 0.15 * f32::from(n),
            Crew::Bomb(_) => 0.15,
            Crew::Replace => 0.25,
            Crew::CancelJudgement => 0.35,
            Crew::MfReset => 0.3,
        }
    }

    /// What an upgrade is worth to its owner.
    pub(super) fn upgrade(&self, card: UpgradeId) -> f32 {
        if let Some(crew) = self.cards.crew(card) {
            return self.crew(crew);
        }
        let Some(equipment) = self.cards.equipment(card) else {
            return 0.0;
        };
        let effect = |effect: &Effect| match *effect {
            Effect::TurnStartRepair(n) => 0.09 * f32::from(n) * self.turns,
            Effect::WinCredits(n) => 0.1 * f32::from(n) * self.turns,
            Effect::LoneScore(n) | Effect::ChallengeScore(n) => 0.05 * f32::from(n) * self.turns,
            Effect::SupportPower(n) => 0.04 * f32::from(n) * self.turns,
            Effect::MfPenaltyHalf | Effect::MfPenaltyLess(_) => 0.08 * self.turns,
            Effect::RevealTarget(_) | Effect::KarokumFee(_) | Effect::Probe(_) => 0.06 * self.turns,
            Effect::ReduceDamage(_) | Effect::NoEventDamage => 0.04 * self.turns,
        };
        let effects: f32 = equipment.effects.iter().map(effect).sum();
        f32::from(equipment.power) * self.power() + effects
    }

    pub(super) fn ship(&self, id: ShipId) -> &'static Ship {
        self.cards.ship(id)
    }

    /// How many of these are wrecks of a nation.
    pub(super) fn of_nation(&self, wrecks: ShipSet, nation: Nation) -> usize {
        wrecks
            .iter()
            .filter(|ship| self.ship(*ship).nation == nation)
            .count()
    }

    /// What a wreck is worth to the bot, besides the ones it has.
    pub(super) fn wreck(&self, ship: ShipId) -> f32 {
        let mut held = self.mine().known_wrecks;
        held.remove(ship);
        let same = self.of_nation(held, self.ship(ship).nation);
        let titles = if self.ship(ship).nation == Nation::Ocg {
            0.0
        } else {
            [0.05, 0.2, 0.7, 0.05][same.min(3)]
        };
        let amnesty = if self.ship(ship).hunter && self.mine().judgement > 0 {
            0.15
        } else {
            0.0
        };
        let asked = self.own_conditions().any(|condition| {
            matches!(
                condition,
                Condition::Wrecks(_) | Condition::WrecksOfNations(_) | Condition::WrecksOfOneNation(_)
            )
        });
        0.14 + titles + amnesty + if asked { 0.2 } else { 0.0 }
    }

    /// What the trophies of the bot ask for.
    pub(super) fn own_conditions(&self) -> impl Iterator<Item = Condition> + '_ {
        let known = |place: &TrophyPlace| match place {
            TrophyPlace::Card(card) => Some(self.cards.trophy(*card).condition),
            _ => None,
        };
        self.mine().trophies.iter().filter_map(known)
    }

    /// What the bot's own trophy for this deed pays.
    pub(super) fn trophy_for(&self, deed: impl Fn(Condition) -> bool) -> f32 {
        let pays = |place: &TrophyPlace| match place {
            TrophyPlace::Card(card) if deed(self.cards.trophy(*card).condition) => {
                let trophy = self.cards.trophy(*card);
                Some(self.glory(self.me, trophy.glory) + f32::from(trophy.credits) * self.credit())
            }
            _ => None,
        };
        self.mine().trophies.iter().filter_map(pays).fold(0.0, f32::max)
    }
}
