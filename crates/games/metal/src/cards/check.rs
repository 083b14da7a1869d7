//! What the rulebook states of the contents of the box, checked row by row.

use table::CardFault;

use super::{Crew, Effect, Nation, Sheet, SpaceEvent, Upheaval};
use crate::ids::{EventId, ShipId, StartId, TrophyId, UpgradeId};

/// Figures beyond these cannot stand on a card; they also keep every sum within its type.
const MOST_FIGURE: u8 = 12;

fn in_order<I: PartialEq + std::fmt::Display>(
    what: &str,
    ids: impl ExactSizeIterator<Item = I>,
    expected: impl Iterator<Item = I>,
) -> Result<(), CardFault> {
    let expected: Vec<I> = expected.collect();
    if ids.len() != expected.len() {
        let problem = format!(
            "the box holds {} of them, the file has {}",
            expected.len(),
            ids.len()
        );
        return Err(CardFault::new(what, problem));
    }
    for (found, wanted) in ids.zip(expected) {
        if found != wanted {
            return Err(CardFault::new(
                format!("{what} {found}"),
                format!("{wanted} was expected here"),
            ));
        }
    }
    Ok(())
}

fn hold(place: impl std::fmt::Display, holds: bool, problem: &str) -> Result<(), CardFault> {
    if holds {
        Ok(())
    } else {
        Err(CardFault::new(place.to_string(), problem))
    }
}

impl Sheet {
    /// What the rulebook states of the contents of the box.
    pub(super) fn check(&self) -> Result<(), CardFault> {
        in_order("start", self.start.iter().map(|row| row.id), StartId::all())?;
        in_order("ship", self.ship.iter().map(|row| row.id), ShipId::all())?;
        in_order("event", self.event.iter().map(|row| row.id), EventId::all())?;
        let support_first = self.equipment.len();
        in_order(
            "equipment",
            self.equipment.iter().map(|row| row.id),
            UpgradeId::all().filter(|id| !id.is_support()),
        )?;
        in_order(
            "support",
            self.support.iter().map(|row| row.id),
            UpgradeId::all().skip(support_first),
        )?;
        in_order("trophy", self.trophy.iter().map(|row| row.id), TrophyId::all())?;
        self.check_dice()?;
        self.check_ships()?;
        self.check_upgrades()?;
        self.check_trophies_and_events()
    }

    fn check_dice(&self) -> Result<(), CardFault> {
        let faktor = self.dice.metal_faktor;
        let blank = faktor.iter().filter(|face| **face == 0).count();
        hold(
            "dice",
            blank == 1,
            "the Metal Faktor die has exactly one blank face",
        )?;
        let faces = |wanted: &[u8]| faktor.iter().all(|face| wanted.contains(face));
        hold(
            "dice",
            faces(&[0, 2, 4, 6]),
            "the Metal Faktor die shows 2, 4 or 6",
        )?;
        let plain = self.dice.orange.iter().chain(&self.dice.grey);
        hold(
            "dice",
            plain.clone().all(|face| *face <= MOST_FIGURE),
            "a face is too high",
        )?;
        let wheel = &self.astrolabe;
        let fits =
            !wheel.support.is_empty() && wheel.lowest <= 8 && wheel.support.iter().all(|power| *power <= 30);
        hold(
            "astrolabe",
            fits,
            "the wheel must begin at 8 or below and stay within 30",
        )?;
        for (name, planet) in [
            ("exxalia", &self.planets.exxalia),
            ("bazaar", &self.planets.bazaar),
            ("karokum", &self.planets.karokum),
        ] {
            hold(name, planet.power <= 40, "a planet's power is at most 40")?;
            hold(
                name,
                planet.treasury <= MOST_FIGURE,
                "a planet begins with 12 credits at most",
            )?;
        }
        Ok(())
    }

    fn check_ships(&self) -> Result<(), CardFault> {
        for ship in &self.ship {
            let place = format!("ship {}", ship.id);
            hold(
                &place,
                (6..=20).contains(&ship.power),
                "the power of a ship is 6 to 20",
            )?;
            hold(
                &place,
                (1..=3).contains(&ship.damage),
                "the damage of a ship is 1 to 3",
            )?;
            let rewards = [ship.credits, ship.glory, ship.support];
            hold(
                &place,
                rewards.iter().all(|n| *n <= MOST_FIGURE),
                "a reward is at most 12",
            )?;
        }
        let hunters = self.ship.iter().any(|ship| ship.hunter);
        hold("ship", hunters, "some ships are pirate hunters")?;
        for nation in Nation::ALL {
            let any = self.ship.iter().any(|ship| ship.nation == nation);
            hold(
                format!("ship {nation:?}"),
                any,
                "every nation has ships, so some must be here",
            )?;
        }
        Ok(())
    }

