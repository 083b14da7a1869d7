//! What the rules work out for a pirate agrees with what they then allow, ask for and decide.

use metal::aids::{Aids, CombatAids, FaktorAids, Looming};
use metal::negotiation::Terms;
use metal::state::Foe;
use metal::view::{PirateView, View};
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
    faktors: [u32; 2],
    reaches: [u32; 2],
    groups: u32,
    plunders: u32,
    paid: u32,
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
            reaches(&game, combat.as_ref(), &mut seen);
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
            && seen.betrayed > 0
            && seen.plunders > 0
            && seen.paid > 0
            && seen.groups > 0
            && seen.faktors.iter().all(|asked| *asked > 0)
            && seen.reaches.iter().all(|reckoned| *reckoned > 0),
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
    if let (Some(combat), Some(fought)) = (&aids.combat, &view.combat) {
        let challenged = match fought.foe {
            Foe::Pirate(rival) => Some(&view.pirates[rival.index()]),
            _ => None,
        };
        let half = |pirate: &PirateView| (pirate.credits.div_ceil(2), pirate.wrecks.div_ceil(2));
        let told = combat.plunder.map(|plunder| (plunder.credits, plunder.wrecks));
        assert_eq!(told, challenged.map(half), "half of what the challenged has");
        seen.plunders += u32::from(told.is_some());
    }
    seen.paid += u32::from(pays_what_was_told(game, seat));
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
                let challenge = view
                    .combat
                    .as_ref()
                    .is_some_and(|combat| matches!(combat.foe, Foe::Pirate(_)));
                assert_eq!(alliance.several, challenge, "one ally at most in an attack");
                assert!(alliance.lead == seat || alliance.ally == seat);
                seen.alliances += 1;
                let combat = aids.combat.as_ref().expect("a combat");
                let attacks = alliance.lead == view.active;
                let his = if attacks { combat.odds } else { 1000 - combat.odds };
                assert_eq!(alliance.alone, his, "the chance of the side that is joined");
                assert!(alliance.odds >= alliance.alone, "an ally is of help to that side");
                assert!(
                    alliance.thrown.is_none_or(|thrown| thrown >= alliance.odds),
                    "and so are the Metal Faktor dice"
                );
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
    together(&aids, &view, seat, seen);
    let offered = game.offered(seat.into());
    let asked = offered.contains(&Move::Throw);
    let faktor = aids.combat.as_ref().and_then(|combat| combat.faktor);
    assert_eq!(
        asked,
        faktor.is_some(),
        "both answers are reckoned for who is asked"
    );
    if let (Some(fought), Some(faktor)) = (&view.combat, faktor) {
        let attacks = seat == view.active || fought.allies.contains(&seat);
        metal_faktor(game, seat, attacks, faktor);
        seen.faktors[usize::from(attacks)] += 1;
    }
    if offered.contains(&Move::Betray) {
        let combat = aids.combat.expect("a combat");
        let betrayed = combat.betrayed.expect("who may betray is told what it means");
        assert!(combat.betrayable && betrayed <= combat.odds);
        seen.temptations += 1;
    }
}

/// Several are of more help than any one of them, and everybody who could join alone is in the largest group.
fn together(aids: &Aids, view: &View, seat: Seat, seen: &mut Seen) {
    let single = |ally: Seat| {
        let partner = aids.partners.iter().find(|partner| partner.seat == ally);
        partner.and_then(|partner| partner.alliance)
    };
    let can_join: Vec<Seat> = Seat::all(view.pirates.len() as u8)
        .filter(|ally| single(*ally).is_some_and(|alliance| alliance.several && alliance.lead == seat))
        .collect();
    let groups = (1usize << can_join.len()) - 1 - can_join.len();
    assert_eq!(
        aids.groups.len(),
        groups,
        "every group of two or more: {can_join:?}"
    );
    for group in &aids.groups {
        assert!(group.allies.len() > 1);
        for ally in &group.allies {
            let alliance = single(*ally).expect("who is in a group could join alone");
            assert!(group.odds >= alliance.odds, "more allies are of more help");
            assert!(group.thrown.is_none_or(|thrown| thrown >= group.odds));
        }
    }
    if let Some(all) = aids.groups.last() {
        assert_eq!(all.allies, can_join);
        seen.groups += 1;
    }
}

