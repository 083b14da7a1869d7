//! Contracts: codes that give the same set-up to anybody, and proposals near to what a host wishes.

use std::collections::{BTreeMap, BTreeSet};

use table::{CardSet, Game, Proposal, Seed, Setting, Setup, SetupError};
use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::contracts::code::Contract;
use trucker::contracts::{CodeFault, Terms, Wishes};
use trucker::ids::Level;
use trucker::{Building, Trucker};

/// Everything is allowed.
fn all(difficulty: i32, cruelty: i32) -> Wishes {
    Wishes {
        level: Level::Two,
        difficulty,
        cruelty,
        missions: true,
        vips: true,
        turns: true,
    }
}

fn proposals(typed: &[&str], seed: &str, count: u16) -> Vec<Proposal> {
    let given = Setup::parse_settings(typed, Trucker::wishes()).expect("wishes");
    let wishes = Setup::new(2, Trucker::SEATS, Trucker::wishes(), &given).expect("wishes");
    let seed = Seed::from_text(seed);
    let one = |number| Trucker::propose(&wishes, Cards::standard(), &seed, number).expect("a proposal");
    (0..count).map(one).collect()
}

fn code(proposal: &Proposal) -> &str {
    match &proposal.settings["contract"] {
        Setting::Choice(code) => code,
        other => panic!("{other:?}"),
    }
}

fn with_code(code: &str) -> BTreeMap<String, Setting> {
    BTreeMap::from([("contract".to_owned(), Setting::Choice(code.to_owned()))])
}

fn fault(code: &str) -> SetupError {
    Trucker::setup(2, &with_code(code)).expect_err("no contract")
}

#[test]
fn the_same_code_gives_the_same_set_up() {
    for proposal in proposals(&["difficulty=3", "cruelty=3"], "same", 40) {
        let setup = Trucker::setup(3, &with_code(code(&proposal))).expect("a contract");
        for (name, value) in &proposal.settings {
            assert_eq!(
                setup.settings().get(name),
                Some(value),
                "{name} of {}",
                code(&proposal)
            );
        }
        let again = Trucker::setup(3, &with_code(code(&proposal))).expect("a contract");
        assert_eq!(setup, again);
        // What was settled once, as in a rematch or in a record, is settled.
        assert_eq!(Trucker::setup(3, setup.settings()).expect("settled"), setup);
    }
}

#[test]
fn the_same_contract_turns_up_the_same_vips_at_every_table() {
    let with_vips = |proposal: &&Proposal| proposal.settings["vips"] == Setting::Switch(true);
    let all = proposals(&["difficulty=4", "cruelty=2"], "vips", 40);
    let mut seen = BTreeSet::new();
    for proposal in all.iter().filter(with_vips) {
        let setup = Trucker::setup(2, &with_code(code(proposal))).expect("a contract");
        let open = |seed| {
            let game =
                Trucker::deal(&setup, Cards::standard(), &mut table::Chance::fast(seed)).expect("a deal");
            game.view(table::Viewer::Public).vips.expect("three VIPs")
        };
        assert_eq!(open(1), open(2), "{}", code(proposal));
        seen.insert(open(1));
    }
    assert!(seen.len() > 3, "other contracts turn up others: {seen:?}");
}

#[test]
fn a_code_is_read_as_people_write_it() {
    let proposal = &proposals(&[], "written", 1)[0];
    let code = code(proposal);
    let plain = Trucker::setup(2, &with_code(code)).expect("a contract");
    let bare = code.replace('-', "").to_lowercase();
    let spaced = code.replace('-', " ").replace('0', "o").replace('1', "l");
    for typed in [bare, spaced] {
        let read = Trucker::setup(2, &with_code(&typed)).expect("a contract");
        assert_eq!(read, plain, "{typed} is {code}");
    }
}

#[test]
fn a_damaged_code_is_refused_and_says_why() {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for proposal in proposals(&["difficulty=4", "cruelty=3"], "damage", 8) {
        let code = code(&proposal);
        let plain: Vec<char> = code.chars().filter(|char| *char != '-').collect();
        let read = |chars: &[char]| chars.iter().collect::<String>().parse::<Contract>();
        for at in 0..plain.len() {
            for other in letters.chars().filter(|other| *other != plain[at]) {
                let mut wrong = plain.clone();
                wrong[at] = other;
                assert_eq!(read(&wrong), Err(CodeFault::Damaged), "{other} at {at} of {code}");
            }
        }
        for at in (1..plain.len()).filter(|at| plain[*at] != plain[at - 1]) {
            let mut swapped = plain.clone();
            swapped.swap(at, at - 1);
            assert_eq!(
                read(&swapped),
                Err(CodeFault::Damaged),
                "swapped at {at} of {code}"
            );
        }
        assert_eq!(read(&plain[1..]), Err(CodeFault::Length(8)));
    }
    let said = fault("AAA-AAA-AAA");
    assert_eq!(said.why(), Some("contract-damaged"));
    assert_eq!(
        said.to_string(),
        "option 'contract' cannot be 'AAA-AAA-AAA': a letter is wrong or two are swapped"
    );
    assert_eq!(fault("ABC").why(), Some("contract-length"));
    assert_eq!(fault("ABC-DEF-GH!").why(), Some("contract-letter"));
    assert_eq!(fault("ABC-DEF-GHÉ").why(), Some("contract-letter"));
}

