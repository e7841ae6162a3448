// Planning on the board: one plays for the other side, then one's own answer, and so on. Nothing of it happens; every answer goes
// into the plan, which is laid down when one says so.
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Scene, Step, TriedLine } from "../../api/types";
import { reuse } from "../../live/merge";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { announce, complain, toast } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { t } from "../../words/words";
import type { Laid } from "./plans";
import { PlanBar } from "./plansBar";
import { PlanPanel } from "./plansPanel";
import { addLine, answered, isAlike, removeLine, type Steps, type Tried } from "./plansTree";
import "../../styles/plans.css";
import type { Refusal } from "./speech";
import type { Table } from "./state";

type Given = { table: Table; seat: () => number | null; decision: () => number | null; saved: () => Steps; lay: (laid: Laid | null) => void };

/** Whom a position waits for: oneself, the other side, or nobody any more. */
export type Awaited = "own" | "other" | "nobody";

export type Planner = {
  table: Table;
  /** The plan as it is being made. */
  draft: () => Steps;
  isChanged: () => boolean;
  isBusy: () => boolean;
  line: () => readonly Tried[];
  awaited: () => Awaited;
  /** What is to be played next, in words. */
  hint: () => string;
  /** What the other side is called. */
  other: () => string;
  /** Goes back by one action, or to where the match stands. */
  stepBack: () => void;
  startOver: () => void;
  remove: (line: readonly Tried[]) => void;
  save: () => void;
  close: () => void;
};

