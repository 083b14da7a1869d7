//! Thoughts of bots for which no thread is free: any other node may think them through.
//!
//! What travels is a [`Parcel`](bots::Parcel), on a subject of the seat it is about: a world that the seat imagines, in which there is no more than the seat
//! may know.

use std::sync::Arc;
use std::time::Duration;

use async_nats::Message;
use catalog::Json;
use serde::{Deserialize, Serialize};

use super::Bus;
use super::frame::unsealed;
use crate::App;
use crate::keys::TableId;
use crate::metrics::count;

/// All nodes are one queue: each parcel goes to one of them.
pub(super) const QUEUE: &str = "think";

/// How much longer than the thought itself its way may take.
const ON_ITS_WAY: Duration = Duration::from_secs(1);

/// What a node answers.
#[derive(Serialize, Deserialize)]
enum Thought {
    /// What the bot chose; nothing to let the occasion pass.
    Chosen(Option<Json>),
    /// No thread is free there either, or it makes no sense there.
    No,
}

impl Bus {
    /// Lets another node think; `None` if none does.
    pub(crate) async fn think(
        &self,
        app: &App,
        table: TableId,
        parcel: &bots::Parcel,
    ) -> Option<Option<Json>> {
        let text = serde_json::to_vec(parcel).ok()?;
        let seat = parcel.seat().index();
        let to = |_| self.to_all(&format!("{QUEUE}.{table}.{seat}"));
        let within = Duration::from_millis(app.config.bot_budget) + ON_ITS_WAY;
        let answer = self.exchange(to, app.storage.life(), text, within, || true).await;
        match serde_json::from_slice(&answer.ok()?).ok()? {
            Thought::Chosen(mv) => {
                count(&app.metrics.thoughts_elsewhere);
                Some(mv)
            }
            Thought::No => None,
        }
    }
}

/// Somebody asks this node to think.
pub(super) fn asked(app: &Arc<App>, bus: &Arc<Bus>, message: &Message) {
    let Some(back) = message.reply.as_ref().map(ToString::to_string) else {
        count(&app.metrics.bus_nonsense);
        return;
    };
    let (app, bus, payload) = (app.clone(), bus.clone(), message.payload.clone());
    tokio::spawn(async move {
        let mut answer = Thought::No;
        if !app.bots.is_full() && !app.is_stopping() {
            let parcel =
                unsealed(&payload).and_then(|text| serde_json::from_slice::<bots::Parcel>(text).ok());
            match parcel.and_then(|parcel| parcel.open(&app.cards)) {
                Some(thought) => {
                    if let Some(mv) = app.bots.think(thought, &app.metrics).await {
                        count(&app.metrics.thoughts_for_others);
                        answer = Thought::Chosen(mv);
                    }
                }
                None => count(&app.metrics.bus_nonsense),
            }
        }
        let text = serde_json::to_vec(&answer).unwrap_or_default();
        bus.answer(&back, &text).await;
    });
}
