//! The super cards of the expansion, as they stand in the data file. What they *do* is in `rules::supers`, one file for each kind.

use serde::{Deserialize, Serialize};
use table::Provenance;
use ts_rs::TS;

use super::adventures::CardId;
use super::effects::{
    Adventure, AdventureCard, Confidence, Criterion, Penalty, PenaltyRow, check_penalty, fits,
};
use crate::ids::{Level, Side};

/// The kind of a super card: missions ask for kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SuperKind {
    /// Black Hole.
    BlackHole,
    /// Enemy Fleet.
    Fleet,
    /// Asteroid Rain.
    AsteroidRain,
    /// Asteroid Attack.
    AsteroidAttack,
    /// Ghost Asteroid.
    GhostAsteroid,
    /// Tactical Zone.
    TacticalZone,
    /// Deadly Radiation.
    DeadlyRadiation,
    /// Explosive Radiation.
    ExplosiveRadiation,
    /// Corrosive Dust.
    CorrosiveDust,
    /// Nanobot Dust.
    NanobotDust,
    /// Pandemic.
    Pandemic,
    /// Contamination.
    Contamination,
}

impl SuperKind {
    /// The kind of a card, if it is a super card.
    pub fn of(adventure: &Adventure) -> Option<SuperKind> {
        Some(match adventure {
            Adventure::BlackHole { .. } => SuperKind::BlackHole,
            Adventure::Fleet(_) => SuperKind::Fleet,
            Adventure::AsteroidRain { .. } => SuperKind::AsteroidRain,
            Adventure::AsteroidAttack { .. } => SuperKind::AsteroidAttack,
            Adventure::GhostAsteroid { .. } => SuperKind::GhostAsteroid,
            Adventure::TacticalZone { .. } => SuperKind::TacticalZone,
            Adventure::DeadlyRadiation => SuperKind::DeadlyRadiation,
            Adventure::ExplosiveRadiation => SuperKind::ExplosiveRadiation,
            Adventure::CorrosiveDust => SuperKind::CorrosiveDust,
            Adventure::NanobotDust => SuperKind::NanobotDust,
            Adventure::Pandemic => SuperKind::Pandemic,
            Adventure::Contamination => SuperKind::Contamination,
            _ => return None,
        })
    }
}

/// Whose fleet it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FleetFoe {
    /// They take crew.
    Thieves,
    /// They shoot.
    Pirates,
    /// They take goods.
    Smugglers,
}

/// A fleet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fleet {
    /// Whose.
    pub fleet: FleetFoe,
    /// The sides whose cannons count in full; all others count half.
    pub full: Vec<Side>,
    /// Its power at each level.
    pub powers: [u8; 3],
    /// What the beaten suffer, from the first line down to that of the level.
    pub penalties: Vec<Penalty>,
}

/// In which order the lines of a pass come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LineOrder {
    /// Columns from the left, rows from the front.
    Up,
    /// Columns from the right, rows from the back.
    Down,
}

/// Small meteors from one side, along every line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The side.
    pub from: Side,
    /// In which order.
    pub order: LineOrder,
}

/// The first and the last of several lines side by side, counted from the centre line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Span(pub [i8; 2]);

/// A column of a tactical zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Tactic {
    /// What counts.
    pub first: Criterion,
    /// What is taken off.
    pub second: Criterion,
    /// What the lowest suffers, from the first line down to that of the level.
    pub penalties: Vec<Penalty>,
}

/// A row of the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SuperRow {
    pub(super) id: CardId,
    kind: SuperKind,
    strength: Option<[u8; 3]>,
    foe: Option<FleetFoe>,
    full: Option<Vec<Side>>,
    powers: Option<[u8; 3]>,
    lines: Option<Vec<PenaltyRow>>,
    passes: Option<Vec<Pass>>,
    from: Option<Side>,
    spans: Option<[Span; 3]>,
    columns: Option<Vec<TacticRow>>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TacticRow {
    first: Criterion,
    second: Criterion,
    lines: Vec<PenaltyRow>,
}

fn need<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("'{name}' is missing"))
}