/** Gives what opens the planning board. The draft is kept while it is closed, as long as the match stands where it was. */
export function createPlanner({ table, seat, decision, saved, lay }: Given): () => void {
  const [isOpen, setOpen] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const [line, setLine] = createSignal<readonly Tried[]>([]);
  const [edited, setEdited] = createSignal<Steps | null>(null);
  const positions = createPositions(table, seat);
  const draft = () => edited() ?? saved();
  const isChanged = createMemo(() => edited() !== null && !isAlike(edited()!, saved()));
  const awaited = (): Awaited => {
    const waiting = positions.here()?.waiting;
    return !waiting || !("must" in waiting) || waiting.must.length === 0 ? "nobody" : waiting.must.includes(seat() ?? -1) ? "own" : "other";
  };
  /** Shows where these actions lead. What the house says against it is somebody else's to show. */
  const goTo = async (actions: readonly Tried[]) => {
    setBusy(true);
    try {
      if (await positions.go(actions.map(({ action }) => action))) setLine(actions.map((one, i) => ({ ...one, action: positions.here()!.actions[i]! })));
    } finally {
      setBusy(false);
    }
  };
  const play = async (action: string) => {
    await goTo([...line(), { action, isOwn: awaited() === "own" }]);
    if (line().at(-1)?.isOwn) setEdited(addLine(draft(), answered(line())));
    announce(planner.hint());
  };
  const close = () => batch(() => {
    setOpen(false);
    lay(null);
  });
  const save = async () => {
    const at = seat();
    if (at === null || isBusy()) return;
    setBusy(true);
    try {
      await api.plan(table.id, at, draft());
      if (table.link.link() !== "live") await table.link.refresh();
      toast(t("plan-saved"), "good");
      close();
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  const back = (actions: readonly Tried[]) => void goTo(actions).catch(complain);
  const planner: Planner = {
    table, draft, isChanged, isBusy, line, awaited, close,
    other: () => table.name(1 - (seat() ?? 0)),
    hint: () => hintOf(planner),
    stepBack: () => back(line().slice(0, -1)),
    startOver: () => back([]),
    remove: (gone) => setEdited(removeLine(draft(), gone)),
    save: () => void save(),
  };
  const laid = layOver(planner, positions.here, play);
  // What was laid down is no longer a draft.
  createEffect(() => edited() !== null && isAlike(edited()!, saved()) && setEdited(null));
  // The match went on: what was thought of is past.
  createEffect(on(decision, () => forget(), { defer: true }));
  createEffect(on(seat, (at) => at === null && forget(), { defer: true }));
  const forget = () => batch(() => {
    positions.forget();
    setLine([]);
    setEdited(null);
    close();
  });
  onEscape(() => isOpen() && close());
  return () => {
    table.look(null);
    void goTo([]).then(() => {
      if (positions.here() === null) return;
      setOpen(true);
      lay(laid);
      announce(`${t("plan-banner")}. ${planner.hint()}`);
    }, complain);
  };
}

function hintOf({ awaited, line, other }: Planner): string {
  if (awaited() === "nobody") return t("plan-hint-end");
  if (awaited() === "own") return t("plan-hint-answer");
  return t(line().length === 0 ? "plan-hint-first" : "plan-hint-next", { name: other() });
}

/** Positions that could come, each asked for once. */
function createPositions(table: Table, seat: () => number | null) {
  const [here, setHere] = createSignal<TriedLine | null>(null);
  let known = new Map<string, TriedLine>();
  let asked = 0;
  /** Whether it is shown now: somebody may have gone elsewhere meanwhile. */
  const go = async (actions: readonly string[]): Promise<boolean> => {
    const [mine, at, name] = [++asked, seat(), actions.join("\n")];
    if (at === null) return false;
    const found = known.get(name) ?? (await api.line(table.id, at, actions));
    if (mine !== asked) return false;
    known.set(name, found);
    setHere((before) => ({ ...found, scene: reuse(before?.scene, found.scene) as Scene }));
    return true;
  };
  const forget = () => {
    asked++;
    known = new Map();
    setHere(null);
  };
  return { here, go, forget };
}

/** Whether something was written that is no move at all. */
const isNotation = (error: unknown) => error instanceof Trouble && error.kind === "notation" && error.said === null;

/** What takes the place of the table's own: the position that could come, and a hand that plays there. */
function layOver(planner: Planner, here: () => TriedLine | null, play: (action: string) => Promise<void>): Laid {
  const { table, isBusy } = planner;
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const moves = createMemo<Tree>(() => here()?.moves ?? []);
  createEffect(on(moves, (moves) => setChosen((steps) => keep(moves, steps)), { defer: true }));
  const drawn = createMemo(() => {
    const [board, scene] = [table.drawn()?.board, here()?.scene];
    return board && scene ? { board, scene } : null;
  });
  const act = async (action: string) => {
    if (isBusy()) return;
    setRefusal(null);
    await play(action).catch((error) => setRefusal(isNotation(error) ? { text: t("error-notation-short", { text: quoted(action) }), paragraph: null } : table.refused(error)));
    setChosen([]);
  };
  const choose = (steps: Step[]) => {
    if (isBusy()) return;
    setRefusal(null);
    setChosen(steps);
    const { done } = walk(moves(), steps);
    if (done !== null) void act(done);
  };
  return {
    drawn, moves, chosen, choose, act, refusal, setRefusal, isBusy,
    caption: () => t("plan-banner"),
    at: () => null,
    step: (by) => by < 0 && planner.line().length > 0 && planner.stepBack(),
    here: createMemo(() => walk(moves(), chosen())),
    type: (text) => void act(written(moves(), text, table.spell)?.action ?? text.trim()),
    back: () => void setChosen(undo),
    isUnheard: () => false, isAsking: () => false, isConfirming: () => false, hasCards: () => false, peek: () => null,
    foresee: () => undefined, rest: () => {}, wonder: async () => {},
    Bar: (props) => <PlanBar {...props} planner={planner} />,
    Panel: () => <PlanPanel planner={planner} />,
  };
}

/** Escape leaves, unless it closed something smaller. */
function onEscape(leave: () => void): void {
  const key = (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.key === "Escape" && !event.defaultPrevented && !on.closest("dialog") && !document.querySelector(":popover-open")) leave();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}
