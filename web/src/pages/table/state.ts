// One table as the page sees it: the live snapshot, the moment looked at, the half-made action.
import { createEffect, createMemo, createResource, createSignal, on, untrack } from "solid-js";
import { api, onceKey, Trouble } from "../../api/client";
import type { Message, Moment, Move, Scene, Snapshot, Step } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { go, route } from "../../app/route";
import { live } from "../../live/live";
import { turns } from "../../live/merge";
import { keep, undo, walk, written } from "../../path/path";
import { announce, explain } from "../../ui/notices";
import { learn, say, t, textOr } from "../../words/words";
import { distinctName } from "../names";

export type Refusal = { text: string; paragraph: string | null };
export type Table = ReturnType<typeof createTable>;

const [isConfirming, setConfirming] = createSignal(recall("confirm") === "yes");

/** The present scene. Nobody is waited for while seats are free or when it is over, whatever the game thinks. */
function atRest(now: Snapshot | null): Scene | null {
  if (!now || now.table.status === "running") return now?.scene ?? null;
  const panels = now.scene.panels.map((panel) => ({
    ...panel,
    is_active: false,
    content: "tray" in panel.content ? { tray: { slots: panel.content.tray.slots.map((slot) => ({ ...slot, is_active: false })) } } : panel.content,
  }));
  return { ...now.scene, panels };
}

