// What lay beside the board when it ended, in a few lines: scores, captures, reserves.
import { For, Show } from "solid-js";
import { placed, slots } from "../../board/layout";
import { symbolId } from "../../board/shapes";
import type { Table } from "./state";

export function Summary(props: { table: Table }) {
  const panels = () => placed(props.table.scene()?.panels ?? []);
  const bounds = (name: string) => {
    const { x, y, width, height } = props.table.drawn()?.board.symbols.find((one) => one.name === name)?.bounds ?? { x: 0, y: 0, width: 1, height: 1 };
    return `${x} ${y} ${width} ${height}`;
  };
  return (
    <Show when={panels().length > 0}>
      <dl class="summary">
        <For each={panels()}>
          {(panel) => (
            <div>
              <dt>{props.table.tell(panel.label)}</dt>
              <For each={"text" in panel.content ? panel.content.text : []}>{(line) => <dd>{props.table.tell(line)}</dd>}</For>
              <For each={slots(panel).filter((slot) => slot.count > 0)}>
                {(slot) => (
                  <dd aria-label={props.table.tell(slot.label)}>
                    <svg viewBox={bounds(slot.symbol)} aria-hidden="true"><use href={`#${symbolId(slot.symbol)}`} /></svg> × {slot.count}
                  </dd>
                )}
              </For>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
}