/// What is printed on a super card.
pub(super) fn read(mut row: SuperRow) -> Result<AdventureCard, String> {
    if !row.id.is_super() {
        return Err("super cards are named S-01 and so on".into());
    }
    let adventure = adventure(&mut row)?;
    nothing_left(&row)?;
    Ok(AdventureCard {
        id: row.id,
        level: None,
        learning: false,
        adventure,
        confidence: Confidence::High,
        source: row.source,
    })
}

fn adventure(row: &mut SuperRow) -> Result<Adventure, String> {
    Ok(match row.kind {
        SuperKind::BlackHole => {
            let strength = need(&mut row.strength, "strength")?;
            strength
                .iter()
                .try_for_each(|strength| fits("strength", usize::from(*strength), 12))?;
            Adventure::BlackHole { strength }
        }
        SuperKind::Fleet => Adventure::Fleet(fleet(row)?),
        SuperKind::AsteroidRain => {
            let passes = need(&mut row.passes, "passes")?;
            fits("passes", passes.len(), 4)?;
            Adventure::AsteroidRain { passes }
        }
        SuperKind::AsteroidAttack => Adventure::AsteroidAttack {
            from: need(&mut row.from, "from")?,
            spans: spans(row)?,
        },
        SuperKind::GhostAsteroid => Adventure::GhostAsteroid { spans: spans(row)? },
        SuperKind::TacticalZone => Adventure::TacticalZone {
            columns: tactics(row)?,
        },
        SuperKind::DeadlyRadiation => Adventure::DeadlyRadiation,
        SuperKind::ExplosiveRadiation => Adventure::ExplosiveRadiation,
        SuperKind::CorrosiveDust => Adventure::CorrosiveDust,
        SuperKind::NanobotDust => Adventure::NanobotDust,
        SuperKind::Pandemic => Adventure::Pandemic,
        SuperKind::Contamination => Adventure::Contamination,
    })
}

fn fleet(row: &mut SuperRow) -> Result<Fleet, String> {
    let powers = need(&mut row.powers, "powers")?;
    powers
        .iter()
        .try_for_each(|power| fits("power", usize::from(*power), 30))?;
    Ok(Fleet {
        fleet: need(&mut row.foe, "foe")?,
        full: need(&mut row.full, "full")?,
        powers,
        penalties: penalties(need(&mut row.lines, "lines")?)?,
    })
}

/// Three lines, one for each level.
fn penalties(rows: Vec<PenaltyRow>) -> Result<Vec<Penalty>, String> {
    if rows.len() != Level::ALL.len() {
        return Err("there is a line for each level".into());
    }
    let lines: Vec<Penalty> = rows.into_iter().map(Penalty::from).collect();
    lines.iter().try_for_each(check_penalty)?;
    Ok(lines)
}

fn spans(row: &mut SuperRow) -> Result<[Span; 3], String> {
    let spans = need(&mut row.spans, "spans")?;
    let sensible = |Span([first, last]): &Span| first <= last && (-6..=6).contains(first) && *last <= 6;
    if spans.iter().all(sensible) {
        Ok(spans)
    } else {
        Err("a span goes from its first to its last line".into())
    }
}

fn tactics(row: &mut SuperRow) -> Result<Vec<Tactic>, String> {
    let rows = need(&mut row.columns, "columns")?;
    fits("columns", rows.len(), 2)?;
    let tactic = |row: TacticRow| {
        Ok(Tactic {
            first: row.first,
            second: row.second,
            penalties: penalties(row.lines)?,
        })
    };
    rows.into_iter().map(tactic).collect()
}

fn nothing_left(row: &SuperRow) -> Result<(), String> {
    let left = [
        ("strength", row.strength.is_some()),
        ("foe", row.foe.is_some()),
        ("full", row.full.is_some()),
        ("powers", row.powers.is_some()),
        ("lines", row.lines.is_some()),
        ("passes", row.passes.is_some()),
        ("from", row.from.is_some()),
        ("spans", row.spans.is_some()),
        ("columns", row.columns.is_some()),
    ];
    match left.into_iter().find(|(_, there)| *there) {
        Some((name, _)) => Err(format!("'{name}' means nothing on a card of this kind")),
        None => Ok(()),
    }
}
