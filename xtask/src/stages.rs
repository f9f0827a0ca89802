//! The table of stages. A new check is a row here and a function in a file below.

mod cargo;
mod dist;
mod fixtures;
mod house;
mod licences;
mod postgres;
mod python;
mod site;
mod smoke;
mod web;

pub(crate) use self::web::packages;
use crate::stage::{Lane, Stage, Suite};
use crate::{fire, tools, types};

/// In the order in which they run within their lanes: the quick ones that fail most often come first.
pub(crate) static STAGES: &[Stage] = &[
    Stage {
        name: "format",
        proves: "every Rust file is formatted",
        needs: &[tools::RUSTFMT],
        suite: Suite::Both,
        lane: Lane::First,
        run: cargo::format,
    },
    Stage {
        name: "rules",
        proves: "the tests of the rules crates hold",
        needs: &[],
        suite: Suite::Fast,
        lane: Lane::Tests,
        run: cargo::rules,
    },
    Stage {
        name: "house",
        proves: "every ruling and every threat has a test, links lead somewhere, nothing unfinished is left behind, no measure of the house got worse",
        needs: &[tools::GIT],
        suite: Suite::Whole,
        lane: Lane::First,
        run: house::run,
    },
    Stage {
        name: "licences",
        proves: "every dependency has a licence we accept, comes from crates.io, and has no known grave fault",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Network,
        run: licences::run,
    },
    Stage {
        name: "lints",
        proves: "the compiler and clippy have nothing to say about any target",
        needs: &[tools::CLIPPY],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: cargo::lints,
    },
    Stage {
        name: "tests",
        proves: "every test and every example in the documentation holds, but for those of the stages postgres and fuzz",
        // Bots in any language are tested with some in Python.
        needs: &[tools::PYTHON],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: cargo::tests,
    },
    Stage {
        name: "postgres",
        proves: "tables are kept in PostgreSQL as they are in a file, also by several servers",
        needs: &[tools::POSTGRES],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: postgres::run,
    },
    Stage {
        name: "types",
        proves: "the TypeScript types of the web client are those of the Rust side",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: types::check,
    },
    Stage {
        name: "docs",
        proves: "the documentation builds and its links lead somewhere",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: cargo::docs,
    },
    Stage {
        name: "fuzz",
        proves: "twenty seconds of random input find no fault in the rules",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Tests,
        run: cargo::fuzz,
    },
    Stage {
        name: "client",
        proves: "the web client has its types, lints and tests in order",
        needs: &[tools::NODE],
        suite: Suite::Whole,
        lane: Lane::Program,
        run: web::client,
    },
    Stage {
        name: "layout",
        proves: "nothing at the table is cut, covered, too small or moved, at any screen, in any language, with any names",
        needs: &[tools::NODE, tools::CHROMIUM],
        suite: Suite::Whole,
        lane: Lane::Program,
        run: web::layout,
    },
    Stage {
        name: "program",
        proves: "the program builds with its client, simulates, records, replays, verifies, and refuses broken records",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Program,
        run: smoke::run,
    },
    Stage {
        name: "fixtures",
        proves: "the program replays every golden game and proves the dice of those with a seed",
        needs: &[],
        suite: Suite::Whole,
        lane: Lane::Program,
        run: fixtures::run,
    },
    Stage {
        name: "site",
        proves: "the engine of the browser answers as the program does, is small enough, and the site without a server is played with the network cut, also in Firefox",
        needs: &[tools::NODE, tools::CHROMIUM, tools::FIREFOX],
        suite: Suite::Asked,
        lane: Lane::Program,
        run: site::run,
    },
    Stage {
        name: "dist",
        proves: "the packages for hosts are installed, started and give their page",
        needs: &[tools::NODE],
        suite: Suite::Asked,
        lane: Lane::Program,
        run: dist::run,
    },
    Stage {
        name: "python",
        proves: "the Python package is built as a wheel, installed into a fresh environment, and keeps its promises there",
        needs: &[tools::PYTHON, tools::PYTHON_ENVIRONMENTS],
        suite: Suite::Whole,
        lane: Lane::Program,
        run: python::run,
    },
    Stage {
        name: "fire",
        proves: "no move is lost or doubled while servers are killed, the database crashes and the disk is full",
        needs: &[tools::POSTGRES],
        suite: Suite::Whole,
        lane: Lane::Last,
        run: fire::quick,
    },
    Stage {
        name: "browser",
        proves: "people play whole games in a real browser, by mouse, touch and keyboard",
        needs: &[tools::NODE, tools::CHROMIUM],
        suite: Suite::Whole,
        lane: Lane::Last,
        run: web::browser,
    },
];
