//! What the rules work out for a pirate agrees with what they then allow, ask for and decide.

use metal::aids::Looming;
use metal::negotiation::Terms;
use metal::{Cards, Event, Metal, Move, Refusal};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Told, Viewer};

/// What came up, so that nothing is compared that never was.
#[derive(Default, Debug)]
struct Seen {
    fees: u32,
    partners: u32,
    alliances: u32,
    defences: u32,
    temptations: u32,
    combats: u32,
    expected: f64,
    won: u32,
    betrayals: u32,
    looming: u32,
    distrusted: u32,
    betrayed: u32,
}

#[test]
fn fees_partners_and_odds_are_those_of_the_rules() {
    let mut seen = Seen::default();
    for number in 0..60 {
        let setup = Metal::setup(3 + number as u8 % 4, &Default::default()).expect("a set-up");
        let mut chance = Chance::fast(number);
        let mut game = Metal::deal(&setup, Cards::standard(), &mut chance).expect("a deal");
        let mut odds = None;
        let mut glory: Vec<i16> = game
            .view(Viewer::Public)
            .pirates
            .iter()
            .map(|pirate| pirate.glory)
            .collect();
        while game.turn().outcome().is_none() {
            let actors: Vec<_> = game.actors().filter(|by| !game.offered(*by).is_empty()).collect();
            let by = actors[chance.pick(actors.len())];
            let mut offered = game.offered(by);
            for seat in Seat::all(game.seats()) {
                compare(&game, seat, &mut seen);
            }
            looming(&game, &mut seen);
            let combat = game.aids(Viewer::Public).expect("aids").combat;
            let mv = offered.swap_remove(chance.pick(offered.len()));
            let mut told = Told::listening();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.play(by, &mv, &mut moment).expect("it was offered");
            let heard: Vec<Event> = told.heard_by(Viewer::Public).cloned().collect();
            if heard
                .iter()
                .any(|event| matches!(event, Event::DiceThrown { .. }))
                && odds.is_none()
            {
                odds = combat.map(|combat| combat.odds);
            }
            for event in &heard {
                count_glory(event, &mut glory);
                if let Event::CombatDecided(decided) = event
                    && let Some(odds) = odds.take()
                {
                    seen.combats += 1;
                    seen.expected += f64::from(odds) / 1000.0;
                    seen.won += u32::from(decided.attacker_wins);
                }
            }
        }
        let end: Vec<i16> = game
            .view(Viewer::Public)
            .pirates
            .iter()
            .map(|pirate| pirate.glory)
            .collect();
        assert_eq!(end, glory, "every point was told with what it was gained for");
    }
    assert!(
        seen.partners > 0
            && seen.alliances > 0
            && seen.defences > 0
            && seen.combats > 100
            && seen.betrayals > 0
            && seen.looming > 0
            && seen.distrusted > 0
            && seen.betrayed > 0,
        "too little came up: {seen:?}"
    );
    // Cards played after the dice go both ways; what was expected comes about on the whole.
    let difference = (seen.expected - f64::from(seen.won)).abs() / f64::from(seen.combats);
    assert!(difference < 0.15, "{seen:?}");
}

/// Glory as it counts, from what was told of it.
fn count_glory(event: &Event, glory: &mut [i16]) {
    match event {
        Event::Glory { seat, points, .. } => glory[seat.index()] += i16::from(*points),
        Event::Judged { seat, .. } => glory[seat.index()] -= 1,
        Event::Forgiven { seat } => glory[seat.index()] += 1,
        _ => {}
    }
}

