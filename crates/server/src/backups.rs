//! Copies of the data file, made by the clock: each is read whole before it counts, and old ones go.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::storage::{self, StorageError};
use crate::{App, unix_millis};

/// How the name of a copy begins and ends.
const BEGINS: &str = "flibuste-";
const ENDS: &str = ".db";

/// Makes copies from time to time, until it is told to stop.
pub(crate) async fn run(app: Arc<App>) {
    let Some(folder) = app.config.backup_to.clone() else {
        return;
    };
    if app.config.store.is_some() {
        return tracing::warn!(
            "--backup-to copies a data file; a database is copied with its own tools (docs/HOSTING.md)"
        );
    }
    loop {
        tokio::time::sleep(app.config.backup_every()).await;
        let (data, into, keep) = (app.config.data.clone(), folder.clone(), app.config.backup_keep);
        let made = tokio::task::spawn_blocking(move || one(&data, &into, keep)).await;
        match made {
            Ok(Ok(copy)) => {
                app.last_backup.store(unix_millis(), Relaxed);
                tracing::info!(copy = %copy.display(), "made a copy of the data file and read it whole");
            }
            Ok(Err(error)) => {
                tracing::error!(%error, folder = %folder.display(), "no copy of the data file could be made; look at the folder and the disk (--backup-to)");
            }
            Err(_) => tracing::error!("no copy of the data file could be made"),
        }
    }
}

/// Makes one copy, reads it whole, and takes out the oldest beyond so many.
fn one(data: &Path, folder: &Path, keep: usize) -> Result<PathBuf, StorageError> {
    let cannot = |error: std::io::Error| StorageError::Sqlite(error.to_string().into());
    std::fs::create_dir_all(folder).map_err(cannot)?;
    // Until it was read it has a name under which nobody looks for a copy.
    let draft = folder.join(".flibuste-copy");
    let _ = std::fs::remove_file(&draft);
    storage::backup(data, &draft)?;
    let report = storage::check(&draft)?;
    if !report.is_sound() {
        let damaged = report.damaged.len();
        tracing::error!(
            damaged,
            "the data file is damaged, and so is the copy; flibuste check says more"
        );
    }
    let copy = folder.join(format!("{BEGINS}{}{ENDS}", stamp(unix_millis())));
    std::fs::rename(&draft, &copy).map_err(cannot)?;
    if report.is_sound() {
        // A damaged copy pushes no sound one out.
        sweep(folder, keep).map_err(cannot)?;
    }
    Ok(copy)
}

fn sweep(folder: &Path, keep: usize) -> std::io::Result<()> {
    let mut copies: Vec<PathBuf> = std::fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            name.starts_with(BEGINS) && name.ends_with(ENDS)
        })
        .collect();
    copies.sort();
    let beyond = copies.len().saturating_sub(keep.max(1));
    copies.iter().take(beyond).try_for_each(std::fs::remove_file)
}

/// A moment as the name of a file, in universal time: names in order are in the order of time.
fn stamp(millis: u64) -> String {
    let (days, rest) = ((millis / 86_400_000) as i64, millis % 86_400_000);
    // The calendar by Howard Hinnant's algorithm, from days since 1970.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let seconds = rest / 1000;
    format!(
        "{year:04}{month:02}{day:02}-{:02}{:02}{:02}-{:03}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60,
        rest % 1000
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_dates_in_order() {
        assert_eq!(stamp(0), "19700101-000000-000");
        assert_eq!(stamp(951_782_400_000), "20000229-000000-000");
        assert_eq!(stamp(1_794_794_523_456), "20261116-020203-456");
    }
}
