//! Options and the deal.

use arrayvec::ArrayVec;
use table::{BySeat, Chance, Edition, OptionSpec, Seat, SeatSet, Setup, SetupError};

use crate::cards::Cards;
use crate::ids::{ShipSet, SpaceSet, StartId, TrophyId, UpgradeSet};
use crate::negotiation::{Ledger, Talk};
use crate::rules::MOST_ROUNDS;
use crate::state::{
    Board, CREDITS_IN_BOX, Combat, Held, Metal, Pirate, Planet, Readings, Shuffle, SpacePile, Step, Voyage,
};

/// What everybody begins with.
const CREDITS: u16 = 3;

/// The most offers one may make to another in one window of talk.
pub(crate) const MOST_TALK: u32 = 20;

/// No game is longer.
///
/// - Talk: a player-turn has three windows. In the first and the last the active player and five others may make each other
///   `MOST_TALK` offers (10 ordered pairs); in the combat of a challenge so may the challenged and four others (18). In a reckoning
///   the debtor and everybody else may besides (30 ordered pairs in all, in each window). Each offer is one move, each of its
///   answers another, and one that is made to several counts for each of them.
/// - Promises: at most 24 are open when a turn begins and each offer writes down two more; each is settled, called in or
///   let go once, by one move.
/// - The rest: start and brotherhood; ten tour actions, eight wrecks paid one by one, three more choices; a combat with six dice to
///   declare, nine support cards and the passes after each; six choices of an event; six trophies shown, six passed on; and no more
///   discards than upgrades that came into hands. That is fewer than 170 moves.
/// - After `MOST_ROUNDS` rounds of six turns the game ends.
pub const MOST_MOVES: u32 =
    MOST_ROUNDS as u32 * 6 * (MOST_OFFERS_A_TURN * 2 + 24 + MOST_OFFERS_A_TURN * 2 + 170);

const MOST_OFFERS_A_TURN: u32 = MOST_TALK * 3 * 30;

/// The glory with which a first game is handed over to the newcomer.
pub(crate) const FIRST_GLORY: i16 = 5;

/// What a host can set: how hunters go back into the pile, how much talk there may be, and the readings of three sentences.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("shuffle", &["whole", "tiers"]),
    OptionSpec::number("rounds", 1..=MOST_TALK as i32, 20),
    OptionSpec::choice("tour", &["block", "split"]),
    OptionSpec::choice("karokum", &["open", "closed"]),
    OptionSpec::choice("support", &["everyone", "protagonists"]),
];

/// The same table under the first version of the rules, which counted offers and promises from nought.
pub(crate) fn in_first_edition(mut game: Metal) -> Metal {
    game.edition = Edition::First;
    game.talk.next = 0;
    game.ledger.next = 0;
    game
}

/// Everybody gets a starting ship, three credits and three trophies, of which one goes back.
pub(crate) fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Metal, SetupError> {
    let seats = setup.seats();
    let mut starts: ArrayVec<StartId, { StartId::COUNT }> = StartId::all().collect();
    chance.shuffle(&mut starts);
    let mut trophies: ArrayVec<TrophyId, { TrophyId::COUNT }> = TrophyId::all().collect();
    chance.shuffle(&mut trophies);
    let mut pirates = BySeat::from_fn(seats, |seat| Pirate {
        start: starts[seat.index()],
        credits: CREDITS,
        ..Pirate::default()
    });
    let mut pile = trophies.into_iter();
    for seat in Seat::all(seats) {
        pirates[seat].trophies = std::array::from_fn(|_| {
            pile.next().map(|card| Held {
                card,
                known: SeatSet::only(seat),
            })
        });
    }
    let board = lay_out(cards, seats, pile, chance);
    let first = Seat::new(chance.pick(seats.into())).unwrap_or(Seat::FIRST);
    Ok(Metal {
        cards,
        seats,
        rounds: setup.number("rounds").clamp(1, MOST_TALK as i32) as u8,
        shuffle: match setup.word("shuffle") {
            "tiers" => Shuffle::Tiers,
            _ => Shuffle::Whole,
        },
        readings: Readings {
            split_tour: setup.word("tour") == "split",
            karokum_closed: setup.word("karokum") == "closed",
            protagonists_only: setup.word("support") == "protagonists",
        },
        edition: Edition::Second,
        turn: 0,
        active: first,
        step: Step::Dealing,
        choices: ArrayVec::new(),
        pirates,
        board,
        voyage: Voyage::default(),
        combat: Combat::none(seats),
        talk: Talk::silence(seats),
        ledger: Ledger {
            next: 1,
            ..Ledger::default()
        },
        let_down: BySeat::from_fn(seats, |_| SeatSet::EMPTY),
    })
}

/// The board as it lies when everybody has his cards: credits in the bank, near space on top of deep space, four upgrades shown.
fn lay_out(cards: &Cards, seats: u8, trophies: impl Iterator<Item = TrophyId>, chance: &mut Chance) -> Board {
    let unknown = |card| Held {
        card,
        known: SeatSet::EMPTY,
    };
    let treasury = Planet::ALL.map(|planet| u16::from(cards.planet(planet).treasury));
    let given = CREDITS * u16::from(seats) + treasury.iter().sum::<u16>();
    let near = SpaceSet::near();
    let mut loose = UpgradeSet::all();
    let mut display = ArrayVec::new();
    while !display.is_full() {
        let Some(card) = loose.draw(chance) else { break };
        loose.remove(card);
        display.push(card);
    }
    Board {
        bank: CREDITS_IN_BOX.saturating_sub_unsigned(given),
        pot: 0,
        treasury,
        pile: SpacePile {
            top: near,
            under: SpaceSet::all().minus(near),
        },
        row: ArrayVec::new(),
        aside: None,
        karokum: ShipSet::EMPTY,
        removed: ShipSet::EMPTY,
        trophies: trophies.map(unknown).collect(),
        drawn: ArrayVec::new(),
        loose,
        bottom: ArrayVec::new(),
        display,
        bazaar: UpgradeSet::EMPTY,
    }
}
