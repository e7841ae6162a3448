// A study as the page holds it: its tree, the node that is looked at, the half-made action, and what the house says to all that. The house
// keeps it: whatever changes it is on disk before it is shown.
import { batch, createEffect, createMemo, createResource, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Board, Card, Message, Scene, Step, StudyCard, StudyInput, StudyStand, Viewer } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import { createPlaces } from "../../board/places";
import { reuse } from "../../live/merge";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { announce, complain, explain } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { say, spelled, t, textOr } from "../../words/words";
import type { Handled } from "../table/buttons";
import type { Peek, Rest } from "../table/cards";
import type { Refusal } from "../table/speech";
import { after, beside, last } from "./variations";

export type Study = ReturnType<typeof createStudy>;
export type Remarks = { name: string; comment: string; arrows: StudyCard["nodes"][number]["arrows"] };

const NO_MOVES: Tree = [];
/** How wide an arrow is drawn, in tenths of a unit. */
const ARROW = 70;

export function createStudy(first: StudyCard, begin: number | null) {
  const [card, setCard] = createSignal(first);
  const { id, game } = first;
  const [node, setNode] = createSignal(begin !== null && begin < first.nodes.length ? begin : 0);
  /** As whom it is looked at, if somebody said so: else as the seat that is to act. */
  const [eyes, setEyes] = createSignal<Viewer | null>(null);
  const [stand, setStand] = createSignal<StudyStand | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [considered, consider] = createSignal<string | null>(null);
  const seatName = (seat: number) => textOr(`${game}-seat-${seat}`, t("seat-number", { n: seat + 1 }));
  const tell = (message: Message) => say(message, seatName);
  const spell = (action: string) => spelled(game, action);

  const boards = new Map<Viewer, Board>();
  const [board, { refetch }] = createResource(
    () => stand()?.viewer ?? null,
    async (who) => {
      const found = boards.get(who) ?? (await api.studyBoard(id, who));
      boards.set(who, found);
      return found;
    },
  );
  const moves = createMemo<Tree>(() => (isBusy() || !card().mine ? NO_MOVES : ((stand()?.moves as Tree | undefined) ?? NO_MOVES)));
  const here = createMemo(() => walk(moves(), chosen()));
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  createEffect(on(here, () => consider(null)));

  const take = (found: StudyStand) => batch(() => {
    setStand({ ...found, scene: reuse(stand()?.scene, found.scene) as Scene });
    setNode(found.node);
    setChosen([]);
    setRefusal(null);
    setTrouble(null);
  });
  let asked = 0;
  /** Goes to a node, or looks at it as somebody else. Whoever goes on meanwhile is shown where they went. */
  const go = async (to: number, who: Viewer | null = eyes()) => {
    const mine = ++asked;
    batch(() => {
      setNode(to);
      setEyes(who);
      setChosen([]);
      setRefusal(null);
    });
    try {
      const found = await api.studyAt(id, to, who);
      if (mine === asked) {
        take(found);
        announce([...found.told.map(tell), card().nodes[to]?.comment ?? ""].join(" ").trim() || tell(found.scene.caption));
      }
    } catch (error) {
      if (mine === asked) setTrouble(error);
    }
  };
  void go(node());

  const refused = (error: unknown, action: string): Refusal => {
    if (!(error instanceof Trouble)) return { text: explain(error), paragraph: null };
    if (error.kind === "notation" && error.said === null) return { text: t("error-notation-short", { text: quoted(action) }), paragraph: null };
    return { text: error.said ? tell(error.said) : explain(error), paragraph: error.paragraph };
  };
  /** Plays on from here: what the rules refuse is said as at a table. */
  const play = async (input: StudyInput) => {
    if (isBusy() || !card().mine) return;
    setBusy(true);
    asked++;
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
      void renew(error);
    }
  };
  /** Whoever changed it elsewhere is shown what became of it. */
  const renew = async (error: unknown) => {
    if (!(error instanceof Trouble) || error.code !== "study-changed") return;
    const found = await api.study(id).catch(() => null);
    if (!found) return;
    setCard(found);
    void go(Math.min(node(), found.nodes.length - 1));
  };
  const change = async (ask: () => Promise<StudyCard>): Promise<boolean> => {
    if (isBusy()) return false;
    setBusy(true);
    try {
      setCard(await ask());
      return true;
    } catch (error) {
      complain(error);
      void renew(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remark = (at: number, remarks: Remarks) => change(() => api.remarkStudy(id, { version: card().version, node: at, ...remarks }));
  /** Cuts the variation off that is looked at: one stands where it began. */
  const prune = async () => {
    const [at, before] = [node(), card().nodes[node()]!.after];
    if (at > 0 && (await change(() => api.pruneStudy(id, { version: card().version, node: at })))) await go(before);
  };
  const share = async (shared: boolean) => {
    try {
      await api.shareStudy(id, shared);
      setCard((now) => ({ ...now, shared }));
      return true;
    } catch (error) {
      complain(error);
      return false;
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
  const nodes = () => card().nodes;
  /** Whither the arrow keys lead: back and on, and to the variations beside. */
  const step = (to: "first" | "back" | "next" | "last" | "up" | "down") => {
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
  const drawn = createMemo(() => {
    const [on, now] = [board.error ? undefined : board.latest, stand()];
    if (!on || !now) return null;
    const pointing = nodes()[now.node]?.arrows ?? [];
    return { board: on, scene: pointing.length > 0 ? { ...now.scene, arrows: [...now.scene.arrows, ...arrows(on, now.scene, pointing)] } : now.scene };
  });
  const cards = createStudyCards({ id, game, node, stand, setRefusal, tell });
  const handled: Handled = {
    isRunning: () => true, isWatching: () => !card().mine, isHidden: () => false, following: () => null, at: () => (moves().length > 0 ? null : 0), isConfirming: () => false,
    moves, spell, type, isBusy, drawn, consider, choose, chosen, tell, here, act, back,
  };
  return {
    ...handled, ...cards, id, game, card, nodes, node, stand, go, step, play, remark, prune, share, considered, refusal, setRefusal, seatName,
    trouble: () => trouble() ?? (board.error as unknown) ?? null,
    retry: () => {
      if (board.error) void refetch();
      void go(node());
    },
  };
}

/** Arrows from id to id, as the board draws them; what is not there is left out. */
function arrows(board: Board, scene: Scene, all: Remarks["arrows"]): Scene["arrows"] {
  const { middleOf } = createPlaces({ board, scene });
  return all.flatMap(({ from, to }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    if (!start || !end) return [];
    const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    return [{ from: start, bend, to: end, why: "must" as const, ink: null, shaft: "solid" as const, tip: "head" as const, is_stopped: false, tenths: ARROW }];
  });
}

type Given = {
  id: string;
  game: string;
  node: () => number;
  stand: () => StudyStand | null;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
};

/** What the house tells of things on the board, and why they cannot be moved. */
function createStudyCards({ id, game, node, stand, setRefusal, tell }: Given) {
  const hasCards = () => gameInfo(game)?.has_cards ?? false;
  const [peek, setPeek] = createSignal<Peek | null>(null);
  let resting: Rest | null = null;
  const ask = async (of: string, after: string | null): Promise<Card | null> => {
    if (!hasCards()) return null;
    return api.studyThing(id, node(), stand()?.viewer ?? null, of, after).catch((error) => {
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
