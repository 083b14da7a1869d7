//! What each viewer sees: built field by field, so that what is hidden is not there at all.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Viewer};
use ts_rs::TS;

use crate::ids::{ShipId, ShipSet, SpaceSet, StartId, TrophyId, UpgradeId, UpgradeSet};
use crate::moves::Prompt;
use crate::negotiation::{
    Act, Deliver, Due, Effort, Goods, HelpKind, LootKind, MOST_PLEDGES, Offer, OfferId, Pledge, Promise,
    PromiseId, Proviso, Share, Standing,
};
use crate::rules::Tally;
use crate::state::{Choice, Decided, Faktor, Foe, Held, Metal, Planet, Reputation, Slot, SlotSet, Step};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// Whose eyes these are, unless nobody's in particular.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// How many player-turns have begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// What the table waits for.
    pub prompt: Prompt,
    /// Who must choose; others may still talk or show a trophy.
    pub waiting: Vec<Seat>,
    /// Whether there may be talk now.
    pub talk_open: bool,
    /// The pirates, in seat order.
    pub pirates: Vec<PirateView>,
    /// The board.
    pub board: BoardView,
    /// What the active player did so far.
    pub voyage: VoyageView,
    /// The combat under way.
    pub combat: Option<CombatView>,
    /// How the combat of this turn was decided.
    pub decided: Option<Decided>,
    /// Open offers.
    pub offers: Vec<OfferView>,
    /// How many offers each seat may still make to each other in this window of talk.
    pub rounds_left: Vec<Vec<u8>>,
    /// Open promises.
    pub ledger: Vec<PromiseView>,
    /// The promise that is due or called in.
    pub due: Option<PromiseId>,
    /// Who won, once the game is over.
    pub winners: Option<Vec<Seat>>,
}

/// A pirate as others see him, or as he sees himself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PirateView {
    /// His starting ship.
    pub start: StartId,
    /// His credits.
    pub credits: u16,
    /// Damage, 0 to 4.
    pub damage: u8,
    /// Main power.
    pub main: u8,
    /// Support power.
    pub support: u8,
    /// Glory as it counts.
    pub glory: i16,
    /// Judgement, 0 to 4.
    pub judgement: u8,
    /// The Metal Faktor die.
    pub faktor: Faktor,
    /// His upgrades, which lie open.
    pub upgrades: UpgradeSet,
    /// How many wrecks he has.
    pub wrecks: u8,
    /// Those the viewer knows.
    pub known_wrecks: ShipSet,
    /// His trophies, by place.
    #[ts(as = "Vec<TrophyPlace>")]
    pub trophies: [TrophyPlace; 3],
    /// Whether he has shown a trophy in this player-turn.
    pub validated: bool,
    /// How he kept his word so far.
    pub reputation: Reputation,
}

/// A place for a trophy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TrophyPlace {
    /// Nothing lies there.
    Empty,
    /// A card the viewer does not know.
    Hidden,
    /// This card.
    Card(TrophyId),
}

impl TrophyPlace {
    fn of(held: Option<&Held>, viewer: Viewer) -> TrophyPlace {
        let knows = |held: &Held| match viewer {
            Viewer::Seat(seat) => held.known.contains(seat),
            Viewer::Public => false,
            Viewer::Everything => true,
        };
        match held {
            None => TrophyPlace::Empty,
            Some(held) if knows(held) => TrophyPlace::Card(held.card),
            Some(_) => TrophyPlace::Hidden,
        }
    }
}

/// The board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BoardView {
    /// What is left in the bank; less than nothing when more tokens are about than the box holds.
    pub bank: i16,
    /// The pirates' pot.
    pub pot: u16,
    /// The treasury of Exxalia.
    pub exxalia: u16,
    /// The treasury of Bazaar.
    pub bazaar: u16,
    /// The treasury of Karokum.
    pub karokum: u16,
    /// The cards on top of the space pile, in unknown order.
    pub space_top: SpaceSet,
    /// The cards under them.
    pub space_under: SpaceSet,
    /// The row.
    pub row: Vec<ShipId>,
    /// Karokum's discard.
    pub scrapyard: ShipSet,
    /// Ships out of the game.
    pub removed: ShipSet,
    /// The trophy pile from top to bottom.
    pub trophies: Vec<TrophyPlace>,
    /// Trophies drawn by the one who now keeps one of them.
    pub drawn: Vec<TrophyPlace>,
    /// Upgrades in the pile, in unknown order.
    pub upgrade_pile: UpgradeSet,
    /// Upgrades under it, from the top.
    pub upgrade_bottom: Vec<UpgradeId>,
    /// Upgrades on display.
    pub display: Vec<UpgradeId>,
    /// Bazaar's discard.
    pub crew: UpgradeSet,
}