/// What all Metal Faktor dice of a side would change is what the odds are once all of them were declared.
fn reaches(game: &Metal, combat: Option<&CombatAids>, seen: &mut Seen) {
    let Some(combat) = combat else { return };
    let [attack, defence] = combat.faktors;
    assert!(attack.is_none_or(|odds| odds >= combat.odds) && defence.is_none_or(|odds| odds <= combat.odds));
    for (side, told) in [attack, defence].into_iter().enumerate() {
        let Some(told) = told else { continue };
        // Everybody says what is wanted of their side, until all have spoken.
        let mut then = game.clone();
        let declares = |game: &Metal| {
            let mut seats = Seat::all(game.seats());
            seats.find(|seat| game.offered((*seat).into()).contains(&Move::Throw))
        };
        let mut reckoned = None;
        while let Some(seat) = declares(&then) {
            let fought = then.view(Viewer::Public).combat.expect("a combat");
            let attacks = seat == then.view(Viewer::Public).active || fought.allies.contains(&seat);
            let answer = if attacks == (side == 0) {
                Move::Throw
            } else {
                Move::Hold
            };
            then = after(&then, seat, &answer);
            let fought = then.view(Viewer::Public).combat;
            if fought.is_none_or(|combat| combat.dice_thrown) {
                reckoned = None;
                break;
            }
            reckoned = then
                .aids(Viewer::Public)
                .expect("aids")
                .combat
                .map(|combat| combat.odds);
        }
        if let Some(reckoned) = reckoned {
            assert_eq!(told, reckoned, "{side}");
            seen.reaches[side] += 1;
        }
    }
}

/// Whoever keeps the promise of a share pays what was told; says whether there was one to keep.
fn pays_what_was_told(game: &Metal, seat: Seat) -> bool {
    let told = game.aids(Viewer::Seat(seat)).expect("aids").due_pays;
    let (Some(credits), true) = (told, game.offered(seat.into()).contains(&Move::Honour)) else {
        return false;
    };
    let before = game.view(Viewer::Public);
    let due = before
        .ledger
        .iter()
        .find(|promise| Some(promise.id) == before.due);
    let creditor = due.expect("what is due is in the ledger").creditor.index();
    let after = after(game, seat, &Move::Honour).view(Viewer::Public);
    assert_eq!(
        after.pirates[creditor].credits,
        before.pirates[creditor].credits + credits
    );
    true
}

/// The game after a move that was offered.
fn after(game: &Metal, seat: Seat, mv: &Move) -> Metal {
    let mut then = game.clone();
    let (mut chance, mut heard) = (Chance::fast(0), Told::listening());
    let mut moment = Moment {
        chance: &mut chance,
        told: &mut heard,
        now: Millis(0),
    };
    then.play(seat.into(), mv, &mut moment).expect("it was offered");
    then
}

/// What was told of both answers is what the odds are after each of them, seen from the side that was asked, while dice are still to fall.
fn metal_faktor(game: &Metal, seat: Seat, attacks: bool, told: FaktorAids) {
    assert!(told.thrown >= told.held, "the die is of help to its side");
    for (answer, reckoned) in [(Move::Throw, told.thrown), (Move::Hold, told.held)] {
        let then = after(game, seat, &answer);
        let view = then.view(Viewer::Public);
        if view.combat.is_some_and(|combat| !combat.dice_thrown) {
            let odds = then
                .aids(Viewer::Public)
                .expect("aids")
                .combat
                .expect("a combat")
                .odds;
            assert_eq!(reckoned, if attacks { odds } else { 1000 - odds }, "{answer:?}");
        }
    }
}
