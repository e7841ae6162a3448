//! Requests that nobody would think of, made by schemathesis from `docs/openapi.json` against a house that serves, in `cargo xtask
//! soak`: whatever they are, the house answers as its document says, and never with a fault of its own.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::run::{Run, root, target};
use crate::{BUILD, tools};

/// The version that is tried, which its own dependencies may not change.
const VERSION: &str = "4.32.5";

/// What is looked at in every answer.
const CHECKS: [&str; 6] = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "unsupported_method",
];

/// A house on a free port, closed when it is dropped.
struct Served {
    process: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Served {
    fn open(folder: &Path) -> Result<Self> {
        let limits =
            ["changes-per-address", "changes-per-guest", "pictures-per-address", "misses-per-address"];
        let mut command = std::process::Command::new(target()?.join("release/tabletier"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log-json", "--data"]).arg(folder);
        for limit in limits {
            command.args([format!("--{limit}"), "1000000000".to_owned()]);
        }
        let mut process =
            command.env("TABLETIER_LOG", "info").stderr(Stdio::piped()).spawn().context("the house")?;
        let log = BufReader::new(process.stderr.take().context("a log")?);
        let mut lines = log.lines().map_while(Result::ok);
        let address = lines.find_map(|line| address_in(&line)).context("the house did not open")?;
        // Read to its end, so that the house never waits for its log.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Served { process, address })
    }
}

/// Where the house says that it listens.
fn address_in(line: &str) -> Option<String> {
    let line: Value = serde_json::from_str(line).ok()?;
    line["fields"]["address"].as_str().map(str::to_owned)
}

/// Asks the house something, in JSON. Gives the cookie it set, and its answer.
fn post(served: &Served, path: &str, cookie: &str, body: &Value) -> Result<(String, Value)> {
    let mut stream = TcpStream::connect(&served.address).context("the house does not listen")?;
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).context("the house does not read")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).context("the house does not answer")?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a body")?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    Ok((cookie.unwrap_or_default().to_owned(), serde_json::from_str(body).context("an answer in JSON")?))
}

/// A guest with tables to try things at: played alone, against a bot, not yet begun, by seven, and with unknown players.
fn furnish(served: &Served) -> Result<(String, Vec<Value>)> {
    let (cookie, _) = post(served, "/api/me", "", &json!({ "name": "Ana" }))?;
    let me = json!({ "kind": "me" });
    let mut tables = Vec::new();
    for wanted in [
        json!({ "game": "diam", "seats": [me, me], "lot": false }),
        json!({ "game": "toybattle", "seats": [me, { "kind": "bot", "level": 1 }], "lot": false }),
        json!({ "game": "diam", "seats": [me, { "kind": "open" }], "lot": false }),
        json!({ "game": "diplomacy", "seats": [me, me, me, me, me, me, me], "lot": false }),
        json!({ "game": "divine" }),
    ] {
        let id = post(served, "/api/tables", &cookie, &wanted)?.1["id"].clone();
        let name = id.as_str().with_context(|| format!("no table of {wanted}"))?;
        for seat in 0..7 {
            let nonce = json!({ "seat": seat, "nonce": "00112233445566778899aabbccddeeff" });
            // Seats that are not the guest's refuse it.
            post(served, &format!("/api/tables/{name}/nonce"), &cookie, &nonce)?;
        }
        tables.push(id);
    }
    Ok((cookie, tables))
}

/// The document, with tables and games that are there: else every answer would be that there is no such thing.
fn narrowed(document: &str, tables: &[Value]) -> Result<Value> {
    let mut document: Value = serde_json::from_str(document).context("docs/openapi.json is no JSON")?;
    let games = json!(["bartasso", "belligerants", "diam", "diplomacy", "divine", "toybattle"]);
    let paths = document["paths"].as_object_mut().context("a document has paths")?;
    let operations = paths.values_mut().filter_map(Value::as_object_mut).flat_map(|path| path.values_mut());
    let parameters = operations.filter_map(|operation| operation.get_mut("parameters")?.as_array_mut());
    for parameter in parameters.flatten() {
        let known = match (parameter["in"].as_str(), parameter["name"].as_str()) {
            (Some("path"), Some("id")) => json!(tables),
            (Some("path"), Some("game")) => games.clone(),
            (Some("path"), Some("lang")) => json!(["en", "fr"]),
            _ => continue,
        };
        parameter["schema"] = json!({ "type": "string", "enum": known });
    }
    Ok(document)
}

/// Tries every operation of the document with so many requests.
pub(crate) fn run(requests: u32) -> Result<()> {
    let program = ready()?;
    Run::cargo(BUILD).unattended()?;
    let folder = target()?.join("schemathesis");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot clear the folder of the house")?;
    }
    fs::create_dir_all(&folder).context("cannot make the folder of the house")?;
    let served = Served::open(&folder.join("house"))?;
    let (cookie, tables) = furnish(&served)?;
    let document = fs::read_to_string(root()?.join("docs/openapi.json")).context("docs/openapi.json")?;
    let file = folder.join("openapi.json");
    fs::write(&file, narrowed(&document, &tables)?.to_string()).context("cannot write the document")?;
    Run::new(program, "run")
        .arg(file)
        .args(["--url", &format!("http://{}", served.address), "--header", &format!("Cookie: {cookie}")])
        .args(["--phases", "coverage,fuzzing", "--checks", &CHECKS.join(",")])
        .args(["--max-examples", &requests.to_string(), "--seed", "1"])
        // Sockets answer to no plain request, and whoever comes back as another guest is at none of the tables.
        .args(["--exclude-path-regex", "/live$|/me/return$", "--continue-on-failure", "--no-color"])
        .env("HYPOTHESIS_STORAGE_DIRECTORY", &folder.join("hypothesis").display().to_string())
        .unattended()
        .context("the house answers otherwise than its document says")
}

/// Where it stands, installed into a Python of its own in the target folder if it stands nowhere.
fn ready() -> Result<PathBuf> {
    tools::python_ready()?;
    let folder = target()?.join("tools/schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.is_file() {
        println!("schemathesis is not installed: pip installs it into {}, once", folder.display());
        Run::new("python3", "-m venv").arg(&folder).unattended()?;
        let pip = folder.join("bin/pip");
        Run::new(pip, "install --quiet --disable-pip-version-check")
            .arg(format!("schemathesis=={VERSION}"))
            .unattended()?;
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_there_is_asked_for() {
        let document = r#"{"paths":{"/x/{id}":{"get":{"parameters":[{"in":"path","name":"id","schema":{}},
            {"in":"query","name":"id","schema":{}}]},"post":{}}}}"#;
        let narrowed = narrowed(document, &[json!("abc")]).expect("a document");
        let parameters = &narrowed["paths"]["/x/{id}"]["get"]["parameters"];
        assert_eq!(parameters[0]["schema"], json!({ "type": "string", "enum": ["abc"] }));
        assert_eq!(parameters[1]["schema"], json!({}));
    }

    #[test]
    fn the_house_says_where_it_listens() {
        assert_eq!(address_in(r#"{"fields":{"address":"127.0.0.1:9"}}"#).as_deref(), Some("127.0.0.1:9"));
        assert_eq!(address_in("{}"), None);
    }
}
