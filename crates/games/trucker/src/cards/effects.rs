//! What stands on the adventure cards, as plain values. What they *do* is in `rules::flight`, one file for each kind of card.

use serde::{Deserialize, Serialize};
use table::Provenance;
use ts_rs::TS;

use super::adventures::CardId;
use crate::goods::Goods;
use crate::ids::{Level, Side};

/// One adventure card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AdventureCard {
    /// Its name: level and number, `II-07`.
    pub id: CardId,
    /// The level its back shows.
    pub level: Level,
    /// Whether it belongs to the learning flight.
    pub learning: bool,
    /// What it does.
    #[serde(flatten)]
    pub adventure: Adventure,
    /// How well the transcriptions of the row agree.
    pub confidence: Confidence,
    /// Where the row comes from.
    pub source: Provenance,
}

/// How well the transcriptions of a card agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Confidence {
    /// All of them.
    #[default]
    High,
    /// Most of them.
    Medium,
    /// They do not; the row is a guess.
    Low,
}

/// What a card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Adventure {
    /// Everybody moves forward by engines.
    OpenSpace,
    /// Everybody loses days for exposed connectors.
    Stardust,
    /// Connected cabins infect each other.
    Epidemic,
    /// One tile of the smallest crew's ship goes.
    Sabotage,
    /// Goods for whoever lands.
    Planets {
        /// What landing costs.
        days: u8,
        /// The goods of each planet.
        planets: Vec<Goods>,
    },
    /// Credits for crew.
    AbandonedShip {
        /// Crew given up.
        crew: u8,
        /// Credits taken.
        credits: u8,
        /// What it costs.
        days: u8,
    },
    /// Goods for a large crew.
    AbandonedStation {
        /// Crew needed, and kept.
        crew: u8,
        /// Goods taken.
        goods: Goods,
        /// What it costs.
        days: u8,
    },
    /// An enemy to be beaten with cannons.
    Enemy(Enemy),
    /// Meteors, one after the other.
    MeteorSwarm {
        /// In the order in which they come.
        meteors: Vec<Missile>,
    },
    /// Three comparisons; whoever is lowest suffers.
    CombatZone {
        /// In order.
        lines: Vec<Line>,
    },
}

/// Who attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// They take goods.
    Smugglers,
    /// They take crew.
    Slavers,
    /// They shoot.
    Pirates,
}

/// Smugglers, slavers or pirates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Enemy {
    /// Who they are.
    pub foe: Foe,
    /// Its cannon strength.
    pub power: u8,
    /// What the beaten suffer.
    pub penalty: Penalty,
    /// What the winner may take.
    pub reward: Reward,
    /// What taking it costs.
    pub days: u8,
}

/// What somebody suffers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// Days lost.
    Days(u8),
    /// Crew of the owner's choice lost.
    Crew(u8),
    /// The most valuable goods lost, then cells.
    Goods(u8),
    /// Shots, in this order.
    Shots(Vec<Missile>),
}

/// What a winner may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Credits.
    Credits(u8),
    /// Goods.
    Goods(Goods),
}

/// What flies at a ship, and how big it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MissileKind {
    /// A small meteor: bounces off smooth sides and shields.
    SmallMeteor,
    /// A large meteor: only a cannon stops it.
    LargeMeteor,
    /// A light shot: only a shield stops it.
    LightShot,
    /// A heavy shot: nothing stops it.
    HeavyShot,
}

/// A meteor or a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Missile {
    /// What it is.
    pub kind: MissileKind,
    /// The side of the ship it comes from.
    pub from: Side,
}

/// What is compared in a combat zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// How many are aboard.
    Crew,
    /// Engine strength.
    Engines,
    /// Cannon strength.
    Cannons,
}

/// One line of a combat zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Line {
    /// What is compared.
    pub criterion: Criterion,
    /// What the lowest suffers.
    pub penalty: Penalty,
}

