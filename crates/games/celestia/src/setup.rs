//! Options and the deal.

use std::collections::BTreeMap;

use table::{Chance, Edition, OptionSpec, Outcome, Seat, Setting, Setup, SetupError};
use tinyvec::ArrayVec;

use crate::cards::{AmbushId, AssaultId, Cards, Crew, DeckId, EnergyId, Mode, PATH, PirateId, StageId};
use crate::equipment::{Card, Counts};
use crate::knowledge::Knowledge;
use crate::state::{Berth, ByPlayer, Celestia, Path, Sky, Step, Talk};

/// What the cards of a first game are shuffled with. Every word that is said shifts all dice to come, so what counts is not one game but all that may
/// come of a deal: of 300 in which the newcomer follows the adviser and now and then says something, 297 are won (99 %), and 97 % if every tenth move
/// is any move. Of the deal of other first games, `first game 46`, 73 and 57 % were. The game makes stopovers, rolls again, calls on Shuki and talks.
pub(crate) const FIRST_DEAL: &str = "first game 231";

/// How many wins the book counts in a mode.
const MOST_WINS: i32 = 4;

/// What a host can set.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("mode", &["normal", "rapid", "expert"]),
    // Wins ticked off in this mode: each lets the pirate begin farther away, except in Rapid mode.
    OptionSpec::number("wins", 0..=MOST_WINS, 0),
    OptionSpec::choice("captain", &["random", "first", "second"]),
    // The upper deck by the slots of its generator.
    OptionSpec::choice("generator", &["random", "1", "2", "3"]),
    // Whether a player who can eliminate a die must. The text says so; its example lets somebody with a card and an open flag pass.
    OptionSpec::choice("strike", &["must", "may"]),
];

fn mode(setup: &Setup) -> Mode {
    match setup.word("mode") {
        "rapid" => Mode::Rapid,
        "expert" => Mode::Expert,
        _ => Mode::Normal,
    }
}

/// The book's tick boxes: a pair that won plays on against a pirate who starts farther away. In Rapid mode it never does.
pub(crate) fn again(setup: &Setup, outcome: &Outcome) -> BTreeMap<String, Setting> {
    let mut settings = BTreeMap::new();
    if mode(setup) != Mode::Rapid && outcome.won(Seat::FIRST) {
        let wins = (setup.number("wins") + 1).min(MOST_WINS);
        settings.insert("wins".to_owned(), Setting::Number(wins));
    }
    settings
}

/// Sets the table up and deals.
pub(crate) fn deal(
    setup: &Setup,
    cards: &'static Cards,
    chance: &mut Chance,
) -> Result<Celestia, SetupError> {
    let mode = mode(setup);
    let upper_deck = upper_deck(setup, cards, chance)?;
    let (crew, crew_pile) = crew(chance);
    let path = path(cards, chance);
    let stage_pile = shuffled::<6, StageId>(StageId, chance);
    let (pirate_card, assaults) = pirate(mode, cards, chance);
    let generator = generator(cards.deck(upper_deck).generator, chance);
    let captain = match setup.word("captain") {
        "first" => Seat::FIRST,
        "second" => Seat::FIRST.other(),
        _ => Seat::new(chance.pick(2)).unwrap_or(Seat::FIRST),
    };
    let mut deck = cards.equipment;
    let mut take = |count: u8| {
        (0..count)
            .filter_map(|_| draw(&mut deck, chance))
            .collect::<Counts>()
    };
    let hands = ByPlayer::from_fn(2, |_| take(4));
    let shown = take(4);
    let mut steps = ArrayVec::new();
    steps.push(Step::Draft);
    let sky = Sky {
        mode,
        captain,
        pirate_card,
        path,
        ship: 0,
        pirate: pirate_start(mode, setup.number("wins"), cards),
        on_stage: None,
        fought: 0,
        olga: false,
        hands,
        known: ByPlayer::from_fn(2, |_| Knowledge::unknown(4)),
        deck,
        discard: Counts::NONE,
        in_play: Counts::NONE,
        shown,
        face_down: Counts::NONE,
        upper_deck,
        gold: 0,
        smoke: 1,
        crew,
        crew_pile,
        generator,
        spent: ArrayVec::new(),
        stage_pile,
        assaults,
        assaults_shown: 0,
        masts: 3,
        dice: ArrayVec::new(),
        steps,
        talk: Talk::silence(),
        said: ArrayVec::new(),
        may_endure: setup.word("strike") == "may",
        edition: Edition::Second,
    };
    Ok(Celestia { cards, sky })
}

