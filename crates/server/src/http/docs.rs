//! The API, described by itself.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::header::Header;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{self, ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::{admin, counsel, games, lists, me, occasions, seating, tables};
use crate::wire;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Flibuste",
        description = "Tables for space-pirate board games. A seat is held by a secret key: browsers keep it in the cookie `flibuste_key`, which the \
            server sets when a table is made or a seat is taken; programs choose a random key of at least 22 characters and send `Authorization: \
            Bearer KEY`. Playing happens over the WebSocket of a table; its messages are the schemas `ServerMessage` and `Command`."
    ),
    paths(
        games::games,
        games::cards,
        games::proposal,
        games::settings,
        occasions::first,
        occasions::daily,
        occasions::play_daily,
        tables::create,
        lists::list,
        tables::info,
        tables::start,
        tables::rematch,
        tables::join,
        tables::leave,
        seating::free,
        seating::bot,
        tables::rename,
        tables::word,
        tables::stand_in,
        occasions::advice,
        counsel::counsel,
        counsel::analysis,
        tables::socket,
        tables::record,
        tables::replay,
        lists::mine,
        lists::replays,
        me::export,
        me::erase,
        admin::notice,
        admin::overview,
        admin::set_notice,
        admin::ban,
        admin::close,
        admin::delete
    ),
    components(schemas(wire::ServerMessage, wire::Command, wire::Failure)),
    modifiers(&Failures, &Keys)
)]
struct Api;

/// Every request can fail in some of these ways, always with the same form.
struct Failures;

/// Statuses, what they mean, and whether they come only where something is changed.
const STATUSES: [(&str, &str, bool); 13] = [
    ("400", "The request cannot be read", false),
    (
        "403",
        "This is not yours to do, or comes from a page of another origin",
        false,
    ),
    ("404", "There is no such thing", false),
    ("405", "There is such a thing, but not for this method", false),
    ("409", "Not in this state of the table", false),
    ("413", "The request is too large", true),
    ("421", "This server does not go by that name", false),
    ("422", "What is asked for makes no sense", true),
    ("429", "Too much from one address", false),
    (
        "431",
        "The head of the request is too long; said without a body, before the request is read",
        false,
    ),
    ("500", "Something went wrong here", false),
    ("503", "Too much for this server, or it is stopping", false),
    ("507", "There is no room left to keep it", true),
];

impl Modify for Failures {
    fn modify(&self, api: &mut openapi::OpenApi) {
        for item in api.paths.paths.values_mut() {
            let reads = item.get.as_mut().map(|one| (one, false));
            let changes = item.post.as_mut().map(|one| (one, true));
            for (operation, writes) in reads.into_iter().chain(changes) {
                for (status, what, only_writes) in STATUSES {
                    if writes || !only_writes {
                        let all = &mut operation.responses.responses;
                        all.insert(status.into(), RefOr::T(failed(what, status)));
                    }
                }
            }
        }
    }
}

fn failed(what: &str, status: &str) -> openapi::Response {
    let mut response = ResponseBuilder::new().description(what).build();
    if status != "431" {
        let body = ContentBuilder::new()
            .schema(Some(Ref::from_schema_name("Failure")))
            .build();
        response.content.insert("application/json".into(), RefOr::T(body));
    }
    if matches!(status, "429" | "503") {
        let seconds = ObjectBuilder::new().schema_type(Type::Integer).build();
        let mut header = Header::new(seconds);
        header.description = Some("In how many seconds it is worth to try again".into());
        response.headers.insert("Retry-After".into(), RefOr::T(header));
    }
    response
}

/// The two ways in which a key is brought.
struct Keys;

impl Modify for Keys {
    fn modify(&self, api: &mut openapi::OpenApi) {
        let components = api.components.get_or_insert_default();
        components.add_security_scheme(
            "key",
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        );
        components.add_security_scheme(
            "cookie",
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(super::identity::COOKIE))),
        );
        components.add_security_scheme(
            "operator",
            SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new(admin::HEADER))),
        );
        // Without a key one is nobody in particular, which is enough to look.
        api.security = Some(vec![
            SecurityRequirement::new("key", Vec::<String>::new()),
            SecurityRequirement::new("cookie", Vec::<String>::new()),
            SecurityRequirement::default(),
        ]);
    }
}

/// The description of the API.
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// A page to browse it.
pub(super) async fn page() -> Response {
    asset("text/html; charset=utf-8", include_str!("docs.html"))
}

pub(super) async fn script() -> Response {
    asset("text/javascript; charset=utf-8", include_str!("docs.js"))
}

pub(super) async fn style() -> Response {
    asset("text/css; charset=utf-8", include_str!("docs.css"))
}

fn asset(kind: &'static str, text: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
    (headers, text).into_response()
}
