// A table as it lives: the whole and its frames by WebSocket, resumed from the last line that is known. A lost connection is
// tried again with growing patience; while there is none the page asks by HTTP.
import { batch, createSignal, onCleanup } from "solid-js";
import { api, Trouble } from "../api/client";
import type { Answer, Frame, LogLine, Own, TableMessage, TimeCard, Viewer, Whole } from "../api/types";
import { createHouseClock } from "../time/house";
import { advance, begin } from "./merge";
import { createPace, type Kind } from "./pace";
import { createWire } from "./socket";

/** So long, in milliseconds, nothing is heard before one asks whether the house is still there. */
const QUIET = 30_000;
/** So often, in milliseconds, one looks whether the machine has slept. */
const WAKING = 1000;

export type Link = "joining" | "live" | "asking" | "lost";

export type Live = {
  /** The table, once both it and what is personal are known. Its log is complete. */
  whole: () => Whole | null;
  own: () => Own;
  log: () => readonly LogLine[];
  link: () => Link;
  trouble: () => Trouble | null;
  /** The decision that the match waits for, as far as it was heard: what is shown may be some beats behind. */
  window: () => number;
  /** Its time, where that is limited, as far as it was heard: clocks wait for no beat. */
  clock: () => TimeCard | null;
  /** What time it is in the house. */
  now: () => number;
  /** Takes a table that came as an answer to something else. */
  take: (answer: Answer) => void;
  /** Asks now. */
  refresh: () => Promise<void>;
  /** Starts over, for instance after sitting down. */
  rejoin: () => void;
  /** Shows what was heard and waits for its turn: somebody is about to say something themselves. */
  rush: () => void;
  /** Something was not answered: if the house does not answer this either, the connection is lost, whatever the socket thinks. */
  doubt: () => void;
};

const NOTHING: Own = { seats: [], invites: [], owes: [], kept: [], host: false, hints: false, plans: [] };
const NO_LINES: readonly LogLine[] = [];

/** What a frame tells of, to whoever holds these seats. */
function kindOf({ log = [] }: Frame, own: readonly number[]): Kind {
  const isMine = log.some(({ action }) => action && own.includes(action.seat));
  return isMine ? "own" : log.length > 0 ? "turn" : "rest";
}

/** Hears that the network is back or gone, and that somebody looks again, as long as the table is there. */
function attend(wake: () => void, doubt: () => void): void {
  addEventListener("online", wake);
  addEventListener("offline", doubt);
  document.addEventListener("visibilitychange", wake);
  onCleanup(() => {
    removeEventListener("online", wake);
    removeEventListener("offline", doubt);
    document.removeEventListener("visibilitychange", wake);
  });
}

/** Asks when nothing was heard for a while though somebody looks. */
function whenQuiet(heard: () => number, ask: () => void): void {
  let known = 0;
  const listening = setInterval(() => {
    const isQuiet = heard() === known;
    known = heard();
    if (isQuiet && document.visibilityState === "visible") ask();
  }, QUIET);
  onCleanup(() => clearInterval(listening));
}

/** Asks when the machine has slept though its socket has not noticed. */
function whenAwake(hasSlept: () => boolean, ask: () => Promise<void>): void {
  let isAsking = false;
  const watching = setInterval(() => {
    if (isAsking || !hasSlept()) return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  }, WAKING);
  onCleanup(() => clearInterval(watching));
}

