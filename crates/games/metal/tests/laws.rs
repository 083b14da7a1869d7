//! The laws every game obeys, and a few that are this game's own: secrecy deep into a game, where most wrecks and promises are, and
//! that everything but talk is listed whole.

use metal::ids::{ShipId, ShipSet, UpgradeId};
use metal::moves::{Fee, LootCard, Plunder, Tour};
use metal::negotiation::PromiseId;
use metal::state::{Planet, Slot};
use metal::{Cards, Metal, Move};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Seat, Told, Viewer};

table::laws!(metal::Metal);

/// A random game at a table of `seats`.
struct Walk {
    game: Metal,
    chance: Chance,
    choice: Chance,
}

impl Walk {
    fn begin(seats: u8, seed: u64) -> Walk {
        let setup = Metal::setup(seats, &Default::default()).unwrap();
        let mut chance = Chance::fast(seed);
        let game = Metal::deal(&setup, Cards::standard(), &mut chance).unwrap();
        Walk {
            game,
            chance,
            choice: Chance::fast(seed ^ 0x5eed),
        }
    }

    fn choose(&mut self) -> Option<(Seat, Move)> {
        let mut actors: Vec<Actor> = self.game.actors().collect();
        while !actors.is_empty() {
            let by = actors.swap_remove(self.choice.pick(actors.len()));
            let mut moves = self.game.offered(by);
            if !moves.is_empty() {
                return by
                    .seat()
                    .map(|by| (by, moves.swap_remove(self.choice.pick(moves.len()))));
            }
        }
        None
    }

    fn make(&mut self, by: Seat, mv: &Move) -> Told<metal::Event> {
        let mut told = Told::listening();
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut told,
            now: Millis(0),
        };
        self.game.play(by.into(), mv, &mut moment).unwrap();
        told
    }

    /// Makes some move; `false` once the game is over.
    fn step(&mut self) -> bool {
        let Some((by, mv)) = self.choose() else {
            return false;
        };
        self.make(by, &mv);
        true
    }
}

/// Late in the game too a seat sees, is offered and is refused the same in every world it cannot tell from this one.
#[test]
fn nothing_leaks_late_in_the_game() {
    for seed in 0..12 {
        let mut walk = Walk::begin(3 + seed as u8 % 4, seed);
        let mut at = 0;
        while walk.step() {
            at += 1;
            if at % 13 != 0 {
                continue;
            }
            let Some((by, mv)) = walk.choose() else { break };
            for seat in Seat::all(walk.game.seats()) {
                let world = walk.game.imagine(seat, &mut walk.choice);
                world.audit().unwrap();
                let viewer = Viewer::Seat(seat);
                assert_eq!(walk.game.view(viewer), world.view(viewer));
                assert_eq!(walk.game.offered(seat.into()), world.offered(seat.into()));
                assert_eq!(
                    (walk.game.turn(), walk.game.asides()),
                    (world.turn(), world.asides())
                );
                if by == seat {
                    assert_eq!(walk.game.check(by.into(), &mv), world.check(by.into(), &mv));
                }
                free_step_is_the_same(&walk.game, &world, seat, by, &mv);
            }
        }
        assert!(walk.game.turn().outcome().is_some());
    }
}

/// A step that neither asks for chance nor says that it reveals something leaves a seat with the same view in both worlds. Another's step may
/// name what only he sees, a wreck sold unseen: then some step of his does so there, for nobody else can tell which it was.
fn free_step_is_the_same(game: &Metal, world: &Metal, seat: Seat, by: Seat, mv: &Move) {
    let after = |side: &Metal, mv: &Move| {
        side.check(by.into(), mv).ok()?;
        let (mut side, mut chance, mut told) = (side.clone(), Chance::fast(1), Told::listening());
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        side.apply(by.into(), mv, &mut moment);
        let shown = chance.asked() > 0 || told.revealed();
        let heard: Vec<_> = told.heard_by(Viewer::Seat(seat)).cloned().collect();
        Some((shown, side.view(Viewer::Seat(seat)), heard))
    };
    let here = after(game, mv).expect("it was offered");
    if here.0 {
        return;
    }
    let same = |mv: &Move| after(world, mv).as_ref() == Some(&here);
    let sealed = || seat != by && world.offered(by.into()).iter().any(same);
    assert!(
        same(mv) || sealed(),
        "{mv:?} by {by:?} shows {seat:?} something hidden"
    );
}

/// At any moment of a game its position, kept and restored, is the same, and a view comes back the same from its JSON.
#[test]
fn positions_and_views_come_back_the_same() {
    for seed in 0..8 {
        let mut walk = Walk::begin(3 + seed as u8 % 4, seed);
        let mut at = 0;
        while walk.step() {
            at += 1;
            if at % 17 != 0 {
                continue;
            }
            let text = serde_json::to_string(&walk.game.store()).unwrap();
            let restored = Metal::restore(serde_json::from_str(&text).unwrap(), Cards::standard());
            assert_eq!(restored, Ok(walk.game.clone()));
            let view = walk.game.view(Viewer::Everything);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<metal::View>(&text).unwrap(), view);
        }
    }
}

