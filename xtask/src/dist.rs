//! `cargo xtask dist`: what an operator installs. The program with the page inside, without debug information; its unit, manual
//! pages and completions of shells; as a tarball, and as a Debian package made with `dpkg-deb`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::run::{Run, root, target};
use crate::{BUILD, page, tools};

/// A file of what is installed: where it comes from, and where it goes in the tarball and on a Debian.
struct Item {
    from: PathBuf,
    tarball: String,
    debian: String,
    is_program: bool,
}

/// Builds everything into `target/dist` and says how large it is.
pub(crate) fn run() -> Result<()> {
    page::build()?;
    Run::cargo(BUILD).unattended()?;
    let folder = target()?.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot clear target/dist")?;
    }
    let built = target()?.join("release/tabletier");
    let program = folder.join("built/tabletier");
    make_folder(&folder.join("built"))?;
    fs::copy(&built, &program).context("cannot copy the program")?;
    Run::new("strip", "--strip-all").arg(&program).unattended()?;
    let manual = folder.join("built/manual");
    Run::new(&program, "manual").arg(&manual).unattended()?;
    let items = items(&program, &manual)?;
    let version = version(&Run::new(&program, "--version").quiet()?)?;
    let tarball = tarball(&folder, &items, &version)?;
    let mut made = vec![built, program.clone(), tarball];
    match tools::on_path("dpkg-deb") {
        Some(_) => made.push(package(&folder, &items, &version, &program)?),
        None => println!("dpkg-deb is not installed: no Debian package is made"),
    }
    println!();
    for file in made {
        let bytes = fs::metadata(&file).with_context(|| format!("cannot read {}", file.display()))?.len();
        println!("{:>8.1} MB  {}", bytes as f64 / 1e6, file.display());
    }
    Ok(())
}

/// The version in what the program says of itself.
fn version(said: &str) -> Result<String> {
    let version =
        said.split_whitespace().nth(1).filter(|version| version.starts_with(|c: char| c.is_ascii_digit()));
    version.map(str::to_owned).context("the program does not say its version")
}

fn items(program: &Path, manual: &Path) -> Result<Vec<Item>> {
    let root = root()?;
    let item = |from: PathBuf, tarball: &str, debian: &str| Item {
        from,
        tarball: tarball.to_owned(),
        debian: debian.to_owned(),
        is_program: false,
    };
    let mut items =
        vec![Item { is_program: true, ..item(program.to_owned(), "bin/tabletier", "usr/bin/tabletier") }];
    for (from, tarball, debian) in [
        ("deploy/tabletier.service", "deploy/tabletier.service", "usr/lib/systemd/system/tabletier.service"),
        ("deploy/default", "deploy/default", "etc/default/tabletier"),
        ("deploy/nginx.conf", "deploy/nginx.conf", "usr/share/doc/tabletier/nginx.conf"),
        ("docs/operations.md", "doc/operations.md", "usr/share/doc/tabletier/operations.md"),
        ("docs/security.md", "doc/security.md", "usr/share/doc/tabletier/security.md"),
        ("CHANGELOG.md", "doc/CHANGELOG.md", "usr/share/doc/tabletier/CHANGELOG.md"),
        ("LICENSE-MIT", "doc/LICENSE-MIT", "usr/share/doc/tabletier/copyright"),
        ("LICENSE-APACHE", "doc/LICENSE-APACHE", "usr/share/doc/tabletier/LICENSE-APACHE"),
    ] {
        items.push(item(root.join(from), tarball, debian));
    }
    let listed = fs::read_dir(manual).context("the manual was not written")?;
    let mut files = listed.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    for file in files {
        let name = file.file_name().and_then(|name| name.to_str()).context("a file with a name")?.to_owned();
        let (tarball, debian) = match name.as_str() {
            "tabletier.bash" => ("completions", "usr/share/bash-completion/completions/tabletier".to_owned()),
            "tabletier.fish" => ("completions", format!("usr/share/fish/vendor_completions.d/{name}")),
            "_tabletier" => ("completions", format!("usr/share/zsh/vendor-completions/{name}")),
            page if page.ends_with(".1") => ("man/man1", format!("usr/share/man/man1/{name}")),
            other => bail!("nobody knows where {other} goes"),
        };
        items.push(item(file, &format!("{tarball}/{name}"), &debian));
    }
    Ok(items)
}

fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Lays the files out under a folder.
fn lay_out(folder: &Path, items: &[Item], place: impl Fn(&Item) -> &str) -> Result<()> {
    for item in items {
        let to = folder.join(place(item));
        make_folder(to.parent().unwrap_or(folder))?;
        fs::copy(&item.from, &to).with_context(|| format!("cannot copy {}", item.from.display()))?;
        set_mode(&to, if item.is_program { 0o755 } else { 0o644 })?;
    }
    Ok(())
}

#[cfg(unix)]
fn set_mode(file: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(mode)).context("cannot set who may read a file")
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> Result<()> {
    Ok(())
}

fn tarball(folder: &Path, items: &[Item], version: &str) -> Result<PathBuf> {
    lay_out(&folder.join("tabletier"), items, |item| &item.tarball)?;
    let file = folder.join(format!("tabletier-{version}-{}.tar.gz", std::env::consts::ARCH));
    // The same files give the same names, owners and order.
    Run::new("tar", "--create --gzip --sort=name --owner=0 --group=0 --numeric-owner --file")
        .arg(&file)
        .arg("--directory")
        .arg(folder)
        .arg("tabletier")
        .unattended()?;
    Ok(file)
}

/// What is to be done once the files are there: systemd reads units anew. Nothing is started, since a house without options
/// listens on this machine alone; whoever installs it decides.
const POSTINST: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    if [ \"$1\" = configure ] && [ -n \"$2\" ]; then systemctl try-restart tabletier.service; fi
fi
";
/// The house closes before its program goes.
const PRERM: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then systemctl --no-reload disable --now tabletier.service; fi
";
const POSTRM: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
";

fn package(folder: &Path, items: &[Item], version: &str, program: &Path) -> Result<PathBuf> {
    let tree = folder.join("debian");
    lay_out(&tree, items, |item| &item.debian)?;
    for item in items.iter().filter(|item| item.debian.starts_with("usr/share/man/")) {
        Run::new("gzip", "--best --no-name").arg(tree.join(&item.debian)).quiet()?;
    }
    let about = tree.join("DEBIAN");
    make_folder(&about)?;
    let architecture = Run::new("dpkg", "--print-architecture").quiet()?.trim().to_owned();
    let symbols = Run::new("objdump", "--dynamic-syms").arg(program).quiet()?;
    let (major, minor) = newest_glibc(&symbols).context("the program names no libc")?;
    let kilobytes: u64 =
        items.iter().filter_map(|item| fs::metadata(&item.from).ok()).map(|it| it.len() / 1024 + 1).sum();
    let control = format!(
        "Package: tabletier\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
         Maintainer: The authors of Tabletier <tabletier@localhost>\nInstalled-Size: {kilobytes}\n\
         Depends: libc6 (>= {major}.{minor}), libgcc-s1\n\
         Description: games room for the browser, in one program\n \
         Board games that exist nowhere else together, complete to the last rule, played by people and by bots,\n \
         in French and English.\n"
    );
    for (name, text, mode) in [
        ("control", control.as_str(), 0o644),
        ("conffiles", "/etc/default/tabletier\n", 0o644),
        ("postinst", POSTINST, 0o755),
        ("prerm", PRERM, 0o755),
        ("postrm", POSTRM, 0o755),
    ] {
        let file = about.join(name);
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
        set_mode(&file, mode)?;
    }
    let file = folder.join(format!("tabletier_{version}_{architecture}.deb"));
    Run::new("dpkg-deb", "--root-owner-group --build").arg(&tree).arg(&file).unattended()?;
    Ok(file)
}

/// The newest version of the C library that a program needs, from what `objdump` says of its symbols.
fn newest_glibc(symbols: &str) -> Option<(u32, u32)> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let number = rest.split(|c: char| !c.is_ascii_digit() && c != '.').next()?;
        let mut parts = number.split('.').map(str::parse);
        Some((parts.next()?.ok()?, parts.next()?.ok()?))
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_libc_counts() {
        let symbols =
            "0 DF *UND* 0 (GLIBC_2.2.5) malloc\n0 DF *UND* 0 (GLIBC_2.34) x\n0 DF *UND* 0 (GLIBC_2.9) y";
        assert_eq!(newest_glibc(symbols), Some((2, 34)));
        assert_eq!(newest_glibc("nothing"), None);
    }

    #[test]
    fn the_version_is_what_the_program_says() {
        assert_eq!(version("tabletier 0.1.0\n").ok().as_deref(), Some("0.1.0"));
        assert!(version("nonsense").is_err());
    }
}
