//! The first game of a newcomer who does what the adviser says: the first turn scores, no turn wastes anything, and the game is won.

use table::bots::{Bot, Eyes, Levels, steady};
use table::{CardSet, Game, Match, Millis, Moment, Seat, Seed, Told, Turn, Viewer};
use tortuga::Tortuga;
use tortuga::cards::Cards;
use tortuga::course::Deed;
use tortuga::map::Place;
use tortuga::moves::Move;
use tortuga::view::View;

const NEWCOMER: Seat = Seat::FIRST;
/// No first game has so many moves.
const MOST: usize = 2_000;

/// What the newcomer did in one turn, and what came of it.
#[derive(Debug, Default)]
struct Played {
    moves: Vec<Move>,
    /// Where the ship was, stop by stop.
    way: Vec<Place>,
    before: u8,
    after: u8,
    /// What could still have been had when the turn was ended.
    left: Vec<Move>,
    /// A creature that could have been captured was sailed away from.
    passed: bool,
    /// A fight was sought though a voyage would have won at once.
    fought: bool,
    /// What was announced where a step was advised, and what was done.
    announced: Vec<(Place, Deed)>,
    done: Vec<(Place, Deed)>,
}

impl Played {
    /// The ship came back to where it had been.
    fn goes_round(&self) -> bool {
        (1..self.way.len()).any(|at| self.way[..at].contains(&self.way[at]))
    }
}

/// A first game, led in as the server does it.
struct Table {
    game: Match<Tortuga>,
    seed: Seed,
}

impl Table {
    fn dealt(words: &str) -> Table {
        let table = Tortuga::first_game();
        let setup = Tortuga::setup(table.seats, &table.settings).unwrap();
        let (seed, none) = (
            Seed::from_text(words),
            vec![String::new(); usize::from(table.seats)],
        );
        let game = Match::new(setup, Cards::standard(), seed, none).unwrap();
        let mut table = Table { game, seed };
        for _ in 0..MOST {
            if table.game.state().is_handed_over() || matches!(table.turn(), Turn::Over(_)) {
                break;
            }
            let seat = table.turn().seats().first().unwrap();
            let mv = table.chosen(seat, (Tortuga::LEVELS.last().unwrap().make)());
            table.make(seat, mv);
        }
        table
    }

    fn turn(&self) -> Turn {
        self.game.state().turn()
    }

    fn view(&self) -> View {
        self.game.state().view(Viewer::Everything)
    }

    fn score(&self) -> u8 {
        self.view().captains[NEWCOMER.index()].score
    }

    fn chosen(&self, seat: Seat, mut bot: Box<dyn Bot<Tortuga>>) -> Move {
        let state = self.game.state();
        let moves = state.offered(seat.into());
        let mut chance = steady(&self.seed, self.game.record().entries().len(), seat);
        bot.choose(&Eyes::new(state, seat), &moves, &mut chance)
            .unwrap_or(moves[0])
    }

    /// Whether the newcomer wins this turn by playing all cards, sailing by manoeuvre, and then conquering, capturing or buying influence.
    fn wins_in_peace(&self) -> bool {
        let mut game = self.game.state().clone();
        while let Some(play) = offers(&game, |mv| matches!(mv, Move::Play(_))).first() {
            game = after(&game, play);
            while game.view(Viewer::Everything).pending.is_some() {
                let [done] = offers(&game, |mv| *mv == Move::Done)[..] else {
                    return false;
                };
                game = after(&game, &done);
            }
        }
        let (mut known, mut ahead) = (Vec::new(), vec![game]);
        while !ahead.is_empty() {
            let scores = |mv: &Move| matches!(mv, Move::Conquer | Move::Capture | Move::BuyInfluence);
            let gains = ahead
                .iter()
                .flat_map(|at| offers(at, scores).into_iter().map(|mv| after(at, &mv)));
            if gains.into_iter().any(|then| is_won(&then)) {
                return true;
            }
            let sailed = ahead.iter().flat_map(|at| {
                let sails = offers(at, |mv| matches!(mv, Move::Sail(_)));
                sails.into_iter().map(|mv| (mv, after(at, &mv)))
            });
            let sailed: Vec<(Move, Tortuga)> = sailed.collect();
            ahead = Vec::new();
            for (mv, then) in sailed {
                if !known.contains(&mv) {
                    known.push(mv);
                    ahead.push(then);
                }
            }
        }
        false
    }

    fn make(&mut self, seat: Seat, mv: Move) {
        self.game.play(seat.into(), &mv, Millis(0)).unwrap();
    }

