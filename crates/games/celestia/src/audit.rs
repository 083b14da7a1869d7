//! Counting every component.

use std::collections::BTreeSet;
use std::hash::Hash;

use table::Seat;

use crate::cards::{AmbushId, Crew, LAIR, Mode};
use crate::equipment::Counts;
use crate::state::{Berth, Celestia, Step};

type Audited = Result<(), String>;

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Audited {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Says what is missing, too many, or where it cannot be.
pub(crate) fn count(game: &Celestia) -> Audited {
    equipment(game)?;
    knowledge(game)?;
    path(game)?;
    hold(game)?;
    crew(game)?;
    tokens_and_piles(game)?;
    steps(game)
}

/// All 48 equipment cards are somewhere, and none twice.
fn equipment(game: &Celestia) -> Audited {
    let sky = &game.sky;
    let piles = [sky.deck, sky.discard, sky.in_play, sky.shown, sky.face_down];
    let all = piles
        .into_iter()
        .chain(sky.hands.iter().copied())
        .fold(Counts::NONE, Counts::plus);
    ensure(all == game.cards.equipment, || {
        format!("the equipment cards are {all:?}")
    })
}

fn knowledge(game: &Celestia) -> Audited {
    Seat::all(2).try_for_each(|seat| {
        let (known, hand) = (game.sky.known[seat], game.sky.hands[seat]);
        ensure(known.allows(hand), || {
            format!("what is known of {seat:?} ({known:?}) is not so: {hand:?}")
        })
    })
}

fn distinct<T: Ord + Hash + Copy>(list: &[T]) -> bool {
    list.iter().collect::<BTreeSet<_>>().len() == list.len()
}

/// One start card and all 24 others lie on the path; the ships are on it.
fn path(game: &Celestia) -> Audited {
    let sky = &game.sky;
    let cards = sky.path.cards();
    ensure(distinct(cards), || "an ambush lies on the path twice".into())?;
    let is_start = |card: &AmbushId| card.0 < 4;
    ensure(
        cards.iter().filter(|card| is_start(card)).count() == 1 && cards.iter().all(|card| card.0 < 28),
        || "the path does not have one of the start cards and all others".into(),
    )?;
    // Only Baba moves it, and then everybody has seen what lies first.
    ensure(is_start(&cards[0]) || sky.path.is_seen(1), || {
        "the path does not begin with the start card".into()
    })?;
    ensure(sky.path.is_sound(), || "cards off the path are turned up".into())?;
    ensure(sky.ship <= sky.pirate && sky.pirate <= LAIR, || {
        format!("the airship is at {} and the pirate at {}", sky.ship, sky.pirate)
    })?;
    ensure(sky.fought <= sky.ship, || {
        format!("{} ambushes were fought before {}", sky.fought, sky.ship)
    })
}

/// The hold is never overfull, and gold and smoke are limited.
fn hold(game: &Celestia) -> Audited {
    let sky = &game.sky;
    let slots = game.cards.deck(sky.upper_deck).hold;
    ensure(
        sky.gold <= game.cards.gold && sky.smoke <= game.cards.smoke,
        || {
            format!(
                "{} gold and {} smoke are more than there are",
                sky.gold, sky.smoke
            )
        },
    )?;
    ensure(game.load() <= slots, || {
        format!("{} tokens are in a hold of {slots}", game.load())
    })
}

/// Each crew card is in one place, and one at most waits to come aboard.
fn crew(game: &Celestia) -> Audited {
    let sky = &game.sky;
    ensure(distinct(&sky.crew_pile), || {
        "a crew card is in the pile twice".into()
    })?;
    for crew in Crew::ALL {
        let (berth, in_pile) = (sky.crew[crew as usize], sky.crew_pile.contains(&crew));
        ensure((berth == Berth::Pile) == in_pile, || {
            format!("{crew:?} is in two places or none")
        })?;
        let offered = matches!(game.step(), Step::Recruit { crew: waiting } if waiting == crew);
        ensure((berth == Berth::Offered) == offered, || {
            format!("{crew:?} waits, but nobody decides about it")
        })?;
    }
    Ok(())
}

fn tokens_and_piles(game: &Celestia) -> Audited {
    let sky = &game.sky;
    let slots = usize::from(game.cards.deck(sky.upper_deck).generator);
    let tokens: Vec<_> = sky.generator.iter().chain(&sky.spent).copied().collect();
    ensure(distinct(&tokens) && tokens.len() == slots, || {
        format!("the energy tokens are {tokens:?}")
    })?;
    ensure(distinct(&sky.stage_pile), || {
        "a stage is in the pile twice".into()
    })?;
    ensure(
        sky.on_stage.is_none_or(|stage| !sky.stage_pile.contains(&stage)),
        || "a stage is in two places".into(),
    )?;
    let expected = if sky.mode == Mode::Rapid { 0 } else { 3 };
    ensure(distinct(&sky.assaults) && sky.assaults.len() == expected, || {
        format!("the assaults are {:?}", sky.assaults)
    })?;
    ensure(
        usize::from(sky.assaults_shown) <= expected && sky.masts <= 3,
        || "more assaults than masts".into(),
    )
}

/// The steps that wait fit together, so that whatever is chosen can be carried out.
fn steps(game: &Celestia) -> Audited {
    let sky = &game.sky;
    ensure(
        !sky.steps.is_empty() && sky.steps.len() < sky.steps.capacity(),
        || "no step, or too many".into(),
    )?;
    for (at, step) in sky.steps.iter().enumerate() {
        let top = at + 1 == sky.steps.len();
        ensure(step_is_sound(game, *step, at, top), || {
            format!("the game cannot be at {step:?}")
        })?;
    }
    Ok(())
}

fn step_is_sound(game: &Celestia, step: Step, at: usize, top: bool) -> bool {
    let sky = &game.sky;
    let dice = sky.dice.len();
    let in_combat = (1..=4).contains(&dice);
    let on_ambush = (1..LAIR).contains(&sky.ship);
    let with_pool = !sky.shown.is_empty() || !sky.face_down.is_empty();
    let two = |seat: Seat| seat.index() < 2;
    let bottom = at == 0;
    match step {
        Step::Draft => {
            bottom && top && (1..=4).contains(&sky.shown.total()) && sky.face_down.is_empty() && sky.ship == 0
        }
        Step::Briefing => bottom && top && sky.ship < sky.pirate && sky.pirate < LAIR,
        Step::Arrange { cards } => {
            let room = LAIR - 1 - sky.ship.min(LAIR - 1);
            bottom
                && top
                && (1..=5).contains(&cards)
                && cards <= room
                && sky.ship < sky.pirate
                && sky.pirate < LAIR
        }
        Step::Dice => bottom && top && in_combat && on_ambush,
        Step::Augusta { set } => {
            bottom && top && in_combat && on_ambush && set.is_none_or(|die| usize::from(die) < dice)
        }
        Step::Validated { flags } => bottom && in_combat && on_ambush && (1..=4).contains(&flags),
        Step::Thrust { flags } => bottom && in_combat && on_ambush && flags <= 4 && !game.boarding(),
        Step::Forfeit => top && !bottom && sky.hands.iter().all(|hand| !hand.is_empty()),
        Step::Discard { seat } => top && !bottom && two(seat) && !sky.hands[seat].is_empty(),
        Step::Deactivate => top && !bottom && Crew::ALL.into_iter().any(|crew| game.is_ready(crew)),
        Step::Dismiss => top && !bottom && game.aboard().next().is_some(),
        Step::Starter => bottom && top && in_combat && on_ambush,
        Step::Combat { active } => {
            bottom && in_combat && on_ambush && two(active) && sky.dice.iter().any(|die| !die.out)
        }
        Step::Aftermath => bottom && top && on_ambush && in_combat,
        Step::Salvage { left } => {
            bottom && top && on_ambush && (1..=2).contains(&left) && sky.in_play.total() >= left
        }
        Step::CombatEnd => bottom && !top && on_ambush,
        Step::Rewards { .. } => bottom && !top && on_ambush && !game.boarding(),
        Step::Statement { seat } => top && !bottom && two(seat),
        Step::CardReward => top && !bottom,
        Step::Load { cargo, left } => {
            top && !bottom && (1..=8).contains(&left) && crate::rules::rewards::supply(game, cargo) > 0
        }
        Step::Recruit { .. } => top && !bottom,
        Step::ShareStarter => top && !bottom && with_pool,
        Step::Share { seat, .. } => top && !bottom && two(seat) && with_pool,
        Step::Jettison { left } => !bottom && (!top || (left >= 1 && game.load() > left)),
        Step::Market => bottom && sky.on_stage.is_some(),
        Step::Armoury => bottom && sky.mode != Mode::Rapid && sky.assaults_shown == 0 && on_ambush,
        Step::NextAssault => false,
        Step::Over(_) => bottom && top,
    }
}

impl Celestia {
    /// Every card named in a kept position is in the box, and both seats are there; the audit can look at everything after that.
    pub(crate) fn ids_exist(&self) -> Audited {
        let (sky, cards) = (&self.sky, self.cards);
        let exist = sky
            .path
            .cards()
            .iter()
            .all(|id| id.index() < cards.ambushes.len())
            && sky.pirate_card.index() < cards.pirates.len()
            && sky.upper_deck.index() < cards.decks.len()
            && sky
                .on_stage
                .iter()
                .chain(&sky.stage_pile)
                .all(|id| id.index() < cards.stages.len())
            && sky.assaults.iter().all(|id| id.index() < cards.assaults.len())
            && sky
                .generator
                .iter()
                .chain(&sky.spent)
                .all(|id| id.index() < cards.energy.len());
        ensure(exist, || "it names a card that is not in the box".into())?;
        let two = |seats: u8| seats == 2;
        let talk = &sky.talk;
        let seats = two(sky.hands.seats())
            && two(sky.known.seats())
            && two(talk.proposed.seats())
            && two(talk.answered.seats())
            && two(talk.proposal.seats())
            && two(talk.answer.seats())
            && sky.captain.index() < 2
            && sky.said.iter().all(|said| said.seat.index() < 2);
        ensure(seats, || "it is not for two players".into())?;
        let small = |counts: &Counts| counts.numbers().iter().all(|count| *count <= 48);
        let bounded = sky
            .hands
            .iter()
            .chain([&sky.deck, &sky.discard, &sky.in_play, &sky.shown, &sky.face_down])
            .all(small);
        ensure(bounded && sky.gold <= 6 && sky.smoke <= 6, || {
            "there are more cards or tokens than in the box".into()
        })?;
        let mode_fits = cards.pirate(sky.pirate_card).mode == sky.mode;
        ensure(mode_fits, || "the pirate is not one of this mode".into())
    }
}
