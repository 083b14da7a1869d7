//! Choosing a target: a ship in space, a ship via Karokum, a planet, another pirate.

use table::Seat;

use crate::Metal;
use crate::cards::Crew;
use crate::events::{Event, Now, Purse};
use crate::ids::{ShipId, SpaceId, UpgradeId};
use crate::moves::{Move, Refusal};
use crate::negotiation::Act;
use crate::state::{Combat, Foe, Planet, Shuffle, Step};

impl Metal {
    /// Exactly one combat a turn.
    fn check_no_combat_yet(&self) -> Result<(), Refusal> {
        if self.voyage.fought {
            Err(Refusal::CombatDone)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_combats(&self, out: &mut Vec<Move>) {
        if self.voyage.fought {
            return;
        }
        out.push(Move::AttackSpace);
        let fee = self.powers(self.active).karokum_fee;
        if self.pirates[self.active].credits >= fee.into() && self.check_way_by_karokum().is_ok() {
            out.extend(self.board.karokum.iter().map(Move::AttackKarokum));
        }
        let planets = Planet::ALL.into_iter().filter(|planet| !self.visited(*planet));
        out.extend(planets.map(Move::AttackPlanet));
        out.extend(self.others(self.active).map(Move::Challenge));
    }

    pub(crate) fn check_attack_space(&self) -> Result<(), Refusal> {
        self.check_no_combat_yet()
    }

    /// Cards are turned up until the row is full.
    pub(crate) fn attack_space(&mut self, now: &mut Now<'_>) {
        now.told.everyone(Event::SeeksInSpace { seat: self.active });
        self.step = Step::Reveal;
    }

    /// Turns up one card after the other; an event interrupts when somebody must choose.
    pub(crate) fn reveal(&mut self, now: &mut Now<'_>) {
        let full = usize::from(self.powers(self.active).reveal_target);
        while self.board.row.len() < full.min(self.board.row.capacity()) {
            let Some(card) = self.flip(now) else { break };
            if let Some(ship) = card.ship() {
                self.board.row.push(ship);
                now.told.everyone(Event::ShipRevealed { ship });
            } else if let Some(event) = card.event() {
                let applies = !std::mem::replace(&mut self.voyage.event_met, true);
                now.told.everyone(Event::EventRevealed { event, applies });
                if applies {
                    self.apply_event(event, now);
                }
                if !self.choices.is_empty() {
                    return;
                }
            }
        }
        if let Some(hunter) = self.board.aside.take() {
            self.shuffle_back(hunter, now);
        }
        if self.board.row.is_empty() {
            // The pile ran out without a ship: the duty to fight counts as done.
            self.combat_done();
            self.step = Step::Voyage;
            now.told.everyone(Event::NoShipFound { seat: self.active });
        } else {
            self.step = Step::Row;
        }
    }

    /// The next card of space: the near ones lie on top of the deep ones.
    fn flip(&mut self, now: &mut Now<'_>) -> Option<SpaceId> {
        let pile = &mut self.board.pile;
        let tier = if pile.top.is_empty() {
            &mut pile.under
        } else {
            &mut pile.top
        };
        let card = tier.draw(now.chance)?;
        tier.remove(card);
        Some(card)
    }

    /// A hunter that was not fought goes back into the pile, which is shuffled.
    fn shuffle_back(&mut self, hunter: ShipId, now: &mut Now<'_>) {
        let pile = &mut self.board.pile;
        match self.shuffle {
            Shuffle::Whole => {
                pile.top = pile.cards();
                pile.under = Default::default();
                pile.top.insert(hunter.into());
            }
            Shuffle::Tiers if hunter.is_near() => pile.top.insert(hunter.into()),
            Shuffle::Tiers => pile.under.insert(hunter.into()),
        }
        now.told.everyone(Event::HunterBack { ship: hunter });
    }

    /// A ship of the row that is not fought: a hunter goes back, any other to Karokum.
    fn dismiss(&mut self, ship: ShipId, now: &mut Now<'_>) {
        if self.cards.ship(ship).hunter {
            self.shuffle_back(ship, now);
        } else {
            self.board.karokum.insert(ship);
            now.told.everyone(Event::ToKarokum { ship });
        }
    }

    pub(crate) fn check_target(&self, ship: ShipId) -> Result<(), Refusal> {
        if self.board.row.contains(&ship) {
            Ok(())
        } else {
            Err(Refusal::NotInRow)
        }
    }

    /// The ship to attack is chosen, the others are put away.
    pub(crate) fn target(&mut self, ship: ShipId, now: &mut Now<'_>) {
        let row = std::mem::take(&mut self.board.row);
        self.begin_combat(Foe::Ship(ship), now);
        for other in row.into_iter().filter(|other| *other != ship) {
            self.dismiss(other, now);
        }
    }

    /// A probe once for its price, or a scout for the card: one ship of the row is replaced by the next.
    pub(crate) fn check_replace(&self, with: UpgradeId, ship: ShipId) -> Result<(), Refusal> {
        if !self.pirates[self.active].upgrades.contains(with) {
            return Err(Refusal::NotYourCard);
        }
        match (self.cards.probe(with), self.cards.crew(with)) {
            (Some(_), _) if self.voyage.probed => return Err(Refusal::Probed),
            (Some(fee), _) => self.check_credits(self.active, fee)?,
            (None, Some(Crew::Replace)) => {}
            _ => return Err(Refusal::CardNotNow),
        }
        if self.board.pile.len() == 0 {
            return Err(Refusal::PileEmpty);
        }
        self.check_target(ship)
    }

    pub(crate) fn replace(&mut self, with: UpgradeId, ship: ShipId, now: &mut Now<'_>) {
        let seat = self.active;
        match self.cards.probe(with) {
            Some(fee) => {
                self.voyage.probed = true;
                self.pay(seat, Purse::Bank, fee, now);
                now.told.everyone(Event::Probed { seat, card: with });
            }
            None => self.use_up(seat, with, now),
        }
        self.board.row.retain(|shown| *shown != ship);
        if self.cards.ship(ship).hunter {
            // It goes back only when the next ship lies there, so that it cannot be that ship.
            self.board.aside = Some(ship);
        } else {
            self.dismiss(ship, now);
        }
        self.step = Step::Reveal;
    }

    pub(crate) fn list_row(&self, by: Seat, out: &mut Vec<Move>) {
        out.extend(self.board.row.iter().copied().map(Move::Target));
        for with in self.pirates[by].upgrades.iter() {
            let replaceable = self.board.row.iter().copied();
            out.extend(
                replaceable
                    .filter(|ship| self.check_replace(with, *ship).is_ok())
                    .map(|ship| Move::Replace { with, ship }),
            );
        }
    }

    pub(crate) fn check_attack_karokum(&self, ship: ShipId) -> Result<(), Refusal> {
        self.check_no_combat_yet()?;
        if !self.board.karokum.contains(ship) {
            return Err(Refusal::NotInKarokum);
        }
        self.check_way_by_karokum()?;
        self.check_credits(self.active, self.powers(self.active).karokum_fee)
    }

    /// Where an attack by way of Karokum closes the planet's actions, an action taken there closes this way.
    fn check_way_by_karokum(&self) -> Result<(), Refusal> {
        if self.readings.karokum_closed && self.visited(Planet::Karokum) {
            Err(Refusal::PlanetVisited)
        } else {
            Ok(())
        }
    }

    /// A fee into Karokum's treasury, then as in space. It is no attack on the planet, unless the host reads it so.
    pub(crate) fn attack_karokum(&mut self, ship: ShipId, now: &mut Now<'_>) {
        let fee = self.powers(self.active).karokum_fee;
        self.pay(self.active, Purse::Treasury(Planet::Karokum), fee, now);
        self.board.karokum.remove(ship);
        if self.readings.karokum_closed {
            self.voyage.attacked = Some(Planet::Karokum);
        }
        self.begin_combat(Foe::Ship(ship), now);
    }

    pub(crate) fn check_attack_planet(&self, planet: Planet) -> Result<(), Refusal> {
        self.check_no_combat_yet()?;
        if self.visited(planet) {
            Err(Refusal::PlanetVisited)
        } else {
            Ok(())
        }
    }

    pub(crate) fn attack_planet(&mut self, planet: Planet, now: &mut Now<'_>) {
        self.voyage.attacked = Some(planet);
        self.begin_combat(Foe::Planet(planet), now);
        self.deed_done(self.active, Act::AttackPlanet(planet), now);
    }

    pub(crate) fn check_challenge(&self, rival: Seat) -> Result<(), Refusal> {
        self.check_no_combat_yet()?;
        self.check_rival(self.active, rival)
    }

    /// The choice is final once it is said.
    pub(crate) fn challenge(&mut self, rival: Seat, now: &mut Now<'_>) {
        self.begin_combat(Foe::Pirate(rival), now);
        self.deed_done(self.active, Act::Challenge(rival), now);
    }

    fn begin_combat(&mut self, foe: Foe, now: &mut Now<'_>) {
        self.combat = Combat {
            foe,
            ..Combat::none(self.seats)
        };
        now.told.everyone(Event::CombatBegan {
            seat: self.active,
            foe,
        });
        self.open_window(now);
        self.step = Step::Allies;
    }
}
