//! What is kept, as types: tables, seats, lines, and everything that can be written.

use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet, Setting};

use super::{BanRow, Chain, Deal, Mark, Packed, Row, StorageError, TableKey};
use crate::keys::{KeyHash, Maker, TableId};
use crate::wire::{AtZero, ChatLine, Clock, End, Occasion, OfferInfo, Phase};

/// What was agreed when a table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) name: String,
    pub(crate) options: std::collections::BTreeMap<String, Setting>,
    pub(crate) clock: Clock,
    pub(crate) at_zero: AtZero,
    pub(crate) hints: bool,
    /// What it was made for, where it is no ordinary table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) occasion: Option<Occasion>,
}

/// What changes while a table lives, besides its seats and its record.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Doc {
    /// Whom it waits for, as a note for lists; the record decides.
    pub(crate) turn: SeatSet,
    /// How many entries its record has, as a note for lists.
    pub(crate) entries: u32,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) end: Option<End>,
    pub(crate) rematch: Option<TableId>,
    /// Who had that table made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_by: Option<Seat>,
    pub(crate) clocks: Option<KeptClocks>,
    /// Who made the table, and sees the invitations to its seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) host: Option<KeyHash>,
    /// Seats where others put a bot for somebody who was away.
    #[serde(default)]
    pub(crate) put_there: SeatSet,
    /// Seats whose holders have not been at this table yet: it was made for them by somebody who wants to play again.
    #[serde(default)]
    pub(crate) expected: SeatSet,
    /// Who has seen the game from which seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) sat: Vec<(Seat, KeyHash)>,
    /// By seat, how many moves whoever holds it made, and how many a bot made for them. A count that was not kept before a crash is a little low.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) hands: Vec<(u32, u32)>,
    pub(crate) last_offer: u32,
    pub(crate) offers: Vec<OfferInfo>,
    /// Questions that were refused: whoever asked may not have been there to hear it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) refused: Vec<OfferInfo>,
}

impl Doc {
    /// Whether a bot made more moves at a seat than whoever holds it.
    pub(crate) fn by_bot(&self, seat: Seat) -> bool {
        self.hands.get(seat.index()).is_some_and(|(own, bot)| bot > own)
    }

    /// Notes a move at a seat: its holder's own, or a bot's for them.
    pub(crate) fn note_hand(&mut self, seat: Seat, bot: bool) {
        if self.hands.len() <= seat.index() {
            self.hands.resize(seat.index() + 1, (0, 0));
        }
        let (own, by_bot) = &mut self.hands[seat.index()];
        *(if bot { by_bot } else { own }) += 1;
    }

    /// Somebody else sits down: what was done there before is not theirs.
    pub(crate) fn forget_hands(&mut self, seat: Seat) {
        if let Some(hands) = self.hands.get_mut(seat.index()) {
            *hands = (0, 0);
        }
    }

    /// Whether the holder of a key was the last to see the game from a seat.
    pub(crate) fn sat_last(&self, seat: Seat, key: Option<KeyHash>) -> bool {
        let last = self.sat.iter().rfind(|(at, _)| *at == seat);
        last.is_some_and(|(_, holder)| Some(*holder) == key)
    }
}

/// What is remembered of a command: its seat and its name, run together into one number that is the same on every machine. If two
/// commands ever had the same number they would be of one seat, which can name its commands better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct CommandMark(i64);

/// The bits of a mark that are the seat.
const SEAT: i64 = 0xf;

impl CommandMark {
    /// The mark of a command: FNV-1a of its name, started from its seat, with the seat in the last bits.
    pub(crate) fn new(seat: Seat, id: &str) -> CommandMark {
        let start = 0xcbf2_9ce4_8422_2325 ^ seat.index() as u64;
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = id.bytes().fold(step(start, 0xff), step) as i64;
        CommandMark(hash & !SEAT | (seat.index() as i64 & SEAT))
    }

    fn seat(self) -> i64 {
        self.0 & SEAT
    }

    /// As it is written down.
    pub(super) fn number(self) -> i64 {
        self.0
    }

    /// Reads what was written down.
    pub(super) fn from_number(number: i64) -> CommandMark {
        CommandMark(number)
    }
}

