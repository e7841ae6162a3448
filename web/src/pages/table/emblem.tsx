// The sign of a seat: the pieces it plays with, drawn small. Where a game says nothing, or nothing may be seen yet, its number.
import { For, Show } from "solid-js";
import { symbolId } from "../../board/shapes";
import type { Table } from "./state";

export function Emblem(props: { table: Pick<Table, "drawn" | "isHidden">; seat: number }) {
  const symbols = () => {
    const drawn = props.table.isHidden() ? null : props.table.drawn();
    const names = drawn?.scene.emblems.find((one) => one.seat === props.seat)?.symbols ?? [];
    return names.flatMap((name) => drawn?.board.symbols.find((symbol) => symbol.name === name) ?? []);
  };
  return (
    <Show when={symbols().length > 0} fallback={<span class="emblem number" aria-hidden="true">{props.seat + 1}</span>}>
      <span class="emblem" aria-hidden="true">
        <For each={symbols()}>
          {({ name, bounds }) => <svg aria-hidden="true" viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}><use href={`#${symbolId(name)}`} /></svg>}
        </For>
      </span>
    </Show>
  );
}
