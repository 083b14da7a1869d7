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
    /// The level its back shows; a super card has none.
    pub level: Option<Level>,
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
    /// A super card: engines against it, or components given up.
    BlackHole {
        /// What it asks of engines at each level.
        strength: [u8; 3],
    },
    /// A super card: an enemy that attacks everybody.
    Fleet(Fleet),
    /// A super card: small meteors along every line, without dice.
    AsteroidRain {
        /// One after the other.
        passes: Vec<Pass>,
    },
    /// A super card: a huge meteor along several lines at once.
    AsteroidAttack {
        /// The side it comes from.
        from: Side,
        /// The first and the last line at each level, counted from the centre line.
        spans: [Span; 3],
    },
    /// A super card: a meteor that is there only if it is shot at.
    GhostAsteroid {
        /// The first and the last column at each level, counted from the centre column.
        spans: [Span; 3],
    },
    /// A super card: two comparisons of differences.
    TacticalZone {
        /// The left one first.
        columns: Vec<Tactic>,
    },
    /// A super card: crew beside cells is lost.
    DeadlyRadiation,
    /// A super card: components with cells beside each other are destroyed.
    ExplosiveRadiation,
    /// A super card: stardust that loosens cannons and engines.
    CorrosiveDust,
    /// A super card: stardust that empties components.
    NanobotDust,
    /// A super card: an epidemic among neighbours.
    Pandemic,
    /// A super card: an epidemic that spreads to every cabin.
    Contamination,
}

pub use super::supers::{Fleet, FleetFoe, LineOrder, Pass, Span, Tactic};

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
    /// Cells lost.
    Cells(u8),
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
pub(super) struct ShotRow {
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
pub(super) enum PenaltyRow {
    Days(u8),
    Crew(u8),
    Goods(u8),
    Cells(u8),
    Shots(Vec<ShotRow>),
}

impl From<PenaltyRow> for Penalty {
    fn from(row: PenaltyRow) -> Penalty {
        match row {
            PenaltyRow::Days(n) => Penalty::Days(n),
            PenaltyRow::Crew(n) => Penalty::Crew(n),
            PenaltyRow::Goods(n) => Penalty::Goods(n),
            PenaltyRow::Cells(n) => Penalty::Cells(n),
            PenaltyRow::Shots(shots) => Penalty::Shots(missiles(shots)),
        }
    }
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
        Line {
            criterion: row.criterion,
            penalty: row.penalty.into(),
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
    if id.is_super() || level != id.level() {
        return Err("the name says another level".into());
    }
    if learning && level != Level::One {
        return Err("a card of the learning flight is of level 1".into());
    }
    let adventure = adventure(row)?;
    check(&adventure)?;
    Ok(AdventureCard {
        id,
        level: Some(level),
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

/// Refuses a figure that is not from 1 to `most`.
pub(super) fn fits(name: &str, value: usize, most: usize) -> Result<(), String> {
    if (1..=most).contains(&value) {
        Ok(())
    } else {
        Err(format!("'{name}' is from 1 to {most}, not {value}"))
    }
}

/// Figures no card can have: they would make moves without effect, or more steps than a flight can count.
fn check(adventure: &Adventure) -> Result<(), String> {
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
            check_penalty(&enemy.penalty)
        }
        Adventure::MeteorSwarm { meteors } => fits("meteors", meteors.len(), 12),
        Adventure::CombatZone { lines } => {
            fits("lines", lines.len(), 3)?;
            lines.iter().try_for_each(|line| check_penalty(&line.penalty))
        }
        // Super cards have rows of their own.
        _ => Ok(()),
    }
}

pub(super) fn check_penalty(penalty: &Penalty) -> Result<(), String> {
    match penalty {
        Penalty::Days(n) => fits("days", usize::from(*n), 9),
        Penalty::Crew(n) => fits("crew", usize::from(*n), 9),
        Penalty::Goods(n) => fits("goods", usize::from(*n), 9),
        Penalty::Cells(n) => fits("cells", usize::from(*n), 9),
        Penalty::Shots(shots) => fits("shots", shots.len(), 12),
    }
}
