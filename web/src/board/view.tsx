// A board and a scene, drawn and played on: by click, by drag, by keyboard. Knows no game: it walks the tree
// of clicks and tells which steps were chosen.
import { For, Show } from "solid-js";
import type { Board } from "../api/types";
import { Badge } from "./element";
import { createGliding } from "./gliding";
import { createKeys } from "./keys";
import { Pointer } from "./marks";
import { PanelView } from "./panel";
import { createPlaces } from "./places";
import { createPointing } from "./pointing";
import { createReach, type Played } from "./reach";
import { Regions } from "./regions";
import { Backdrop, Definitions, symbolId } from "./shapes";
import { Standing } from "./standing";

type Props = Played & {
  board: Board;
  /** Whoever plays by keys has nothing to point at on the board. */
  onNoTarget: () => void;
  /** A mouse rests on something, or does not any more. */
  onRest: (rest: { id: string; x: number; y: number } | null) => void;
};

export function BoardView(props: Props) {
  let svg!: SVGSVGElement;
  let ghosts!: SVGGElement;
  const places = createPlaces(props);
  const reach = createReach(props);
  const onDropped = createGliding(props, () => svg, () => ghosts);
  const keys = createKeys({ svg: () => svg, props, reach, places });
  const pointing = createPointing({ svg: () => svg, props, reach, places, onDropped });
  const { drag } = pointing;
  const down = (event: PointerEvent) => {
    keys.rest();
    pointing.down(event);
  };
  return (
    <svg
      ref={svg}
      class="board"
      classList={{ "is-mine": props.moves.length > 0, dragging: drag() !== null, half: props.chosen.length > 0 }}
      viewBox={`0 0 ${props.board.width} ${props.board.height}`}
      role="group"
      tabindex={props.hasCards && reach.now().targets.size === 0 && reach.sheeted().size === 0 ? 0 : undefined}
      aria-label={props.say(props.scene.caption)}
      onPointerDown={down}
      onPointerMove={pointing.over}
      onPointerUp={pointing.up}
      onPointerCancel={pointing.cancel}
      onPointerLeave={pointing.leave}
      onKeyDown={keys.onKeyDown}
      onClick={pointing.click}
      onContextMenu={pointing.menu}
    >
      <Definitions board={props.board} />
      <Backdrop board={props.board} />
      <Regions board={props.board} scene={props.scene} touch={reach.touch} />
      <Standing board={props.board} scene={props.scene} pieces={places.pieces()} touch={reach.touch} isLifted={(id) => drag() !== null && reach.chosenIds().has(id)} />
      <For each={props.scene.panels.filter((panel) => !("queue" in panel.content)).map((panel) => panel.id)}>
        {(id) => (
          <Show when={props.scene.panels.find((panel) => panel.id === id)}>
            {(panel) => <PanelView board={props.board} panel={panel()} touch={reach.touch} />}
          </Show>
        )}
      </For>
      <g aria-hidden="true">
        <For each={[...reach.sheeted()]}>
          {(id) => <Show when={places.cornerOf(id)}>{(at) => <Badge id={id} board={props.board} at={at()} />}</Show>}
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
