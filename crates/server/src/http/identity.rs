//! Who asks: the key in a cookie, or in a header for programs.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::guard;
use crate::App;
use crate::failure::Failure;
use crate::keys::{Key, KeyHash};

pub(super) const COOKIE: &str = "flibuste_key";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The key a request brings, if it brings one.
pub(super) struct Known(pub(super) Option<KeyHash>);

/// The key a request brings, or a new one.
pub(super) struct Somebody {
    pub(super) key: KeyHash,
    cookie: Option<HeaderValue>,
}

impl Somebody {
    /// Puts the cookie of a new key on the answer.
    pub(super) fn with(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Tells a browser to drop its key; the next time it needs one it is somebody new.
pub(super) fn without_key() -> [(header::HeaderName, String); 1] {
    let gone = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    [(header::SET_COOKIE, gone)]
}

fn key_of(headers: &HeaderMap) -> Option<Key> {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    if let Some(bearer) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Key::read(bearer.trim());
    }
    cookie_of(headers, COOKIE, Key::read)
}

/// The first cookie of a name that can be read.
pub(super) fn cookie_of<T>(headers: &HeaderMap, name: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'));
    pairs.find_map(|pair| match pair.trim().split_once('=') {
        Some((called, value)) if called == name => read(value),
        _ => None,
    })
}

/// What is kept of the key a request brings.
pub(super) fn key_hash(headers: &HeaderMap) -> Option<KeyHash> {
    key_of(headers).map(|key| key.hash())
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Failure> {
        Ok(Known(key_hash(&parts.headers)))
    }
}

impl FromRequestParts<Arc<App>> for Somebody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        if let Some(key) = key_of(&parts.headers) {
            return Ok(Somebody {
                key: key.hash(),
                cookie: None,
            });
        }
        let key = Key::new();
        let secure = if guard::by_tls(app, parts.extensions.get(), &parts.headers) {
            "; Secure"
        } else {
            ""
        };
        let cookie = format!(
            "{COOKIE}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}",
            key.secret()
        );
        let mut cookie = HeaderValue::from_str(&cookie).map_err(|_| Failure::Internal)?;
        cookie.set_sensitive(true);
        Ok(Somebody {
            key: key.hash(),
            cookie: Some(cookie),
        })
    }
}