export function createTable(id: string) {
  const link = live(id);
  const snapshot = link.snapshot;
  const [drawing, { refetch: redraw }] = createResource(() => snapshot() !== null || null, () => api.board(id));
  // A resource that failed throws when it is read.
  const board = () => (drawing.error ? undefined : drawing());

  // Words.
  createEffect(on(() => snapshot()?.table.game, (game) => game && void learn(game)));
  const name = (seat: number): string => {
    const now = snapshot();
    if (!now) return "";
    return now.own.length === 1 && now.own[0] === seat ? t("you-name") : distinctName(now.table.seats, seat);
  };
  const tell = (message: Message): string => say(message, name);

  // Which moment is looked at: the present, or a number of my own events.
  const at = createMemo(() => {
    const here = route();
    const number = here.page === "table" ? here.at : null;
    return number === null || number >= (snapshot()?.number ?? Infinity) ? null : number;
  });
  const look = (number: number | null) => {
    const last = snapshot()?.number ?? 0;
    go(`/table/${id}${number === null || number >= last ? "" : `?at=${number}`}`, "replace");
  };
  const seen = new Map<string, Moment>();
  const [moment] = createResource(
    () => (at() === null || snapshot() === null ? null : ([at()!, snapshot()!.as] as const)),
    async ([number, as]) => {
      const key = `${as}/${number}`;
      const found = seen.get(key) ?? (await api.at(id, number, as));
      seen.set(key, found);
      return found;
    },
  );
  const past = () => (moment.error ? undefined : moment.latest);
  const scene = createMemo<Scene | null>((last) => {
    if (at() === null) return atRest(snapshot());
    return past()?.scene ?? last ?? snapshot()?.scene ?? null;
  }, null);
  const turnList = createMemo(() => turns(link.log()));
  const stops = createMemo(() => {
    const list = turnList();
    const first = list[0];
    const start = first && first.action === null ? first.last : first ? first.first - 1 : 0;
    return [start, ...list.filter((turn) => turn.action !== null).map((turn) => turn.last)];
  });
  const stop = createMemo(() => {
    const number = at();
    if (number === null) return stops().length - 1;
    return Math.max(stops().findLastIndex((one) => one <= number), 0);
  });
  const step = (by: number) => {
    const next = Math.min(Math.max(stop() + by, 0), stops().length - 1);
    look(next === stops().length - 1 ? null : stops()[next]!);
  };

  // Whose turn, and how it ended.
  const over = createMemo(() => {
    const waiting = snapshot()?.waiting;
    return waiting && "over" in waiting ? waiting.over : null;
  });
  const must = createMemo(() => {
    const waiting = snapshot()?.waiting;
    return waiting && "must" in waiting ? waiting.must : [];
  });
  const isRunning = () => snapshot()?.table.status === "running" && over() === null;
  const isMyTurn = createMemo(() => isRunning() && (snapshot()?.own ?? []).some((seat) => must().includes(seat)));
  const isWatching = () => snapshot() !== null && snapshot()!.own.length === 0;
  const result = createMemo(() => {
    const now = snapshot();
    const end = over();
    if (!now || !end) return "";
    const how = textOr(`${now.table.game}-how-${end.how}`, textOr(`how-${end.how}`, ""));
    const winners = end.standings.filter((standing) => standing.place === 1).map((standing) => name(standing.seat));
    if (winners.length === end.standings.length || winners.length === 0) return t(how ? "result-draw-how" : "result-draw", { how });
    const names = new Intl.ListFormat(untrack(() => document.documentElement.lang)).format(winners);
    const isYou = winners.includes(t("you-name")) ? "yes" : "no";
    return t(how ? "result-won-how" : "result-won", { names, count: winners.length, you: isYou, how });
  });
  const caption = createMemo(() => {
    const now = snapshot();
    if (!now) return "";
    if (at() !== null) {
      if (moment.error) return explain(moment.error);
      return past() ? tell(past()!.scene.caption) : t("loading");
    }
    if (now.frozen) return t("frozen");
    if (over()) return result();
    if (now.table.status === "open") return t("waiting-for-players");
    if ("chance" in now.waiting) return t("waiting-for-chance");
    return tell(now.scene.caption);
  });

  // The half-made action.
  const moves = createMemo<readonly Move[]>(() => (at() === null && isMyTurn() && !isBusy() ? snapshot()!.moves : []));
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [isBusy, setBusy] = createSignal(false);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  const here = createMemo(() => walk(moves(), chosen()));
  const choose = (steps: Step[]) => {
    setRefusal(null);
    setChosen(steps);
    const { done } = walk(moves(), steps);
    if (done && !isConfirming()) void act(done.action);
  };
  const act = async (action: string) => {
    const now = snapshot();
    if (!now || isBusy() || now.as === "public" || !("must" in now.waiting)) return;
    setBusy(true);
    setRefusal(null);
    const { window } = now.waiting;
    const key = onceKey();
    for (let attempt = 0; ; attempt++) {
      try {
        const { number } = await api.act(id, now.as, action, window, key);
        setChosen([]);
        // The socket brings the new position; without one, ask.
        if (link.link() !== "live") await link.refresh();
        else setTimeout(() => (snapshot()?.number ?? 0) < number && void link.refresh(), 1500);
        break;
      } catch (error) {
        if (error instanceof Trouble && error.isOffline && attempt < 4) {
          await new Promise((wake) => setTimeout(wake, 800 * 2 ** attempt));
          continue;
        }
        setChosen([]);
        const said = refused(error, action);
        setRefusal({ text: said, paragraph: error instanceof Trouble ? error.paragraph : null });
        announce(said);
        void link.refresh();
        break;
      }
    }
    setBusy(false);
  };
  const refused = (error: unknown, action: string): string => {
    if (error instanceof Trouble && error.said) return tell(error.said);
    if (error instanceof Trouble && error.kind === "notation") return t("error-notation", { text: action, example: example() });
    return explain(error);
  };
  const example = () => snapshot()?.moves[0]?.action ?? "";
  /** A notation typed in: one of the moves, or whatever the house says to it. */
  const type = (text: string) => {
    const move = written(moves(), text);
    if (move && isConfirming()) setChosen(move.path);
    else void act(move?.action ?? text.trim());
  };
  const back = () => {
    setRefusal(null);
    setChosen(undo);
  };

  // What just happened, in words for the ear.
  createEffect(
    on(link.log, (log, before) => {
      if (!before || before.length === 0) return;
      const last = before.at(-1)!.number;
      const fresh = log.filter((entry) => entry.number > last);
      if (fresh.length === 0) return;
      const words = fresh.slice(-4).map((entry) => tell(entry.text));
      announce([...words, caption()].join(". "));
    }),
  );

  return {
    id, link, snapshot: snapshot as () => Snapshot | null, board, boardTrouble: () => drawing.error as unknown, redraw, scene, name, tell, at, look, step, stop, stops, turnList, over, must,
    isRunning, isMyTurn, isWatching, caption, moves, chosen, choose, here, act, type, back, isBusy, refusal, setRefusal,
    isConfirming, confirm: (yes: boolean) => (remember("confirm", yes ? "yes" : null), setConfirming(yes)),
  };
}