/// The turn so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct VoyageView {
    /// Whether the turn is a rest.
    pub resting: bool,
    /// Whether the combat is done.
    pub fought: bool,
    /// The last tour action, 0 for none.
    pub toured: u8,
    /// Whether no tour action can follow.
    pub tour_closed: bool,
    /// Planets on which an action was taken.
    pub visited: Vec<Planet>,
    /// The planet attacked.
    pub attacked: Option<Planet>,
    /// Whether an event was applied.
    pub event_met: bool,
    /// Who took judgement in this turn.
    pub judged: Vec<Seat>,
}

/// A combat, with both scores as they stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CombatView {
    /// What is fought.
    pub foe: Foe,
    /// Allies of the attacker or challenger.
    pub allies: Vec<Seat>,
    /// Allies of the challenged.
    pub defenders: Vec<Seat>,
    /// The traitor.
    pub traitor: Option<Seat>,
    /// Who seeks no more allies.
    pub ready: Vec<Seat>,
    /// Who throws his Metal Faktor die.
    pub thrown: Vec<Seat>,
    /// Whether the dice have fallen.
    pub dice_thrown: bool,
    /// The score of the attacker or challenger.
    pub attack: Tally,
    /// The score of the target or challenged.
    pub defence: Tally,
}

/// Who looks at a bargain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// Whether he is one of its parties, who see the wrecks that are shown.
    party: bool,
    /// Who he is; only the giver sees what is offered unseen.
    viewer: Viewer,
}

impl Sight {
    /// Somebody who overhears it.
    pub(crate) const PUBLIC: Sight = Sight {
        party: false,
        viewer: Viewer::Public,
    };

    /// One of its parties.
    pub(crate) const fn partner(seat: Seat) -> Sight {
        Sight {
            party: true,
            viewer: Viewer::Seat(seat),
        }
    }

    fn of(viewer: Viewer, one: Seat, other: Seat) -> Sight {
        Sight {
            party: viewer.knows(one) || viewer.knows(other),
            viewer,
        }
    }
}

/// Goods as a third party sees them: how many wrecks, but not which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GoodsView {
    /// Credits.
    pub credits: u8,
    /// Upgrades.
    pub upgrades: UpgradeSet,
    /// How many wrecks that are shown to the partner.
    pub wrecks: u8,
    /// Which, for the two parties.
    pub which: Option<ShipSet>,
    /// How many wrecks unseen.
    pub unseen: u8,
    /// Which, for the giver alone.
    pub unseen_which: Option<ShipSet>,
    /// Trophies by place.
    pub trophies: SlotSet,
}

impl GoodsView {
    fn of(goods: &Goods, giver: Seat, sight: Sight) -> GoodsView {
        GoodsView {
            credits: goods.credits,
            upgrades: goods.upgrades,
            wrecks: goods.wrecks.len() as u8,
            which: sight.party.then_some(goods.wrecks),
            unseen: goods.unseen.len() as u8,
            unseen_which: sight.viewer.knows(giver).then_some(goods.unseen),
            trophies: goods.trophies,
        }
    }
}

/// What is promised, as a third party sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeliverView {
    /// These things.
    Goods(GoodsView),
    /// A share of the credits the combat yields.
    LootCredits(Share),
    /// A card the combat yields.
    LootCard(LootKind),
    /// Help when asked.
    Help(HelpKind),
    /// Not to do something.
    Refrain(Act),
    /// To do something.
    Do(Act),
    /// To do something in the combat.
    Play(Effort),
}

impl DeliverView {
    fn of(deliver: &Deliver, debtor: Seat, sight: Sight) -> DeliverView {
        match deliver {
            Deliver::Goods(goods) => DeliverView::Goods(GoodsView::of(goods, debtor, sight)),
            Deliver::LootCredits(share) => DeliverView::LootCredits(*share),
            Deliver::LootCard(kind) => DeliverView::LootCard(*kind),
            Deliver::Help(kind) => DeliverView::Help(*kind),
            Deliver::Refrain(act) => DeliverView::Refrain(*act),
            Deliver::Do(act) => DeliverView::Do(*act),
            Deliver::Play(effort) => DeliverView::Play(*effort),
        }
    }
}