/// How long it is remembered that a command was carried out, in milliseconds.
pub(crate) const REMEMBERED: u64 = 24 * 60 * 60 * 1000;

/// How many commands of one seat are remembered.
const OF_ONE_SEAT: usize = 4096;

/// The commands of a table that were carried out, so that they are not carried out twice: those of each seat for a day, however many others send.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    known: HashSet<CommandMark, foldhash::fast::RandomState>,
    /// By seat, in the order in which they came.
    order: BTreeMap<i64, VecDeque<(CommandMark, u64)>>,
    /// Those that are not on disk yet by themselves.
    fresh: Vec<(CommandMark, u64)>,
}

impl Done {
    /// Whether a command was carried out.
    pub(crate) fn contains(&self, mark: CommandMark) -> bool {
        self.known.contains(&mark)
    }

    /// Remembers a command that was carried out at a time.
    pub(crate) fn remember(&mut self, mark: CommandMark, at: u64) {
        if self.add(mark, at) {
            self.fresh.push((mark, at));
        }
    }

    /// A command that is on disk by itself.
    pub(super) fn add(&mut self, mark: CommandMark, at: u64) -> bool {
        let of_seat = self.order.entry(mark.seat()).or_default();
        while of_seat.len() >= OF_ONE_SEAT || of_seat.front().is_some_and(|(_, then)| then + REMEMBERED < at)
        {
            if let Some((oldest, _)) = of_seat.pop_front() {
                self.known.remove(&oldest);
            }
        }
        let new = self.known.insert(mark);
        if new {
            of_seat.push_back((mark, at));
        }
        new
    }

    /// What is to be written.
    pub(crate) fn fresh(&self) -> Vec<(CommandMark, u64)> {
        self.fresh.clone()
    }

    /// What was to be written is on disk.
    pub(crate) fn written(&mut self) {
        self.fresh.clear();
    }
}

/// The clocks as they were at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptClocks {
    /// What was left, in milliseconds, by seat.
    pub(crate) left: Vec<u64>,
    /// How long each may still stand still, in milliseconds.
    pub(crate) allowance: Vec<u64>,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatRow {
    pub(crate) holder: Option<KeyHash>,
    pub(crate) name: String,
    pub(crate) reserved: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) stand_in: Option<String>,
    pub(crate) word: String,
    /// What a seat that is kept for somebody is taken with.
    pub(crate) invitation: Option<String>,
}

impl SeatRow {
    /// Whether people would take whoever sits here, or is kept this seat, for somebody of that name.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let kept = self.reserved.as_deref().filter(|_| self.name.is_empty());
        crate::names::look_alike(kept.unwrap_or(&self.name), name)
    }
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) key: TableKey,
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) listed: bool,
    pub(crate) phase: Phase,
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) plan: Plan,
    pub(crate) secret: table::Seed,
    pub(crate) header: Option<String>,
    pub(crate) doc: Doc,
    pub(crate) seats: Vec<SeatRow>,
    /// Whose network made it, where that is known.
    pub(crate) maker: Option<Maker>,
    /// How many bytes of its record are settled, with its conversation.
    pub(crate) bytes: u64,
}

/// A table with everything that was kept of it.
pub(crate) struct Kept {
    pub(crate) row: TableRow,
    /// The lines of the record after the header.
    pub(crate) lines: Vec<String>,
    /// How many of them are settled.
    pub(crate) settled: usize,
    /// The latest position, and how many lines it is made of.
    pub(crate) snapshot: Option<(usize, String)>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) done: Done,
    /// The check of the last line.
    pub(crate) chain: Option<Chain>,
    /// What is wrong with it, if anything is.
    pub(crate) damage: Option<Damage>,
}

/// What is wrong with the record of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// How many entries are sound.
    pub sound: usize,
    /// What is wrong after them.
    pub what: String,
}

impl Damage {
    pub(crate) fn whole(what: &str) -> Damage {
        Damage {
            sound: 0,
            what: what.into(),
        }
    }
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "after entry {}: {}", self.sound, self.what)
    }
}

impl Kept {
    /// The record as far as it goes, once dealt.
    pub(crate) fn text(&self) -> Option<String> {
        let header = self.row.header.as_ref()?;
        let length = self.lines.iter().map(|line| line.len() + 1).sum::<usize>();
        let mut text = String::with_capacity(header.len() + length + 1);
        for line in std::iter::once(header).chain(&self.lines) {
            text.push_str(line);
            text.push('\n');
        }
        Some(text)
    }