/// Nobody knows the order of the deck, so a card is drawn from all that are left in it.
fn draw(deck: &mut Counts, chance: &mut Chance) -> Option<Card> {
    let card = Card::ALL[chance.draw(deck.numbers())?];
    deck.take(card);
    Some(card)
}

/// One of the four start cards, then the 24 others in random order.
fn path(cards: &Cards, chance: &mut Chance) -> Path {
    let mut path: [AmbushId; PATH] = std::array::from_fn(|at| AmbushId(at as u8 + 3));
    path[0] = AmbushId(chance.pick(4) as u8);
    chance.shuffle(&mut path[1..]);
    debug_assert_eq!(cards.ambushes.len(), 28);
    Path::new(path)
}

/// The ids 0 to N - 1 in random order.
fn shuffled<const N: usize, T: Copy + Default>(
    make: impl Fn(u8) -> T,
    chance: &mut Chance,
) -> ArrayVec<[T; N]>
where
    [T; N]: tinyvec::Array<Item = T>,
{
    let mut all: [T; N] = std::array::from_fn(|at| make(at as u8));
    chance.shuffle(&mut all);
    all.into_iter().collect()
}

/// The top crew card comes aboard, ready.
fn crew(chance: &mut Chance) -> ([Berth; 8], ArrayVec<[Crew; 8]>) {
    let mut pile = shuffled::<8, Crew>(|at| Crew::ALL[usize::from(at)], chance);
    let mut berths = [Berth::Pile; 8];
    if let Some(first) = pile.pop() {
        berths[first as usize] = Berth::Ready;
    }
    (berths, pile)
}

/// The pirate of the mode, with three of the assaults under its card; none in Rapid mode.
fn pirate(mode: Mode, cards: &Cards, chance: &mut Chance) -> (PirateId, ArrayVec<[AssaultId; 3]>) {
    let pirates: ArrayVec<[PirateId; 8]> = cards.pirates_of(mode).collect();
    let pirate = pirates[chance.pick(pirates.len())];
    let mut assaults = ArrayVec::new();
    if mode != Mode::Rapid {
        let mut all: ArrayVec<[AssaultId; 16]> = (0..cards.assaults.len() as u8).map(AssaultId).collect();
        while assaults.len() < 3 {
            assaults.push(all.swap_remove(chance.pick(all.len())));
        }
    }
    (pirate, assaults)
}

/// One token for each slot; nobody looks at their undersides.
fn generator(slots: u8, chance: &mut Chance) -> ArrayVec<[EnergyId; 3]> {
    let mut tokens = shuffled::<3, EnergyId>(EnergyId, chance);
    tokens.truncate(slots.into());
    tokens
}

fn upper_deck(setup: &Setup, cards: &Cards, chance: &mut Chance) -> Result<DeckId, SetupError> {
    let wanted: Option<u8> = setup.word("generator").parse().ok();
    let Some(slots) = wanted else {
        return Ok(DeckId(chance.pick(cards.decks.len()) as u8));
    };
    match cards.decks.iter().position(|deck| deck.generator == slots) {
        Some(at) => Ok(DeckId(at as u8)),
        None => Err(SetupError::Together(format!(
            "no upper deck of this box has a generator of {slots}"
        ))),
    }
}

/// Where the pirate's ship begins: farther with each win, except in Rapid mode.
fn pirate_start(mode: Mode, wins: i32, cards: &Cards) -> u8 {
    let wins = wins.clamp(0, 4) as usize;
    match mode {
        Mode::Rapid => cards.pirate_start,
        Mode::Normal => cards.normal_track[wins],
        Mode::Expert => cards.expert_track[wins],
    }
}
