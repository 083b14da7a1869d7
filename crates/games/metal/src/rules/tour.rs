//! The pirates' tour: ten actions, each at most once a turn, in increasing order, before or after the combat.

use table::Seat;

use crate::Metal;
use crate::cards::Nation;
use crate::events::{Event, GlorySource, Now, Purse};
use crate::ids::{ShipId, ShipSet, UpgradeId};
use crate::moves::{Fee, Move, Refusal, Tour};
use crate::negotiation::Act;
use crate::state::{Choice, MOST_TROPHIES, Planet, Slot, WreckFee};

const FULL_REPAIRS: u8 = 2;
const LAVISH_SPENDING: u8 = 6;
const AMNESTY: u8 = 2;
const TITLES_CREDITS: u8 = 4;
/// What a support card of Bazaar costs more than its price.
const SMUGGLING: u8 = 1;

impl Metal {
    /// What holds for all ten: order, block, and no action on a planet that is attacked.
    fn check_tour_open(&self, number: u8, planet: Option<Planet>) -> Result<(), Refusal> {
        if self.voyage.tour_closed {
            return Err(Refusal::TourClosed);
        }
        if number <= self.voyage.toured {
            return Err(Refusal::TourOrder {
                last: self.voyage.toured,
            });
        }
        match planet {
            Some(planet) if self.voyage.attacked == Some(planet) => Err(Refusal::PlanetAttacked),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_tour(&self, action: Tour) -> Result<(), Refusal> {
        self.check_tour_open(action.number(), action.planet())?;
        let seat = self.active;
        match action {
            Tour::Trophy { giving } => self.check_tour_trophy(giving),
            Tour::LightRepairs(fee) => {
                self.check_damaged()?;
                self.check_fee(seat, fee, 1)
            }
            Tour::FullRepairs { credits } => {
                self.check_damaged()?;
                self.check_mix(seat, credits, FULL_REPAIRS)
            }
            Tour::TitlesOfGlory(wrecks) => self.check_titles(wrecks),
            Tour::NewChoice => self.check_credits(seat, 1),
            Tour::Purchase(card) => {
                if !self.board.display.contains(&card) {
                    return Err(Refusal::NotDisplayed);
                }
                self.check_credits(seat, self.cards.price(card))
            }
            Tour::Smuggling(card) => {
                if !self.board.bazaar.contains(card) {
                    return Err(Refusal::NotInBazaar);
                }
                self.check_credits(seat, self.cards.price(card) + SMUGGLING)
            }
            Tour::Amnesty(fee) => self.check_amnesty(fee),
            Tour::ScrapBonus(ship) => {
                self.check_wreck(seat, ship)?;
                if self.board.karokum.is_empty() {
                    return Err(Refusal::KarokumEmpty);
                }
                self.check_credits(seat, 1)
            }
            Tour::LavishSpending { credits } => self.check_mix(seat, credits, LAVISH_SPENDING),
        }
    }

    fn check_damaged(&self) -> Result<(), Refusal> {
        if self.pirates[self.active].damage > 0 {
            Ok(())
        } else {
            Err(Refusal::NothingToRepair)
        }
    }

    /// With two trophies in hand one of them is part of the price.
    fn check_tour_trophy(&self, giving: Option<Slot>) -> Result<(), Refusal> {
        match giving {
            Some(slot) => {
                self.check_has_trophy(self.active, slot)?;
                self.check_credits(self.active, 1)
            }
            None if self.trophy_slots(self.active).len() >= MOST_TROPHIES => Err(Refusal::TwoTrophies),
            None => self.check_credits(self.active, 2),
        }
    }

    fn check_fee(&self, seat: Seat, fee: Fee, credits: u8) -> Result<(), Refusal> {
        match fee {
            Fee::Credits => self.check_credits(seat, credits),
            Fee::Wreck(ship) => self.check_wreck(seat, ship),
        }
    }

    /// So many among credits and wrecks.
    fn check_mix(&self, seat: Seat, credits: u8, total: u8) -> Result<(), Refusal> {
        let need = total.checked_sub(credits).ok_or(Refusal::WrongPrice)?;
        self.check_credits(seat, credits)?;
        let have = self.pirates[seat].wrecks.len() as u8;
        if have >= need {
            Ok(())
        } else {
            Err(Refusal::Wrecks { need, have })
        }
    }

    /// Three own wrecks of one nation that is not the OCG.
    fn check_titles(&self, wrecks: ShipSet) -> Result<(), Refusal> {
        if !wrecks.is_subset(self.pirates[self.active].wrecks) {
            return Err(Refusal::NotYourWreck);
        }
        let nation = wrecks.first().map(|ship| self.cards.ship(ship).nation);
        match nation {
            Some(nation)
                if nation != Nation::Ocg && wrecks.len() == 3 && self.wrecks_of(wrecks, nation) == 3 =>
            {
                Ok(())
            }
            _ => Err(Refusal::NotThreeOfANation),
        }
    }

    /// Closed to whoever took judgement in this turn.
    fn check_amnesty(&self, fee: Fee) -> Result<(), Refusal> {
        let seat = self.active;
        if self.voyage.judged.contains(seat) {
            return Err(Refusal::JudgedThisTurn);
        }
        if self.pirates[seat].judgement == 0 {
            return Err(Refusal::NoJudgement);
        }
        self.check_fee(seat, fee, AMNESTY)?;
        match fee {
            Fee::Wreck(ship) if !self.cards.ship(ship).hunter => Err(Refusal::NotAHunter),
            _ => Ok(()),
        }
    }

    pub(crate) fn take_tour_action(&mut self, action: Tour, now: &mut Now<'_>) {
        let seat = self.active;
        self.voyage.toured = action.number();
        if let Some(planet) = action.planet() {
            self.voyage.visited |= 1 << planet as u8;
        }
        now.told.harmless(Event::TourAction {
            seat,
            number: action.number(),
        });
        match action {
            Tour::Trophy { giving } => self.tour_trophy(giving, now),
            Tour::LightRepairs(fee) => {
                self.pay_fee(fee, 1, Planet::Exxalia, now);
                self.repair(seat, 1, now);
            }
            Tour::FullRepairs { credits } => {
                self.pay(seat, Purse::Treasury(Planet::Exxalia), credits, now);
                self.ask_for_wrecks(FULL_REPAIRS - credits, WreckFee::FullRepairs, now);
            }
            Tour::TitlesOfGlory(wrecks) => {
                for ship in wrecks.iter() {
                    self.spend_wreck(seat, ship, now);
                }
                self.earn(seat, TITLES_CREDITS, now);
                self.gain_glory(seat, 1, GlorySource::Titles, now);
            }
            Tour::NewChoice => {
                self.pay(seat, Purse::Bank, 1, now);
                self.new_display(now);
            }
            Tour::Purchase(card) => {
                self.pay(seat, Purse::Bank, self.cards.price(card), now);
                self.take_displayed(seat, card, now);
                self.deed_done(seat, Act::Buy(card), now);
            }
            Tour::Smuggling(card) => self.smuggle(card, now),
            Tour::Amnesty(fee) => {
                self.pay_fee(fee, AMNESTY, Planet::Bazaar, now);
                self.forgive(seat, now);
            }
            Tour::ScrapBonus(ship) => {
                self.pay(seat, Purse::Treasury(Planet::Karokum), 1, now);
                self.scrap_wreck(seat, ship, now);
                self.ask(Choice::KarokumWreck {
                    seat,
                    not: Some(ship),
                });
            }
            Tour::LavishSpending { credits } => {
                self.pay(seat, Purse::Treasury(Planet::Karokum), credits, now);
                self.ask_for_wrecks(LAVISH_SPENDING - credits, WreckFee::LavishSpending, now);
            }
        }
    }

    fn tour_trophy(&mut self, giving: Option<Slot>, now: &mut Now<'_>) {
        let seat = self.active;
        match giving {
            Some(slot) => {
                self.pay(seat, Purse::Treasury(Planet::Exxalia), 1, now);
                self.return_trophy(seat, slot, now);
            }
            None => self.pay(seat, Purse::Treasury(Planet::Exxalia), 2, now),
        }
        self.draw_trophies(seat, 2, now);
    }

    fn smuggle(&mut self, card: UpgradeId, now: &mut Now<'_>) {
        let seat = self.active;
        let price = self.cards.price(card) + SMUGGLING;
        self.pay(seat, Purse::Treasury(Planet::Bazaar), price, now);
        self.board.bazaar.remove(card);
        self.gain_upgrade(seat, card, now);
        self.deed_done(seat, Act::Buy(card), now);
    }

    fn pay_fee(&mut self, fee: Fee, credits: u8, planet: Planet, now: &mut Now<'_>) {
        match fee {
            Fee::Credits => self.pay(self.active, Purse::Treasury(planet), credits, now),
            Fee::Wreck(ship) => self.spend_wreck(self.active, ship, now),
        }
    }

    /// The wrecks of a price are given one by one; the effect comes when all are given.
    fn ask_for_wrecks(&mut self, left: u8, fee: WreckFee, now: &mut Now<'_>) {
        if left == 0 {
            self.wrecks_paid(fee, now);
        } else {
            self.ask(Choice::GiveWrecks {
                seat: self.active,
                left,
                fee,
            });
        }
    }

    pub(crate) fn wrecks_paid(&mut self, fee: WreckFee, now: &mut Now<'_>) {
        let seat = self.active;
        match fee {
            WreckFee::FullRepairs => {
                let damage = self.pirates[seat].damage;
                self.repair(seat, damage, now);
            }
            WreckFee::LavishSpending => self.gain_glory(seat, 1, GlorySource::Spending, now),
        }
    }

    pub(crate) fn list_tour(&self, out: &mut Vec<Move>) {
        if self.voyage.tour_closed {
            return;
        }
        let pirate = &self.pirates[self.active];
        let mut add = |action: Tour| {
            if self.check_tour(action).is_ok() {
                out.push(Move::Tour(action));
            }
        };
        let open = |number: u8| number > self.voyage.toured;
        if open(1) {
            add(Tour::Trophy { giving: None });
            for slot in self.trophy_slots(self.active).iter() {
                add(Tour::Trophy { giving: Some(slot) });
            }
        }
        if pirate.damage > 0 {
            if open(2) {
                add(Tour::LightRepairs(Fee::Credits));
                pirate
                    .wrecks
                    .iter()
                    .for_each(|ship| add(Tour::LightRepairs(Fee::Wreck(ship))));
            }
            (0..=FULL_REPAIRS).for_each(|credits| add(Tour::FullRepairs { credits }));
        }
        if open(4) && pirate.wrecks.len() >= 3 {
            self.each_titles(pirate.wrecks, &mut |wrecks| add(Tour::TitlesOfGlory(wrecks)));
        }
        add(Tour::NewChoice);
        self.board
            .display
            .iter()
            .for_each(|card| add(Tour::Purchase(*card)));
        self.board
            .bazaar
            .iter()
            .for_each(|card| add(Tour::Smuggling(card)));
        if pirate.judgement > 0 {
            add(Tour::Amnesty(Fee::Credits));
            pirate
                .wrecks
                .iter()
                .for_each(|ship| add(Tour::Amnesty(Fee::Wreck(ship))));
        }
        pirate.wrecks.iter().for_each(|ship| add(Tour::ScrapBonus(ship)));
        (0..=LAVISH_SPENDING).for_each(|credits| add(Tour::LavishSpending { credits }));
    }

    /// Every three wrecks of one nation that give titles.
    fn each_titles(&self, wrecks: ShipSet, each: &mut impl FnMut(ShipSet)) {
        for nation in [Nation::Solar, Nation::Imperial, Nation::Barrens] {
            let own: arrayvec::ArrayVec<ShipId, { ShipId::COUNT }> = wrecks
                .iter()
                .filter(|ship| self.cards.ship(*ship).nation == nation)
                .collect();
            for (at, first) in own.iter().enumerate() {
                for (next, second) in own.iter().enumerate().skip(at + 1) {
                    for third in &own[next + 1..] {
                        each([*first, *second, *third].into_iter().collect());
                    }
                }
            }
        }
    }
}
