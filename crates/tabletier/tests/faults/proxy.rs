//! What stands between two who talk: it can cut them off, hold back what they say, and lose answers.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Where connections go on to.
#[derive(Clone)]
pub(crate) enum Target {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

enum Stream {
    Tcp(TcpStream),
    Unix(UnixStream),
}

impl Stream {
    fn open(target: &Target) -> std::io::Result<Self> {
        match target {
            Target::Tcp(address) => {
                let stream = TcpStream::connect(address)?;
                stream.set_nodelay(true)?;
                Ok(Stream::Tcp(stream))
            }
            Target::Unix(path) => UnixStream::connect(path).map(Stream::Unix),
        }
    }

    fn twin(&self) -> std::io::Result<Self> {
        match self {
            Stream::Tcp(stream) => stream.try_clone().map(Stream::Tcp),
            Stream::Unix(stream) => stream.try_clone().map(Stream::Unix),
        }
    }

    /// Both ends hear that it is over. One that is over already stays so.
    fn end(&self) {
        match self {
            Stream::Tcp(stream) => drop(stream.shutdown(Shutdown::Both)),
            Stream::Unix(stream) => drop(stream.shutdown(Shutdown::Both)),
        }
    }

    fn hear(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match self {
            Stream::Tcp(stream) => stream.read(buffer),
            Stream::Unix(stream) => stream.read(buffer),
        }
    }

    fn say(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        match self {
            Stream::Tcp(stream) => stream.write_all(bytes),
            Stream::Unix(stream) => stream.write_all(bytes),
        }
    }
}

#[derive(Default)]
struct State {
    target: Mutex<Option<Target>>,
    /// How long everything is held back, in milliseconds.
    delay: AtomicU64,
    /// Whether answers go nowhere.
    loses: AtomicBool,
    open: Mutex<Vec<Stream>>,
}

/// Listens until this program ends.
#[derive(Clone)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
}

impl Proxy {
    pub(crate) fn new(target: Option<Target>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a place to listen");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(State { target: Mutex::new(target), ..State::default() });
        let proxy = Proxy { address, state: Arc::clone(&state) };
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                drop(pass_on(stream, &state));
            }
        });
        proxy
    }

    /// From now on connections go there.
    pub(crate) fn aim(&self, target: Option<Target>) {
        *self.state.target.lock().expect("held for a moment") = target;
    }

    /// Ends every connection.
    pub(crate) fn cut(&self) {
        self.state.open.lock().expect("held for a moment").drain(..).for_each(|stream| stream.end());
    }

    /// From now on everything is held back for so many milliseconds.
    pub(crate) fn delay(&self, millis: u64) {
        self.state.delay.store(millis, Ordering::Relaxed);
    }

    /// From now on answers are lost, or not.
    pub(crate) fn lose_answers(&self, loses: bool) {
        self.state.loses.store(loses, Ordering::Relaxed);
    }
}

fn pass_on(stream: TcpStream, state: &Arc<State>) -> std::io::Result<()> {
    let Some(target) = state.target.lock().expect("held for a moment").clone() else { return Ok(()) };
    stream.set_nodelay(true)?;
    let (near, far) = (Stream::Tcp(stream), Stream::open(&target)?);
    let mut open = state.open.lock().expect("held for a moment");
    // Those that ended are forgotten now and then.
    if open.len() > 2_000 {
        open.drain(..1_000);
    }
    open.extend([near.twin()?, far.twin()?]);
    drop(open);
    let (near_too, far_too) = (near.twin()?, far.twin()?);
    let (asking, answering) = (Arc::clone(state), Arc::clone(state));
    thread::spawn(move || pump(near, far, &asking, false));
    thread::spawn(move || pump(far_too, near_too, &answering, true));
    Ok(())
}

fn pump(mut from: Stream, mut to: Stream, state: &State, are_answers: bool) {
    let mut buffer = [0; 16_384];
    while let Ok(count @ 1..) = from.hear(&mut buffer) {
        let delay = state.delay.load(Ordering::Relaxed);
        if delay > 0 {
            thread::sleep(Duration::from_millis(delay));
        }
        if are_answers && state.loses.load(Ordering::Relaxed) {
            continue;
        }
        if to.say(&buffer[..count]).is_err() {
            break;
        }
    }
    from.end();
    to.end();
}
