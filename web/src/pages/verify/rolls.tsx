// Every die, lot and receipt of a record in its order, each with what it was made of and the mark of the check.
import { createMemo, For, Show } from "solid-js";
import type { Draws, Outcome, Receipt } from "../../fair/read";
import type { Odds } from "../../fair/numbers";
import { t } from "../../words/words";
import { MarkOf } from "./mark";
import type { Mark } from "./proving";

/** So many outcomes or draws stand in their row; more are folded away. */
const FEW = 8;

/** Where a row can be found on the page. */
export const rowOf = (entry: number): string => `entry-${entry}`;

export function Rolls(props: { outcomes: readonly Outcome[]; markOf: (at: number) => Mark }) {
  return (
    <section aria-labelledby="rolls">
      <h2 id="rolls">{t("verify-rolls")}</h2>
      <Show when={props.outcomes.length > 0} fallback={<p class="soft">{t("verify-rolls-none")}</p>}>
        <ol class="rolls"><For each={props.outcomes}>{(outcome, i) => <Roll outcome={outcome} mark={props.markOf(i())} />}</For></ol>
      </Show>
    </section>
  );
}

function Roll(props: { outcome: Outcome; mark: Mark }) {
  const mark = createMemo(() => props.mark);
  return (
    <li class={`roll ${mark()}`} id={rowOf(props.outcome.entry)} tabindex="-1">
      <MarkOf mark={mark()} />
      <span class="roll-entry">{t("verify-entry", { n: String(props.outcome.entry) })}</span>
      <span class="roll-said"><Show when={props.outcome.word === "lot"}><span class="soft">{t("verify-lot")} </span></Show><b class="notation">{props.outcome.said}</b></span>
      <div class="roll-from"><From outcome={props.outcome} /></div>
    </li>
  );
}

function From(props: { outcome: Outcome }) {
  const count = () => ("odds" in props.outcome ? props.outcome.odds.length : props.outcome.draws.length);
  const words = () => t("odds" in props.outcome ? "verify-from" : "verify-draws", { n: count() });
  const List = () => ("odds" in props.outcome ? <Listed odds={props.outcome.odds} said={props.outcome.said} /> : <Drawn draws={props.outcome.draws} />);
  return (
    <Show when={count() > FEW} fallback={<>{words()} <List /></>}>
      <details><summary>{words()}</summary><List /></details>
    </Show>
  );
}

function Listed(props: { odds: Odds; said: string }) {
  const isEven = () => props.odds.every(([, weight]) => weight === props.odds[0]![1]);
  return (
    <span class="odds">
      <For each={props.odds}>
        {([outcome, weight]) => (
          <span classList={{ picked: outcome === props.said }}><span class="notation">{outcome}</span><Show when={!isEven()}> <small>×{weight}</small></Show></span>
        )}
      </For>
    </span>
  );
}

function Drawn(props: { draws: Draws }) {
  return <span class="odds"><For each={props.draws}>{([sides, drawn]) => <span>{t("verify-draw", { drawn: String(drawn), sides: String(sides) })}</span>}</For></span>;
}

export function Receipts(props: { receipts: readonly Receipt[]; markOf: (at: number) => Mark; isKept: (window: number, seat: number) => boolean }) {
  return (
    <Show when={props.receipts.length > 0}>
      <section aria-labelledby="receipts">
        <h2 id="receipts">{t("verify-receipts")}</h2>
        <p class="hint">{t("verify-receipts-hint")}</p>
        <ol class="rolls">
          <For each={props.receipts}>
            {(one, i) => (
              <li class={`roll ${props.markOf(i())}`}>
                <MarkOf mark={props.markOf(i())} />
                <span class="roll-entry">{t("verify-window", { n: String(one.window) })}</span>
                <span class="roll-said">{t("seat-number", { n: one.seat + 1 })}<Show when={props.isKept(one.window, one.seat)}> <span class="badge">{t("verify-kept")}</span></Show></span>
                <div class="roll-from">{t("verify-entries", { list: one.entries.join(", ") })} <code>{one.hash}</code></div>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}
