//! A table and its seats as one person sees them, in memory or in a list.

use table::Seat;

use super::actor::Table;
use super::mail::Answer;
use crate::keys::KeyHash;
use crate::storage::{Doc, SeatRow, TableRow};
use crate::wire::{SeatInfo, SeatKind, TableInfo};

impl Table {
    /// The table as the holder of a key sees it.
    pub(super) fn info(&self, key: Option<KeyHash>) -> TableInfo {
        let connected = |seat: Seat| self.stream(Some(seat)).is_connected();
        TableInfo {
            id: self.id.into(),
            game: self.game_id.clone(),
            name: self.plan.name.clone(),
            options: self.plan.options.clone(),
            listed: self.listed,
            hints: self.plan.hints,
            occasion: self.plan.occasion,
            phase: self.phase,
            seats: seat_infos(&self.seats, &self.doc, key, connected, |seat| {
                self.patience_for(seat)
            }),
            turn: self.awaited(),
            commitment: self.secret.commitment().to_string(),
            clock: self.plan.clock,
            at_zero: self.plan.at_zero,
            entries: self.game.as_ref().map_or(0, |game| game.entries() as u32),
            outcome: self.game.as_ref().and_then(|game| game.outcome()),
            end: self.doc.end,
            created: self.created,
            updated: self.updated,
            rematch: self.doc.rematch.map(String::from),
            rematch_by: self.doc.rematch_by,
        }
    }

    pub(super) fn table_answer(&self, key: Option<KeyHash>) -> Answer {
        Answer::Table(Box::new(self.info(key)))
    }
}

/// A table that is not in memory, for lists.
pub(crate) fn listed(row: &TableRow, key: Option<KeyHash>) -> TableInfo {
    TableInfo {
        id: row.id.into(),
        game: row.game.clone(),
        name: row.plan.name.clone(),
        options: row.plan.options.clone(),
        listed: row.listed,
        hints: row.plan.hints,
        occasion: row.plan.occasion,
        phase: row.phase,
        seats: seat_infos(&row.seats, &row.doc, key, |_| false, |_| None),
        turn: row.doc.turn,
        commitment: row.secret.commitment().to_string(),
        clock: row.plan.clock,
        at_zero: row.plan.at_zero,
        entries: row.doc.entries,
        outcome: row.doc.outcome,
        end: row.doc.end,
        created: row.created,
        updated: row.updated,
        rematch: row.doc.rematch.map(String::from),
        rematch_by: row.doc.rematch_by,
    }
}

fn seat_infos(
    seats: &[SeatRow],
    doc: &Doc,
    key: Option<KeyHash>,
    connected: impl Fn(Seat) -> bool,
    patience: impl Fn(Seat) -> Option<u32>,
) -> Vec<SeatInfo> {
    // Of tables that were made before it was noted by whom, everybody who sits there invites.
    let invites = match doc.host {
        Some(host) => key == Some(host),
        None => key.is_some() && seats.iter().any(|row| row.holder == key),
    };
    let info = |(seat, row): (Seat, &SeatRow)| SeatInfo {
        seat,
        kind: match row {
            SeatRow { bot: Some(_), .. } => SeatKind::Bot,
            SeatRow { holder: Some(_), .. } => SeatKind::Person,
            SeatRow {
                reserved: Some(_), ..
            } => SeatKind::Reserved,
            _ => SeatKind::Open,
        },
        name: match (&row.reserved, row.name.is_empty()) {
            (Some(reserved), true) => reserved.clone(),
            _ => row.name.clone(),
        },
        level: row.bot.clone(),
        taken: row.bot.is_some() || row.holder.is_some(),
        mine: key.is_some() && row.holder == key,
        connected: row.bot.is_some() || connected(seat),
        stand_in: row.stand_in.clone(),
        patience: patience(seat),
        expected: row.holder.is_some() && doc.expected.contains(seat),
        by_bot: row.holder.is_some() && doc.by_bot(seat),
        invitation: row.invitation.clone().filter(|_| invites && row.holder.is_none()),
    };
    Seat::all(seats.len() as u8).zip(seats).map(info).collect()
}
