// Measures the peer: `node load.cjs MATCHES SECONDS WARM-UP`. Starts its server, plays that many matches with two of its
// own clients each, as fast as they are answered and then at half that rate, and prints one line of figures: the same
// that `peers/load` prints about the house.

const { fork } = require('node:child_process');
const { once } = require('node:events');
const { readFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { claim } = require('./game.cjs');

// Linux counts CPU time in hundredths of a second for programs.
const TICKS = 100;

/** What is counted; begun anew after each warm-up. */
let tally = null;
/** Milliseconds between two moves of one match; 0 for as fast as can be. */
let pace = 0;
let lastID = 0;

function begin() {
  tally = { moves: 0, bytes: 0, latencies: [] };
}

/** CPU seconds a process has used. */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function rss(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** One match after another at one pair of clients. */
class Table {
  constructor(server) {
    this.asked = null;
    this.due = performance.now() + Math.random() * 1000;
    this.matchID = `m${(lastID += 1)}`;
    this.seats = ['0', '1'].map((playerID) => this.seat(server, playerID));
  }

  seat(server, playerID) {
    const socketOpts = { transports: ['websocket'], forceNew: true };
    const client = Client({
      game: claim,
      matchID: this.matchID,
      playerID,
      debug: false,
      multiplayer: SocketIO({ server, socketOpts }),
    });
    const seat = { client, playerID, turn: -1, isNew: true };
    client.subscribe((state) => state && this.seen(seat, state));
    return seat;
  }

  /** Opens the sockets, one after the other: the first to ask makes the match. */
  async open() {
    for (const seat of this.seats) {
      seat.client.start();
      weigh(seat.client.transport.socket);
      while (seat.isNew) await sleep(5);
    }
  }

  /** A client got a state, its own guess at one included: guesses leave the turn as it was. */
  seen(seat, { ctx }) {
    if (seat.isNew) {
      if (ctx.gameover) return;
      seat.isNew = false;
      seat.turn = ctx.turn;
      this.whenSynced(seat);
      return;
    }
    if (ctx.turn === seat.turn && !ctx.gameover) return;
    seat.turn = ctx.turn;
    if (this.asked && this.asked.playerID !== seat.playerID) {
      tally.latencies.push(performance.now() - this.asked.at);
      this.asked = null;
    }
    if (ctx.gameover) {
      this.whenOver();
    } else if (ctx.currentPlayer === seat.playerID) {
      this.go(seat);
    }
  }

  /** The other player follows to a new match when it is there, and then it begins. */
  whenSynced(seat) {
    if (!this.isRunning) return;
    if (seat === this.seats[0]) {
      this.seats[1].client.updateMatchID(this.matchID);
    } else {
      this.go(this.seats[0]);
    }
  }

  /** When both have seen the end, another match begins. */
  whenOver() {
    this.over = (this.over ?? 0) + 1;
    if (this.over < this.seats.length) return;
    this.over = 0;
    this.matchID = `m${(lastID += 1)}`;
    for (const seat of this.seats) seat.isNew = true;
    this.seats[0].client.updateMatchID(this.matchID);
  }

  /** Plays, now or when the pace says. */
  go(seat) {
    this.isRunning = true;
    const wait = pace === 0 ? 0 : this.due - performance.now();
    if (pace > 0) this.due = Math.max(this.due, performance.now() - pace) + pace;
    if (wait > 0) {
      setTimeout(() => this.play(seat), wait);
    } else {
      this.play(seat);
    }
  }

  play(seat) {
    if (this.isClosed) return;
    const { G } = seat.client.getState();
    const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    tally.moves += 1;
    this.asked = { playerID: seat.playerID, at: performance.now() };
    seat.client.moves.claim(free[Math.floor(Math.random() * free.length)]);
  }

  close() {
    this.isClosed = true;
    for (const seat of this.seats) seat.client.stop();
  }
}

/** Counts what comes through a socket, the whole states at the start of a match apart. */
function weigh(socket) {
  const listen = () => {
    socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message' && !data.includes('["sync"')) tally.bytes += Buffer.byteLength(data) + 1;
    });
  };
  if (socket.io.engine) listen();
  else socket.io.on('open', listen);
}

/** Lets it warm up, and then measures. */
async function measure(pid, seconds, warmUp) {
  await sleep(warmUp * 1000);
  begin();
  const before = { at: performance.now(), cpu: cpu(pid), own: cpu(process.pid) };
  await sleep(seconds * 1000);
  const wall = (performance.now() - before.at) / 1000;
  const used = { cpu: cpu(pid) - before.cpu, own: cpu(process.pid) - before.own };
  const { moves, bytes, latencies } = tally;
  latencies.sort((a, b) => a - b);
  return { moves, bytes, wall, ...used, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

async function main() {
  const [matches, seconds, warmUp] = process.argv.slice(2).map(Number);
  const child = fork(`${__dirname}/server.cjs`, { env: { ...process.env, NODE_ENV: 'production' } });
  process.on('exit', () => child.kill('SIGKILL'));
  const [{ port }] = await once(child, 'message');
  begin();
  const tables = Array.from({ length: matches }, () => new Table(`127.0.0.1:${port}`));
  await Promise.all(tables.map((table) => table.open()));
  for (const table of tables) table.go(table.seats[0]);
  const full = await measure(child.pid, seconds, warmUp);
  pace = (1000 * matches) / (full.moves / full.wall / 2);
  const half = await measure(child.pid, Math.ceil(seconds / 2), Math.ceil(warmUp / 2));
  const figures = {
    moves: full.moves,
    wall: full.wall.toFixed(3),
    cpu: full.cpu.toFixed(2),
    client_cpu: full.own.toFixed(2),
    p50: full.p50.toFixed(3),
    p99: full.p99.toFixed(3),
    half_p99: half.p99.toFixed(3),
    half_rate: (half.moves / half.wall).toFixed(0),
    bytes: (full.bytes / full.moves / 2).toFixed(0),
    rss: rss(child.pid),
    errors: 0,
  };
  for (const table of tables) table.close();
  console.log(Object.entries(figures).map(([name, value]) => `${name}=${value}`).join(' '));
  process.exit();
}

process.env.NODE_ENV = 'production';
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
