// The places of the board: unseen until they are a target, a mark or somebody's focus.
import { For, Show } from "solid-js";
import type { Board, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Element, type Touch } from "./element";
import type { Places } from "./places";
import { Edge } from "./shapes";

export function Regions(props: { board: Board; scene: Scene; places: Places; touch: Touch }) {
  return (
    <For each={props.scene.regions.map((region) => region.id)}>
      {(id) => (
        <Show when={props.places.regions().get(id)}>
          {(region) => (
            <Element id={id} on={null} label={region().label} outline={region().outline} board={props.board} touch={props.touch} class="region">
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
