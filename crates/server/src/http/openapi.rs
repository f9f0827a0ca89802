//! The description of all plain requests, for people and for programs that write clients.

use utoipa::OpenApi;

use crate::http::routes;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bedesten",
        description = "Tables, seats, records and replays. A running game speaks over the socket \
                       /api/tables/{id}/live; its messages are TypeScript types of the web client. \
                       Whatever belongs to a game (options, views, events) is JSON of that game. \
                       Every refusal is a Problem with a stable code."
    ),
    paths(
        routes::health::get,
        routes::ready::get,
        routes::admin::house::get,
        routes::admin::close::post,
        routes::admin::delete::delete,
        routes::me::get,
        routes::me::put,
        routes::me::farewell::delete,
        routes::me::account::post,
        routes::me::account::put,
        routes::me::away::get,
        routes::me::away::put,
        routes::me::devices::get,
        routes::me::devices::delete,
        routes::me::export::get,
        routes::me::link::post,
        routes::me::notices::get,
        routes::me::notices::channels::post,
        routes::me::notices::channels::put,
        routes::me::notices::channels::delete,
        routes::me::notices::test::post,
        routes::notices::confirm,
        routes::notices::leave,
        routes::notices::leave_page,
        routes::me::past::get,
        routes::me::past::put,
        routes::me::tokens::get,
        routes::me::tokens::post,
        routes::me::tokens::delete,
        routes::sign_in::post,
        routes::friends::get,
        routes::friends::post,
        routes::friends::put,
        routes::friends::one::put,
        routes::friends::link::get,
        routes::friends::invitations::delete,
        routes::clubs::get,
        routes::clubs::post,
        routes::clubs::show::get,
        routes::clubs::show::put,
        routes::clubs::link::get,
        routes::clubs::link::post,
        routes::clubs::members::put,
        routes::clubs::members::delete,
        routes::clubs::dates::post,
        routes::clubs::dates::delete,
        routes::clubs::tables::post,
        routes::clubs::tournaments::post,
        routes::tournaments::get,
        routes::tournaments::enter,
        routes::tournaments::leave,
        routes::tournaments::begin,
        routes::tournaments::end,
        routes::tournaments::decide,
        routes::offer::get,
        routes::layout::post,
        routes::matching::post,
        routes::ratings::get,
        routes::players::get,
        routes::players::games::get,
        routes::players::results::get,
        routes::tables::list::get,
        routes::tables::create::post,
        routes::tables::show::get,
        routes::tables::join::post,
        routes::tables::invite::post,
        routes::tables::leave::post,
        routes::tables::seats::put,
        routes::tables::claims::post,
        routes::tables::claims::put,
        routes::tables::again::post,
        routes::tables::back::post,
        routes::tables::end::put,
        routes::tables::stand_in::put,
        routes::tables::begin::post,
        routes::tables::dice::get,
        routes::tables::dice::put,
        routes::tables::record::get,
        routes::tables::story::get,
        routes::tables::moments::get,
        routes::tables::hint::get,
        routes::tables::nudge::post,
        routes::tables::live::get,
        routes::tables::qr::get,
        routes::replays::upload::post,
        routes::replays::record::get,
        routes::replays::story::get,
        routes::replays::moments::get,
        routes::replays::table::post,
    )
)]
struct Description;

pub(crate) fn document() -> String {
    // It is made of plain data; there is nothing in it that could not be written.
    Description::openapi().to_pretty_json().unwrap_or_default()
}
