//! What each viewer sees, built field by field: what is not put in here does not leave.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::cards::{AmbushId, AssaultId, Constraint, Crew, DeckId, EnergyId, Mode, PATH, PirateId, StageId};
use crate::equipment::Counts;
use crate::knowledge::Standing;
use crate::moves::{Answer, Proposal, Statement};
use crate::state::{Berth, Celestia, Die, Step};

/// The table as one viewer sees it. Cards are named by their place in the box's lists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// Rapid, Normal or Expert.
    pub mode: Mode,
    /// The pirate card.
    pub pirate_card: PirateId,
    /// Who is captain.
    pub captain: Seat,
    /// What the game waits for.
    pub step: Step,
    /// The airship's position: 0 is the start, 26 the lair.
    pub ship: u8,
    /// The pirate's position.
    pub pirate: u8,
    /// The stage the airship stands on.
    pub on_stage: Option<StageId>,
    /// Ambushes fought since the last stage.
    pub fought: u8,
    /// Olga was turned in this briefing.
    pub olga: bool,
    /// The path, nearest to the start first.
    pub path: Vec<PathCard>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The airship.
    pub airship: Airship,
    /// The dice on the table.
    pub dice: Vec<Die>,
    /// Cards in the middle and in piles.
    pub piles: Piles,
    /// The crew cards, in the order of the box.
    pub crew: Vec<CrewView>,
    /// The final confrontation.
    pub assaults: Assaults,
    /// Statements made so far, oldest first.
    pub said: Vec<SaidView>,
    /// Whether the players may confer now.
    pub consultation: bool,
}

/// A statement, where the airship was when it was made, and what has become of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SaidView {
    /// Who.
    pub seat: Seat,
    /// What.
    pub statement: Statement,
    /// The airship's position then.
    pub at: u8,
    /// What has become of it.
    pub standing: Standing,
}

/// One card of the path.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PathCard {
    /// Which ambush it is, if this viewer may know.
    pub ambush: Option<AmbushId>,
    /// Whether it lies face up.
    pub face_up: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PlayerView {
    /// How many cards are held.
    pub cards: u8,
    /// The hand, if this viewer may see it.
    pub hand: Option<Counts>,
    /// What everybody knows to be in the hand.
    pub at_least: Counts,
    /// What everybody knows can at most be in the hand.
    pub at_most: Counts,
    /// The latest proposal about the question at hand.
    pub proposal: Option<Proposal>,
    /// The answer to the partner's latest proposal.
    pub answer: Option<Answer>,
}

/// The airship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Airship {
    /// The upper deck.
    pub deck: DeckId,
    /// Slots of the hold.
    pub hold: u8,
    /// Gold in the hold.
    pub gold: u8,
    /// Smoke in the hold.
    pub smoke: u8,
    /// Slots of the generator.
    pub generator: u8,
    /// Energy tokens left.
    pub energy: u8,
    /// Their undersides, which no player sees.
    pub undersides: Option<Vec<EnergyId>>,
    /// Energy tokens that were turned up.
    pub spent: Vec<EnergyId>,
}

/// A crew card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CrewView {
    /// Who.
    pub crew: Crew,
    /// Where.
    pub berth: Berth,
}

/// Cards in the middle and in piles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Piles {
    /// Face-up cards in the middle.
    pub shown: Counts,
    /// How many lie face down in the middle.
    pub face_down: u8,
    /// What they are, which no player sees.
    pub face_down_cards: Option<Counts>,
    /// Cards played in this combat.
    pub in_play: Counts,
    /// The discard pile.
    pub discard: Counts,
    /// How many cards are in the deck.
    pub deck: u8,
    /// What they are, which no player sees.
    pub deck_cards: Option<Counts>,
    /// How many stages are left.
    pub stages: u8,
    /// The stages to come, the next one last; no player sees them.
    pub stage_order: Option<Vec<StageId>>,
    /// How many crew cards are in the pile.
    pub crew: u8,
    /// The crew pile, the top last; no player sees it.
    pub crew_order: Option<Vec<Crew>>,
}

/// The final confrontation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Assaults {
    /// Whether the pirate was caught and is being boarded.
    pub boarding: bool,
    /// Masts of the pirate's ship that still stand.
    pub masts: u8,
    /// The three assaults, as far as this viewer may know them.
    pub cards: Vec<Option<AssaultId>>,
    /// What the present assault forbids.
    pub constraint: Option<Constraint>,
}

