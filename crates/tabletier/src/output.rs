//! Where results and errors go, and what the program says at its end.
//!
//! A reader that goes away (`tabletier games | head -1`) is a clean end, never an error.

use std::fmt;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use anyhow::Result;

/// The answer to a command line that means nothing, as most tools give it.
const NOT_UNDERSTOOD: u8 = 2;

/// Standard output, without colours unless it is a terminal that shows them.
pub(crate) type Out = AutoStream<io::StdoutLock<'static>>;

/// Standard output, locked for the whole command.
pub(crate) fn stdout() -> Out {
    AutoStream::auto(io::stdout().lock())
}

/// Whether standard output is a terminal.
pub(crate) fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Writes bytes on standard output as they are.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// How many columns there are to write on: those of the terminal, within reason.
pub(crate) fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(80, |(columns, _)| usize::from(columns.0));
    columns.clamp(40, 110)
}

/// The command line was read, and what it asks for cannot be.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Something that failed, and what to do about it.
pub(crate) fn failed(what: impl fmt::Display, next: impl fmt::Display) -> anyhow::Error {
    anyhow::anyhow!("{what}\n{next}")
}

/// A command line that asks for what cannot be, and what to do about it.
pub(crate) fn usage(what: impl fmt::Display, next: impl fmt::Display) -> anyhow::Error {
    Usage(format!("{what}\n{next}")).into()
}

/// What the program answers to whoever started it.
pub(crate) fn exit_code(done: Result<()>) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    let reader_left =
        error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe);
    if reader_left {
        return ExitCode::SUCCESS;
    }
    complain(&format!("tabletier: {error:#}"));
    if error.is::<Usage>() { ExitCode::from(NOT_UNDERSTOOD) } else { ExitCode::FAILURE }
}

/// Writes a line on standard error. Where nobody listens there, there is nobody to tell.
pub(crate) fn complain(line: &str) {
    drop(writeln!(io::stderr().lock(), "{line}"));
}
