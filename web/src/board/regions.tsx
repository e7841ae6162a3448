// The places of the board: unseen until they are a target, a mark or somebody's focus.
import { createMemo, For, Show } from "solid-js";
import type { Board, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Element, type Touch } from "./element";
import { Edge } from "./shapes";

export function Regions(props: { board: Board; scene: Scene; touch: Touch }) {
  /** What the scene says of regions now, where that is not what the board says. */
  const labels = createMemo(() => new Map(props.scene.labels.map((label) => [label.of, label.text])));
  // By their ids, so that elements stay themselves, and keep the focus, when the board is laid anew.
  const regions = createMemo(() => new Map(props.board.regions.map((region) => [region.id, region])));
  return (
    <For each={[...regions().keys()]}>
      {(id) => (
        <Show when={regions().get(id)}>
          {(region) => (
            <Element id={id} on={null} label={labels().get(id) ?? region().label} outline={region().outline} board={props.board} touch={props.touch} class="region">
              <Edge
                outline={region().outline} class="face" pointer-events="all" fill={colour(props.board, theme(), "target")}
                fill-opacity={props.touch.marks(id).includes("target") ? 0.15 : 0}
              />
            </Element>
          )}
        </Show>
      )}
    </For>
  );
}
