// How the board lies on this screen: in which plan, turned how, drawn how large.
import { createMemo, createSignal } from "solid-js";
import type { Board, Scene } from "../../api/types";
import { isTouch } from "../../app/screen";
import { arrange } from "../../board/arrange";
import { placed } from "../../board/layout";
import { need } from "../../board/need";
import { type Plan, plan, turnsOf } from "../../board/plan";
import type { Quarters } from "../../board/turning";
import { createRoom, createZoom } from "../../board/zoom";
import type { Table } from "./state";

export type Staging = ReturnType<typeof createStaging>;

const EMPTY = { x: 0, y: 0, width: 1, height: 1 };
const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function createStaging(table: Pick<Table, "drawn">) {
  const [wish, setWish] = createSignal<Quarters | null>(null);
  const board = createMemo(() => table.drawn()?.board ?? null);
  const least = createMemo(() => {
    const drawn = table.drawn();
    return drawn ? need(drawn.board, drawn.scene, isTouch()) : 1;
  });
  const panels = createMemo(() => placed(table.drawn()?.scene.panels ?? []).map((panel) => panel.place), [], { equals: alike });
  const room = createRoom();
  const laidPlan = createMemo<Plan | null>(
    () => {
      const size = room[0]();
      return board() && size.width > 0 && size.height > 0 ? plan(board()!, size, least(), wish(), panels()) : null;
    },
    null, { equals: alike },
  );
  const zoom = createZoom(room, () => laidPlan()?.box ?? EMPTY, least);
  const arranged = createMemo(() => {
    const [on, by] = [board(), laidPlan()];
    return on && by && { by, ...arrange(on, by) };
  });
  /** The board and the scene as they lie. Nothing before there is room for them. */
  const laid = createMemo<{ board: Board; scene: Scene; plan: Plan } | null>(() => {
    const [here, drawn] = [arranged(), table.drawn()];
    return here && drawn && { board: here.board, scene: here.scene(drawn.scene), plan: here.by };
  });
  /** The next turn that the game allows, if there is any. */
  const turn = createMemo(() => {
    const turns = board() ? turnsOf(board()!).sort() : [];
    if (turns.length < 2) return null;
    return () => setWish(turns[(turns.indexOf(laidPlan()?.quarters ?? 0) + 1) % turns.length]!);
  });
  /** How large the board is at first: what stands above and below it keeps to its edges. */
  const size = (): Record<string, string> => {
    const box = laidPlan()?.box;
    const unit = zoom.limits().open;
    return box ? { "--board-width": `${box.width * unit}px`, "--board-height": `${Math.ceil(box.height * unit)}px` } : {};
  };
  return { zoom, laid, turn, size };
}
