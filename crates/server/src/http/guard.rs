//! What is looked at before and after every request.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::failure::Failure;
use crate::keys::Maker;
use crate::limits::Place;
use crate::storage::BanKind;

/// Who is at the other end of a connection.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// Its place among the connections of its address; a socket keeps it. A trusted proxy has none: its clients are counted instead.
    pub(crate) place: Option<Arc<Place>>,
    /// There was no room any more: only those who look after the server are answered.
    pub(crate) one_too_many: bool,
}

impl Peer {
    /// The address of the client: behind a trusted proxy, what the proxy says.
    pub(crate) fn client(&self, app: &App, headers: &HeaderMap) -> IpAddr {
        app.proxies.client(self.address.ip(), headers)
    }

    /// The client's network, as it is written down.
    pub(crate) fn network(&self, app: &App, headers: &HeaderMap) -> Maker {
        app.storage
            .maker(crate::limits::network(self.client(app, headers)))
    }

    /// A place for a socket among those of its client's address; `None` if there are too many.
    pub(crate) fn place_for_socket(&self, app: &App, headers: &HeaderMap) -> Option<Arc<Place>> {
        if let Some(place) = &self.place {
            return Some(place.clone());
        }
        let client = self.client(app, headers);
        let place = app.open.open(client).map(Arc::new);
        if place.is_none() {
            app.open.note_refusal(client);
        }
        place
    }
}

/// Answers those who look after the server, and tells everybody else that there is no room. Only for connections beyond what is allowed.
pub(super) async fn room(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let full = request
        .extensions()
        .get::<Peer>()
        .is_some_and(|peer| peer.one_too_many);
    if full && !matches!(request.uri().path(), "/healthz" | "/readyz") {
        crate::metrics::count(&app.metrics.too_many);
        let mut response = Failure::TooManySockets.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        return response;
    }
    next.run(request).await
}

/// Whether a request came to the proxy by TLS.
pub(super) fn by_tls(app: &App, peer: Option<&Peer>, headers: &HeaderMap) -> bool {
    peer.is_some_and(|peer| app.proxies.trusts(peer.address.ip()))
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|proto| proto == "https")
}

/// Lets a request in: not too many from one address, and nothing that changes something from a page of another origin.
pub(super) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if let Some(peer) = request.extensions().get::<Peer>()
        && let Err(wait) = app.requests.admits(peer.client(&app, headers))
    {
        crate::metrics::count(&app.metrics.too_many);
        return Failure::TooManyRequests(wait).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = headers.contains_key(header::UPGRADE);
    if (!reads || is_socket) && !is_own_origin(&app, headers) {
        return Failure::WrongOrigin.into_response();
    }
    // What concerns somebody they may delete, also when they were sent away.
    let path = request.uri().path();
    let is_free = path.contains("/admin") || path.ends_with("/me/erase");
    if (!reads || is_socket) && !is_free {
        let network = request
            .extensions()
            .get::<Peer>()
            .map(|peer| peer.network(&app, headers));
        if app
            .bans
            .holds(BanKind::Away, super::identity::key_hash(headers), network)
        {
            return Failure::SentAway.into_response();
        }
    }
    next.run(request).await
}

/// Whether the page that sends this is ours. Programs send no origin.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if app
        .config
        .origins
        .iter()
        .any(|own| own.trim_end_matches('/') == origin)
    {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    host.is_some() && authority == host
}

/// Scripts, styles and pictures only from here; nobody may frame the page; links to tables do not travel.
static HEADERS: [(HeaderName, HeaderValue); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
        ),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

/// What a browser that came by TLS is told: to come by nothing else for a year.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Puts the headers on that keep the page safe. What is not said to be kept is not kept.
pub(super) async fn headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let tls = by_tls(&app, request.extensions().get(), request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_TLS);
    }
    for (name, value) in &HEADERS {
        headers.insert(name.clone(), value.clone());
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Sends away those who took this server for another: a page elsewhere whose name was pointed here speaks for nobody. Those who look after the
/// server ask it by any name.
pub(super) async fn host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let looks_after = matches!(request.uri().path(), "/healthz" | "/readyz");
    let host = request.headers().get(header::HOST);
    let named = host.and_then(|host| host.to_str().ok()).unwrap_or_default();
    if looks_after || app.hosts.know(named) {
        next.run(request).await
    } else {
        Failure::WrongHost.into_response()
    }
}

/// The longest text that is taken over from an answer that is not one of ours.
const LONGEST_TEXT: usize = 4 << 10;

/// Gives every failure of the API the one form they all have, also those that the libraries under it answer.
pub(super) async fn one_form(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let ours = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let text = axum::body::to_bytes(body, LONGEST_TEXT).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let failure = match status {
        StatusCode::METHOD_NOT_ALLOWED => Failure::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        StatusCode::NOT_FOUND => Failure::NotFound,
        StatusCode::SERVICE_UNAVAILABLE => Failure::TooSlow,
        status if status.is_client_error() => Failure::BadRequest(text),
        _ => Failure::Internal,
    };
    let mut response = failure.into_response();
    if let Some(allowed) = parts.headers.get(header::ALLOW) {
        response.headers_mut().insert(header::ALLOW, allowed.clone());
    }
    response
}

/// Counts and logs. The path of a table is its invitation, so only its route is logged.
pub(super) async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let api = request.uri().path().starts_with("/api/");
    // Balancers ask all the time; whoever answers says why when that changes.
    let asks_all_the_time = request.uri().path() == "/readyz";
    let response = next.run(request).await;
    let status = response.status().as_u16();
    app.metrics.request(status);
    let micros = began.elapsed().as_micros() as u64;
    if status >= 500 && !asks_all_the_time {
        tracing::warn!(%method, api, status, micros, "request");
    } else {
        tracing::debug!(%method, api, status, micros, "request");
    }
    response
}
