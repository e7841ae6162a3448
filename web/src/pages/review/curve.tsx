// The curve of who was ahead, a line for each side. A point of it leads to its position; whoever does not see it has a slider and a table with the same values.
import { createMemo, For, Show } from "solid-js";
import { t } from "../../words/words";
import { written } from "../study/tree";
import { HIGH, lineOf, nearest, topOf, WIDE, xOf, yOf } from "./lines";
import type { Review } from "./state";

const percent = (worth: number) => Math.round(worth * 100);

/** What a position was worth to each side, in words. */
export function shares(review: Review, at: number): string {
  const worths = review.points()[at]?.worths ?? [];
  return worths.flatMap((worth, side) => (typeof worth === "number" ? [t("review-share", { name: review.sideName(side), n: percent(worth) })] : [])).join(", ");
}

export function CurveView(props: { review: Review }) {
  const { review } = props;
  const isCounted = () => review.card.kind === "counted";
  const top = createMemo(() => topOf(review.points(), isCounted()));
  const count = () => review.points().length + (review.end() ? 1 : 0);
  const levels = createMemo(() => (isCounted() ? [0, top() / 2, top()] : [0, 0.25, 0.5, 0.75, 1]));
  const point = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    review.look(nearest((event.clientX - box.left) / box.width, count()));
  };
  return (
    <figure class="curve">
      <figcaption><h2>{t(isCounted() ? "review-curve-counted" : "review-curve")}</h2></figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" onClick={point}>
        <For each={levels()}>
          {(level) => <><path class="chart-level" d={`M34 ${yOf(level, top())}H${WIDE - 8}`} /><text x="29" y={yOf(level, top())} text-anchor="end">{percent(level)}</text></>}
        </For>
        <path class="curve-here" d={`M${xOf(review.at(), count())} 4V${HIGH - 4}`} />
        <For each={review.card.sides}>{(_, side) => <polyline class={`curve-line side-${side() % 9}`} points={lineOf(review.points(), side(), top(), review.end()?.[side()] ?? null)} />}</For>
        <For each={review.turning()}>
          {(one) => {
            const side = () => review.card.sides.findIndex((seats) => seats.includes(one.seat));
            return <circle class={`curve-turn side-${side() % 9}`} cx={xOf(one.at, count())} cy={yOf(review.points()[one.at]?.worths[side()] ?? 0.5, top())} r="4" />;
          }}
        </For>
      </svg>
      <input
        class="curve-slider" type="range" min="0" max={review.card.path.length - 1} value={review.at()} aria-label={t("review-position")}
        aria-valuetext={`${written(review.study, review.card.path[review.at()]!)}. ${shares(review, review.at())}`}
        onInput={(event) => review.look(Number(event.currentTarget.value))}
      />
      <ul class="chart-key">
        <For each={review.card.sides}>
          {(_, side) => <li><svg viewBox="0 0 34 10" aria-hidden="true"><polyline class={`curve-line side-${side() % 9}`} points="2,5 32,5" /></svg> {review.sideName(side())} <b>{typeof review.points()[review.at()]?.worths[side()] === "number" ? t("eye-value", { n: percent(review.points()[review.at()]!.worths[side()]!) }) : ""}</b></li>}
        </For>
      </ul>
      <details class="curve-numbers">
        <summary>{t("review-numbers")}</summary>
        <Numbers review={review} />
      </details>
    </figure>
  );
}

/** The same as a table: a row for each position that is judged, a column for each side. */
function Numbers(props: { review: Review }) {
  const { review } = props;
  const value = (at: number, side: number) => {
    const point = review.points()[at];
    const [worth, error] = [point?.worths[side], point?.errors[side]];
    if (typeof worth !== "number") return "";
    return `${t("eye-value", { n: percent(worth) })}${typeof error === "number" ? ` ± ${percent(error)}` : ""}`;
  };
  const rows = () => review.points().flatMap((point, at) => (point ? [at] : []));
  return (
    <div class="report-scroll" tabindex="0" role="group" aria-label={t("review-numbers")}>
      <table class="report-table">
        <thead><tr><th scope="col">{t("review-position")}</th><For each={review.card.sides}>{(_, side) => <th scope="col" class="number">{review.sideName(side())}</th>}</For></tr></thead>
        <tbody>
          <For each={rows()}>
            {(at) => (
              <tr>
                <th scope="row"><button type="button" class="move" aria-current={review.at() === at ? "step" : undefined} onClick={() => review.look(at)}>{written(review.study, review.card.path[at]!)}</button></th>
                <For each={review.card.sides}>{(_, side) => <td class="number">{value(at, side())}</td>}</For>
              </tr>
            )}
          </For>
          <Show when={review.isJudged() && review.end()}>
            {(end) => <tr><th scope="row">{t("review-end")}</th><For each={end()}>{(worth) => <td class="number">{t("eye-value", { n: percent(worth) })}</td>}</For></tr>}
          </Show>
        </tbody>
      </table>
    </div>
  );
}