    /// A table of which there is nothing yet but its row.
    pub(crate) fn new(row: TableRow) -> Kept {
        Kept {
            row,
            lines: Vec::new(),
            settled: 0,
            snapshot: None,
            chat: Vec::new(),
            done: Done::default(),
            chain: None,
            damage: None,
        }
    }
}

/// One line of a record on its way to the disk.
#[derive(Debug)]
pub(crate) struct NewLine {
    pub(crate) number: u32,
    pub(crate) line: Arc<str>,
    pub(crate) chain: Chain,
    pub(crate) command: Option<CommandMark>,
    pub(crate) clocks: Option<String>,
}

/// A row of the journal that is not in a record yet.
pub(super) struct JournalRow {
    pub(super) number: usize,
    pub(super) line: String,
    pub(super) chain: Option<Chain>,
    pub(super) command: Option<CommandMark>,
    clocks: Option<String>,
}

impl JournalRow {
    pub(super) fn read(row: &Row) -> Result<JournalRow, StorageError> {
        Ok(JournalRow {
            number: row.get("number")?,
            line: row.get("line")?,
            chain: row.get("chain")?,
            command: row.get("command")?,
            clocks: row.get("clocks")?,
        })
    }

    /// What a table remembers of this row besides its line.
    pub(super) fn note(&self, doc: &mut Doc) {
        let clocks = self.clocks.as_deref().map(serde_json::from_str::<KeptClocks>);
        if let Some(Ok(clocks)) = clocks {
            doc.clocks = Some(clocks);
        }
    }
}

/// Something to be kept.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new table; its key is given.
    Create(Box<TableRow>),
    /// A new table for the deal of a day, unless whoever this is the mark of has had it: then nothing is kept.
    SitDown {
        deal: Deal,
        mark: Mark,
        row: Box<TableRow>,
    },
    /// Nobody needs to know any more who had the deals of the days before this one.
    ForgetDeals(u32),
    /// New lines of a record.
    Lines { table: TableKey, lines: Vec<NewLine> },
    /// What changes while a table lives.
    Doc(Box<NewDoc>),
    /// One seat.
    Seat {
        table: TableKey,
        seat: Seat,
        row: Box<SeatRow>,
    },
    /// The header of a record: the game was dealt.
    Header { table: TableKey, header: String },
    /// Moves lines from the journal to the table's own record, with the position they lead to.
    Settle {
        table: TableKey,
        first: usize,
        lines: Vec<Arc<str>>,
        /// The check of the last of them.
        chain: Option<Chain>,
        position: Option<(usize, String)>,
    },
    /// What was seen of a table when its row said `updated`.
    Seen {
        table: TableKey,
        updated: u64,
        packed: Packed,
    },
    /// Something said.
    Chat {
        table: TableKey,
        line: Box<ChatLine>,
        command: Option<CommandMark>,
    },
    /// Commands that were carried out, and when.
    Commands {
        table: TableKey,
        marks: Vec<(CommandMark, u64)>,
    },
    /// Forgets commands that were carried out before then.
    ForgetCommands(u64),
    /// Mutes somebody, sends them away, or ends that.
    Ban(BanRow),
    /// A short text, by its name.
    Note(&'static str, String),
    /// The names and the conversation of a table go.
    Forget(TableKey),
    /// What one seat said at a table, and its name, go.
    Erase(TableKey, Seat),
    /// Takes a table out with everything of it.
    Delete(TableKey),
    /// Another node may take a table, if this one has not taken it up again meanwhile.
    Release { table: TableKey, epoch: i64 },
    /// Something to see whether anything can be written: the time.
    Probe(u64),
    /// A rule that panicked.
    Fault {
        table: TableKey,
        at: u64,
        what: String,
        record: String,
    },
}

/// See [`Write::Doc`].
#[derive(Debug)]
pub(crate) struct NewDoc {
    pub(crate) table: TableKey,
    pub(crate) phase: Phase,
    pub(crate) updated: u64,
    pub(crate) wake_at: Option<u64>,
    pub(crate) doc: String,
}