/** `who` says as whom the table is looked at: a seat of one's own, or as the house thinks best. */
export function live(id: string, who: () => Viewer | null): Live {
  const [whole, setWhole] = createSignal<Whole | null>(null);
  const [own, setOwn] = createSignal<Own | null>(null);
  const [link, setLink] = createSignal<Link>("joining");
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [clock, setClock] = createSignal<TimeCard | null>(null);
  const house = createHouseClock();
  /** The table as far as it was heard: what is shown may be some beats behind. */
  let latest: Whole | null = null;
  const know = (next: Whole) => {
    latest = next;
    setClock(next.clock ?? null);
  };
  const pace = createPace<Whole>(setWhole);
  let count = 0;
  let isOver = false;
  /** What was kept does not fit: everything is asked for. */
  let isForgotten = false;

  /** The last line that is known to whoever will be looked at as. Numbers of lines are each viewer's own. */
  const since = (): number => {
    const now = isForgotten ? null : latest;
    const isSameViewer = who() === null ? (own()?.seats.length ?? 0) < 2 : who() === now?.as;
    return now && isSameViewer ? now.told : 0;
  };
  const restart = (next: Whole): boolean => {
    const merged = begin(latest, next);
    isForgotten = merged === null;
    if (merged === null) return false;
    house.set(next.now);
    know(merged);
    pace.jump(merged);
    return true;
  };
  const follow = (frame: Frame): boolean => {
    // An answer by HTTP may have been faster.
    if (latest && frame.number <= latest.number) return true;
    const next = latest && advance(latest, frame);
    if (next === null) return false;
    know(next);
    pace.push(next, kindOf(frame, own()?.seats ?? []));
    return true;
  };
  const hear = (message: unknown): boolean => {
    const news = message as TableMessage;
    count++;
    return batch(() => {
      setLink("live");
      setTrouble(null);
      if ("whole" in news) return restart(news.whole);
      if ("frame" in news) return follow(news.frame);
      if ("own" in news) setOwn(news.own);
      return true;
    });
  };
  const take = (answer: Answer) => {
    const { own: personal, ...next } = answer;
    // Whatever else it is too late for.
    house.set(next.now);
    const isOlder = link() === "live" && latest?.as === next.as && next.number <= latest.number;
    batch(() => {
      setOwn(personal);
      setTrouble(null);
      if (!isOlder && !restart(next)) void refresh();
    });
  };
  const refresh = async (): Promise<void> => void (await ask());
  /** Asks by HTTP; whether there was an answer. */
  const ask = async (): Promise<boolean> => {
    const asked = who();
    try {
      const answer = await api.look(id, asked, since());
      // What was asked for in another's name is nobody's business any more.
      if (!isOver && asked === who()) take(answer);
      return true;
    } catch (error) {
      if (isOver || !(error instanceof Trouble)) return false;
      if (!error.isOffline || latest === null) setTrouble(error);
      // One question without an answer says little while the socket speaks.
      else if (link() === "live") void doubt();
      else setLink("lost");
      return false;
    }
  };

  const wire = createWire({
    address: () => api.tableSocket(id, who(), since()),
    hear,
    down: (wasHeard) => setLink((was) => (wasHeard || was === "live" ? "lost" : was === "joining" ? "asking" : was)),
    meanwhile: async (attempt) => {
      const isAnswered = await ask();
      if (isOver) return false;
      // Lost stays lost until the house has said something, by whatever way.
      if (isAnswered && link() === "lost" && attempt > 1) setLink("asking");
      // A table that is not there will not come; a house that is away may.
      return latest !== null || trouble()?.isOffline === true;
    },
  });
  const wake = () => {
    if (document.visibilityState !== "visible") pace.rush();
    else if (latest !== null) wire.wake();
  };
  // A socket may look open long after the network has gone: silence alone says nothing, so the house is asked.
  let isDoubting = false;
  const doubt = async () => {
    if (isDoubting || isOver || link() === "lost") return;
    isDoubting = true;
    const before = count;
    const isThere = await api.isThere();
    isDoubting = false;
    if (isThere || isOver || count > before) return;
    setLink("lost");
    wire.doubt();
  };
  whenQuiet(() => count, () => void (link() === "live" && doubt()));
  whenAwake(() => link() === "live" && clock() !== null && house.isAstray(), refresh);
  attend(wake, () => void doubt());
  onCleanup(() => {
    isOver = true;
    pace.close();
    wire.close();
  });
  wire.open();
  return {
    whole: () => (own() === null ? null : whole()),
    own: () => own() ?? NOTHING,
    log: () => whole()?.log ?? NO_LINES,
    link, trouble, window: () => (latest && "must" in latest.waiting ? latest.waiting.window : 0), clock, now: house.now, take, refresh, rejoin: wire.open, rush: pace.rush, doubt: () => void doubt(),
  };
}
