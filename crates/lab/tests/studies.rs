//! The studies of the lab: that they see what is there, and only that.

use catalog::{GAMES, with_game};
use lab::balance::{Line, Tally};
use lab::coverage::{Coverage, everywhere};
use lab::entropy::Entropy;
use lab::report::{Header, Report, html, lines, markdown};
use lab::shape::Shape;
use lab::tune::{self, Proposal, Tuning, values};
use lab::{Series, Studied, Watched, auto};
use table::study::{Aim, Target, everything};
use table::{CardSet, Game, Seed};
use toy::{Cards, Toy};
use words::{Lang, Words};

/// A box in which the charms are worth this much.
fn charms(worths: [u8; 5]) -> String {
    let mut text = Cards::standard_text().to_owned();
    for (id, worth) in worths.iter().enumerate() {
        let row = text.find(&format!("id = \"{id}\"")).unwrap();
        let at = row + text[row..].find("worth = ").unwrap() + "worth = ".len();
        text.replace_range(at..=at, &worth.to_string());
    }
    text
}

fn toys(text: &str, games: u64) -> Series<Toy> {
    Series {
        setup: Toy::setup(3, &Default::default()).unwrap(),
        cards: Box::leak(Box::new(Cards::parse(text).unwrap())),
        bots: vec!["random".into()],
        games,
        seed: Seed::from_text("studies"),
        threads: None,
        record: false,
    }
}

fn tally(text: &str, games: u64) -> Vec<Line> {
    let mut tally = Tally::default();
    toys(text, games).survey(|game| tally.add::<Toy>(&game)).unwrap();
    tally.lines::<Toy>()
}

fn of<'a>(lines: &'a [Line], family: &str) -> Vec<&'a Line> {
    lines.iter().filter(|line| line.fact.family == family).collect()
}

#[test]
fn balance_finds_a_charm_that_is_too_strong() {
    let lines = tally(&charms([1, 1, 1, 1, 9]), 1_500);
    let charms = of(&lines, "charm");
    assert_eq!(charms.len(), 5);
    let best = charms[0];
    assert_eq!(best.fact.name, "4");
    assert!(
        best.off && best.holm.unwrap() < 0.001 && best.rate.low > best.fair,
        "{best:?}"
    );
    assert!(best.adds.unwrap().low > 0.1, "{best:?}");
    assert!(
        (best.used - 0.6).abs() < 0.05,
        "three of five charms are dealt: {}",
        best.used
    );
    for other in &charms[1..] {
        assert!(other.rate.rate < best.rate.low, "{other:?}");
        let (one, best) = (other.adds.unwrap(), best.adds.unwrap());
        assert!(one.high < best.low, "{other:?}");
    }
}

#[test]
fn balance_finds_nothing_where_all_charms_are_alike() {
    let lines = tally(&charms([2, 2, 2, 2, 2]), 1_500);
    for line in of(&lines, "charm") {
        assert!(!line.off && line.holm.unwrap() > 0.05, "{line:?}");
        assert!(
            line.rate.low < line.fair && line.fair < line.rate.high,
            "{line:?}"
        );
        let adds = line.adds.unwrap();
        assert!(adds.low < 0.02 && adds.high > -0.02, "{line:?}");
    }
    let fair = lines[0].fair;
    assert!((fair - 1.0 / 3.0).abs() < 1e-9, "shared wins are shared: {fair}");
}

/// What is watched is what is played, whatever the threads.
#[test]
fn a_survey_is_the_series() {
    for id in GAMES {
        with_game!(id, G => {
            let seats = (*G::SEATS.start()).max(2);
            let series = |threads| Series::<G> {
                setup: G::setup(seats, &Default::default()).unwrap(),
                cards: <G as Game>::Cards::standard(),
                bots: vec!["random".into()],
                games: 4,
                seed: Seed::from_text("the same"),
                threads: Some(threads),
                record: false,
            };
            let mut played = Vec::new();
            auto(&series(1), |game| {
                played.push((game.seed, game.outcome, game.decisions));
                true
            })
            .unwrap();
            for threads in [1, 2] {
                let mut watched = Vec::new();
                series(threads)
                    .survey(|game| watched.push((game.seed, game.outcome, game.decisions)))
                    .unwrap();
                assert_eq!(watched, played, "{id}");
            }
        });
    }
}

