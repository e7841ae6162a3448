// Rings, arrows and lines: what is marked, and why.
import { For } from "solid-js";
import type { Arrow, Board, Emphasis, Line, Outline } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Edge } from "./shapes";

type Layer = [colour: string, width: number, opacity: number];
const LAYERS: Record<Emphasis, Layer[]> = {
  last: [["last", 11, 0.3], ["last", 4, 0.95]],
  selected: [["halo", 17, 0.75], ["selected", 13, 0.35], ["selected", 7, 1]],
  target: [["halo", 11, 0.7], ["target", 6, 1]],
  must: [["halo", 13, 0.8], ["target", 8, 1]],
  winning: [["winning", 28, 0.35], ["winning-edge", 15, 0.85], ["winning", 10, 1], ["winning-core", 4, 0.95]],
};

/** A ring along an outline, for each reason. */
export function Rings(props: { board: Board; outline: Outline; why: readonly Emphasis[] }) {
  return (
    <For each={props.why}>
      {(why) => (
        <g class={`ring ring-${why}`}>
          <For each={LAYERS[why]}>
            {([name, width, opacity]) => (
              <Edge
                outline={props.outline} fill="none" stroke={colour(props.board, theme(), name)} stroke-width={width}
                stroke-linejoin="round" stroke-linecap="round" opacity={opacity}
                stroke-dasharray={why === "target" && name === "target" ? "14 11" : undefined}
              />
            )}
          </For>
        </g>
      )}
    </For>
  );
}

export function Beam(props: { board: Board; line: Line }) {
  const data = () => `M${props.line.from.x} ${props.line.from.y} L${props.line.to.x} ${props.line.to.y}`;
  return (
    <g aria-hidden="true" class="untouchable">
      <For each={LAYERS[props.line.why]}>
        {([name, width, opacity]) => (
          <path d={data()} fill="none" stroke={colour(props.board, theme(), name)} stroke-width={width} stroke-linecap="round" opacity={opacity} />
        )}
      </For>
    </g>
  );
}

export function Pointer(props: { board: Board; arrow: Arrow }) {
  const ink = (name: string) => colour(props.board, theme(), name);
  const geometry = () => {
    const { from, bend, to } = props.arrow;
    const [rx, ry] = [to.x - bend.x, to.y - bend.y];
    const length = Math.max(Math.hypot(rx, ry), 1);
    const [dx, dy] = [rx / length, ry / length];
    const [fx, fy] = [to.x - 24 * dx, to.y - 24 * dy];
    const at = (n: number) => n.toFixed(1);
    return {
      shaft: `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${at(fx)} ${at(fy)}`,
      head: `M${to.x} ${to.y} L${at(fx - 17 * dy)} ${at(fy + 17 * dx)} L${at(fx + 17 * dy)} ${at(fy - 17 * dx)} Z`,
    };
  };
  return (
    <g class="arrow">
      <path d={geometry().shaft} fill="none" stroke={ink("halo")} stroke-width="17" stroke-linecap="round" opacity="0.7" />
      <path d={geometry().head} fill={ink(props.arrow.why)} stroke={ink("halo")} stroke-width="8" stroke-opacity="0.7" stroke-linejoin="round" paint-order="stroke" />
      <path d={geometry().shaft} fill="none" stroke={ink(props.arrow.why)} stroke-width="9" stroke-linecap="round" />
    </g>
  );
}
