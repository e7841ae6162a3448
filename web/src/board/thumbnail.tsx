// What would stand on the board after a choice, drawn small: the pieces alone, as close as they stand to each other.
import { For } from "solid-js";
import type { Board, Preview } from "../api/types";
import { boundsOf } from "./bounds";
import { symbolId } from "./shapes";

export function Thumbnail(props: { board: Board; preview: Preview }) {
  const box = () => boundsOf(props.board, props.preview);
  return (
    <svg aria-hidden="true" viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}>
      <For each={props.preview.pieces}>{(one) => <use href={`#${symbolId(one.symbol)}`} x={one.at.x} y={one.at.y} />}</For>
    </svg>
  );
}
