//! The page in a real browser: `web/e2e` drives Debian's Chromium through a house of its own, on a free
//! port and in a folder that goes away with it.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::{Run, root, target};
use crate::{BUILD, checks, page, tools};

const FOLDER: &str = "web/e2e";

/// Runs the browser tests.
pub(crate) fn check() -> Result<()> {
    page::build()?;
    // Built as the tests build it: alone it would get other features of its parts, and be compiled anew.
    checks::tests()?.arg("--no-run").unattended()?;
    page::install(FOLDER)?;
    // The program that plays by the house's document keeps to its types.
    Run::new("npm", "run check").within(FOLDER).unattended()?;
    // Two files at a time: Node would leave one of two cores to itself.
    driven("--test --test-concurrency=2 --test-reporter=spec *.test.mjs")
}

/// Takes the screenshots.
pub(crate) fn screenshots() -> Result<()> {
    page::build()?;
    Run::cargo(BUILD).unattended()?;
    driven("screenshots.mjs")
}

/// Runs Node with these arguments beside a house.
fn driven(args: &str) -> Result<()> {
    let chromium = tools::chromium()?;
    page::install(FOLDER)?;
    let house = House::open()?;
    let done = node(args)?
        .env("CHROMIUM", &chromium.to_string_lossy())
        .env("TABLETIER_URL", &format!("http://{}", house.address))
        .within(FOLDER)
        .unattended();
    if done.is_err() {
        house.show_log();
    }
    done
}

/// Node, with names such as `*.test.mjs` spelled out: no shell does it here, nor every Node itself.
fn node(args: &str) -> Result<Run> {
    let mut run = Run::new("node", "");
    for arg in args.split(' ') {
        let Some(ending) = arg.strip_prefix('*') else {
            run = run.arg(arg);
            continue;
        };
        let mut names = Vec::new();
        for entry in fs::read_dir(root()?.join(FOLDER)).context("cannot read web/e2e")? {
            names.extend(entry?.file_name().into_string().ok().filter(|name| name.ends_with(ending)));
        }
        names.sort();
        run = run.args(names);
    }
    Ok(run)
}

/// A house that is closed and cleared away when this goes.
struct House {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl House {
    fn open() -> Result<Self> {
        let folder = target()?.join("browser").join(process::id().to_string());
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let address = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr())?;
        // All guests of the tests come from one address, faster than people do.
        let child = Run::new(target()?.join("release/tabletier"), "serve")
            .args(["--listen", &address.to_string(), "--data"])
            .arg(&folder)
            .args(["--changes-per-address", "1000000", "--changes-per-guest", "1000000"])
            .args(["--pictures-per-address", "1000000", "--sockets-per-address", "1000000"])
            .started(&log(&folder))?;
        let mut house = House { child, address, folder };
        house.wait()?;
        Ok(house)
    }

    /// Until it answers.
    fn wait(&mut self) -> Result<()> {
        let start = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if let Some(status) = self.child.try_wait()? {
                self.show_log();
                bail!("the house closed at once ({status})");
            }
            if start.elapsed() > Duration::from_secs(20) {
                self.show_log();
                bail!("the house does not answer on {}", self.address);
            }
            sleep(Duration::from_millis(20));
        }
        println!("the house answered after {} ms", start.elapsed().as_millis());
        Ok(())
    }

    fn show_log(&self) {
        println!("what the house logged last:");
        let text = fs::read_to_string(log(&self.folder)).unwrap_or_default();
        let lines: Vec<_> = text.lines().collect();
        for line in &lines[lines.len().saturating_sub(40)..] {
            println!("  {line}");
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may be gone already, and what stays behind stays in the target folder.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn log(folder: &Path) -> PathBuf {
    folder.join("house.log")
}
