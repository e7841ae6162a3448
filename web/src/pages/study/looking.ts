// Which node of a study is looked at, as whom, and what is seen there.
import { batch, createMemo, createResource, createSignal } from "solid-js";
import { api } from "../../api/client";
import type { Board, Card, Message, Scene, StudyCard, StudyStand, Viewer } from "../../api/types";
import { drawnArrows } from "../../board/pointers";
import { reuse } from "../../live/merge";
import { announce } from "../../ui/notices";

type Drawn = { board: Board; scene: Scene };
export type Arrows = StudyCard["nodes"][number]["arrows"];

/** Where its positions come from: the house keeps it as a study, or has them of a match. */
export type Source = {
  board: (id: string, who: Viewer) => Promise<Board>;
  at: (id: string, node: number, who: Viewer | null) => Promise<StudyStand>;
  /** What something is, where it can be asked. */
  thing: ((id: string, node: number, who: Viewer | null, of: string, after: string | null) => Promise<Card>) | null;
  /** Who sits in a seat, where somebody does. */
  name: (seat: number) => string | null;
};

export const STUDIES: Source = { board: api.studyBoard, at: api.studyAt, thing: api.studyThing, name: () => null };

export function createLooking(first: StudyCard, begin: number | null, tell: (message: Message) => string, source: Source) {
  const { id } = first;
  const [card, setCard] = createSignal(first);
  const nodes = () => card().nodes;
  const [node, setNode] = createSignal(begin !== null && begin < first.nodes.length ? begin : 0);
  /** As whom it is looked at, if somebody said so: else as the seat that is to act. */
  const [eyes, setEyes] = createSignal<Viewer | null>(null);
  const [stand, setStand] = createSignal<StudyStand | null>(null);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const boards = new Map<Viewer, Board>();
  const [board, { refetch }] = createResource(
    () => (stand() === null ? null : { who: stand()!.viewer }),
    async ({ who }) => {
      const found = boards.get(who) ?? (await source.board(id, who));
      boards.set(who, found);
      return { who, board: found };
    },
  );
  let asked = 0;
  /** Where it stands now. What was asked for before comes too late. */
  const take = (found: StudyStand) => batch(() => {
    asked++;
    setStand({ ...found, scene: reuse(stand()?.scene, found.scene) as Scene });
    setNode(found.node);
    setTrouble(null);
  });
  /** Goes to a node, or looks at it as somebody else. */
  const go = async (to: number, who: Viewer | null = eyes()) => {
    const mine = ++asked;
    batch(() => {
      setNode(to);
      setEyes(who);
    });
    try {
      const found = await source.at(id, to, who);
      if (mine !== asked) return;
      take(found);
      announce([...found.told.map(tell), nodes()[to]?.comment ?? ""].join(" ").trim() || tell(found.scene.caption));
    } catch (error) {
      if (mine === asked) setTrouble(error);
    }
  };
  /** Nothing is drawn on the board of another seat: until the right one is there, what was seen before stays. */
  const drawn = createMemo<Drawn | null>((before) => {
    const [on, now] = [board.error ? undefined : board.latest, stand()];
    if (!on || !now) return null;
    if (on.who !== now.viewer) return before;
    const pointing = nodes()[now.node]?.arrows ?? [];
    return { board: on.board, scene: pointing.length > 0 ? { ...now.scene, arrows: [...now.scene.arrows, ...drawnArrows(on.board, now.scene, pointing)] } : now.scene };
  }, null);
  const retry = () => {
    if (board.error) void refetch();
    void go(node());
  };
  void go(node());
  return { id, game: first.game, card, setCard, nodes, node, eyes, stand, take, go, drawn, retry, trouble: () => trouble() ?? (board.error as unknown) ?? null };
}
