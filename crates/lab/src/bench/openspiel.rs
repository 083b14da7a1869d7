//! OpenSpiel, a library of games for research, as something to be compared with: its random play in C++, asked through its Python package where
//! that is installed.

use std::process::{Command, Stdio};
use std::time::Duration;

use serde::Deserialize;

/// What asks it.
const SCRIPT: &str = include_str!("openspiel.py");

/// The variable that names another Python than `python3`.
const PYTHON: &str = "FLIBUSTE_PYTHON";

/// How fast it plays one game at random on one core.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Kin {
    /// The name of the game there.
    pub game: String,
    /// Decisions of players for each second that the core worked.
    pub decisions: f64,
    /// Games for each such second.
    pub games: f64,
}

/// Measures these games, each for about `time`; says in a line why there is nothing to compare with where it is so.
pub fn measure(games: &[&str], time: Duration) -> Result<Vec<Kin>, String> {
    let python = std::env::var(PYTHON).unwrap_or_else(|_| "python3".into());
    let asked = Command::new(&python)
        .args(["-c", SCRIPT, &time.as_secs_f64().to_string()])
        .args(games)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{python} cannot be started ({error})"))?;
    if !asked.status.success() {
        let told = String::from_utf8_lossy(&asked.stderr);
        let last = told.lines().last().unwrap_or("it says nothing");
        return Err(format!("{python}: {last}"));
    }
    read(&String::from_utf8_lossy(&asked.stdout))
}

fn read(told: &str) -> Result<Vec<Kin>, String> {
    told.lines()
        .map(|line| serde_json::from_str(line).map_err(|error| format!("{line}: {error}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_script_prints_is_read_and_anything_else_is_said() {
        let told = r#"{"game": "hanabi", "decisions": 863112.5, "games": 67993.0}"#;
        let kin = Kin {
            game: "hanabi".into(),
            decisions: 863_112.5,
            games: 67_993.0,
        };
        assert_eq!(read(told), Ok(vec![kin]));
        assert_eq!(read(""), Ok(Vec::new()));
        assert!(read("no figures").unwrap_err().starts_with("no figures: "));
    }
}