/// What `viewer` sees.
pub(crate) fn of(game: &Celestia, viewer: Viewer) -> View {
    let sky = &game.sky;
    View {
        mode: sky.mode,
        pirate_card: sky.pirate_card,
        captain: sky.captain,
        step: game.step(),
        ship: sky.ship,
        pirate: sky.pirate,
        on_stage: sky.on_stage,
        fought: sky.fought,
        olga: sky.olga,
        path: path(game, viewer),
        players: Seat::all(2).map(|seat| player(game, viewer, seat)).collect(),
        airship: airship(game, viewer),
        dice: sky.dice.to_vec(),
        piles: piles(game, viewer),
        crew: Crew::ALL
            .into_iter()
            .map(|crew| CrewView {
                crew,
                berth: sky.crew[crew as usize],
            })
            .collect(),
        assaults: assaults(game, viewer),
        said: said(game),
        consultation: crate::rules::talk::is_consultation(game),
    }
}

/// A thing that no player may see.
fn hidden<T>(viewer: Viewer, thing: impl FnOnce() -> T) -> Option<T> {
    (viewer == Viewer::Everything).then(thing)
}

/// Whether a statement still holds is told to all viewers alike, from what everybody saw: of one's own words it says what the partner can make of them.
fn said(game: &Celestia) -> Vec<SaidView> {
    let sky = &game.sky;
    let again = |at: usize| {
        let now = sky.said[at];
        sky.said[at + 1..]
            .iter()
            .any(|later| later.seat == now.seat && later.statement == now.statement)
    };
    let seen = |at: usize| {
        let said = sky.said[at];
        let standing = match again(at) {
            true => Standing::Again,
            false => sky.known[said.seat].standing(said.statement, sky.hands[said.seat].total()),
        };
        SaidView {
            seat: said.seat,
            statement: said.statement,
            at: said.at,
            standing,
        }
    };
    (0..sky.said.len()).map(seen).collect()
}

fn path(game: &Celestia, viewer: Viewer) -> Vec<PathCard> {
    let path = &game.sky.path;
    let card = |position: u8| PathCard {
        ambush: if path.is_seen(position) {
            Some(path.at(position))
        } else {
            hidden(viewer, || path.at(position))
        },
        face_up: path.is_face_up(position),
    };
    (1..=PATH as u8).map(card).collect()
}

fn player(game: &Celestia, viewer: Viewer, seat: Seat) -> PlayerView {
    let hand = game.sky.hands[seat];
    let known = game.sky.known[seat];
    let cards = hand.total();
    PlayerView {
        cards,
        hand: viewer.knows(seat).then_some(hand),
        at_least: known.least,
        at_most: known.most.zip(Counts::of_each(cards), u8::min),
        proposal: game.sky.talk.proposal[seat],
        answer: game.sky.talk.answer[seat],
    }
}

fn airship(game: &Celestia, viewer: Viewer) -> Airship {
    let deck = game.cards.deck(game.sky.upper_deck);
    Airship {
        deck: game.sky.upper_deck,
        hold: deck.hold,
        gold: game.sky.gold,
        smoke: game.sky.smoke,
        generator: deck.generator,
        energy: game.sky.generator.len() as u8,
        undersides: hidden(viewer, || game.sky.generator.to_vec()),
        spent: game.sky.spent.to_vec(),
    }
}

fn piles(game: &Celestia, viewer: Viewer) -> Piles {
    let sky = &game.sky;
    Piles {
        shown: sky.shown,
        face_down: sky.face_down.total(),
        face_down_cards: hidden(viewer, || sky.face_down),
        in_play: sky.in_play,
        discard: sky.discard,
        deck: sky.deck.total(),
        deck_cards: hidden(viewer, || sky.deck),
        stages: sky.stage_pile.len() as u8,
        stage_order: hidden(viewer, || sky.stage_pile.to_vec()),
        crew: sky.crew_pile.len() as u8,
        crew_order: hidden(viewer, || sky.crew_pile.to_vec()),
    }
}

fn assaults(game: &Celestia, viewer: Viewer) -> Assaults {
    let sky = &game.sky;
    let card = |(at, assault): (usize, &AssaultId)| {
        if at < usize::from(sky.assaults_shown) {
            Some(*assault)
        } else {
            hidden(viewer, || *assault)
        }
    };
    Assaults {
        boarding: sky.ship == sky.pirate && sky.mode != Mode::Rapid,
        masts: sky.masts,
        cards: sky.assaults.iter().enumerate().map(card).collect(),
        constraint: game.constraint(),
    }
}
