// A lesson as the page holds it: where it stands, the half-made action, and what was said to the last try. The house keeps nothing of
// it: every try carries what was right before.
import { batch, createEffect, createMemo, createResource, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Card, LessonCard, LessonStand, Message, Scene, Step } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import { reuse } from "../../live/merge";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { announce, complain, explain } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { say, spelled, t, textOr } from "../../words/words";
import type { Handled } from "../table/buttons";
import type { Peek, Rest } from "../table/cards";
import type { Refusal } from "../table/speech";
import { finish } from "./progress";

export type Lesson = ReturnType<typeof createLesson>;

const NO_MOVES: Tree = [];

export function createLesson(game: string, card: LessonCard) {
  const { name, seat } = card;
  const [board, { refetch }] = createResource(() => api.lessonBoard(game, name));
  /** Where the lesson stands; after a wrong try, what that came to. */
  const [stand, setStand] = createSignal<LessonStand | null>(null);
  /** Where it stood before a wrong try. */
  const [before, setBefore] = createSignal<LessonStand | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [considered, consider] = createSignal<string | null>(null);
  /** How much help was asked for: none, words, the answer. */
  const [help, setHelp] = createSignal<0 | 1 | 2>(0);
  const words = (what: string) => textOr(`${game}-lesson-${name}-${what}`, "");
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
    return now?.verdict === "wrong" ? { text: textOr(now.said ?? "", words("other")), paragraph: now.paragraph } : null;
  });
  const shown = (found: LessonStand): LessonStand => ({ ...found, scene: reuse(stand()?.scene, found.scene) as Scene });
  const take = (found: LessonStand) => batch(() => {
    setBefore(found.verdict === "wrong" ? stand() : null);
    setStand(shown(found));
    setChosen([]);
    setRefusal(null);
    if (found.verdict !== "wrong") setHelp(0);
    if (found.verdict === "done") finish(game, name);
  });
  /** What happened, then what is said to it: for those who listen. */
  const speakOf = (found: LessonStand) => {
    const said = found.verdict === "done" ? words("done") : (wrong()?.text ?? t("learn-go-on-here"));
    announce([...found.told.map(tell), said].join(" "));
  };
  const ask = async (actions: readonly string[]) => {
    const found = await api.tryLesson(game, name, actions);
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
        setRefusal(refused(error, action));
      });
    }
  };
  const refused = (error: unknown, action: string): Refusal => {
    if (!(error instanceof Trouble)) return { text: explain(error), paragraph: null };
    if (error.kind === "notation" && error.said === null) return { text: t("error-notation-short", { text: quoted(action) }), paragraph: null };
    return { text: error.said ? tell(error.said) : explain(error), paragraph: error.paragraph };
  };
  /** Takes a wrong try back. */
  const again = () => {
    const last = before();
    if (!last) return;
    batch(() => {
      setStand(shown(last));
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
  const helpMore = () => {
    setHelp((now) => (now === 0 ? 1 : 2));
    announce(help() === 2 ? answer() : words("hint"));
  };
  /** What would be right, in words. */
  const answer = () => (stand()?.answer ? t("learn-answer", { action: spell(stand()!.answer!) }) : "");
  /** What is drawn: with what would be right marked on it, for those who asked for it. */
  const drawn = createMemo(() => {
    const [on, now] = [board.error ? undefined : board(), stand()];
    if (!on || !now) return null;
    const path = help() === 2 && now.answer ? (written(now.moves, now.answer)?.path ?? []) : [];
    const marks = path.flatMap((step) => ("id" in step ? [{ id: step.id, why: "must" as const }] : []));
    return { board: on, scene: marks.length > 0 ? { ...now.scene, marks: [...now.scene.marks, ...marks] } : now.scene };
  });
  const cards = createLessonCards({ game, name, stand, setRefusal, tell });
  const handled: Handled = {
    isRunning: () => true, isWatching: () => false, isHidden: () => false, following: () => null, at: () => (verdict() === "asks" ? null : 0), isConfirming: () => false,
    moves, spell, type, isBusy, drawn, consider, choose, chosen, tell, here, act, back,
  };
  return {
    ...handled, ...cards, card, considered, refusal, setRefusal, stand, verdict, wrong, words, again, help, helpMore, answer, start,
    trouble: () => trouble() ?? (board.error as unknown) ?? null,
    title: () => textOr(`${game}-lesson-${name}`, name),
  };
}

type Given = {
  game: string;
  name: string;
  stand: () => LessonStand | null;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
};

/** What the house tells of things on the board, and why they cannot be moved; never of a try that was wrong. */
function createLessonCards({ game, name, stand, setRefusal, tell }: Given) {
  const hasCards = () => (gameInfo(game)?.has_cards ?? false) && stand()?.verdict === "asks";
  const [peek, setPeek] = createSignal<Peek | null>(null);
  let resting: Rest | null = null;
  const ask = async (of: string, after: string | null): Promise<Card | null> => {
    const now = stand();
    if (!now || !hasCards()) return null;
    return api.lessonCard(game, name, now.actions, of, after).catch((error) => {
      if (error instanceof Trouble && error.status === 404) return null;
      throw error;
    });
  };
  const find = (of: string): Promise<Card | null> =>
    ask(of, null).catch((error) => {
      complain(error);
      return null;
    });
  const rest = (where: Rest | null) => {
    resting = where;
    setPeek(null);
    // Nobody asked for anything yet: nobody hears that it cannot be had.
    if (where) void ask(where.id, null).catch(() => null).then((card) => card && resting === where && setPeek({ ...where, card }));
  };
  createEffect(on(stand, () => rest(null)));
  const wonder = async (of: string, after: string | null) => {
    const from = stand();
    const why = (await ask(of, after).catch(complain))?.why;
    if (!why || stand() !== from) return;
    const said = { text: tell(why.said), paragraph: why.paragraph };
    setRefusal(said);
    announce(said.text);
  };
  return { hasCards, peek, rest, find, wonder };
}
