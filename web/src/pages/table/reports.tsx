// What stands beside the drawing: texts, tables and charts of the game, each under its heading, which folds it away.
import { createMemo, For, Match, Show, Switch } from "solid-js";
import type { Board, DataTable, Panel } from "../../api/types";
import { t } from "../../words/words";
import { ChartView } from "./chart";
import { reports, type Say, told } from "./reporting";
import { Drawn } from "./sheets";
import type { Table } from "./state";

export function Reports(props: { table: Table }) {
  const { table } = props;
  const all = createMemo(() => new Map(reports(table.scene()).map((panel) => [panel.id, panel])));
  return (
    <div class="reports" tabindex="0" role="region" aria-label={t("tab-report")}>
      <For each={[...all().keys()]} fallback={<p class="soft">{t("report-nothing")}</p>}>
        {(id) => (
          <Show when={all().get(id) && table.drawn()}>
            {(drawn) => (
              <details open class="report">
                <summary>
                  <Show when={all().get(id)?.is_active}><span class="lamp" aria-hidden="true" /></Show>
                  <h2>{table.tell(all().get(id)!.label)}</h2>
                  <Show when={all().get(id)?.note}>{(note) => <span class="badge">{table.tell(note())}</span>}</Show>
                </summary>
                <Held panel={all().get(id)!} board={drawn().board} say={table.tell} />
              </details>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}

function Held(props: { panel: Panel; board: Board; say: Say }) {
  const text = () => "text" in props.panel.content && props.panel.content.text;
  const table = () => "table" in props.panel.content && props.panel.content.table;
  const chart = () => "chart" in props.panel.content && props.panel.content.chart;
  return (
    <Switch>
      <Match when={text()}>{(lines) => <ul class="report-lines"><For each={lines()}>{(line) => <li>{props.say(line)}</li>}</For></ul>}</Match>
      <Match when={table()}>{(table) => <TableView table={table()} label={props.say(props.panel.label)} board={props.board} say={props.say} />}</Match>
      <Match when={chart()}>{(chart) => <ChartView chart={chart()} board={props.board} say={props.say} />}</Match>
    </Switch>
  );
}

/** What is too wide for its column scrolls there, by keys too. */
function TableView(props: { table: DataTable; label: string; board: Board; say: Say }) {
  const isNumber = (column: number) => props.table.rows.some(({ cells }) => typeof cells[column] === "number");
  return (
    <div class="report-scroll" tabindex="0" role="group" aria-label={props.label}>
      <table class="report-table">
        <Show when={props.table.heads.length > 0}>
          <thead><tr><For each={props.table.heads}>{(head, i) => <th scope="col" classList={{ number: isNumber(i()) }}>{props.say(head)}</th>}</For></tr></thead>
        </Show>
        <tbody>
          <For each={props.table.rows}>
            {(row) => (
              <tr classList={{ faint: row.is_faint }}>
                <th scope="row"><Drawn board={props.board} symbol={row.symbol} /> {told(row.cells[0]!, props.say)}</th>
                <For each={row.cells.slice(1)}>{(cell) => <td classList={{ number: typeof cell === "number" }}>{told(cell, props.say)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
