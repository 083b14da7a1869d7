//! The web page, which is part of the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex};

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use rust_embed::RustEmbed;

use crate::failure::Failure;

/// What `npm run build` made in `web/`. In a debug build the files are read from disk each time.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Files;

/// Shown when the program was built without its page.
const MISSING: &str = "<!doctype html><meta charset=\"utf-8\"><title>Flibuste</title>\
    <p>The server runs, but this program was built without its page. Build it with <code>cargo xtask web</code> (or <code>npm ci \
    &amp;&amp; npm run build</code> in <code>web/</code>) and build the program again. The API is described at <a \
    href=\"/api/docs\">/api/docs</a>.</p>";

/// Serves a file of the page; a path that is none is for the page itself to find its way by.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::NotFound.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let (name, file) = match Files::get(path).filter(|_| !path.is_empty()) {
        Some(file) => (path, file),
        // A file that should be there is missing; a page would only confuse whoever wants it.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            return Failure::NotFound.into_response();
        }
        None => match Files::get("index.html") {
            Some(file) => ("index.html", file),
            None => {
                let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
                return (kind, MISSING).into_response();
            }
        },
    };
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", hex::encode(&hash[..12]));
    // The names of files under assets/ hold a hash of what is in them: they never change.
    let keep = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, kind_of(name))
        .header(header::CACHE_CONTROL, keep)
        .header(header::ETAG, &tag)
        .header(header::VARY, "accept-encoding");
    let known = headers
        .get(header::IF_NONE_MATCH)
        .is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let body = if known {
        response = response.status(StatusCode::NOT_MODIFIED);
        Body::empty()
    } else if takes_gzip(&headers) && is_text(name) {
        response = response.header(header::CONTENT_ENCODING, "gzip");
        Body::from(compressed(hash, &file.data))
    } else {
        match file.data {
            Cow::Borrowed(data) => Body::from(data),
            Cow::Owned(data) => Body::from(data),
        }
    };
    response
        .body(body)
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let taken = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    taken.is_some_and(|taken| taken.split(',').any(|one| one.trim().starts_with("gzip")))
}

/// Compressed once, then kept. The files are few and part of the program.
fn compressed(hash: [u8; 32], data: &[u8]) -> Bytes {
    static DONE: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);
    if let Some(done) = DONE.lock().ok().and_then(|done| done.get(&hash).cloned()) {
        return done;
    }
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let written = encoder.write_all(data).and_then(|()| encoder.finish());
    // Writing to memory does not fail.
    let bytes = Bytes::from(written.unwrap_or_default());
    if let Ok(mut done) = DONE.lock() {
        done.insert(hash, bytes.clone());
    }
    bytes
}

fn is_text(name: &str) -> bool {
    !matches!(
        ending(name),
        "png" | "jpg" | "webp" | "woff2" | "ogg" | "mp3" | "ico"
    )
}

fn ending(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or_default()
}

fn kind_of(name: &str) -> &'static str {
    match ending(name) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