    fn check_upgrades(&self) -> Result<(), CardFault> {
        for equipment in &self.equipment {
            let place = format!("equipment {}", equipment.id);
            hold(
                &place,
                equipment.power <= MOST_FIGURE,
                "the power of equipment is at most 12",
            )?;
            hold(&place, equipment.price <= 40, "a price is at most 40")?;
            check_effects(&place, &equipment.effects)?;
        }
        for start in &self.start {
            check_effects(&format!("start {}", start.id), &start.effects)?;
        }
        for support in &self.support {
            let place = format!("support {}", support.id);
            hold(&place, support.price <= 40, "a price is at most 40")?;
            let figure = match support.effect {
                Crew::ScoreBefore(n) | Crew::ScoreAfter(n) | Crew::Jam(n) => n,
                Crew::Repair(n) | Crew::Bomb(n) => n,
                Crew::Reroll | Crew::Replace | Crew::CancelJudgement | Crew::MfReset => 0,
            };
            hold(&place, figure <= MOST_FIGURE, "an effect is at most 12")?;
        }
        let damages = self
            .support
            .iter()
            .any(|support| matches!(support.effect, Crew::Bomb(_)));
        hold("support", damages, "some support card causes damage")
    }

    fn check_trophies_and_events(&self) -> Result<(), CardFault> {
        for trophy in &self.trophy {
            let place = format!("trophy {}", trophy.id);
            hold(
                &place,
                (1..=MOST_FIGURE).contains(&trophy.glory),
                "a trophy gives glory",
            )?;
            hold(
                &place,
                trophy.credits <= MOST_FIGURE,
                "a trophy gives 12 credits at most",
            )?;
        }
        let paying = self.trophy.iter().filter(|trophy| trophy.credits > 0).count();
        hold(
            "trophy",
            2 * paying > self.trophy.len(),
            "most trophies give credits",
        )?;
        let damages = |event: &SpaceEvent| {
            matches!(
                event.effect,
                Upheaval::Damage(_) | Upheaval::Meteors { .. } | Upheaval::Dragnet { .. }
            )
        };
        hold(
            "event",
            self.event.iter().any(damages),
            "some event causes damage",
        )?;
        for event in &self.event {
            let figures = match event.effect {
                Upheaval::Damage(n)
                | Upheaval::Credits(n)
                | Upheaval::TradeRoute(n)
                | Upheaval::Bravado(n) => [n, 0],
                Upheaval::Tax { holding, pay } => {
                    hold(
                        format!("event {}", event.id),
                        pay <= holding,
                        "a tax is at most what is held",
                    )?;
                    [pay, 0]
                }
                Upheaval::Meteors { all, strongest } => [all, strongest],
                Upheaval::Dragnet { pay, damage } => [pay, damage],
                Upheaval::Pardon | Upheaval::Desertion | Upheaval::MetalFever => [0, 0],
            };
            let fits = figures.iter().all(|n| *n <= MOST_FIGURE);
            hold(format!("event {}", event.id), fits, "an effect is at most 12")?;
        }
        Ok(())
    }
}

fn check_effects(place: &str, effects: &[Effect]) -> Result<(), CardFault> {
    hold(place, effects.len() <= 3, "a card has at most three effects")?;
    for effect in effects {
        let fits = match *effect {
            Effect::RevealTarget(n) => (3..=4).contains(&n),
            Effect::TurnStartRepair(n)
            | Effect::WinCredits(n)
            | Effect::LoneScore(n)
            | Effect::SupportPower(n)
            | Effect::KarokumFee(n)
            | Effect::MfPenaltyLess(n)
            | Effect::ChallengeScore(n)
            | Effect::ReduceDamage(n)
            | Effect::Probe(n) => n <= MOST_FIGURE,
            Effect::MfPenaltyHalf | Effect::NoEventDamage => true,
        };
        hold(place, fits, "an effect is at most 12, and a row has 3 or 4 ships")?;
    }
    Ok(())
}
