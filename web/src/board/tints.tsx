// Regions washed with a colour, more of it along their edges, beneath all that stands on them (crates/scene/src/svg.rs).
import { createMemo, For, Show } from "solid-js";
import type { Board, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Edge } from "./shapes";

/** How much a tint covers, and how wide its edge is: half of it lies within the region. */
const [WASH, BAND] = [0.4, 18];

export function Tints(props: { board: Board; scene: Scene }) {
  const outlines = createMemo(() => new Map(props.board.regions.map(({ id, outline }) => [id, outline])));
  const ink = (name: string) => colour(props.board, theme(), name);
  return (
    <g aria-hidden="true" class="untouchable">
      <For each={props.scene.tints}>
        {(tint) => (
          <Show when={outlines().get(tint.of)}>
            {(outline) => (
              <>
                <clipPath id={`tint-${tint.of}`}><Edge outline={outline()} /></clipPath>
                <Edge
                  outline={outline()} clip-path={`url(#tint-${tint.of})`} fill={ink(tint.colour)} fill-opacity={WASH}
                  stroke={ink(tint.colour)} stroke-width={BAND} stroke-opacity={WASH} stroke-linejoin="round"
                />
              </>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}
