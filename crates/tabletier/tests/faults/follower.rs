//! Somebody who follows a table by a socket, on whichever node, and keeps all that is shown to them.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::PATIENCE;
use crate::history::{Run, Table};
use crate::luck::Luck;
use crate::merge::take_frame;

type Socket = WebSocket<TcpStream>;

fn open(door: SocketAddr, table: &Table, cookie: &str, who: &str) -> Option<Socket> {
    let stream = TcpStream::connect(door).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(4))).ok()?;
    let address = format!("ws://{door}{}", table.path(&format!("/live?as={who}")));
    let mut request = address.into_client_request().expect("a request");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    let (socket, _) = client(request, stream).ok()?;
    socket.get_ref().set_read_timeout(Some(Duration::from_millis(200))).ok()?;
    Some(socket)
}

/// Follows a table as a seat or as the public until all is over, and then until it has seen the end of what there is to see.
pub(crate) fn follow(
    run: &Run,
    doors: &[SocketAddr],
    table: &Table,
    cookie: &str,
    who: &str,
    mut luck: Luck,
) {
    let mut last = 0;
    let mut over = None;
    loop {
        let door = doors[luck.below(doors.len())];
        if let Some(mut socket) = open(door, table, cookie, who) {
            run.sockets.fetch_add(1, Ordering::Relaxed);
            let mut seen = Value::Null;
            while hear(run, table, &mut socket, &mut seen) {
                last = seen["told"].as_u64().unwrap_or(last);
                if seen["table"]["status"] == "over" || (!run.goes_on() && last >= newest(table, who)) {
                    return;
                }
            }
        }
        if !run.goes_on() {
            let since = *over.get_or_insert_with(Instant::now);
            assert!(since.elapsed() < PATIENCE, "{who} at {} stays behind at {last}", table.id);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The last thing that this viewer was told in any way.
fn newest(table: &Table, who: &str) -> u64 {
    let told = table.told.lock().expect("held for a moment");
    let mut own = told.lines.range((who.to_owned(), 0)..=(who.to_owned(), u64::MAX));
    own.next_back().map_or(0, |((_, number), _)| *number)
}

/// Hears the next message, or nothing for a moment. Whether the socket lasts.
fn hear(run: &Run, table: &Table, socket: &mut Socket, seen: &mut Value) -> bool {
    let text = match socket.read() {
        Ok(Message::Text(text)) => text,
        Ok(Message::Close(_)) => return false,
        Ok(_) => return true,
        Err(Error::Io(error)) => {
            let kind = error.kind();
            return matches!(kind, std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut);
        }
        Err(_) => return false,
    };
    run.messages.fetch_add(1, Ordering::Relaxed);
    let mut message: Value = serde_json::from_str(&text).expect("messages are JSON");
    let before = seen["told"].as_u64().unwrap_or(0);
    if message["whole"].is_object() {
        *seen = message["whole"].take();
        table.see(seen, 0);
    } else if message["frame"].is_object() {
        take_frame(seen, &message["frame"]);
        table.see(seen, before);
    }
    true
}

/// Opens a socket that is never read.
pub(crate) fn never_read(door: SocketAddr, table: &Table) -> TcpStream {
    let mut stream = TcpStream::connect(door).expect("nothing goes wrong yet");
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        table.path("/live")
    );
    stream.write_all(request.as_bytes()).expect("it is heard");
    let mut first = [0; 12];
    stream.read_exact(&mut first).expect("it answers");
    assert_eq!(&first, b"HTTP/1.1 101");
    stream
}
