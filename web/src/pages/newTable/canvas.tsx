// The squares of a board that is painted: by pointer, finger or keys.
import { For, Index } from "solid-js";
import type { Sketch } from "../../api/types";
import { theme } from "../../app/theme";
import { t } from "../../words/words";
import type { Easel } from "./painting";
import { type At, between, type Cell, type Painting, same, squareName } from "./sketch";

type Props = { sketch: Sketch; easel: Easel; painting: Painting; label: string; hint: string; say: (word: string) => string };

const STEPS: Record<string, readonly [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The square under a point of the screen. */
function under(x: number, y: number): At | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
  const [row, column] = (cell?.dataset.at ?? "").split(" ").map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Whether a stroke is being made. A finger that only scrolls paints nothing: its first square waits for the second, or for the end.
 * A fast hand leaves no gaps; one that left the board comes back where it comes back. */
function stroking(easel: Easel) {
  let [first, last]: (At | null)[] = [null, null];
  let isOutside = false;
  const start = () => {
    if (first) easel.begin(first);
    first = null;
  };
  return {
    down: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (event.button !== 0) return;
      last = first = under(event.clientX, event.clientY);
      isOutside = false;
      if (event.pointerType === "touch") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start();
    },
    move: (event: PointerEvent) => {
      if (!last) return;
      const here = under(event.clientX, event.clientY);
      const wasOutside = isOutside;
      isOutside = here === null;
      if (!here || same(here, last)) return;
      start();
      for (const square of wasOutside ? [here] : between(last, here)) easel.go(square);
      last = here;
    },
    up: () => {
      start();
      last = null;
    },
    cancel: () => {
      first = last = null;
    },
  };
}

export function Canvas(props: Props) {
  const { easel } = props;
  const stroke = stroking(easel);
  let grid!: HTMLDivElement;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const [now, { rows }] = [easel.at(), props.painting];
    if (event.key === " " || event.key === "Enter") easel.begin(now);
    else if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) easel.undo();
    else if (step) {
      const next = { row: Math.min(Math.max(now.row + step[0], 0), rows.length - 1), column: Math.min(Math.max(now.column + step[1], 0), rows[0]!.length - 1) };
      easel.setAt(next);
      grid.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus();
      if (event.shiftKey && easel.tool().kind !== "link") easel.begin(next);
    } else return;
    event.preventDefault();
  };
  return (
    <div class="canvas" style={{ "--columns": props.painting.rows[0]!.length }}>
      <div
        class="canvas-grid" role="grid" aria-label={props.label} aria-describedby={props.hint} ref={grid} onKeyDown={move}
        onPointerDown={stroke.down} onPointerMove={stroke.move} onPointerUp={stroke.up} onPointerCancel={stroke.cancel}
      >
        <Index each={props.painting.rows}>
          {(row, y) => (
            // biome-ignore lint/a11y/useFocusableInteractive: one stops at squares, not at rows
            <div role="row" class="canvas-row">
              <Index each={row()}>{(cell, x) => <Square {...props} cell={cell()} at={{ row: y, column: x }} />}</Index>
            </div>
          )}
        </Index>
      </div>
      <Links painting={props.painting} />
    </div>
  );
}

function Square(props: Props & { cell: Cell; at: At }) {
  const sign = () => props.sketch.signs.find((one) => one.word === props.cell.word);
  const colour = () => sign()?.colour[theme()] ?? "#808080";
  const label = () => {
    const words = [props.say(props.cell.word), ...(props.cell.isMarked && props.sketch.mark ? [props.say(props.sketch.mark.word)] : [])];
    return t("paint-square", { square: squareName(props.painting, props.at), what: words.join(", ") });
  };
  const isHere = () => same(props.easel.at(), props.at);
  const isEnd = () => props.easel.end() !== null && same(props.easel.end()!, props.at);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: it has a tabindex, under the name that HTML gives it
    <div
      role="gridcell" class="canvas-square" classList={{ "is-end": isEnd(), "is-dark": isDark(colour()) }} data-at={`${props.at.row} ${props.at.column}`}
      tabindex={isHere() ? 0 : -1} aria-label={label()} style={{ "background-color": colour() }} onFocus={() => props.easel.setAt(props.at)}
    >
      <span aria-hidden="true">{props.cell.isMarked ? "★" : sign()?.sign}</span>
    </div>
  );
}

/** Whether letters on a colour must be light. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue < 120;
}

function Links(props: { painting: Painting }) {
  return (
    <svg class="canvas-links" viewBox={`0 0 ${props.painting.rows[0]!.length} ${props.painting.rows.length}`} aria-hidden="true">
      <For each={props.painting.links}>
        {([one, other]) => <line x1={one.column + 0.5} y1={one.row + 0.5} x2={other.column + 0.5} y2={other.row + 0.5} />}
      </For>
    </svg>
  );
}