    /// Follows the adviser to the end: all turns of the newcomer, and whether the game is won.
    fn followed(mut self) -> (Vec<Played>, bool) {
        let mut turns = Vec::new();
        let mut now: Option<Played> = None;
        for _ in 0..MOST {
            if let Turn::Over(outcome) = self.turn() {
                turns.extend(now.map(|played| Played {
                    after: self.score(),
                    ..played
                }));
                return (turns, outcome.won(NEWCOMER));
            }
            let seat = self.turn().seats().first().unwrap();
            let bot = match seat {
                NEWCOMER => Tortuga::adviser(),
                _ => Tortuga::LEVELS.last().map(|level| (level.make)()),
            };
            let mv = self.chosen(seat, bot.unwrap());
            let mine = seat == NEWCOMER && self.view().active == NEWCOMER;
            if mine {
                let (before, ship) = (self.score(), self.view().captains[0].ship);
                let played = now.get_or_insert_with(|| Played {
                    before,
                    way: ship.into_iter().collect(),
                    ..Played::default()
                });
                played.moves.push(mv);
                let offered = self.game.state().offered(NEWCOMER.into());
                played.passed |= matches!(mv, Move::Sail(_)) && offered.contains(&Move::Capture);
                played.fought |= matches!(mv, Move::Attack(_)) && self.wins_in_peace();
                let aids = self.game.state().aids(Viewer::Seat(NEWCOMER));
                let course = aids.and_then(|aids| aids.course);
                if let (Move::Sail(_), Some(course)) = (mv, course) {
                    played
                        .announced
                        .extend(course.stops.first().map(|stop| (stop.place, stop.deed)));
                }
                let deed = match mv {
                    Move::Capture => Some(Deed::Capture),
                    Move::Conquer => Some(Deed::Conquer),
                    Move::BuyInfluence => Some(Deed::Buy),
                    _ => None,
                };
                played.done.extend(ship.zip(deed));
                if mv == Move::EndTurn {
                    played.left = offered;
                }
            }
            self.make(seat, mv);
            if let (true, Move::Sail(to), Some(played)) = (mine, mv, now.as_mut()) {
                played.way.push(to);
            }
            if mine && mv == Move::EndTurn {
                let after = self.score();
                turns.extend(now.take().map(|played| Played { after, ..played }));
            }
        }
        panic!("it goes on and on");
    }
}

/// The moves of the newcomer that are of this kind.
fn offers(game: &Tortuga, is: impl Fn(&Move) -> bool) -> Vec<Move> {
    game.offered(NEWCOMER.into()).into_iter().filter(is).collect()
}

/// How it stands after a move of the newcomer.
fn after(game: &Tortuga, mv: &Move) -> Tortuga {
    let mut then = game.clone();
    let (mut chance, mut told) = (steady(&Seed::from_text("after"), 0, NEWCOMER), Told::deaf());
    let mut moment = Moment {
        chance: &mut chance,
        told: &mut told,
        now: Millis(0),
    };
    then.play(NEWCOMER.into(), mv, &mut moment).unwrap();
    then
}

fn is_won(game: &Tortuga) -> bool {
    matches!(game.turn(), Turn::Over(outcome) if outcome.won(NEWCOMER))
}

/// What is had for what would be lost. The conquest of Tortuga, which calls the last turns, is weighed.
fn is_wanted_surely(mv: &Move) -> bool {
    is_wanted(mv) && *mv != Move::Conquer
}

/// What scores, or is had for what would be lost.
fn is_wanted(mv: &Move) -> bool {
    let wanted = [
        Move::Capture,
        Move::Conquer,
        Move::BuyInfluence,
        Move::Collect,
        Move::Probe,
        Move::TakeFromDepot,
    ];
    wanted.contains(mv)
}

fn guided() -> Table {
    Table::dealt(Tortuga::first_game().deal.unwrap())
}

fn did(turns: &[Played], is: fn(&Move) -> bool) -> bool {
    turns.iter().any(|turn| turn.moves.iter().any(is))
}

#[test]
fn the_first_turn_shows_where_points_come_from() {
    let (turns, _) = guided().followed();
    let first = &turns[0];
    let scored = first
        .moves
        .iter()
        .filter(|mv| matches!(mv, Move::Conquer | Move::Capture | Move::BuyInfluence));
    assert!(scored.count() >= 2, "{:?}", first.moves);
    assert!(first.after >= first.before + 2, "{first:?}");
    assert!(
        did(&turns[..1], |mv| matches!(mv, Move::Probe | Move::Collect)),
        "{:?}",
        first.moves
    );
}

#[test]
fn whoever_follows_wastes_nothing_and_wins() {
    let (turns, won) = guided().followed();
    assert!(won);
    assert!((3..=6).contains(&turns.len()), "{} turns", turns.len());
    for turn in &turns {
        assert!(!turn.fought, "no fight where a voyage wins: {turn:?}");
        assert!(turn.after > turn.before, "it scores: {turn:?}");
        assert!(!turn.goes_round(), "{turn:?}");
        assert!(!turn.left.iter().any(is_wanted), "{:?}", turn.left);
    }
    let moves: usize = turns.iter().map(|turn| turn.moves.len()).sum();
    assert!(moves <= 60, "{moves} moves take too long");
    let ways: [fn(&Move) -> bool; 5] = [
        |mv| matches!(mv, Move::Capture),
        |mv| matches!(mv, Move::Conquer),
        |mv| matches!(mv, Move::BuyInfluence),
        |mv| matches!(mv, Move::Convert(_)),
        |mv| matches!(mv, Move::Buy(_)),
    ];
    assert!(
        ways.into_iter().all(|way| did(&turns, way)),
        "much is seen on the way"
    );
}

/// How many other deals are looked at.
const DEALS: usize = 40;

/// The advice is good, and not only the deal: nothing that costs only what would be lost is left lying, whatever is dealt.
#[test]
fn the_advice_leaves_nothing_lying_whatever_is_dealt() {
    let mut won = 0;
    for deal in 0..DEALS {
        let (turns, is_won) = Table::dealt(&format!("deal {deal}")).followed();
        won += usize::from(is_won);
        for turn in &turns {
            assert!(!turn.left.iter().any(is_wanted_surely), "{deal}: {turn:?}");
            let kept = turn.announced.iter().all(|stop| turn.done.contains(stop));
            assert!(kept, "{deal}: what was announced is done: {turn:?}");
            assert!(!turn.fought, "{deal}: no fight where a voyage wins: {turn:?}");
            assert!(
                !turn.passed || turn.after >= 15 || turn.after >= turn.before + 3,
                "{deal}: only victory or much else is worth a creature that was probed: {turn:?}"
            );
        }
    }
    // It sits down as one of two equals.
    assert!(won >= 16, "{won} won");
}
