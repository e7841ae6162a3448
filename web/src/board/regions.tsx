// The places of the board: unseen until they are a target, a mark or somebody's focus.
import { createMemo, For, Show } from "solid-js";
import type { Board, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Element, type Touch } from "./element";
import { Rings } from "./marks";
import { Edge } from "./shapes";

export function Regions(props: { board: Board; scene: Scene; touch: Touch }) {
  /** What the scene says of regions now, where that is not what the board says. */
  const labels = createMemo(() => new Map(props.scene.labels.map((label) => [label.of, label.text])));
  // By their ids, so that elements stay themselves, and keep the focus, when the board is laid anew.
  const regions = createMemo(() => new Map(props.board.regions.map((region) => [region.id, region])));
  // What was chosen is ringed above all others: it is seen whole, though its neighbours are marked as well.
  const touch: Touch = { ...props.touch, marks: (id) => props.touch.marks(id).filter((why) => why !== "selected") };
  const chosen = createMemo(() => props.board.regions.filter(({ id }) => props.touch.marks(id).includes("selected")));
  return (
    <>
      <For each={[...regions().keys()]}>
        {(id) => (
          <Show when={regions().get(id)}>
            {(region) => (
              <Element id={id} on={null} label={labels().get(id) ?? region().label} outline={region().outline} board={props.board} touch={touch} class="region">
                <Edge
                  outline={region().outline} class="face" pointer-events="all" fill={colour(props.board, theme(), "target")}
                  fill-opacity={props.touch.marks(id).includes("target") ? 0.15 : 0}
                />
              </Element>
            )}
          </Show>
        )}
      </For>
      <g aria-hidden="true" class="untouchable">
        <For each={chosen()}>{(region) => <Rings board={props.board} outline={region.outline} why={["selected"]} />}</For>
      </g>
    </>
  );
}
