// A lesson or a puzzle as the page holds it: where it stands, the half-made action, and what was said to the last try. The house keeps nothing
// of it: every try carries what was right before.
import { batch, createEffect, createMemo, createResource, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Board, Card, LessonCard, LessonStand, Message, PuzzleStand, Scene, Step } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import { reuse } from "../../live/merge";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { announce, complain, explain } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { say, spelled, t, textOr } from "../../words/words";
import type { Handled } from "../table/buttons";
import type { Refusal } from "../table/speech";
import { createWondering } from "../table/wondering";
import { finish } from "./progress";

/** Where it stands after a try. */
export type Stand = LessonStand | PuzzleStand;

/** What there is to do, and how the house is asked about it. */
export type Task<S extends Stand> = {
  game: string;
  seat: number;
  board: () => Promise<Board>;
  attempt: (actions: readonly string[]) => Promise<S>;
  card: (actions: readonly string[], of: string, after: string | null) => Promise<Card>;
  /** What would be right, for those who ask. */
  answer: (stand: S) => Promise<string | null>;
  words: (what: "goal" | "hint" | "done" | "text") => string;
  /** What a wrong try is answered. */
  wrong: (stand: S) => Refusal;
  title: () => string;
  /** It is done, with so much help. */
  onDone: (help: Help) => void;
};

/** How much help was asked for: none, words, the answer. */
export type Help = 0 | 1 | 2;

export type Lesson = ReturnType<typeof createLesson>;
export type Tried = ReturnType<typeof createTask<Stand>>;

const NO_MOVES: Tree = [];

/** A lesson of a course. */
export function createLesson(game: string, { name, seat }: LessonCard) {
  const words = (what: string) => textOr(`${game}-lesson-${name}-${what}`, "");
  return createTask<LessonStand>({
    game, seat, words,
    board: () => api.lessonBoard(game, name),
    attempt: (actions) => api.tryLesson(game, name, actions),
    card: (actions, of, after) => api.lessonCard(game, name, actions, of, after),
    answer: async (stand) => stand.answer,
    wrong: (stand) => ({ text: textOr(stand.said ?? "", words("other")), paragraph: stand.paragraph }),
    title: () => textOr(`${game}-lesson-${name}`, name),
    onDone: () => finish(game, name),
  });
}

