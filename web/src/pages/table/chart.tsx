// Numbers as lines, told apart by their patterns; whoever does not see them has them as a table.
import { For, Show } from "solid-js";
import type { Board, Chart, Dash } from "../../api/types";
import { theme } from "../../app/theme";
import { colour } from "../../board/colours";
import { t } from "../../words/words";
import { HIGH, lines, scaleOf, WIDE } from "./chartLines";
import { type Say, told } from "./reporting";
import { Drawn } from "./sheets";

/** Lengths of dashes and gaps; dots are round. */
const DASHES: Record<Dash, string | undefined> = {
  solid: undefined, dashed: "5 4.5", dotted: "0.01 4.5", "dash-dot": "6 4 0.01 4", long: "11 5", "long-dots": "10 4 0.01 4 0.01 4", "long-short": "11 4.5 3 4.5",
};

type Props = { chart: Chart; board: Board; say: Say };

export function ChartView(props: Props) {
  const scale = () => scaleOf(props.chart);
  const ink = (name: string) => colour(props.board, theme(), name);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <For each={scale().levels}>
          {({ value, y }) => <><path class="chart-level" d={`M24 ${y}H${WIDE - 4}`} /><text x="20" y={y + 3.500} text-anchor="end">{value}</text></>}
        </For>
        <For each={scale().moments}>{({ at, x }) => <text x={x} y={HIGH - 3} text-anchor="middle">{told(props.chart.moments[at]!, props.say)}</text>}</For>
        <For each={lines(props.chart)}>
          {(points, i) => <Line points={points} dash={props.chart.series[i()]!.dash} ink={ink(props.chart.series[i()]!.colour)} />}
        </For>
      </svg>
      <ul class="chart-key" aria-hidden="true">
        <For each={props.chart.series}>
          {(series) => (
            <li>
              <svg viewBox="0 0 34 10" aria-hidden="true"><Line points="2,5 32,5" dash={series.dash} ink={ink(series.colour)} /></svg>
              <Drawn board={props.board} symbol={series.symbol} /> {props.say(series.label)} <b>{series.values.at(-1)}</b>
            </li>
          )}
        </For>
      </ul>
      <details>
        <summary>{t("chart-numbers")}</summary>
        <Numbers {...props} />
      </details>
    </figure>
  );
}

function Line(props: { points: string; dash: Dash; ink: string }) {
  return (
    <>
      <polyline class="chart-edge" points={props.points} stroke-dasharray={DASHES[props.dash]} />
      <polyline points={props.points} stroke={props.ink} stroke-dasharray={DASHES[props.dash]} />
    </>
  );
}

/** The same as a table: a row for each moment, a column for each line. */
function Numbers(props: Props) {
  return (
    <div class="report-scroll" tabindex="0" role="group" aria-label={t("chart-numbers")}>
      <table class="report-table">
        <thead><tr><td /><For each={props.chart.series}>{(series) => <th scope="col" class="number">{props.say(series.label)}</th>}</For></tr></thead>
        <tbody>
          <For each={props.chart.moments}>
            {(moment, i) => (
              <tr>
                <th scope="row">{told(moment, props.say)}</th>
                <For each={props.chart.series}>{(series) => <td class="number"><Show when={i() < series.values.length}>{series.values[i()]}</Show></td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