/// A promise in an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PledgeView {
    /// Who promises.
    pub debtor: Seat,
    /// What.
    pub deliver: DeliverView,
    /// On what it depends.
    pub when: Proviso,
    /// When it falls due.
    pub due: Due,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OfferView {
    /// Its number.
    pub id: OfferId,
    /// Who makes it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What `from` gives at once.
    pub gives: GoodsView,
    /// What `to` gives at once.
    pub takes: GoodsView,
    /// Whether it seals an alliance.
    pub alliance: bool,
    /// The promise it lets go.
    pub release: Option<PromiseId>,
    /// What is promised.
    #[ts(as = "Vec<PledgeView>")]
    pub pledges: ArrayVec<PledgeView, MOST_PLEDGES>,
    /// How many more steps it stays open.
    pub left: u8,
    /// The others to whom the same is offered: it holds if all agree.
    pub together: Vec<Seat>,
    /// Whether `to` has agreed and others are still to.
    pub agreed: bool,
    /// The promises that sealing the alliance would break.
    pub breaks: Vec<PromiseId>,
}

impl OfferView {
    pub(crate) fn of(game: &Metal, offer: &Offer, sight: Sight) -> OfferView {
        let terms = &offer.terms;
        let breaks = if terms.alliance {
            let (protagonist, ally) = game.parties_of_alliance(offer.from, offer.to);
            game.broken_by_joining(protagonist, ally).collect()
        } else {
            Vec::new()
        };
        let others = game.group_of(offer).map(|other| other.to);
        let pledge = |pledge: &Pledge| PledgeView {
            debtor: pledge.debtor,
            deliver: DeliverView::of(&pledge.deliver, pledge.debtor, sight),
            when: pledge.when,
            due: pledge.due,
        };
        OfferView {
            id: offer.id,
            from: offer.from,
            to: offer.to,
            gives: GoodsView::of(&terms.gives, offer.from, sight),
            takes: GoodsView::of(&terms.takes, offer.to, sight),
            alliance: terms.alliance,
            release: terms.release,
            pledges: terms.pledges.iter().map(pledge).collect(),
            left: offer.left,
            together: others.filter(|seat| *seat != offer.to).collect(),
            agreed: offer.agreed,
            breaks,
        }
    }
}

/// A promise in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PromiseView {
    /// Its number.
    pub id: PromiseId,
    /// Who promised.
    pub debtor: Seat,
    /// To whom.
    pub creditor: Seat,
    /// What.
    pub deliver: DeliverView,
    /// On what it depends.
    pub when: Proviso,
    /// When it falls due.
    pub due: Due,
    /// The player-turn in which it was made.
    pub made: u16,
    /// The player-turn in which it falls due.
    pub falls: u16,
    /// Where it stands.
    pub standing: Standing,
}

impl PromiseView {
    pub(crate) fn of(promise: &Promise, sight: Sight) -> PromiseView {
        PromiseView {
            id: promise.id,
            debtor: promise.debtor,
            creditor: promise.creditor,
            deliver: DeliverView::of(&promise.deliver, promise.debtor, sight),
            when: promise.when,
            due: promise.due,
            made: promise.made,
            falls: promise.falls,
            standing: promise.standing,
        }
    }

    /// Whether it hides something from whom it is shown to.
    pub(crate) fn hides(&self) -> bool {
        matches!(&self.deliver, DeliverView::Goods(goods) if goods.wrecks > 0)
    }
}

/// What `viewer` sees.
pub(crate) fn of(game: &Metal, viewer: Viewer) -> View {
    View::of(game, viewer)
}