/// Every move that is not talk, whatever the position.
fn everything_but_talk(game: &Metal) -> Vec<Move> {
    let view = game.view(Viewer::Everything);
    let mut all = vec![
        Move::Travel,
        Move::Rest,
        Move::PayBrotherhood,
        Move::RefuseBrotherhood,
        Move::AttackSpace,
        Move::Ready,
        Move::Betray,
        Move::StayLoyal,
        Move::Throw,
        Move::Hold,
        Move::Pass,
        Move::EndTurn,
        Move::GiveCredits,
        Move::Honour,
        Move::Renege,
        Move::Plunder(Plunder::Credits),
        Move::Plunder(Plunder::Wrecks),
        Move::Tour(Tour::NewChoice),
        Move::Tour(Tour::Trophy { giving: None }),
        Move::Tour(Tour::LightRepairs(Fee::Credits)),
        Move::Tour(Tour::Amnesty(Fee::Credits)),
    ];
    for slot in Slot::ALL {
        let giving = Some(slot);
        all.extend([Move::GiveBack(slot), Move::Validate(slot), Move::SwapTrophy(slot)]);
        all.extend([
            Move::Keep(slot),
            Move::Return(slot),
            Move::Tour(Tour::Trophy { giving }),
        ]);
    }
    for credits in 0..8 {
        all.push(Move::Tour(Tour::FullRepairs { credits }));
        all.push(Move::Tour(Tour::LavishSpending { credits }));
    }
    all.extend(Planet::ALL.map(Move::AttackPlanet));
    for target in (0..6).filter_map(Seat::new) {
        all.push(Move::Challenge(target));
        all.extend(UpgradeId::all().map(|card| Move::PlayOn { card, target }));
    }
    for ship in ShipId::all() {
        all.extend([
            Move::AttackKarokum(ship),
            Move::Target(ship),
            Move::TakeShip(ship),
        ]);
        all.extend([Move::GiveWreck(ship), Move::HonourWith(LootCard::Wreck(ship))]);
        all.push(Move::Tour(Tour::LightRepairs(Fee::Wreck(ship))));
        all.push(Move::Tour(Tour::Amnesty(Fee::Wreck(ship))));
        all.push(Move::Tour(Tour::ScrapBonus(ship)));
        all.extend(UpgradeId::all().map(|with| Move::Replace { with, ship }));
    }
    for card in UpgradeId::all() {
        all.extend([Move::Play(card), Move::Buy(card), Move::TakeSupport(card)]);
        all.extend([
            Move::Plunder(Plunder::Upgrade(card)),
            Move::HonourWith(LootCard::Upgrade(card)),
            Move::Tour(Tour::Purchase(card)),
            Move::Tour(Tour::Smuggling(card)),
        ]);
    }
    for pirate in &view.pirates {
        let own: Vec<ShipId> = pirate.known_wrecks.iter().collect();
        for three in own.windows(3) {
            let wrecks: ShipSet = three.iter().copied().collect();
            all.push(Move::Tour(Tour::TitlesOfGlory(wrecks)));
        }
    }
    all.extend((0..200).map(|number| Move::CallIn(PromiseId(number))));
    all
}

/// What is accepted and is not talk is listed.
#[test]
fn everything_but_talk_is_listed() {
    for seed in 0..4 {
        let mut walk = Walk::begin(3 + seed as u8, seed);
        let mut at = 0;
        while walk.step() {
            at += 1;
            if at % 29 != 0 {
                continue;
            }
            let all = everything_but_talk(&walk.game);
            let actors: Vec<Actor> = walk.game.actors().collect();
            for by in actors {
                let offered = walk.game.offered(by);
                for mv in &all {
                    let accepted = walk.game.check(by, mv).is_ok();
                    assert_eq!(accepted, offered.contains(mv), "{mv:?} by {by:?}");
                }
            }
        }
    }
}

/// A kept position with one value changed is refused, or can be played on to its end without a fault, late in the game too.
#[test]
fn damaged_positions_do_no_harm() {
    let mut refused = 0;
    for seed in 0..6 {
        let mut walk = Walk::begin(3 + seed as u8 % 4, seed);
        for at in 0.. {
            if !walk.step() {
                break;
            }
            if at % 11 != 0 {
                continue;
            }
            let mut kept = serde_json::to_value(walk.game.store()).unwrap();
            change_something(&mut kept, &mut walk.choice);
            let restored = serde_json::from_value(kept)
                .map_err(|error| error.to_string())
                .and_then(|stored| Metal::restore(stored, Cards::standard()));
            match restored {
                Ok(game) => play_on(game, &mut walk.choice),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 100, "some changes must be caught, {refused} were");
}

fn play_on(game: Metal, choice: &mut Chance) {
    let seed = u64::from(choice.die(1000));
    let mut damaged = Walk {
        game,
        chance: Chance::fast(seed),
        choice: Chance::fast(seed + 1),
    };
    for _ in 0..40 {
        if !damaged.step() {
            break;
        }
    }
}

/// Changes one number, truth or word somewhere in a value.
fn change_something(value: &mut serde_json::Value, choice: &mut Chance) {
    use serde_json::Value;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = choice.pick(fields.len());
            if let Some(field) = fields.values_mut().nth(at) {
                change_something(field, choice);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = choice.pick(items.len());
            match choice.die(4) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => change_something(&mut items[at], choice),
            }
        }
        Value::Number(number) => {
            let steps = [-1, 1, 2, 5, 40, 200];
            *value = Value::from(number.as_i64().unwrap_or(0) + steps[choice.pick(steps.len())]);
        }
        Value::Bool(on) => *on = !*on,
        Value::String(word) => {
            let words = [
                "voyage",
                "row",
                "allies",
                "declare",
                "after_dice",
                "reveal",
                "n01",
                "e01",
                "s8",
                "t01",
            ];
            *word = words[choice.pick(words.len())].into();
        }
        Value::Null => *value = Value::from(1),
        Value::Object(_) | Value::Array(_) => {}
    }
}
