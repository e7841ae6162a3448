// Rings, arrows and lines: what is marked, and why.
import { For, Show } from "solid-js";
import type { Arrow, Board, Emphasis, Line, Outline } from "../api/types";
import { theme } from "../app/theme";
import { drawnArrow } from "./arrow";
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

/** An arrow, with an edge where it has a colour of its own. */
export function Pointer(props: { board: Board; arrow: Arrow }) {
  const ink = (name: string) => colour(props.board, theme(), name);
  const drawn = () => drawnArrow(props.arrow);
  const own = () => ink(props.arrow.ink ?? props.arrow.why);
  const width = () => props.arrow.tenths / 10;
  /** Line and end so much wider, in this paint. */
  const Layer = (layer: { shaft: string; end: string; more: number; opacity?: number; isWhole?: boolean }) => (
    <>
      <path
        d={drawn().shaft} fill="none" stroke={layer.shaft} stroke-width={width() * (1 + layer.more)} stroke-linecap="round" stroke-linejoin="round"
        stroke-dasharray={layer.isWhole ? undefined : drawn().dashes} opacity={layer.opacity}
      />
      <path
        d={drawn().end} fill={drawn().kind === "face" ? layer.end : "none"} stroke={layer.end} stroke-linecap="round" stroke-linejoin="round"
        stroke-width={width() * ((drawn().kind === "face" ? 0 : 1) + layer.more)} opacity={layer.opacity}
      />
    </>
  );
  return (
    <g class="arrow">
      <Layer shaft={ink("halo")} end={ink("halo")} more={8 / 9} opacity={0.7} isWhole />
      <Show when={props.arrow.ink}><Layer shaft={ink("text")} end={ink("text")} more={0.45} /></Show>
      <Layer shaft={own()} end={drawn().kind === "cross" ? ink("note") : own()} more={0} />
    </g>
  );
}
