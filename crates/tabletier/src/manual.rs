//! What is made from the command line itself for those who package the program: a manual page for each command, and the
//! completions of shells.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use clap::{Command, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;

pub(crate) fn run(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    pages(&command, folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut command, "tabletier", folder).context("a completion")?;
    }
    Ok(())
}

/// The page of a command and of all under it.
fn pages(command: &Command, folder: &Path) -> Result<()> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page).context("a manual page")?;
    let file = folder.join(format!("{name}.1"));
    fs::write(&file, page).with_context(|| format!("cannot write {}", file.display()))?;
    command
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
        .try_for_each(|command| pages(command, folder))
}