/// A row of the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) id: CardId,
    level: Level,
    #[serde(default)]
    learning: bool,
    kind: String,
    power: Option<u8>,
    crew: Option<u8>,
    crew_penalty: Option<u8>,
    goods_penalty: Option<u8>,
    credits: Option<u8>,
    days: Option<u8>,
    goods: Option<Goods>,
    planets: Option<Vec<Goods>>,
    meteors: Option<Vec<MeteorRow>>,
    shots: Option<Vec<ShotRow>>,
    lines: Option<Vec<LineRow>>,
    #[serde(default)]
    confidence: Confidence,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeteorRow {
    size: MeteorSize,
    from: Side,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum MeteorSize {
    Small,
    Large,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShotRow {
    size: ShotSize,
    from: Side,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ShotSize {
    Light,
    Heavy,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRow {
    criterion: Criterion,
    penalty: PenaltyRow,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum PenaltyRow {
    Days(u8),
    Crew(u8),
    Goods(u8),
    Shots(Vec<ShotRow>),
}

impl From<MeteorRow> for Missile {
    fn from(row: MeteorRow) -> Missile {
        let kind = match row.size {
            MeteorSize::Small => MissileKind::SmallMeteor,
            MeteorSize::Large => MissileKind::LargeMeteor,
        };
        Missile { kind, from: row.from }
    }
}

impl From<ShotRow> for Missile {
    fn from(row: ShotRow) -> Missile {
        let kind = match row.size {
            ShotSize::Light => MissileKind::LightShot,
            ShotSize::Heavy => MissileKind::HeavyShot,
        };
        Missile { kind, from: row.from }
    }
}

impl From<LineRow> for Line {
    fn from(row: LineRow) -> Line {
        let penalty = match row.penalty {
            PenaltyRow::Days(n) => Penalty::Days(n),
            PenaltyRow::Crew(n) => Penalty::Crew(n),
            PenaltyRow::Goods(n) => Penalty::Goods(n),
            PenaltyRow::Shots(shots) => Penalty::Shots(missiles(shots)),
        };
        Line {
            criterion: row.criterion,
            penalty,
        }
    }
}

fn missiles<R: Into<Missile>>(rows: Vec<R>) -> Vec<Missile> {
    rows.into_iter().map(Into::into).collect()
}

/// Reads a row of the data file.
pub(super) fn read(row: CardRow) -> Result<AdventureCard, String> {
    let (id, level, learning) = (row.id, row.level, row.learning);
    let (confidence, source) = (row.confidence, row.source);
    if level != id.level() {
        return Err("the name says another level".into());
    }
    if learning && level != Level::One {
        return Err("a card of the learning flight is of level 1".into());
    }
    let adventure = adventure(row)?;
    check(&adventure)?;
    Ok(AdventureCard {
        id,
        level,
        learning,
        adventure,
        confidence,
        source,
    })
}

/// What a kind of card needs, and nothing it does not.
fn adventure(mut row: CardRow) -> Result<Adventure, String> {
    let kind = std::mem::take(&mut row.kind);
    let adventure = match kind.as_str() {
        "open_space" => Adventure::OpenSpace,
        "stardust" => Adventure::Stardust,
        "epidemic" => Adventure::Epidemic,
        "sabotage" => Adventure::Sabotage,
        "planets" => Adventure::Planets {
            days: need(&mut row.days, "days")?,
            planets: need(&mut row.planets, "planets")?,
        },
        "abandoned_ship" => Adventure::AbandonedShip {
            crew: need(&mut row.crew, "crew")?,
            credits: need(&mut row.credits, "credits")?,
            days: need(&mut row.days, "days")?,
        },
        "abandoned_station" => Adventure::AbandonedStation {
            crew: need(&mut row.crew, "crew")?,
            goods: need(&mut row.goods, "goods")?,
            days: need(&mut row.days, "days")?,
        },
        "smugglers" | "slavers" | "pirates" => Adventure::Enemy(enemy(&kind, &mut row)?),
        "meteor_swarm" => Adventure::MeteorSwarm {
            meteors: missiles(need(&mut row.meteors, "meteors")?),
        },
        "combat_zone" => Adventure::CombatZone {
            lines: missiles_of_lines(need(&mut row.lines, "lines")?),
        },
        other => return Err(format!("there is no kind '{other}'")),
    };
    nothing_left(&row, &kind)?;
    Ok(adventure)
}

fn missiles_of_lines(rows: Vec<LineRow>) -> Vec<Line> {
    rows.into_iter().map(Line::from).collect()
}

fn enemy(kind: &str, row: &mut CardRow) -> Result<Enemy, String> {
    let (foe, penalty, reward) = match kind {
        "smugglers" => (
            Foe::Smugglers,
            Penalty::Goods(need(&mut row.goods_penalty, "goods_penalty")?),
            Reward::Goods(need(&mut row.goods, "goods")?),
        ),
        "slavers" => (
            Foe::Slavers,
            Penalty::Crew(need(&mut row.crew_penalty, "crew_penalty")?),
            Reward::Credits(need(&mut row.credits, "credits")?),
        ),
        _ => (
            Foe::Pirates,
            Penalty::Shots(missiles(need(&mut row.shots, "shots")?)),
            Reward::Credits(need(&mut row.credits, "credits")?),
        ),
    };
    Ok(Enemy {
        foe,
        power: need(&mut row.power, "power")?,
        penalty,
        reward,
        days: need(&mut row.days, "days")?,
    })
}

fn need<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("'{name}' is missing"))
}

fn nothing_left(row: &CardRow, kind: &str) -> Result<(), String> {
    let left = [
        ("power", row.power.is_some()),
        ("crew", row.crew.is_some()),
        ("crew_penalty", row.crew_penalty.is_some()),
        ("goods_penalty", row.goods_penalty.is_some()),
        ("credits", row.credits.is_some()),
        ("days", row.days.is_some()),
        ("goods", row.goods.is_some()),
        ("planets", row.planets.is_some()),
        ("meteors", row.meteors.is_some()),
        ("shots", row.shots.is_some()),
        ("lines", row.lines.is_some()),
    ];
    match left.into_iter().find(|(_, there)| *there) {
        Some((name, _)) => Err(format!("'{name}' means nothing on a card of kind '{kind}'")),
        None => Ok(()),
    }
}

/// Figures no card can have: they would make moves without effect, or more steps than a flight can count.
fn check(adventure: &Adventure) -> Result<(), String> {
    let fits = |name: &str, value: usize, most: usize| {
        if (1..=most).contains(&value) {
            Ok(())
        } else {
            Err(format!("'{name}' is from 1 to {most}, not {value}"))
        }
    };
    match adventure {
        Adventure::OpenSpace | Adventure::Stardust | Adventure::Epidemic | Adventure::Sabotage => Ok(()),
        Adventure::Planets { days, planets } => {
            fits("planets", planets.len(), 4)?;
            fits("days", usize::from(*days), 9)?;
            planets
                .iter()
                .try_for_each(|goods| fits("goods", usize::from(goods.total()), 8))
        }
        Adventure::AbandonedShip { crew, credits, days } => {
            fits("crew", usize::from(*crew), 20)?;
            fits("credits", usize::from(*credits), 50)?;
            fits("days", usize::from(*days), 9)
        }
        Adventure::AbandonedStation { crew, goods, days } => {
            fits("crew", usize::from(*crew), 20)?;
            fits("goods", usize::from(goods.total()), 8)?;
            fits("days", usize::from(*days), 9)
        }
        Adventure::Enemy(enemy) => {
            fits("power", usize::from(enemy.power), 30)?;
            fits("days", usize::from(enemy.days), 9)?;
            match enemy.reward {
                Reward::Credits(credits) => fits("credits", usize::from(credits), 50)?,
                Reward::Goods(goods) => fits("goods", usize::from(goods.total()), 8)?,
            }
            check_penalty(&enemy.penalty, fits)
        }
        Adventure::MeteorSwarm { meteors } => fits("meteors", meteors.len(), 12),
        Adventure::CombatZone { lines } => {
            fits("lines", lines.len(), 3)?;
            lines
                .iter()
                .try_for_each(|line| check_penalty(&line.penalty, fits))
        }
    }
}

fn check_penalty(
    penalty: &Penalty,
    fits: impl Fn(&str, usize, usize) -> Result<(), String>,
) -> Result<(), String> {
    match penalty {
        Penalty::Days(n) => fits("days", usize::from(*n), 9),
        Penalty::Crew(n) => fits("crew", usize::from(*n), 9),
        Penalty::Goods(n) => fits("goods", usize::from(*n), 9),
        Penalty::Shots(shots) => fits("shots", shots.len(), 12),
    }
}
