//! The adventure cards figure by figure. `printed.txt` was written down from the transcriptions, not from the data file of the program: a slip in either is found here.

use table::CardSet;
use trucker::cards::Cards;
use trucker::cards::effects::{
    Adventure, AdventureCard, Criterion, Foe, Missile, MissileKind, Penalty, Reward,
};
use trucker::goods::Goods;
use trucker::ids::{Good, Side};

const PRINTED: &str = include_str!("printed.txt");

fn goods(goods: Goods) -> String {
    let letter = |good: Good| match good {
        Good::Red => 'r',
        Good::Yellow => 'y',
        Good::Green => 'g',
        Good::Blue => 'b',
    };
    goods.iter().map(letter).collect()
}

fn missiles(missiles: &[Missile]) -> String {
    let words = missiles.iter().map(|missile| {
        let kind = match missile.kind {
            MissileKind::SmallMeteor => "small-meteor",
            MissileKind::LargeMeteor => "large-meteor",
            MissileKind::LightShot => "light-shot",
            MissileKind::HeavyShot => "heavy-shot",
        };
        let from = match missile.from {
            Side::Front => "front",
            Side::Right => "right",
            Side::Back => "back",
            Side::Left => "left",
        };
        format!("{kind}-{from}")
    });
    words.collect::<Vec<_>>().join(" ")
}

fn penalty(penalty: &Penalty) -> String {
    match penalty {
        Penalty::Days(number) => format!("days {number}"),
        Penalty::Crew(number) => format!("crew {number}"),
        Penalty::Goods(number) => format!("goods {number}"),
        Penalty::Cells(number) => format!("cells {number}"),
        Penalty::Shots(shots) => missiles(shots),
    }
}

/// What a card does, in words: its kind and its figures.
fn told(adventure: &Adventure) -> (&'static str, Vec<String>) {
    match adventure {
        Adventure::OpenSpace => ("open_space", vec![]),
        Adventure::Stardust => ("stardust", vec![]),
        Adventure::Epidemic => ("epidemic", vec![]),
        Adventure::Sabotage => ("sabotage", vec![]),
        Adventure::Planets { days, planets } => {
            let planets = planets.iter().map(|planet| goods(*planet));
            let days = std::iter::once(format!("days {days}"));
            ("planets", days.chain(planets).collect())
        }
        Adventure::AbandonedShip { crew, credits, days } => {
            let figures = vec![
                format!("crew {crew}"),
                format!("gives {credits}"),
                format!("days {days}"),
            ];
            ("abandoned_ship", figures)
        }
        Adventure::AbandonedStation {
            crew,
            goods: taken,
            days,
        } => {
            let gives = format!("gives {}", goods(*taken));
            (
                "abandoned_station",
                vec![format!("crew {crew}"), gives, format!("days {days}")],
            )
        }
        Adventure::Enemy(enemy) => {
            let (kind, suffers) = match enemy.foe {
                Foe::Smugglers => ("smugglers", penalty(&enemy.penalty)),
                Foe::Slavers => ("slavers", penalty(&enemy.penalty)),
                Foe::Pirates => ("pirates", format!("shots {}", penalty(&enemy.penalty))),
            };
            let gives = match enemy.reward {
                Reward::Credits(credits) => format!("gives {credits}"),
                Reward::Goods(taken) => format!("gives {}", goods(taken)),
            };
            let (power, days) = (format!("power {}", enemy.power), format!("days {}", enemy.days));
            (kind, vec![power, suffers, gives, days])
        }
        Adventure::MeteorSwarm { meteors } => ("meteor_swarm", vec![missiles(meteors)]),
        Adventure::CombatZone { lines } => {
            let lines = lines.iter().map(|line| {
                let what = match line.criterion {
                    Criterion::Crew => "crew",
                    Criterion::Engines => "engines",
                    Criterion::Cannons => "cannons",
                };
                format!("{what}: {}", penalty(&line.penalty))
            });
            ("combat_zone", lines.collect())
        }
        other => panic!("{other:?} is no adventure card"),
    }
}

fn written(card: &AdventureCard) -> String {
    let (kind, figures) = told(&card.adventure);
    let kind = if card.learning {
        format!("{kind} learning")
    } else {
        kind.to_owned()
    };
    let confidence = format!("{:?}", card.confidence).to_lowercase();
    let words = [card.id.to_string(), kind]
        .into_iter()
        .chain(figures)
        .chain([confidence]);
    words.collect::<Vec<_>>().join(" | ")
}

/// The cards that are not as transcribed.
fn slips(cards: &Cards) -> Vec<String> {
    let (faces, printed) = (cards.adventures.faces(), PRINTED.lines());
    assert_eq!(faces.len(), printed.clone().count());
    let pairs = faces.iter().map(written).zip(printed);
    let different = pairs.filter(|(card, printed)| card != printed);
    different.map(|(card, _)| card).collect()
}

#[test]
fn every_figure_of_every_adventure_card_is_as_transcribed() {
    assert_eq!(slips(Cards::standard()), Vec::<String>::new());
}

#[test]
fn one_wrong_figure_on_one_card_is_found() {
    for (right, wrong, slip) in [
        (
            "power = 6\n",
            "power = 7\n",
            "I-01 | slavers | power 7 | crew 3 | gives 5 | days 1 | high",
        ),
        (
            "goods = [\"yellow\", \"green\", \"blue\"]",
            "goods = [\"yellow\", \"green\", \"green\"]",
            "I-02 | smugglers learning | power 4 | goods 2 | gives ygg | days 1 | high",
        ),
    ] {
        let text = Cards::standard_text().replacen(right, wrong, 1);
        assert_eq!(slips(&Cards::parse(&text).unwrap()), [slip]);
    }
}