/// Who is near to the end is whoever has the most glory, and lacks what is said.
fn looming(game: &Metal, seen: &mut Seen) {
    let (view, aids) = (
        game.view(Viewer::Public),
        game.aids(Viewer::Public).expect("aids"),
    );
    for (pirate, reckoned) in view.pirates.iter().zip(&aids.pirates) {
        let word = pirate.reputation;
        let broken = u32::from(word.reneged) + u32::from(word.betrayals);
        let kept = u32::from(word.honoured) + 1;
        assert_eq!(u32::from(reckoned.trust), 100 * kept / (kept + broken));
        seen.distrusted += u32::from(word.betrayals > 0);
    }
    let most = view.pirates.iter().map(|pirate| pirate.glory).max();
    match aids.looms {
        Some(Looming::Near { seat, need }) => {
            assert_eq!(Some(view.pirates[seat.index()].glory), most);
            assert_eq!(
                view.pirates[seat.index()].glory + i16::from(need),
                i16::from(aids.goal)
            );
            seen.looming += 1;
        }
        Some(Looming::LastTurn { seat }) => {
            assert!(view.pirates[seat.index()].glory >= i16::from(aids.goal));
        }
        Some(Looming::SpaceEmpties { .. }) | None => assert!(most < Some(i16::from(aids.goal) - 2)),
    }
}

fn compare(game: &Metal, seat: Seat, seen: &mut Seen) {
    let aids = game.aids(Viewer::Seat(seat)).expect("aids");
    let view = game.view(Viewer::Seat(seat));
    if let (Some(combat), Some(fought)) = (&aids.combat, &view.combat)
        && fought.traitor.is_some()
    {
        assert_eq!(
            combat.damage, 1,
            "whoever is betrayed takes one, whatever is printed"
        );
        seen.betrayed += 1;
    }
    for other in Seat::all(game.seats()).filter(|other| *other != seat) {
        let terms = Terms::alliance();
        let answer = game.check(seat.into(), &Move::Propose { to: other, terms });
        let talk = match answer {
            Err(Refusal::NoTalk | Refusal::NotNow) => false,
            // Before the brotherhood there is talk about what is due and about nothing else.
            Err(Refusal::BrotherhoodFirst) => view.due.is_some(),
            _ => true,
        };
        let partner = aids.partners.iter().find(|partner| partner.seat == other);
        assert_eq!(talk, partner.is_some(), "{seat:?} and {other:?}: {answer:?}");
        seen.partners += u32::from(talk);
        let refused = matches!(
            answer,
            Err(Refusal::NoAlliance | Refusal::Infamous(_) | Refusal::AlreadyEngaged(_))
        );
        match partner.map(|partner| partner.alliance) {
            Some(Some(alliance)) => {
                assert!(!refused, "{answer:?}");
                assert!(alliance.lead == seat || alliance.ally == seat);
                seen.alliances += 1;
                let combat = aids.combat.as_ref().expect("a combat");
                let attacks = alliance.lead == view.active;
                let his = if attacks { combat.odds } else { 1000 - combat.odds };
                assert_eq!(alliance.alone, his, "the chance of the side that is joined");
                assert!(alliance.odds >= alliance.alone, "an ally is of help to that side");
                seen.defences += u32::from(!attacks);
                let betrayable = combat.betrayable && alliance.lead == view.active;
                assert_eq!(alliance.betrayal.is_some(), betrayable);
                if let Some(betrayal) = alliance.betrayal {
                    assert_eq!(
                        betrayal.pays, combat.loot,
                        "a traitor takes the credits that were fought for"
                    );
                    assert!(
                        betrayal.odds >= 1000 - alliance.odds,
                        "against a traitor the attack is harder"
                    );
                    seen.betrayals += 1;
                }
            }
            _ => assert!(answer.is_err()),
        }
    }
    if seat == view.active
        && let Some(ship) = view.board.scrapyard.first()
        && let Err(Refusal::Credits { need, .. }) = game.check(seat.into(), &Move::AttackKarokum(ship))
    {
        assert_eq!(need, u16::from(aids.pirates[seat.index()].karokum_fee));
        seen.fees += 1;
    }
    if game.offered(seat.into()).contains(&Move::Betray) {
        let combat = aids.combat.expect("a combat");
        let betrayed = combat.betrayed.expect("who may betray is told what it means");
        assert!(combat.betrayable && betrayed <= combat.odds);
        seen.temptations += 1;
    }
}
