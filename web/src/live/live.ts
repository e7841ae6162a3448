// A table as it lives: the first look by HTTP, then snapshots by WebSocket, resumed from the last event seen.
// A lost connection is tried again with growing patience; while it is lost the page asks every few seconds.
import { batch, createSignal, onCleanup } from "solid-js";
import { api, Trouble } from "../api/client";
import type { LogEntry, Snapshot, Viewer } from "../api/types";
import { hasGap, mergeLog, patience } from "./merge";

export type Link = "joining" | "live" | "asking" | "lost";

export type Live = {
  snapshot: () => Snapshot | null;
  log: () => LogEntry[];
  link: () => Link;
  trouble: () => Trouble | null;
  /** Takes a snapshot that came as an answer to something else. */
  take: (snapshot: Snapshot) => void;
  /** Asks now. */
  refresh: () => Promise<void>;
  /** Starts over, for instance after sitting down. */
  rejoin: () => void;
};

const ASKING_MS = 4000;

/** `who` says as whom the table is looked at: a seat of one's own, or as the house thinks best. */
export function live(id: string, who: () => Viewer | null): Live {
  const [snapshot, setSnapshot] = createSignal<Snapshot | null>(null);
  const [log, setLog] = createSignal<LogEntry[]>([]);
  const [link, setLink] = createSignal<Link>("joining");
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer = 0;
  let isOver = false;

  const take = (next: Snapshot) => {
    const before = snapshot();
    const isOther = before !== null && before.as !== next.as;
    if ((isOther && next.since > 0) || hasGap(log(), next)) return void refresh();
    batch(() => {
      setLog((known) => mergeLog(isOther ? [] : known, next));
      setSnapshot(next);
      setTrouble(null);
    });
  };

  const refresh = async () => {
    const asked = who();
    try {
      const next = await api.snapshot(id, asked);
      // What was asked for in another's name is nobody's business any more.
      if (isOver || asked !== who()) return;
      take(next);
    } catch (error) {
      if (isOver || !(error instanceof Trouble)) return;
      if (error.isOffline && snapshot() !== null) setLink("lost");
      else setTrouble(error);
    }
  };

  const open = () => {
    if (isOver) return;
    let isHeard = false;
    const mine = new WebSocket(api.liveAddress(id, log().at(-1)?.number ?? 0, who()));
    socket = mine;
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      isHeard = true;
      attempt = 0;
      setLink("live");
      try {
        take(JSON.parse(String(event.data)) as Snapshot);
      } catch {
        void refresh();
      }
    };
    mine.onclose = () => {
      if (socket !== mine || isOver) return;
      socket = null;
      setLink(isHeard || link() === "live" ? "lost" : link() === "joining" ? "asking" : link());
      wait();
    };
  };

  /** Between two attempts at a socket, asks by HTTP. */
  const wait = () => {
    clearTimeout(timer);
    const next = Math.max(patience(attempt++, Math.random()) * 1000, 250);
    timer = window.setTimeout(async () => {
      await refresh();
      if (trouble() === null && link() !== "live" && attempt > 2) setLink(navigator.onLine ? "asking" : "lost");
      open();
    }, attempt > 3 ? Math.max(next, ASKING_MS) : next);
  };

  const close = () => {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
  };

  const join = async () => {
    await refresh();
    if (!isOver && snapshot() !== null) open();
  };

  const rejoin = () => {
    close();
    attempt = 0;
    void join();
  };

  const wake = () => {
    if (document.visibilityState === "visible" && link() !== "live" && snapshot() !== null) rejoin();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  onCleanup(() => {
    isOver = true;
    close();
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  });
  void join();
  return { snapshot, log, link, trouble, take, refresh, rejoin };
}
