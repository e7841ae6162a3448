//! `tabletier admin`: asks a house that serves, over the socket in its folder. Nothing is decided here.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use store::sqlite::key;

use crate::cli::{AdminArgs, AdminCommand};
use crate::output::Out;

pub(crate) fn run(args: &AdminArgs, out: &mut Out) -> Result<()> {
    let data = args.data.as_path();
    match &args.what {
        AdminCommand::List { json } => {
            let listed = ask(data, "GET", "/tables", &Value::Null)?;
            if *json {
                writeln!(out, "{listed}")?;
                return Ok(());
            }
            for table in listed["tables"].as_array().into_iter().flatten() {
                writeln!(out, "{}", line(table))?;
            }
        }
        AdminCommand::Close { table } => {
            ask(data, "POST", &format!("/tables/{table}/close"), &json!({}))?;
            writeln!(out, "{table} is closed")?;
        }
        AdminCommand::Seat { table, seat, bot, .. } => {
            let to = match bot {
                Some(level) => json!({ "how": "bot", "level": level }),
                None => json!({ "how": "vacate" }),
            };
            ask(data, "POST", &format!("/tables/{table}/seats/{seat}"), &json!({ "to": to }))?;
            writeln!(out, "seat {seat} of {table} is given away")?;
        }
        AdminCommand::Bans => {
            let bans = ask(data, "GET", "/bans", &Value::Null)?;
            for network in bans["bans"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                writeln!(out, "{network}")?;
            }
        }
        AdminCommand::Ban { network } => set_ban(data, network, true, out)?,
        AdminCommand::Unban { network } => set_ban(data, network, false, out)?,
        AdminCommand::RotateKey => {
            key::rotate(data).context("the key cannot be changed; the house must be closed for it")?;
            writeln!(out, "the house makes another key when it opens")?;
        }
    }
    Ok(())
}

fn set_ban(data: &Path, network: &str, banned: bool, out: &mut Out) -> Result<()> {
    let done = ask(data, "POST", "/bans", &json!({ "network": network, "banned": banned }))?;
    let network = done["network"].as_str().unwrap_or(network);
    match (banned, done["news"] == true) {
        (true, true) => writeln!(out, "{network} may not knock any more")?,
        (true, false) => writeln!(out, "{network} was banned already")?,
        (false, true) => writeln!(out, "{network} may knock again")?,
        (false, false) => bail!("{network} is not banned; `tabletier admin bans` lists who is"),
    }
    Ok(())
}

/// A table in a line.
fn line(table: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let seats: Vec<String> = table["seats"].as_array().into_iter().flatten().map(seat).collect();
    let listed = if table["listed"] == true { "listed" } else { "private" };
    let (id, game, status) = (text(&table["id"]), text(&table["game"]), text(&table["status"]));
    format!("{id}  {game}  {status}  {listed}  {}", seats.join(", "))
}

fn seat(seat: &Value) -> String {
    let kind = seat["kind"].as_str().unwrap_or("-");
    match seat["name"].as_str() {
        Some(name) => format!("{kind} {name}"),
        None => kind.to_owned(),
    }
}

/// Asks the house and gives its answer, or says why it refused.
#[cfg(unix)]
fn ask(data: &Path, method: &str, path: &str, body: &Value) -> Result<Value> {
    use std::io::Read;
    use std::os::unix::net::UnixStream;
    let socket = data.join(server::api::admin::SOCKET);
    let mut stream = UnixStream::connect(&socket)
        .with_context(|| format!("no house serves from {}, or not for this user", data.display()))?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    if path.contains([' ', '\r', '\n', '?', '#', '%']) {
        bail!("that is no table");
    }
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).context("the house does not listen")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).context("the house does not answer")?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the house's answer is cut off")?;
    let body: Value = serde_json::from_str(body).unwrap_or_default();
    match head.split(' ').nth(1) {
        Some("200") => Ok(body),
        status => {
            let said = body["error"]["message"].as_str().or(status).unwrap_or("it did not say why");
            bail!("the house refuses: {said}")
        }
    }
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &str, _: &str, _: &Value) -> Result<Value> {
    bail!("this system has no Unix sockets, by which a house is asked")
}
