// A board and a scene, drawn and played on: by click, by drag, by keyboard. Knows no game: it walks the tree
// of clicks and tells which steps were chosen.
import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { Board, Decor, Rect } from "../api/types";
import { createCrowds } from "./crowds";
import { Badge } from "./element";
import { createGliding } from "./gliding";
import { createKeys } from "./keys";
import { placed } from "./layout";
import { type Crowd, DRAWING, Lens } from "./lens";
import { Pointer } from "./marks";
import { PanelView } from "./panel";
import { createPlaces } from "./places";
import { createPointing } from "./pointing";
import { createReach, type Played } from "./reach";
import { Regions } from "./regions";
import { Scale } from "./scale";
import { Definitions, Ground, symbolId } from "./shapes";
import { Standing } from "./standing";
import { Tints } from "./tints";

type Props = Played & {
  board: Board;
  /** What of it is shown, and how large a unit is on the screen, in pixels. */
  box: Rect;
  scale: number;
  /** What would stand on the board after a choice that somebody thinks about. */
  preview: readonly Decor[];
  /** Whoever plays by keys has nothing to point at on the board. */
  onNoTarget: () => void;
  /** A mouse rests on something, or does not any more. */
  onRest: (rest: { id: string; x: number; y: number } | null) => void;
};

export function BoardView(props: Props) {
  let svg!: SVGSVGElement;
  const [crowd, setCrowd] = createSignal<Crowd | null>(null);
  // What was seen through the lens is not there any more, or nothing can be done with it.
  createEffect(on([() => props.scene, () => props.moves], () => setCrowd(null), { defer: true }));
  const choose = (id: string) => {
    setCrowd(null);
    const element = svg.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
    if (element) element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  };
  return (
    <Scale.Provider value={() => props.scale}>
      <Drawn {...props} hold={(element) => { svg = element; }} onCrowd={setCrowd} />
      <Show when={crowd()}>{(crowd) => <Lens board={props.board} crowd={crowd()} onChoice={choose} onClose={() => setCrowd(null)} />}</Show>
    </Scale.Provider>
  );
}

function Drawn(props: Props & { hold: (svg: SVGSVGElement) => void; onCrowd: (crowd: Crowd) => void }) {
  let svg!: SVGSVGElement;
  let ghosts!: SVGGElement;
  const places = createPlaces(props);
  const reach = createReach(props);
  const onDropped = createGliding(props, () => svg, () => ghosts);
  const keys = createKeys({ svg: () => svg, props, reach, places });
  const onTouch = createCrowds({ svg: () => svg, reach, onCrowd: (crowd) => props.onCrowd(crowd) });
  const pointing = createPointing({ svg: () => svg, props, reach, places, onDropped, onTouch });
  const { drag } = pointing;
  const down = (event: PointerEvent) => {
    keys.rest();
    // A second finger means the whole board, not a thing on it.
    if (event.isPrimary) pointing.down(event);
    else pointing.cancel();
  };
  return (
    <svg
      ref={(element) => { svg = element; props.hold(element); }}
      class="board"
      classList={{ "is-mine": props.moves.length > 0, dragging: drag() !== null, half: props.chosen.length > 0 }}
      viewBox={`${props.box.x} ${props.box.y} ${props.box.width} ${props.box.height}`}
      style={{ width: `${Math.floor(props.box.width * props.scale)}px`, height: `${Math.floor(props.box.height * props.scale)}px` }}
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
      <g id={DRAWING}>
        <Ground board={props.board} of="backdrop" />
        <Tints board={props.board} scene={props.scene} />
        <Ground board={props.board} of="overprint" />
        <Regions board={props.board} scene={props.scene} touch={reach.touch} />
        <Standing board={props.board} scene={props.scene} pieces={places.pieces()} touch={reach.touch} isLifted={(id) => drag() !== null && reach.chosenIds().has(id)} />
        <For each={placed(props.scene.panels).map((panel) => panel.id)}>
          {(id) => (
            <Show when={placed(props.scene.panels).find((panel) => panel.id === id)}>
              {(panel) => <PanelView board={props.board} panel={panel()} touch={reach.touch} top={props.box.y} />}
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
      </g>
      <g aria-hidden="true" class="untouchable preview">
        <For each={props.preview}>{(one) => <use href={`#${symbolId(one.symbol)}`} x={one.at.x} y={one.at.y} />}</For>
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
