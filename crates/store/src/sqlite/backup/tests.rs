//! Copies of a small house. That a house serves meanwhile, and that what is restored can be played, is tried in `crates/tabletier`.

use std::fs;

use rusqlite::Connection;
use tempfile::tempdir;

use super::{back_up, restore};
use crate::StoreError;
use crate::sqlite::Sqlite;

fn is_there_already(refused: Result<super::Copied, StoreError>) -> bool {
    matches!(refused, Err(StoreError::Other(why)) if why.ends_with("is there already"))
}

#[cfg(unix)]
#[test]
fn a_copy_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (data, place) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let _house = Sqlite::open(data.path()).expect("a house that serves");
    let copy = place.path().join("copy");
    // What an interrupted copy left, for all to read, is replaced.
    fs::write(place.path().join("copy.part"), "half").expect("written");
    back_up(data.path(), &copy).expect("it is copied");
    let folder = place.path().join("house");
    restore(&copy, &folder).expect("it is restored");
    for file in [copy, folder.join("tabletier.db")] {
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    assert!(!place.path().join("copy.part").exists());
}

#[test]
fn nothing_is_overwritten() {
    let (data, place) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let house = Sqlite::open(data.path()).expect("a house");
    let copy = place.path().join("copy");
    back_up(data.path(), &copy).expect("it is copied");
    assert!(is_there_already(back_up(data.path(), &copy)));
    assert_eq!(restore(&copy, data.path()), Err(StoreError::Locked), "a house serves there");
    drop(house);
    assert!(is_there_already(restore(&copy, data.path())));
    for rest in ["tabletier.db-wal", "tabletier.db-shm"] {
        let folder = tempdir().expect("a folder");
        fs::write(folder.path().join(rest), "another house's").expect("written");
        assert!(is_there_already(restore(&copy, folder.path())), "{rest}");
        assert!(!folder.path().join("tabletier.db").exists());
    }
}

#[test]
fn what_is_no_copy_is_refused_and_leaves_nothing() {
    let (data, place) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    drop(Sqlite::open(data.path()).expect("a house"));
    let copy = place.path().join("copy");
    back_up(data.path(), &copy).expect("it is copied");
    let whole = fs::read(&copy).expect("bytes");
    let folder = place.path().join("house");
    let torn = place.path().join("torn");
    let mut scribbled = whole.clone();
    scribbled[4096..8192].fill(0x55);
    for bytes in [&b"no database"[..], &[], &whole[..whole.len() / 2], &scribbled] {
        fs::write(&torn, bytes).expect("written");
        assert!(restore(&torn, &folder).is_err(), "{} bytes", bytes.len());
        assert!(!folder.join("tabletier.db").exists() && !folder.join("tabletier.db.part").exists());
    }
    let newer = Connection::open(&copy).expect("it opens");
    newer.pragma_update(None, "user_version", 10_000).expect("written");
    drop(newer);
    assert_eq!(restore(&copy, &folder), Err(StoreError::TooNew));
    assert!(back_up(&place.path().join("nowhere"), &place.path().join("none")).is_err());
}
