//! How a command is run: shown before it starts, and named when it fails.

use std::env;
use std::ffi::OsStr;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// A command, and how to show it.
pub(crate) struct Run {
    command: Command,
    shown: String,
    /// Where it runs, from the root of the repository.
    folder: &'static str,
}

impl Run {
    /// A program with arguments that hold no spaces.
    pub(crate) fn new(program: impl AsRef<OsStr>, args: &str) -> Self {
        let program = program.as_ref();
        let name = Path::new(program).file_name().unwrap_or(program).to_string_lossy().into_owned();
        Run { command: Command::new(program), shown: name, folder: "" }.args(args.split_whitespace())
    }

    /// Cargo, the same one that runs this tool.
    pub(crate) fn cargo(args: &str) -> Self {
        Run::new(env::var_os("CARGO").unwrap_or("cargo".into()), args)
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.shown += " ";
        self.shown += &arg.as_ref().to_string_lossy();
        self.command.arg(arg);
        self
    }

    pub(crate) fn args<A: AsRef<OsStr>>(self, args: impl IntoIterator<Item = A>) -> Self {
        args.into_iter().fold(self, Run::arg)
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        let quote = if value.contains(' ') { "'" } else { "" };
        self.shown = format!("{name}={quote}{value}{quote} {}", self.shown);
        self.command.env(name, value);
        self
    }

    /// Lets it run in a folder of the repository rather than at its root.
    pub(crate) fn within(mut self, folder: &'static str) -> Self {
        self.folder = folder;
        self
    }

    pub(crate) fn without_env(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Runs it in the repository. Nobody is there to answer questions.
    pub(crate) fn unattended(mut self) -> Result<()> {
        self.command.current_dir(root()?.join(self.folder)).stdin(Stdio::null());
        let place = if self.folder.is_empty() { String::new() } else { format!("{} ", self.folder) };
        println!("{place}$ {}", self.shown);
        let status = self.command.status().with_context(|| format!("cannot start {}", self.shown))?;
        if !status.success() {
            bail!("`{}` failed ({status})", self.shown);
        }
        Ok(())
    }

    /// Runs it where the person stands, who can answer it, and gives its exit code: what went wrong it says
    /// itself.
    pub(crate) fn attended(mut self) -> Result<u8> {
        let status = self.command.status().with_context(|| format!("cannot start {}", self.shown))?;
        Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
    }

    /// Starts it in the repository and leaves it running. What it prints goes into a file.
    pub(crate) fn started(mut self, log: &Path) -> Result<Child> {
        let file = File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
        self.command.current_dir(root()?.join(self.folder)).stdin(Stdio::null());
        self.command.stdout(file.try_clone()?).stderr(file);
        println!("$ {} &", self.shown);
        self.command.spawn().with_context(|| format!("cannot start {}", self.shown))
    }

    /// Runs it in the repository and gives what it prints to stdout, even if it fails then. The rest the person sees.
    pub(crate) fn heard(mut self) -> Result<String> {
        println!("$ {}", self.shown);
        self.command.current_dir(root()?.join(self.folder)).stdin(Stdio::null()).stderr(Stdio::inherit());
        let output = self.command.output().with_context(|| format!("cannot start {}", self.shown))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it in the repository and gives what it prints, first to stdout, then to stderr. The person sees
    /// that only if it fails.
    pub(crate) fn quiet(mut self) -> Result<String> {
        self.command.current_dir(root()?.join(self.folder)).stdin(Stdio::null());
        let output = self.command.output().with_context(|| format!("cannot start {}", self.shown))?;
        let mut said = String::from_utf8_lossy(&output.stdout).into_owned();
        if !output.status.success() {
            said += &String::from_utf8_lossy(&output.stderr);
            bail!("`{}` failed ({}) and said:\n{said}", self.shown, output.status);
        }
        Ok(said + &String::from_utf8_lossy(&output.stderr))
    }
}

/// The root of the repository.
pub(crate) fn root() -> Result<PathBuf> {
    let own = env::var_os("CARGO_MANIFEST_DIR").context("run this tool as `cargo xtask`")?;
    Ok(Path::new(&own).parent().context("xtask stands in the repository")?.to_owned())
}

/// Cargo's target folder: the one this tool was built into.
pub(crate) fn target() -> Result<PathBuf> {
    let own = env::current_exe().context("where this tool stands")?;
    Ok(own.ancestors().nth(2).context("this tool stands in target/release")?.to_owned())
}