/// The code with this letter at one place and the check that belongs to it.
fn rewritten(code: &str, at: usize, letter: char) -> Result<Contract, CodeFault> {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let mut plain: Vec<char> = code.chars().filter(|char| *char != '-').collect();
    plain[at] = letter;
    let checks = letters
        .chars()
        .flat_map(|one| letters.chars().map(move |other| (one, other)));
    let read = checks.map(|(one, other)| {
        let body: String = plain[..7].iter().collect();
        format!("{body}{one}{other}").parse::<Contract>()
    });
    let mut whole = read.filter(|read| *read != Err(CodeFault::Damaged));
    let found = whole.next().expect("a check that holds");
    assert!(whole.next().is_none(), "one check holds");
    found
}

#[test]
fn a_code_of_a_later_version_is_refused_and_says_so() {
    let proposal = &proposals(&["missions=no", "turns=no", "vips=no"], "later", 1)[0];
    let code = code(proposal);
    let first = code.chars().next().expect("a letter");
    assert!(rewritten(code, 0, first).is_ok());
    // The version stands in the first letter, and the fourth is kept free.
    assert_eq!(first, '4');
    assert_eq!(rewritten(code, 0, '8'), Err(CodeFault::Newer));
    assert_eq!(code.chars().nth(4), Some('0'));
    assert_eq!(rewritten(code, 3, '1'), Err(CodeFault::Newer));
}

#[test]
fn points_are_one_to_five_whatever_is_added() {
    let cards = Cards::standard();
    let points = |mission, vips, building| {
        let level = Level::Two;
        let terms = Terms {
            level,
            mission,
            vips,
            building,
        };
        terms.points(cards)
    };
    // A plain flight is as easy as can be, in turns too; and what is hardest is not harder with VIPs.
    assert_eq!(points(None, false, Building::Realtime), (1, 1));
    assert_eq!(points(None, false, Building::Turns), (1, 1));
    let hardest = cards.missions.all().iter().max_by_key(|card| card.difficulty);
    let hardest = hardest.expect("missions");
    assert_eq!(hardest.difficulty, 5);
    assert_eq!(points(Some(hardest.id), true, Building::Realtime).0, 5);
}

#[test]
fn what_contradicts_the_contract_is_refused() {
    let proposal = &proposals(&["missions=no", "turns=no", "vips=no"], "plain", 1)[0];
    let mut given = with_code(code(proposal));
    given.insert("mission".into(), Setting::Choice("potholes".into()));
    let said = Trucker::setup(2, &given).expect_err("two missions at once");
    assert_eq!(said.why(), Some("contract-contradicted"));
    assert!(
        said.to_string()
            .contains("mission=none, and mission=potholes was asked for"),
        "{said}"
    );
    // What a contract does not speak of is the host's.
    let mut given = with_code(code(proposal));
    given.insert("run".into(), Setting::Number(90));
    given.insert("debt".into(), Setting::Switch(true));
    let setup = Trucker::setup(2, &given).expect("a contract and the rest");
    assert_eq!((setup.number("run"), setup.switch("debt")), (90, true));
}

#[test]
fn a_record_whose_settings_are_not_the_contracts_is_not_dealt() {
    let proposal = &proposals(&["difficulty=4", "cruelty=4"], "record", 1)[0];
    let setup = Trucker::setup(2, &with_code(code(proposal))).expect("a contract");
    let mut kept = serde_json::to_value(&setup).expect("a set-up is kept");
    kept["set"]["flight"] = "3".into();
    let forged: Setup = serde_json::from_value(kept).expect("a set-up is read");
    let mut chance = table::Chance::fast(1);
    let said = Trucker::deal(&forged, Cards::standard(), &mut chance).expect_err("forged");
    assert_eq!(said.why(), Some("contract-contradicted"));
    assert!(Trucker::deal(&setup, Cards::standard(), &mut chance).is_ok());
}

