// Regions washed with a colour, beneath everything that stands on them (crates/scene/src/svg.rs).
import { createMemo, For, Show } from "solid-js";
import type { Board, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Edge } from "./shapes";

export function Tints(props: { board: Board; scene: Scene }) {
  const outlines = createMemo(() => new Map(props.board.regions.map(({ id, outline }) => [id, outline])));
  return (
    <g aria-hidden="true" class="untouchable">
      <For each={props.scene.tints}>
        {(tint) => (
          <Show when={outlines().get(tint.of)}>
            {(outline) => <Edge outline={outline()} fill={colour(props.board, theme(), tint.colour)} fill-opacity={0.32} />}
          </Show>
        )}
      </For>
    </g>
  );
}
