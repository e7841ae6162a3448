// One table as the page sees it: the live snapshot, the moment looked at, the half-made action.
import { createEffect, createMemo, createResource, createSignal, on, untrack } from "solid-js";
import { api, onceKey, Trouble } from "../../api/client";
import type { Content, Message, Moment, Move, Scene, Snapshot, Step, Viewer } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { go, route } from "../../app/route";
import { live } from "../../live/live";
import { turns } from "../../live/merge";
import { keep, undo, walk, written } from "../../path/path";
import { announce, explain } from "../../ui/notices";
import { learn, say, t, textOr } from "../../words/words";
import { game } from "../../app/state";
import { distinctName } from "../names";
import { createBoards } from "./boards";
import { curtain, isShared, next } from "./eyes";

export type Refusal = { text: string; paragraph: string | null };
export type Table = ReturnType<typeof createTable>;

const [isConfirming, setConfirming] = createSignal(recall("confirm") === "yes");

/** The present scene. Nobody is waited for while seats are free or when it is over, whatever the game thinks. */
function atRest(now: Snapshot | null): Scene | null {
  if (!now || now.table.status === "running") return now?.scene ?? null;
  const content = (content: Content): Content => {
    if ("tray" in content) return { tray: { slots: content.tray.slots.map((slot) => ({ ...slot, is_active: false })) } };
    return "queue" in content ? { queue: [] } : content;
  };
  const panels = now.scene.panels.map((panel) => ({ ...panel, is_active: false, content: content(panel.content) }));
  return { ...now.scene, panels };
}

export function createTable(id: string) {
  // Who has said that they sit before the screen, and to whom it is being handed, where that matters.
  const [held, setHeld] = createSignal<number | null>(null);
  const [handing, setHanding] = createSignal<number | null>(null);
  const link = live(id, held);
  const snapshot = link.snapshot;
  const hasSecrets = () => game(snapshot()?.table.game ?? "")?.has_secrets ?? false;
  const covered = createMemo(() => curtain(snapshot(), hasSecrets(), held(), handing()));
  /** Whether what the snapshot tells is for other eyes. */
  const isHidden = createMemo(() => covered() !== null || (isShared(snapshot(), hasSecrets()) && snapshot()!.as !== held()));
  const following = createMemo(() => (isShared(snapshot(), hasSecrets()) && !isHidden() ? next(snapshot()!, held()) : null));
  const handOver = () => setHanding(following());
  const arrive = () => {
    setHeld(covered());
    setHanding(null);
    link.rejoin();
  };

  const boards = createBoards(id, () => snapshot()?.as ?? null, () => snapshot()?.own ?? []);

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
    if (isHidden()) return null;
    if (at() === null) return atRest(snapshot());
    return past()?.scene ?? last ?? snapshot()?.scene ?? null;
  }, null);
  const turnList = createMemo(() => (isHidden() ? [] : turns(link.log())));
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
  const isMyTurn = createMemo(() => isRunning() && !isHidden() && following() === null && (snapshot()?.own ?? []).some((seat) => must().includes(seat)));
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
    if (covered() !== null) return t("curtain-caption");
    if (isHidden()) return t("loading");
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

  // What just happened, in words for the ear, for those it is for.
  let heard: Viewer | null = null;
  createEffect(
    on(link.log, (log, before) => {
      const isSame = heard === (snapshot()?.as ?? null);
      heard = snapshot()?.as ?? null;
      if (!before || before.length === 0 || (hasSecrets() && !isSame) || isHidden()) return;
      const last = before.at(-1)!.number;
      const fresh = log.filter((entry) => entry.number > last);
      if (fresh.length === 0) return;
      const words = fresh.slice(-4).map((entry) => tell(entry.text));
      announce([...words, caption()].join(". "));
    }),
  );

  const confirm = (yes: boolean) => {
    remember("confirm", yes ? "yes" : null);
    setConfirming(yes);
  };

  return {
    id, link, snapshot: snapshot as () => Snapshot | null, board: boards.board, boardTrouble: boards.trouble, redraw: boards.again, scene, covered, isHidden, following, handOver, arrive, name, tell, at, look, step, stop, stops, turnList, over, must,
    isRunning, isMyTurn, isWatching, caption, moves, chosen, choose, here, act, type, back, isBusy, refusal, setRefusal,
    isConfirming, confirm,
  };
}
