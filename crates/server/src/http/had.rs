//! What stays in a browser out of which everything else was taken: which deals of the day it has had. Whoever comes back to it has a new key, and
//! would get another try. It names nobody, and goes at midnight by universal time, with the deals it speaks of.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, header};

use super::identity::cookie_of;
use crate::App;
use crate::storage::{seconds_left, today};

const COOKIE: &str = "flibuste_deals";

/// Which deals of today the browser that asks has had, as it was told when everything was taken out.
pub(super) struct HadHere(Vec<&'static str>);

impl HadHere {
    /// Whether the deal of a game and day is one of them.
    pub(super) fn has(&self, day: u32, game: &str) -> bool {
        day == today() && self.0.contains(&game)
    }

    /// Notes that the deal of a game was had today.
    pub(super) fn note(&mut self, game: &'static str) {
        if !self.0.contains(&game) {
            self.0.push(game);
        }
    }

    /// What tells the browser; nothing where it has had none.
    pub(super) fn cookie(&self, by_tls: bool) -> Option<(HeaderName, String)> {
        if self.0.is_empty() {
            return None;
        }
        let (games, secure) = (self.0.join("."), if by_tls { "; Secure" } else { "" });
        let cookie = format!(
            "{COOKIE}={}.{games}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{secure}",
            today(),
            seconds_left()
        );
        Some((header::SET_COOKIE, cookie))
    }
}

/// Reads a day and the games after it; what is not of today, or no game, says nothing.
fn read(text: &str) -> Vec<&'static str> {
    let mut parts = text.split('.');
    if parts.next().and_then(|day| day.parse().ok()) != Some(today()) {
        return Vec::new();
    }
    let told: Vec<&str> = parts.collect();
    let games = catalog::GAMES.iter().copied();
    games.filter(|game| told.contains(game)).collect()
}

impl FromRequestParts<Arc<App>> for HadHere {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Infallible> {
        let told = cookie_of(&parts.headers, COOKIE, |value| Some(read(value)));
        Ok(HadHere(told.unwrap_or_default()))
    }
}
