//! The first game of a newcomer who does what the adviser says, and is as free to talk as anybody: each word shifts all dice to come.

use celestia::{Cards, Celestia, Move};
use table::bots::{Bot, Eyes, Levels, steady};
use table::{CardSet, Chance, Game, Match, Millis, Prepared, Seat, Seed, Turn};

const NEWCOMER: Seat = Seat::FIRST;

fn is_talk(mv: &Move) -> bool {
    matches!(mv, Move::Propose(_) | Move::Answer(_))
}

struct Table {
    game: Match<Celestia>,
    seed: Seed,
}

impl Table {
    fn dealt(table: &Prepared, words: &str) -> Table {
        let setup = Celestia::setup(table.seats, &table.settings).unwrap();
        let (seed, none) = (
            Seed::from_text(words),
            vec![String::new(); usize::from(table.seats)],
        );
        let game = Match::new(setup, Cards::standard(), seed, none).unwrap();
        Table { game, seed }
    }

    fn chosen(&self, seat: Seat, mut bot: Box<dyn Bot<Celestia>>) -> Option<Move> {
        let state = self.game.state();
        let moves = state.offered(seat.into());
        let mut chance = steady(&self.seed, self.game.record().entries().len(), seat);
        bot.choose(&Eyes::new(state, seat), &moves, &mut chance)
    }

    /// Follows the adviser to the end, but says anything now and then, and makes any move: how often in 100 occasions. Whether the game is won,
    /// and how often the newcomer made which kind of move.
    fn followed(
        mut self,
        chatty: u64,
        wild: u64,
        chance: &mut Chance,
    ) -> (bool, std::collections::BTreeMap<String, usize>) {
        let mut own = std::collections::BTreeMap::new();
        loop {
            let state = self.game.state();
            let turn = state.turn();
            if let Turn::Over(outcome) = turn {
                return (outcome.won(NEWCOMER), own);
            }
            let partner = NEWCOMER.other();
            let awaited = turn.seats();
            let bot = || (Celestia::LEVELS.last().unwrap().make)();
            if state.asides().contains(partner)
                && !awaited.contains(partner)
                && let Some(mv) = self.chosen(partner, bot())
            {
                self.game.play(partner.into(), &mv, Millis(0)).unwrap();
                continue;
            }
            let talk: Vec<Move> = state
                .offered(NEWCOMER.into())
                .into_iter()
                .filter(is_talk)
                .collect();
            if !talk.is_empty() && (chance.pick(100) as u64) < chatty {
                let mv = talk[chance.pick(talk.len())];
                self.game.play(NEWCOMER.into(), &mv, Millis(0)).unwrap();
                continue;
            }
            let seat = awaited.first().unwrap();
            let mv = if seat == NEWCOMER {
                if (chance.pick(100) as u64) < wild {
                    let all: Vec<Move> = state
                        .offered(NEWCOMER.into())
                        .into_iter()
                        .filter(|mv| !is_talk(mv))
                        .collect();
                    all[chance.pick(all.len())]
                } else {
                    self.chosen(seat, Celestia::adviser().unwrap()).unwrap()
                }
            } else {
                self.chosen(seat, bot()).unwrap()
            };
            if seat == NEWCOMER {
                let name = format!("{mv:?}");
                let name = name.split(['(', ' ']).next().unwrap_or_default();
                *own.entry(name.to_owned()).or_default() += 1;
            }
            self.game.play(seat.into(), &mv, Millis(0)).unwrap();
        }
    }
}

/// How many in a hundred of these games are won.
fn won(words: &str, chatty: u64, wild: u64, games: u64) -> u64 {
    let table = Celestia::first_game();
    let followed = |seed: u64| {
        Table::dealt(&table, words)
            .followed(chatty, wild, &mut Chance::fast(seed))
            .0
    };
    (0..games).filter(|seed| followed(*seed)).count() as u64 * 100 / games
}

/// The words of the deal that newcomers get.
fn deal() -> &'static str {
    Celestia::first_game().deal.unwrap()
}

#[test]
fn whoever_follows_the_adviser_wins_whatever_is_said_meanwhile() {
    assert_eq!(won(deal(), 0, 0, 1), 100);
    assert!(won(deal(), 10, 0, 60) >= 95);
    assert!(won(deal(), 40, 5, 60) >= 90);
}

#[test]
fn the_first_game_shows_what_there_is() {
    let (_, made) = Table::dealt(&Celestia::first_game(), deal()).followed(0, 0, &mut Chance::fast(0));
    for kind in [
        "Stage",
        "BuyCards",
        "Reroll",
        "UseCrew",
        "Say",
        "Strike",
        "TakeHidden",
    ] {
        assert!(made.contains_key(kind), "{kind} in {made:?}");
    }
    assert!(made.values().sum::<usize>() <= 90, "{made:?}");
}

/// Looks at deals, which takes minutes: `DEALS=8,20,39 cargo test -p celestia --test it first::study -- --ignored --nocapture`.
#[test]
#[ignore = "it looks for a deal"]
fn study() {
    let deals = std::env::var("DEALS").unwrap_or("231".into());
    for deal in deals.split(',') {
        let words = format!("first game {deal}");
        let straight = Table::dealt(&Celestia::first_game(), &words).followed(0, 0, &mut Chance::fast(0));
        let rates = [(3, 0), (10, 0), (40, 0), (10, 5), (10, 10)]
            .map(|(chatty, wild)| won(&words, chatty, wild, 300));
        println!("deal {deal}: {rates:?} {straight:?}");
    }
}
