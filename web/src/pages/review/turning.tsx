// The turning points: what a decision cost, what was better, how sure that is, and the way to play it differently.
import { For, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { written } from "../study/tree";
import type { Review, Turning } from "./state";

const percent = (worth: number) => Math.round(worth * 100);
/** So much of a line is told. */
const FOLLOWED = 6;

/** How sure the bot is, in words: a search to the end is certain, playouts have an error, and two searches differ by something. */
function sureness(one: Turning): string {
  const kind = one.sure_before && one.sure_after ? "certain" : one.playouts ? "playouts" : "searched";
  return t("review-unsure", { kind, n: percent(one.doubt), counted: one.counted });
}

export function TurningPoints(props: { review: Review }) {
  const { review } = props;
  return (
    <section class="stack tight" aria-labelledby="turning">
      <h2 id="turning">{t("review-turning")}</h2>
      <Show when={review.turning().length > 0} fallback={<p class="soft">{t("review-no-turning", { done: review.isJudged() ? "yes" : "no" })}</p>}>
        <ol class="turnings">
          <For each={review.turning()}>{(one) => <Point review={review} one={one} />}</For>
        </ol>
      </Show>
    </section>
  );
}

function Point(props: { review: Review; one: Turning }) {
  const { review } = props;
  const next = () => review.card.path[props.one.at + 1]!;
  const side = () => review.card.sides.findIndex((seats) => seats.includes(props.one.seat));
  return (
    <li class="turning" classList={{ here: review.at() === props.one.at }}>
      <h3>{t("review-fell", { name: review.study.seatName(props.one.seat), before: percent(props.one.before), after: percent(props.one.after) })} <svg class="turning-mark" viewBox="0 0 10 10" aria-hidden="true"><circle class={`curve-turn side-${side() % 9}`} cx="5" cy="5" r="4" /></svg></h3>
      <p>{t("review-played", { action: written(review.study, next()) })} · <strong>{t("review-better", { line: props.one.better.slice(0, FOLLOWED).map(review.study.spell).join(" ") })}</strong></p>
      <p class="soft">{sureness(props.one)}</p>
      <div class="row">
        <button type="button" class="small show" aria-pressed={review.at() === props.one.at} onClick={() => review.look(props.one.at)}><Icon name="eye" /> {t("review-shown")}</button>
        <button type="button" class="small retry" title={t("review-retry-hint")} aria-disabled={review.isRetrying()} onClick={() => void review.retry(props.one.at)}><Icon name="branch" /> {t("review-retry")}</button>
      </div>
    </li>
  );
}
