// A position as the page sets it up. The house says what stands, what its text is and what is wrong with it, and keeps nothing; what was set up
// before can be had back, and the address holds what stands, so that it can be loaded anew.
import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import { api } from "../../api/client";
import type { Arrangement, Board, EditorStand, EditorWish, Message, Setup, Step } from "../../api/types";
import { keep, type Tree, undo as shorter, walk } from "../../path/path";
import { announce, complain } from "../../ui/notices";
import { say, t, textOr } from "../../words/words";
import { found, left, move, moving, OFF, placing, put, sortOf, take, taking } from "./hand";

export type Editor = ReturnType<typeof createEditor>;
export type Options = Record<string, unknown>;

/** Longer ones have no room in an address. */
const LONGEST_ADDRESS = 6000;
/** So many steps can be taken back. */
const MOST_BACK = 200;
const NONE: Tree = [];

export function createEditor(game: string, begin: Options | null) {
  const seatName = (seat: number) => textOr(`${game}-seat-${seat}`, t("seat-number", { n: seat + 1 }));
  const tell = (message: Message) => say(message, seatName);
  const asking = createAsking(game, begin);
  const { stand, setup, board, wanted, setWanted, ask } = asking;
  const past = createPast(asking);

  /** The sort that is put wherever one points, or that what one points at is taken off; null to move what stands. */
  const [hand, setHand] = createSignal<string | null>(null);
  const [chosen, setChosen] = createSignal<Step[]>([]);
  // What can be put where does not change with what stands: whoever goes by keys stays where they are.
  const places = createMemo<Tree>(() => (setup() && hand() ? placing(setup()!, hand()!) : NONE));
  const moves = createMemo<Tree>(() => {
    const all = setup();
    if (!all || !stand()) return NONE;
    if (hand() === null) return moving(all, wanted().pieces);
    return hand() === OFF ? taking(all, wanted().pieces) : places();
  });
  createEffect(on(moves, (moves) => setChosen((steps) => keep(moves, steps)), { defer: true }));
  const takeUp = (name: string | null) => batch(() => {
    setChosen([]);
    setHand(name);
  });

  /** Sets something up, if it can be. */
  const set = (next: Arrangement | null, otherwise = "editor-no-room") => {
    setChosen([]);
    if (!next) return void announce(t(otherwise));
    past.note();
    setWanted(next);
    void ask({ pieces: next });
    const held = hand() && setup() ? sortOf(setup()!, hand()!) : undefined;
    if (held && left(setup()!, next.pieces, held) === 0) setHand(null);
  };
  const choose = (steps: Step[]) => {
    setChosen(steps);
    const { done } = walk(moves(), steps);
    const [first] = steps;
    if (done === null || !first || !("id" in first)) return;
    const name = hand();
    if (name) set(put(setup()!, wanted(), name, done), "editor-none-left");
    else if (name === OFF) set(take(wanted(), found(wanted().pieces, done)));
    else set(move(setup()!, wanted(), found(wanted().pieces, first.id), done));
  };
  /** The piece that was pointed at, to be moved. */
  const held = () => {
    const [first] = chosen();
    return hand() === null && first && "id" in first ? found(wanted().pieces, first.id) : -1;
  };
  const off = (at = held()) => at >= 0 && set(take(wanted(), at));
  /** Puts what is in hand, or what was pointed at, onto a place by its id. */
  const drop = (place: string, name = hand()) => {
    if (name) set(put(setup()!, wanted(), name, place), "editor-none-left");
    else if (held() >= 0) set(move(setup()!, wanted(), held(), place));
  };
  const sayField = (name: string, value: string) => set({ ...wanted(), fields: { ...wanted().fields, [name]: value } });
  const write = (text: string) => {
    past.note();
    void ask({ text });
  };
  const from = (from: "empty" | "usual") => {
    past.note();
    takeUp(null);
    void ask({ from });
  };
  /** With other options other pieces stand: the text says as much of the old ones as can be understood. */
  const agree = (options: Options) => {
    past.note();
    takeUp(null);
    void ask({ text: stand()?.text ?? "", config: options, whole: true });
  };
  const scene = () => {
    const now = stand();
    // There is nothing to be read of a position that nobody plays.
    return now && { ...now.scene, sheets: [] };
  };
  const drawn = createMemo(() => (board() && scene() ? { board: board()!, scene: scene()! } : null));
  return { game, tell, seatName, ...asking, ...past, drawn, hand, takeUp, moves, chosen, choose, back: () => setChosen(shorter), held, off, drop, sayField, write, from, agree };
}

type Asking = ReturnType<typeof createAsking>;

/** What was asked of the house last, and what it said. */
function createAsking(game: string, begin: Options | null) {
  const [stand, setStand] = createSignal<EditorStand | null>(null);
  const [board, setBoard] = createSignal<Board | null>(null);
  const [setup, setSetup] = createSignal<Setup | null>(null);
  const [wanted, setWanted] = createSignal<Arrangement>({ pieces: [], fields: {} });
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [isBusy, setBusy] = createSignal(false);
  let asked = 0;
  /** What came first is not heard any more once something else was asked. */
  const ask = async (wish: EditorWish) => {
    const mine = ++asked;
    setBusy(true);
    try {
      const answer = await api.setUp(game, { config: stand()?.config ?? begin ?? {}, whole: setup() === null, ...wish });
      if (mine !== asked) return;
      batch(() => {
        if (answer.board) setBoard(answer.board);
        if (answer.setup) setSetup(answer.setup);
        setWanted(answer.pieces);
        setStand(answer);
        setTrouble(null);
        setBusy(false);
      });
      keepAddress(game, answer.config as Options);
    } catch (error) {
      if (mine !== asked) return;
      batch(() => {
        setBusy(false);
        setTrouble(error);
        setWanted(stand()?.pieces ?? wanted());
      });
      if (stand()) complain(error);
    }
  };
  const start = () => {
    const position = begin?.position;
    return ask(typeof position === "string" && position !== "" ? { text: position } : { from: "usual" });
  };
  void start();
  return { stand, board, setup, wanted, setWanted, trouble, isBusy, ask, start };
}

function keepAddress(game: string, config: Options): void {
  const address = `/editor/${game}?config=${encodeURIComponent(JSON.stringify(config))}`;
  if (address.length <= LONGEST_ADDRESS) history.replaceState(null, "", address);
}

/** What stood before, as options with their position. */
function createPast({ stand, ask }: Asking) {
  const [before, setBefore] = createSignal<Options[]>([]);
  const [later, setLater] = createSignal<Options[]>([]);
  const now = () => stand()?.config as Options | undefined;
  const note = () => batch(() => {
    const here = now();
    if (here && JSON.stringify(here) !== JSON.stringify(before().at(-1))) setBefore((all) => [...all, here].slice(-MOST_BACK));
    setLater([]);
  });
  const go = (from: () => Options[], setFrom: (all: Options[]) => void, to: () => Options[], setTo: (all: Options[]) => void) => {
    const [target, here] = [from().at(-1), now()];
    if (!target || !here) return;
    batch(() => {
      setFrom(from().slice(0, -1));
      setTo([...to(), here]);
    });
    void ask({ text: String(target.position ?? ""), config: target, whole: true });
  };
  return {
    note,
    undo: () => go(before, setBefore, later, setLater), canUndo: () => before().length > 0,
    redo: () => go(later, setLater, before, setBefore), canRedo: () => later().length > 0,
  };
}
