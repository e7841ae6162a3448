// A study as the page holds it: the node that is looked at, the half-made action, and what the house says to it. The house keeps it: whatever
// changes it is on disk before it is shown.
import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Message, Step, StudyCard, StudyInput } from "../../api/types";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { announce, complain, explain } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { say, spelled, t, textOr } from "../../words/words";
import type { Handled } from "../table/buttons";
import type { Refusal } from "../table/speech";
import { createStudyCards } from "./cards";
import { type Arrows, createLooking, type Source, STUDIES } from "./looking";
import { after, beside, last } from "./variations";

export type Study = ReturnType<typeof createStudy>;
export type Remarks = { name: string; comment: string; arrows: Arrows };
type Looking = ReturnType<typeof createLooking>;

const NO_MOVES: Tree = [];

export function createStudy(first: StudyCard, begin: number | null, source: Source = STUDIES) {
  const { game } = first;
  const seatName = (seat: number) => source.name(seat) ?? textOr(`${game}-seat-${seat}`, t("seat-number", { n: seat + 1 }));
  const tell = (message: Message) => say(message, seatName);
  const spell = (action: string) => spelled(game, action);
  const looking = createLooking(first, begin, tell, source);
  const { id, card, setCard, node, eyes, stand, take } = looking;
  const [isBusy, setBusy] = createSignal(false);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [considered, consider] = createSignal<string | null>(null);
  const moves = createMemo<Tree>(() => (isBusy() || !card().mine ? NO_MOVES : ((stand()?.moves as Tree | undefined) ?? NO_MOVES)));
  const here = createMemo(() => walk(moves(), chosen()));
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  createEffect(on(here, () => consider(null)));
  createEffect(on(node, () => {
    setChosen([]);
    setRefusal(null);
  }));

  const refused = (error: unknown, action: string): Refusal => {
    if (!(error instanceof Trouble)) return { text: explain(error), paragraph: null };
    if (error.kind === "notation" && error.said === null) return { text: t("error-notation-short", { text: quoted(action) }), paragraph: null };
    return { text: error.said ? tell(error.said) : explain(error), paragraph: error.paragraph };
  };
  /** Plays on from here: what the rules refuse is said as at a table. */
  const play = async (input: StudyInput) => {
    if (isBusy() || !card().mine) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { study, stand } = await api.growStudy(id, { version: card().version, node: node(), input, ...(eyes() === null ? {} : { as: String(eyes()) }) });
      batch(() => {
        setBusy(false);
        setCard(study);
        take(stand);
      });
      announce(stand.told.map(tell).join(" ") || tell(stand.scene.caption));
    } catch (error) {
      batch(() => {
        setBusy(false);
        setChosen([]);
        setRefusal(refused(error, input.kind === "act" ? input.action : ""));
      });
      void renew(looking, error);
    }
  };
  const act = async (action: string) => {
    const who = stand()?.viewer;
    if (typeof who === "number") await play({ kind: "act", seat: who, action });
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
  const cards = createStudyCards({ id, game, node, stand, setRefusal, tell, thing: source.thing });
  const handled: Handled = {
    isRunning: () => true, isWatching: () => !card().mine, isHidden: () => false, following: () => null, at: () => (moves().length > 0 ? null : 0), isConfirming: () => false,
    moves, spell, type, isBusy, drawn: looking.drawn, consider, choose, chosen, tell, here, act, back,
  };
  return { ...looking, ...handled, ...cards, ...createKeeping(looking, isBusy, setBusy), play, step: createSteps(looking), considered, refusal, setRefusal, seatName };
}

/** Whoever changed it elsewhere is shown what became of it. */
async function renew(looking: Looking, error: unknown): Promise<void> {
  if (!(error instanceof Trouble) || error.code !== "study-changed") return;
  const found = await api.study(looking.id).catch(() => null);
  if (!found) return;
  looking.setCard(found);
  void looking.go(Math.min(looking.node(), found.nodes.length - 1));
}

/** What is said of its nodes, what is cut off, and who may read it. */
function createKeeping(looking: Looking, isBusy: () => boolean, setBusy: (isBusy: boolean) => void) {
  const { id, card, setCard, node, nodes, go } = looking;
  const change = async (ask: () => Promise<StudyCard>): Promise<boolean> => {
    if (isBusy()) return false;
    setBusy(true);
    try {
      setCard(await ask());
      return true;
    } catch (error) {
      complain(error);
      void renew(looking, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remark = (at: number, remarks: Remarks) => change(() => api.remarkStudy(id, { version: card().version, node: at, ...remarks }));
  /** Cuts the variation off that is looked at: one stands where it left the line. */
  const prune = async () => {
    const [at, before] = [node(), nodes()[node()]!.after];
    if (at > 0 && (await change(() => api.pruneStudy(id, { version: card().version, node: at })))) await go(before);
  };
  /** Puts the variation that is looked at before the one in front of it, or before all: it gets another number, and is looked at still. */
  const promote = async (first: boolean) => {
    const at = node();
    if (beside(nodes(), at, -1) === null) return;
    let now = at;
    const isDone = await change(async () => {
      const promoted = await api.promoteStudy(id, { version: card().version, node: at, first });
      now = promoted.node;
      return promoted.study;
    });
    if (isDone) await go(now);
  };
  const share = async (shared: boolean) => {
    try {
      await api.shareStudy(id, shared);
      setCard((now) => ({ ...now, shared }));
    } catch (error) {
      complain(error);
    }
  };
  return { remark, prune, promote, share };
}

/** Whither the arrow keys lead: back and on, and to the variations beside. */
function createSteps({ node, nodes, go }: Looking) {
  return (to: "first" | "back" | "next" | "last" | "up" | "down") => {
    const at = node();
    const found = {
      first: () => 0,
      back: () => (at > 0 ? nodes()[at]!.after : null),
      next: () => after(nodes(), at)[0] ?? null,
      last: () => last(nodes(), at),
      up: () => beside(nodes(), at, -1),
      down: () => beside(nodes(), at, 1),
    }[to]();
    if (found !== null && found !== at) void go(found);
  };
}