impl View {
    fn of(game: &Metal, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(game.seats) => Some(seat),
            _ => None,
        };
        let turn = game.whose_turn();
        let waits_for_answers = turn.seats() != game.deciders() && turn.outcome().is_none();
        View {
            you,
            turn: game.turn,
            active: game.active,
            prompt: if waits_for_answers {
                Prompt::AnswerOffer
            } else {
                game.prompt()
            },
            waiting: turn.seats().iter().collect(),
            talk_open: game.talk_is_open(),
            pirates: game
                .all_seats()
                .map(|seat| PirateView::of(game, seat, viewer))
                .collect(),
            board: BoardView::of(game, viewer),
            voyage: VoyageView::of(game),
            combat: CombatView::of(game),
            decided: game.voyage.decided,
            offers: game
                .talk
                .offers
                .iter()
                .map(|offer| OfferView::of(game, offer, Sight::of(viewer, offer.from, offer.to)))
                .collect(),
            rounds_left: game
                .talk
                .used
                .iter()
                .map(|used| {
                    used[..usize::from(game.seats)]
                        .iter()
                        .map(|used| game.rounds.saturating_sub(*used))
                        .collect()
                })
                .collect(),
            ledger: game
                .ledger
                .entries
                .iter()
                .map(|promise| PromiseView::of(promise, Sight::of(viewer, promise.debtor, promise.creditor)))
                .collect(),
            due: match game.choices.last() {
                Some(Choice::Settle(promise) | Choice::Help(promise)) => Some(*promise),
                _ => None,
            },
            winners: turn
                .outcome()
                .map(|outcome: &Outcome| game.all_seats().filter(|seat| outcome.won(*seat)).collect()),
        }
    }
}

impl PirateView {
    fn of(game: &Metal, seat: Seat, viewer: Viewer) -> PirateView {
        let pirate = &game.pirates[seat];
        let known_wrecks = match viewer {
            _ if viewer.knows(seat) => pirate.wrecks,
            Viewer::Seat(own) if own.index() < usize::from(game.seats) => {
                pirate.wrecks.both(game.pirates[own].knows)
            }
            _ => ShipSet::EMPTY,
        };
        PirateView {
            start: pirate.start,
            credits: pirate.credits,
            damage: pirate.damage,
            main: game.main_power(seat),
            support: game.support_power(seat),
            glory: game.glory(seat),
            judgement: pirate.judgement,
            faktor: pirate.faktor,
            upgrades: pirate.upgrades,
            wrecks: pirate.wrecks.len() as u8,
            known_wrecks,
            trophies: Slot::ALL.map(|slot| TrophyPlace::of(pirate.trophies[slot.index()].as_ref(), viewer)),
            validated: pirate.validated,
            reputation: pirate.reputation,
        }
    }
}

impl BoardView {
    fn of(game: &Metal, viewer: Viewer) -> BoardView {
        let board = &game.board;
        let shown = |held: &Held| TrophyPlace::of(Some(held), viewer);
        let [exxalia, bazaar, karokum] = board.treasury;
        BoardView {
            bank: board.bank,
            pot: board.pot,
            exxalia,
            bazaar,
            karokum,
            space_top: board.pile.top,
            space_under: board.pile.under,
            row: board.row.to_vec(),
            scrapyard: board.karokum,
            removed: board.removed,
            trophies: board.trophies.iter().map(shown).collect(),
            drawn: board.drawn.iter().map(shown).collect(),
            upgrade_pile: board.loose,
            upgrade_bottom: board.bottom.to_vec(),
            display: board.display.to_vec(),
            crew: board.bazaar,
        }
    }
}

impl VoyageView {
    fn of(game: &Metal) -> VoyageView {
        let voyage = &game.voyage;
        VoyageView {
            resting: voyage.resting,
            fought: voyage.fought,
            toured: voyage.toured,
            tour_closed: voyage.tour_closed,
            visited: Planet::ALL
                .into_iter()
                .filter(|planet| game.visited(*planet))
                .collect(),
            attacked: voyage.attacked,
            event_met: voyage.event_met,
            judged: voyage.judged.iter().collect(),
        }
    }
}

impl CombatView {
    fn of(game: &Metal) -> Option<CombatView> {
        let combat = &game.combat;
        if combat.foe == Foe::Nobody {
            return None;
        }
        // What was decided stays as it was: the damage of the loser would change the score of a combat that is over.
        let decided = game.voyage.decided;
        Some(CombatView {
            foe: combat.foe,
            allies: combat.allies.iter().collect(),
            defenders: combat.defenders.iter().collect(),
            traitor: combat.traitor,
            ready: combat.ready.iter().collect(),
            thrown: combat.thrown.iter().collect(),
            dice_thrown: matches!(game.step, Step::AfterDice | Step::Outcome | Step::Settle(_)),
            attack: decided.map_or_else(|| game.attack_tally(), |decided| decided.attack),
            defence: decided.map_or_else(|| game.defence_tally(), |decided| decided.defence),
        })
    }
}
