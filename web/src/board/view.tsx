// A board and a scene, drawn and played on: by click, by drag, by keyboard. Knows no game: it walks the tree
// of clicks and tells which steps were chosen.
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from "solid-js";
import type { Board, Emphasis, Message, Move, Point, Scene, Step } from "../api/types";
import { theme } from "../app/theme";
import { play } from "../motion/animate";
import { isStill, motion } from "../motion/motion";
import { ahead, point, walk } from "../path/path";
import { Badge, Element, type Touch } from "./element";
import { corner, middle, slotArea, slots } from "./layout";
import { Pointer } from "./marks";
import { PanelView } from "./panel";
import { Backdrop, Definitions, Edge, symbolId } from "./shapes";
import { Standing } from "./standing";
import { colour } from "./colours";
import { steer, type Arrow, type Spot } from "./steer";

type Props = {
  board: Board;
  scene: Scene;
  moves: readonly Move[];
  chosen: readonly Step[];
  onChosen: (steps: Step[]) => void;
  /** Somebody wants a closer look at what has this id. */
  onLook: (of: string) => void;
  /** Whoever plays by keys has nothing to point at on the board. */
  onNoTarget: () => void;
  say: (message: Message) => string;
};

type Hit = { id: string; on: string | null };
type Held = Hit & { x: number; y: number; pointer: number; isBadge: boolean };
/** So long is a long press, in milliseconds. */
const LONG = 500;
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export function BoardView(props: Props) {
  let svg!: SVGSVGElement;
  let ghosts!: SVGGElement;
  const [hovered, setHovered] = createSignal<string | null>(null);
  const [drag, setDrag] = createSignal<{ symbol: string | null; at: Point } | null>(null);
  let held: Held | null = null;
  let press = 0;
  onCleanup(() => clearTimeout(press));
  let before: Step[] = [];
  let isByKeys = false;
  let dropped: { symbol: string; at: Point; time: number } | null = null;

  // What can be pointed at.
  const now = createMemo(() => walk(props.moves, props.chosen));
  const start = createMemo(() => walk(props.moves, []));
  const pieces = createMemo(() => new Map(props.scene.pieces.map((piece) => [piece.id, piece])));
  const regions = createMemo(() => new Map(props.scene.regions.map((region) => [region.id, region])));
  const sheeted = createMemo(() => new Set(props.scene.sheets.map((sheet) => sheet.of)));
  const chosenIds = createMemo(() => new Set(props.chosen.flatMap((step) => ("id" in step ? [step.id] : []))));
  const preview = createMemo(() => {
    const id = hovered();
    return id !== null && props.chosen.length === 0 && now().targets.has(id) ? ahead(props.moves, [], id) : new Set<string>();
  });
  const marked = createMemo(() => {
    const all = new Map<string, Emphasis[]>();
    for (const { id, why } of props.scene.marks) all.set(id, [...(all.get(id) ?? []), why]);
    return all;
  });
  const marks = (id: string): Emphasis[] => {
    const list = [...(marked().get(id) ?? [])];
    if (chosenIds().has(id)) list.push("selected");
    else if (props.chosen.length > 0 ? now().targets.has(id) : preview().has(id) || (hovered() === id && now().targets.has(id))) list.push("target");
    return list;
  };
  const touch: Touch = {
    say: (message) => props.say(message),
    can: (id) => now().targets.has(id) || chosenIds().has(id) || (props.chosen.length > 0 && start().targets.has(id)),
    marks,
    isChosen: (id) => chosenIds().has(id),
    hasSheet: (id) => sheeted().has(id),
  };

  createEffect(
    on(
      () => [props.scene, props.board] as const,
      ([next, board], before) => {
        // From one player's side of the board to the other's nothing glides.
        if (!before || before[0] === next || before[1] !== board) return;
        const [last] = before;
        const found = motion(board, last, next);
        if (isStill(found)) return;
        if (dropped && performance.now() - dropped.time < 4000) {
          const { symbol, at } = dropped;
          for (const glide of found.glides) {
            const isThat = next.pieces.some((piece) => piece.id === glide.id && piece.symbol === symbol);
            if (isThat && Math.hypot(glide.to.x - at.x, glide.to.y - at.y) < 160) Object.assign(glide, { from: at, scale: 1 });
          }
        }
        dropped = null;
        play(found, svg, ghosts, symbolId);
      },
    ),
  );

  // Whoever plays by keys finds the focus on the board again when it is their turn.
  createEffect(
    on(
      () => props.moves,
      (moves) => {
        const held = document.activeElement;
        if (!isByKeys || moves.length === 0 || (held && held !== document.body && !svg.contains(held))) return;
        const [first] = now().targets;
        if (first) focus(first);
        else props.onNoTarget();
      },
      { defer: true },
    ),
  );

  // Pointing.
  const onto = (event: PointerEvent): Point => {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const under = (node: globalThis.Element | null): Hit | null => {
    const element = node?.closest<SVGGElement>("[data-id], [data-sheet]");
    return element ? { id: (element.dataset.id ?? element.dataset.sheet)!, on: element.dataset.on ?? null } : null;
  };
  const aim = (hit: Hit) => {
    const steps = point(props.moves, props.chosen, hit.id, hit.on);
    if (steps) props.onChosen(steps);
    else look(hit);
  };
  /** Opens what there is to see of it, or of what it stands on. */
  const look = (hit: Hit): boolean => {
    const of = [hit.id, hit.on].find((one) => one !== null && sheeted().has(one));
    if (of) props.onLook(of);
    return of !== undefined;
  };
  const symbolOf = (id: string): string | null =>
    pieces().get(id)?.symbol ?? props.scene.panels.flatMap(slots).find((slot) => slot.id === id)?.symbol ?? null;

  const down = (event: PointerEvent) => {
    isByKeys = false;
    if (event.button !== 0 || held) return;
    const hit = under(event.target as globalThis.Element);
    if (!hit) return;
    const isBadge = (event.target as globalThis.Element).closest("[data-sheet]") !== null;
    held = { ...hit, x: event.clientX, y: event.clientY, pointer: event.pointerId, isBadge };
    clearTimeout(press);
    if (event.pointerType === "mouse") return;
    press = window.setTimeout(() => {
      if (held && drag() === null && look(held)) held = null;
    }, LONG);
  };
  /** A right click, or what a touch screen makes of a long press. */
  const menu = (event: MouseEvent) => {
    const hit = under(event.target as globalThis.Element);
    if (!hit || !look(hit)) return;
    event.preventDefault();
    held = null;
  };
  const over = (event: PointerEvent) => {
    if (drag()) return void setDrag({ symbol: drag()!.symbol, at: onto(event) });
    if (!held) {
      const hit = under(event.target as globalThis.Element);
      const id = hit && [hit.id, hit.on].find((one) => one !== null && now().targets.has(one));
      return void setHovered(event.pointerType === "mouse" ? (id ?? null) : null);
    }
    if (held.pointer !== event.pointerId || Math.hypot(event.clientX - held.x, event.clientY - held.y) < 8) return;
    clearTimeout(press);
    before = [...props.chosen];
    const isChosen = chosenIds().has(held.id);
    const steps = isChosen ? before : point(props.moves, before, held.id, held.on);
    const last = steps?.at(-1);
    const grabbed = isChosen ? held.id : last && "id" in last ? last.id : null;
    if (!steps || !grabbed || (!isChosen && steps.length < 1)) {
      held = null;
      return;
    }
    svg.setPointerCapture(event.pointerId);
    props.onChosen(steps);
    setDrag({ symbol: symbolOf(grabbed), at: onto(event) });
  };
  const up = (event: PointerEvent) => {
    const dragging = drag();
    const was = held;
    held = null;
    clearTimeout(press);
    setDrag(null);
    if (!was || was.pointer !== event.pointerId) return;
    // With a piece in hand even its sign is part of the place where the piece may go.
    const isTarget = props.chosen.length > 0 && now().targets.has(was.id);
    if (!dragging) return was.isBadge && !isTarget ? void look(was) : aim(was);
    const hit = under(document.elementFromPoint(event.clientX, event.clientY)) ?? near(dragging.at);
    const target = hit && [hit.id, hit.on].find((one) => one !== null && now().targets.has(one));
    const found = target ?? near(dragging.at)?.id;
    if (!found) return props.onChosen(before.length < props.chosen.length ? before : [...props.chosen]);
    if (dragging.symbol) dropped = { symbol: dragging.symbol, at: dragging.at, time: performance.now() };
    props.onChosen([...props.chosen, { id: found }]);
  };
  const cancel = () => {
    if (drag()) props.onChosen(before);
    held = null;
    clearTimeout(press);
    setDrag(null);
  };
  /** The target next to where a drag ended: fingers are broad. */
  const near = (at: Point) => {
    const close = spots(now().targets)
      .map((spot) => ({ id: spot.id, on: null, far: Math.hypot(spot.at.x - at.x, spot.at.y - at.y) }))
      .sort((a, b) => a.far - b.far)[0];
    return close && close.far < props.board.width / 10 ? close : null;
  };

  // Keys.
  const spots = (ids: Iterable<string>): Spot[] => [...ids].flatMap((id) => {
    const at = middleOf(id);
    return at ? [{ id, at }] : [];
  });
  const middleOf = (id: string): Point | null => {
    const piece = pieces().get(id);
    if (piece) return piece.at;
    const region = regions().get(id);
    if (region) return middle(region.outline);
    for (const panel of props.scene.panels) {
      const row = slots(panel).findIndex((slot) => slot.id === id);
      if (row >= 0) return middle({ rect: { area: slotArea(panel, row), radius: 0 } });
    }
    return null;
  };
  /** Where the sign for a closer look goes. Panels show their own. */
  const cornerOf = (id: string): Point | null => {
    const piece = pieces().get(id);
    const symbol = piece && props.board.symbols.find((one) => one.name === piece.symbol);
    if (piece && symbol) {
      const { x, y } = corner(symbol.outline);
      return { x: piece.at.x + x, y: piece.at.y + y };
    }
    const region = regions().get(id);
    if (region) return corner(region.outline);
    for (const panel of props.scene.panels) {
      const row = slots(panel).findIndex((slot) => slot.id === id);
      if (row >= 0) return corner({ rect: { area: slotArea(panel, row), radius: 0 } });
    }
    return null;
  };
  const focus = (id: string) => svg.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  const key = (event: KeyboardEvent) => {
    const hit = under(event.target as globalThis.Element);
    if (!hit || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      isByKeys = true;
      const isForward = now().targets.has(hit.id);
      aim({ id: hit.id, on: null });
      if (isForward && now().targets.size > 0) queueMicrotask(() => focus([...now().targets][0]!));
    } else if (event.key === "i" || event.key === "I") {
      if (look(hit)) event.preventDefault();
    } else if (ARROWS.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      const at = middleOf(hit.id);
      const ways = now().targets.size > 0 ? now().targets : sheeted();
      const next = at && steer(spots(ways), { id: hit.id, at }, event.key as Arrow);
      if (next) focus(next.id);
    }
  };
  /** Screen readers click without a pointer. */
  const click = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    const hit = under(event.target as globalThis.Element);
    if (hit) aim(hit);
  };

  return (
    <svg
      ref={svg}
      class="board"
      classList={{ "is-mine": props.moves.length > 0, dragging: drag() !== null, half: props.chosen.length > 0 }}
      viewBox={`0 0 ${props.board.width} ${props.board.height}`}
      role="group"
      aria-label={props.say(props.scene.caption)}
      onPointerDown={down}
      onPointerMove={over}
      onPointerUp={up}
      onPointerCancel={cancel}
      onPointerLeave={() => setHovered(null)}
      onKeyDown={key}
      onClick={click}
      onContextMenu={menu}
    >
      <Definitions board={props.board} />
      <Backdrop board={props.board} />
      <For each={props.scene.regions.map((region) => region.id)}>
        {(id) => (
          <Show when={regions().get(id)}>
            {(region) => (
              <Element id={id} on={null} label={region().label} outline={region().outline} board={props.board} touch={touch} class="region">
                <Edge
                  outline={region().outline} class="face" pointer-events="all" fill={colour(props.board, theme(), "target")}
                  fill-opacity={marks(id).includes("target") ? 0.15 : 0}
                />
              </Element>
            )}
          </Show>
        )}
      </For>
      <Standing board={props.board} scene={props.scene} pieces={pieces()} touch={touch} isLifted={(id) => drag() !== null && chosenIds().has(id)} />
      <For each={props.scene.panels.filter((panel) => !("queue" in panel.content)).map((panel) => panel.id)}>
        {(id) => (
          <Show when={props.scene.panels.find((panel) => panel.id === id)}>
            {(panel) => <PanelView board={props.board} panel={panel()} touch={touch} />}
          </Show>
        )}
      </For>
      <g aria-hidden="true">
        <For each={[...sheeted()]}>
          {(id) => <Show when={cornerOf(id)}>{(at) => <Badge id={id} board={props.board} at={at()} />}</Show>}
        </For>
      </g>
      <g aria-hidden="true" class="untouchable">
        <For each={props.scene.arrows}>{(arrow) => <Pointer board={props.board} arrow={arrow} />}</For>
      </g>
      <g aria-hidden="true" class="untouchable" ref={ghosts} />
      <Show when={drag()}>
        {(held) => (
          <Show when={held().symbol}>
            {(symbol) => <use class="untouchable in-hand" aria-hidden="true" href={`#${symbolId(symbol())}`} x={held().at.x} y={held().at.y} />}
          </Show>
        )}
      </Show>
    </svg>
  );
}