#[test]
fn coverage_lists_what_never_came_up() {
    let all = everything::<Toy>(Cards::standard());
    let (mut coverage, mut sample) = (Coverage::default(), Vec::new());
    toys(Cards::standard_text(), 1)
        .survey(|game| sample.push(game))
        .unwrap();
    coverage.add(&sample[0]);
    let missing = coverage.missing::<Toy>(Cards::standard());
    let seen = sample[0].notes.all();
    assert!(!missing.is_empty() && missing.len() < all.len());
    for fact in &all {
        assert_eq!(missing.contains(fact), !seen.contains_key(fact), "{fact}");
    }
    let told = markdown(
        &coverage.report::<Toy>(Cards::standard(), header(), &english()),
        &english(),
    );
    for fact in &missing {
        assert!(
            told.contains(&format!("| {} | {} |", fact.family, fact.name)),
            "{fact}: {told}"
        );
    }
    // Everything in so small a game comes up before long.
    let mut coverage = Coverage::default();
    everywhere(&toys(Cards::standard_text(), 400), |game| coverage.add(&game)).unwrap();
    assert_eq!(coverage.missing::<Toy>(Cards::standard()), Default::default());
}

fn tuned(text: String, tries: u32) -> Proposal {
    let tuning = Tuning {
        setup: Toy::setup(3, &Default::default()).unwrap(),
        text,
        bots: vec!["random".into()],
        games: 600,
        tries,
        seed: Seed::from_text("better"),
        threads: None,
        targets: vec![Target {
            of: Aim::Wins("charm"),
            low: 0.7,
            high: 1.3,
        }],
    };
    tuning.propose::<Toy>(&mut || ()).unwrap()
}

#[test]
fn tune_weakens_what_is_too_strong() {
    let text = charms([1, 1, 1, 1, 5]);
    let proposal = tuned(text.clone(), 30);
    assert!(proposal.holds, "{proposal:?}");
    let change = proposal
        .changes
        .iter()
        .find(|change| change.value.id == "4")
        .unwrap();
    assert!(change.to < 5, "{change:?}");
    let missed = |gauges: &[tune::Gauge]| gauges.iter().filter(|gauge| gauge.is_missed()).count();
    assert!(missed(&proposal.after) < missed(&proposal.before), "{proposal:?}");
    assert!(Cards::parse(&proposal.text).is_ok());
    // Only the lines that were changed differ.
    let differ = text
        .lines()
        .zip(proposal.text.lines())
        .filter(|(one, other)| one != other);
    assert_eq!(differ.count(), proposal.changes.len());
}

/// The charm that is off is printed in the rulebook: it stays, whatever that costs.
#[test]
fn tune_never_touches_what_the_rulebook_prints() {
    let proposal = tuned(charms([9, 1, 1, 1, 1]), 30);
    assert!(
        proposal
            .before
            .iter()
            .any(|gauge| gauge.name == "0" && gauge.is_missed())
    );
    assert!(
        proposal
            .changes
            .iter()
            .all(|change| !["0", "1"].contains(&change.value.id.as_str()))
    );
    for line in ["worth = 9", "worth = 1\nsource = \"rulebook\""] {
        assert!(proposal.text.contains(line), "{}", proposal.text);
    }
}

/// In every game: what may be tuned is in a row that was reconstructed, and is no field that the row calls known.
#[test]
fn what_may_be_tuned_is_ours_in_every_game() {
    for id in GAMES {
        with_game!(id, G => {
            let text = &*<G as table::Study>::data();
            <G as Game>::Cards::parse(text).unwrap();
            let found = values(text, <G as table::Study>::KNOBS).unwrap();
            assert!(!found.is_empty(), "{id}");
            let file: toml::Table = toml::from_str(text).unwrap();
            for value in found {
                let rows: Vec<&toml::Table> = match &file[&value.section] {
                    toml::Value::Array(rows) => rows.iter().filter_map(toml::Value::as_table).collect(),
                    toml::Value::Table(table) if table.contains_key("source") => vec![table],
                    toml::Value::Table(rows) => rows.iter().filter(|(key, _)| **key == value.id).filter_map(|(_, row)| row.as_table()).collect(),
                    _ => Vec::new(),
                };
                let named = |row: &&&toml::Table| row.get("id").is_none_or(|id| id.as_str() == Some(&value.id));
                let row = rows.iter().find(named).unwrap();
                assert_eq!(row["source"].as_str(), Some("reconstructed"), "{id} {value:?}");
                let field = value.path.split('.').next().unwrap();
                let known = row.get("known").and_then(toml::Value::as_array);
                assert!(known.is_none_or(|known| !known.iter().any(|name| name.as_str() == Some(field))), "{id} {value:?}");
                assert_eq!(text[value.span.clone()].parse(), Ok(value.value), "{id}");
            }
        });
    }
}

