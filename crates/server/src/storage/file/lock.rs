//! One server for each data file.
//!
//! The lock lies beside the file and belongs to the open file of a process, so that it goes with its process however that ends. It says who holds
//! it, for those who come too late. Where the system can, the data file itself is locked as well: whoever takes the lock away, or comes by another
//! name of the same file, still finds it held.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::StorageError;

/// The right to write a data file, until it is dropped.
#[derive(Debug)]
pub struct Lock {
    file: File,
    /// The data file itself, held from the moment it is there. It is not closed before everything else that has it open: on some systems
    /// closing one handle gives up what SQLite holds through others.
    held: Option<File>,
    /// The data file, by the one name it has whichever way it was named.
    path: PathBuf,
}

impl Lock {
    /// Takes the lock of a data file, which need not exist yet; says who has it if somebody has.
    pub fn take(data: &Path) -> Result<Lock, StorageError> {
        let path = one_name(data);
        let beside = beside(&path);
        let cannot =
            |problem: std::io::Error| StorageError::Sqlite(format!("{}: {problem}", beside.display()).into());
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {
                let mut lock = Lock {
                    file,
                    held: None,
                    path,
                };
                lock.hold()?;
                lock.say(&format!("process {}", std::process::id()));
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Whoever has it may not have said so yet.
                let _ = file.read_to_string(&mut holder);
                Err(StorageError::InUse {
                    file: path,
                    holder: holder.trim().into(),
                })
            }
            Err(TryLockError::Error(problem)) => Err(cannot(problem)),
        }
    }

    /// Locks the data file itself, if it is there.
    pub(super) fn hold(&mut self) -> Result<(), StorageError> {
        if self.held.is_some() || !cfg!(unix) {
            return Ok(());
        }
        let Ok(file) = File::open(&self.path) else {
            // It is made later, or cannot be read, which is said by whoever reads it.
            return Ok(());
        };
        match file.try_lock() {
            Ok(()) => {
                only_name(&file, &self.path)?;
                self.held = Some(file);
            }
            Err(TryLockError::WouldBlock) => {
                return Err(StorageError::InUse {
                    file: self.path.clone(),
                    holder: "a server that has it under another name, or whose lock was taken away".into(),
                });
            }
            // Some file systems have no such locks; the one beside the file holds there.
            Err(TryLockError::Error(_)) => {}
        }
        Ok(())
    }

    /// The data file.
    pub(crate) fn data(&self) -> &Path {
        &self.path
    }

    /// Writes down who holds it.
    pub(crate) fn say(&mut self, holder: &str) {
        // Only for people; the lock holds without it.
        let _ = self.file.set_len(0);
        let _ = self.file.seek(SeekFrom::Start(0));
        let _ = writeln!(self.file, "{holder}");
    }
}

/// What SQLite has not yet copied back lies beside the file by its name: by another name it would not be found, and be lost.
fn only_name(file: &File, path: &Path) -> Result<(), StorageError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if file.metadata().is_ok_and(|found| found.nlink() > 1) {
            return Err(StorageError::ManyNames(path.to_owned()));
        }
    }
    #[cfg(not(unix))]
    let _ = (file, path);
    Ok(())
}

/// The file by its one name, so that a link to it does not lead around the lock.
fn one_name(data: &Path) -> PathBuf {
    if let Ok(path) = data.canonicalize() {
        return path;
    }
    let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    match (folder, data.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => data.to_owned(),
    }
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