export function createTask<S extends Stand>(task: Task<S>) {
  const { game, seat, words } = task;
  const [board, { refetch }] = createResource(task.board);
  /** Where it stands; after a wrong try, what that came to. */
  const [stand, setStand] = createSignal<S | null>(null);
  /** Where it stood before a wrong try. */
  const [before, setBefore] = createSignal<S | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [considered, consider] = createSignal<string | null>(null);
  const [help, setHelp] = createSignal<Help>(0);
  /** The most help that was asked for since it began. */
  let mostHelp: Help = 0;
  /** What would be right here, once it was asked for. */
  const [right, setRight] = createSignal<string | null>(null);
  const seatName = (other: number) => (other === seat ? t("you-name") : textOr(`${game}-seat-${other}`, t("seat-number", { n: other + 1 })));
  const tell = (message: Message) => say(message, seatName);
  const spell = (action: string) => spelled(game, action);

  const verdict = () => stand()?.verdict ?? "asks";
  const moves = createMemo<Tree>(() => (isBusy() ? NO_MOVES : (stand()?.moves ?? NO_MOVES)));
  const here = createMemo(() => walk(moves(), chosen()));
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  createEffect(on(here, () => consider(null)));
  /** What a wrong try is answered, with its paragraph. */
  const wrong = createMemo<Refusal | null>(() => {
    const now = stand();
    return now?.verdict === "wrong" ? task.wrong(now) : null;
  });
  const shown = (found: S): S => ({ ...found, scene: reuse(stand()?.scene, found.scene) as Scene });
  const take = (found: S) => batch(() => {
    setBefore(() => (found.verdict === "wrong" ? stand() : null));
    setStand(() => shown(found));
    setChosen([]);
    setRefusal(null);
    if (found.verdict !== "wrong") {
      setHelp(0);
      setRight(null);
    }
    if (found.verdict === "done") task.onDone(mostHelp);
  });
  /** What happened, then what is said to it: for those who listen. */
  const speakOf = (found: S) => {
    const said = found.verdict === "done" ? words("done") : (wrong()?.text ?? t("learn-go-on-here"));
    announce([...found.told.map(tell), said].join(" "));
  };
  const ask = async (actions: readonly string[]) => {
    const found = await task.attempt(actions);
    take(found);
    return found;
  };
  const start = async () => {
    setTrouble(null);
    if (board.error) void refetch();
    await ask([]).catch(setTrouble);
  };
  void start();
  /** A try. What the rules refuse is said as at a table, and nothing has happened. */
  const act = async (action: string) => {
    const now = stand();
    if (isBusy() || !now || now.verdict !== "asks") return;
    setRefusal(null);
    setBusy(true);
    try {
      const found = await ask([...now.actions, action]);
      setBusy(false);
      speakOf(found);
    } catch (error) {
      batch(() => {
        setBusy(false);
        setChosen([]);
        setRefusal(refused(error, action, tell));
      });
    }
  };
  /** Takes a wrong try back. */
  const again = () => {
    const last = before();
    if (!last) return;
    batch(() => {
      setStand(() => shown(last));
      setBefore(null);
    });
    announce(words("goal"));
  };
  const choose = (steps: Step[]) => batch(() => {
    if (isBusy()) return;
    setRefusal(null);
    setChosen(steps);
    const { done } = walk(moves(), steps);
    if (done !== null) void act(done);
  });
  const back = () => {
    setRefusal(null);
    setChosen(undo);
  };
  const type = (text: string) => void act(written(moves(), text, spell)?.action ?? text.trim());
  const helpMore = async () => {
    const [now, more] = [stand(), help() === 0 && words("hint") !== "" ? 1 : 2] as const;
    if (!now) return;
    const found = more === 2 ? await task.answer(now).catch(complain) : null;
    if (stand() !== now || (more === 2 && found === undefined)) return;
    batch(() => {
      setRight(found ?? null);
      setHelp(more);
    });
    mostHelp = more > mostHelp ? more : mostHelp;
    announce(more === 2 ? answer() : words("hint"));
  };
  /** What would be right, in words. */
  const answer = () => (right() === null ? "" : t("learn-answer", { action: spell(right()!) }));
  /** What is drawn: with what would be right marked on it, for those who asked for it. */
  const drawn = createMemo(() => {
    const [on, now] = [board.error ? undefined : board(), stand()];
    if (!on || !now) return null;
    const path = right() === null ? [] : (written(now.moves, right()!)?.path ?? []);
    const marks = path.flatMap((step) => ("id" in step ? [{ id: step.id, why: "must" as const }] : []));
    return { board: on, scene: marks.length > 0 ? { ...now.scene, marks: [...now.scene.marks, ...marks] } : now.scene };
  });
  const cards = createTaskCards({ task, stand, setRefusal, tell });
  const handled: Handled = {
    isRunning: () => true, isWatching: () => false, isHidden: () => false, following: () => null, at: () => (verdict() === "asks" ? null : 0), isConfirming: () => false,
    moves, spell, type, isBusy, drawn, consider, choose, chosen, tell, here, act, back,
  };
  return {
    ...handled, ...cards, considered, refusal, setRefusal, stand, verdict, wrong, words, again, help, helpMore, answer, start,
    trouble: () => trouble() ?? (board.error as unknown) ?? null,
    title: task.title,
  };
}

/** What is said to a try that the rules refuse. */
function refused(error: unknown, action: string, tell: (message: Message) => string): Refusal {
  if (!(error instanceof Trouble)) return { text: explain(error), paragraph: null };
  if (error.kind === "notation" && error.said === null) return { text: t("error-notation-short", { text: quoted(action) }), paragraph: null };
  return { text: error.said ? tell(error.said) : explain(error), paragraph: error.paragraph };
}

type Given = {
  task: Pick<Task<Stand>, "game" | "card">;
  stand: () => Stand | null;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
};

/** What the house tells of things on the board, and why they cannot be moved; never of a try that was wrong. */
function createTaskCards({ task, stand, setRefusal, tell }: Given) {
  const hasCards = () => (gameInfo(task.game)?.has_cards ?? false) && stand()?.verdict === "asks";
  const card = (of: string, after: string | null) => task.card(stand()?.actions ?? [], of, after);
  return createWondering({ stand, hasCards, card, setRefusal, tell });
}
