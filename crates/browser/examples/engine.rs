//! The engine of the browser as a program: a request in each line, an answer in each line; a line that is a book of
//! puzzles is taken without an answer. What WebAssembly answers is compared with it (`web/e2e/site/agree.mjs`).

#![allow(clippy::print_stdout, reason = "a program speaks to whoever started it")]

use std::io::{self, BufRead as _};

use browser::Engine;

fn main() -> io::Result<()> {
    let mut engine = Engine::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.starts_with(r#"{"ruleset":"#) {
            Engine::bring(line.as_bytes());
        } else {
            println!("{}", engine.call(line.as_bytes()));
        }
    }
    Ok(())
}