#[test]
fn aims_are_read_as_they_are_typed() {
    let families = ["place", "card"].into();
    let read = |text: &str| Target::parse(text, &families);
    let place = read("wins-place=0.9..1.1").unwrap();
    assert_eq!((place.of, place.low, place.high), (Aim::Wins("place"), 0.9, 1.1));
    assert_eq!(read("use-card=0.05..1").unwrap().of, Aim::Use("card"));
    assert_eq!(read("rounds=15..25").unwrap().of, Aim::Rounds);
    assert_eq!(read("together=0.4..0.6").unwrap().of, Aim::Together);
    for wrong in [
        "wins-ship=1..2",
        "rounds=9..2",
        "rounds=many",
        "wins=1..2",
        "together=0.4",
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

fn header() -> Header {
    Header {
        version: "0 (test)".into(),
        setup: "toy seats=3".into(),
        seed: "studies".into(),
        command: "flibuste lab <study> toy".into(),
    }
}

fn english() -> Words {
    Words::new(Lang::En)
}

fn surveyed<G: Studied>(seats: u8, games: u64, mut each: impl FnMut(&Watched)) {
    let series = Series::<G> {
        setup: G::setup(seats, &Default::default()).unwrap(),
        cards: G::Cards::standard(),
        bots: vec!["random".into()],
        games,
        seed: Seed::from_text("reports"),
        threads: None,
        record: false,
    };
    series.survey(|game| each(&game)).unwrap();
}

fn reports(words: &Words) -> Vec<Report> {
    let (mut tally, mut shape, mut coverage, mut entropy) = (
        Tally::default(),
        Shape::default(),
        Coverage::default(),
        Entropy::default(),
    );
    surveyed::<Toy>(3, 200, |game| {
        tally.add::<Toy>(game);
        shape.add(game);
        coverage.add(game);
    });
    toys(Cards::standard_text(), 4)
        .openness(|game| entropy.add(game))
        .unwrap();
    let proposal = tuned(charms([1, 1, 1, 1, 5]), 2);
    vec![
        lab::balance::report::<Toy>(&tally, header(), words),
        shape.length::<Toy>(header(), words),
        shape.branching::<Toy>(header(), words),
        coverage.report::<Toy>(Cards::standard(), header(), words),
        entropy.report::<Toy>(header(), words),
        tune::report::<Toy>(&proposal, header(), words),
        lab::tournament::report::<Toy>(&[], header(), words),
    ]
}

/// A message that is missing shows its id.
#[test]
fn reports_are_said_in_both_languages_and_say_how_they_were_made() {
    for lang in [Lang::En, Lang::Fr] {
        let words = Words::new(lang);
        for report in reports(&words) {
            let page = html(&report, &words);
            let all = lines(&report, &words).join("\n") + &markdown(&report, &words) + &page;
            assert!(!all.contains("lab-"), "{all}");
            assert!(!page.contains("NaN") && !page.contains("inf"), "{page}");
            assert!(
                page.contains("flibuste lab &lt;study&gt; toy"),
                "it says how it was made"
            );
            assert!(!page.contains("http"), "a page that needs nothing else");
        }
    }
}

#[test]
fn lengths_and_choices_are_counted() {
    let (mut shape, mut decisions, mut offered) = (Shape::default(), Vec::new(), 0);
    surveyed::<Toy>(2, 50, |game| {
        shape.add(game);
        decisions.push(game.decisions);
        offered += game
            .offered
            .values()
            .flat_map(|counts| counts.values())
            .sum::<u32>();
    });
    assert_eq!(
        offered,
        decisions.iter().sum::<u32>(),
        "every decision of a seat is a choice"
    );
    let report = shape.length::<Toy>(header(), &english());
    let games = report.files.iter().find(|table| table.name == "games").unwrap();
    assert_eq!(games.rows.len(), 50);
    decisions.sort_unstable();
    let told = markdown(&report, &english());
    for (name, value) in [("min", decisions[0]), ("max", decisions[49])] {
        assert!(
            told.contains(&format!("| decisions: {name} | {value}.0 (")),
            "{told}"
        );
    }
}

/// Nothing is left to learn at the end, and something at the beginning.
#[test]
fn a_game_is_less_open_the_longer_it_is_played() {
    let mut entropy = Entropy::default();
    toys(&charms([0, 0, 0, 0, 0]), 30)
        .openness(|game| entropy.add(game))
        .unwrap();
    let report = entropy.report::<Toy>(header(), &english());
    let bits: Vec<f64> = report.files[0]
        .rows
        .iter()
        .map(|row| match &row[1] {
            lab::report::Cell::Within(rate) => rate.rate,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(bits[0] > 1.0 && bits[4] < 0.5 * bits[0], "{bits:?}");
}