#[test]
fn the_first_tolerance_keeps_as_many_as_the_rules_say() {
    let cards = Cards::standard();
    let count = |difficulty, cruelty| all(difficulty, cruelty).fitting(cards).len();
    assert_eq!((count(5, 5), count(3, 3), count(1, 1)), (15, 45, 8));
    let hardest: BTreeSet<Option<Mission>> = all(5, 5)
        .fitting(cards)
        .iter()
        .map(|terms| terms.mission)
        .collect();
    let expected = [
        Mission::GlassAndGunpowder,
        Mission::FullAssortment,
        Mission::StormOfTheCentury,
        Mission::BarStories,
        Mission::Potholes,
        Mission::CompulsoryParcels,
    ];
    assert_eq!(hardest, expected.map(Some).into_iter().collect());
    for (difficulty, cruelty) in (1..=5).flat_map(|one| (1..=5).map(move |other| (one, other))) {
        let near = all(difficulty, cruelty).fitting(cards).into_iter().all(|terms| {
            let points = terms.points(cards);
            (points.0 - difficulty).abs() <= 1 && (points.1 - cruelty).abs() <= 1
        });
        assert!(near, "{difficulty}/{cruelty} needs no widening");
    }
}

#[test]
fn nothing_is_offered_that_the_host_does_not_allow() {
    let cards = Cards::standard();
    let plain = Wishes {
        missions: false,
        vips: false,
        turns: false,
        ..all(1, 1)
    };
    let only = plain.fitting(cards);
    assert_eq!(only.len(), 1);
    assert_eq!((only[0].mission, only[0].vips), (None, false));
    // Nothing but the plain flight is left, however far it is from what is wished.
    let far = Wishes {
        difficulty: 5,
        cruelty: 5,
        ..plain
    };
    assert_eq!(far.fitting(cards), only);
    let without_vips = Wishes {
        vips: false,
        ..all(3, 3)
    };
    let offered = without_vips.allowed(cards);
    assert!(offered.iter().all(|terms| !terms.vips));
    assert!(
        offered
            .iter()
            .all(|terms| terms.mission != Some(Mission::Carpooling)),
        "carpooling needs VIPs"
    );
    let with_vips = all(3, 3).allowed(cards);
    let pooling = with_vips
        .iter()
        .filter(|terms| terms.mission == Some(Mission::Carpooling));
    assert!(pooling.clone().count() == 2 && pooling.clone().all(|terms| terms.vips));
}

#[test]
fn the_same_wishes_and_seed_give_the_same_offers_and_none_of_the_last_five() {
    let wishes = ["difficulty=3", "cruelty=4", "level=3"];
    let offers = proposals(&wishes, "again", 60);
    assert_eq!(offers, proposals(&wishes, "again", 60));
    assert_ne!(offers, proposals(&wishes, "other", 60));
    let terms = |proposal: &Proposal| {
        let mut settings = proposal.settings.clone();
        settings.remove("contract");
        settings
    };
    for (at, offer) in offers.iter().enumerate() {
        let recent = &offers[at.saturating_sub(5)..at];
        assert!(
            recent.iter().all(|other| terms(other) != terms(offer)),
            "offer {at}"
        );
    }
    // With two to choose from they take turns, with one it stays.
    let two = proposals(&["missions=no", "vips=no", "difficulty=1", "cruelty=1"], "two", 6);
    assert!(two.windows(2).all(|pair| terms(&pair[0]) != terms(&pair[1])));
    let one = proposals(&["missions=no", "vips=no", "turns=no"], "one", 3);
    assert!(one.windows(2).all(|pair| terms(&pair[0]) == terms(&pair[1])));
}

#[test]
fn every_proposal_can_be_dealt() {
    for level in ["level=1", "level=2", "level=3"] {
        for (difficulty, cruelty) in (1..=5).flat_map(|one| (1..=5).map(move |other| (one, other))) {
            let wishes = [
                level,
                &format!("difficulty={difficulty}"),
                &format!("cruelty={cruelty}"),
            ];
            for proposal in proposals(&wishes, "dealt", 12) {
                let setup = Trucker::setup(2, &proposal.settings).expect("valid settings");
                assert_eq!(
                    setup,
                    Trucker::setup(2, &with_code(code(&proposal))).expect("a contract")
                );
                let dealt = Trucker::deal(&setup, Cards::standard(), &mut table::Chance::fast(7));
                dealt.expect("a deal").audit().expect("everything is there");
                assert_eq!(setup.word("flight"), &level[6..]);
            }
        }
    }
}
