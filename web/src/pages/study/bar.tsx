// The bar of a study: what can be done from here, what chance may bring, and the way back and on.
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { Icon, type IconName } from "../../ui/icons";
import { t } from "../../words/words";
import { Buttons } from "../table/buttons";
import { Refused } from "../table/said";
import { Typed } from "../table/typed";
import type { Study } from "./state";
import { after } from "./variations";

/** Narrower bars have no room for typing; higher ones have their buttons below their words. */
const [NARROW, TALL] = [620, 100];
/** What the way back and on takes of the bar's width, in pixels. */
const STEPS = 180;
/** So many outcomes have a button each; of more, one is chosen from a list. */
const FEW = 6;

export function StudyBar(props: { study: Study; onRule: (paragraph: string) => void }) {
  const { study } = props;
  let bar!: HTMLElement;
  const [size, setSize] = createSignal({ width: 1000, height: 0 });
  onMount(() => {
    const measure = () => setSize({ width: bar.clientWidth, height: bar.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    onCleanup(() => observer.disconnect());
  });
  const isNarrow = () => size().width < NARROW;
  const isTall = () => size().height > TALL;
  const hint = () => {
    const now = study.stand();
    if (!now) return "";
    if (!study.card().mine) return t("study-reading");
    if (now.outcomes !== null) return t("study-chance");
    if (study.moves().length > 0 && typeof now.viewer === "number") return t("study-to-act", { name: study.seatName(now.viewer) });
    return "";
  };
  return (
    <section ref={bar} class="bar study-bar" aria-label={t("bar")} aria-busy={study.isBusy()} tabindex="-1" classList={{ mine: study.moves().length > 0, narrow: isNarrow(), tall: isTall() }}>
      <div class="bar-place">
        <Show when={study.refusal()} fallback={<p class="bar-hint bar-words">{hint()}</p>}>
          {(refusal) => <Refused refusal={refusal()} onRule={props.onRule} onClose={() => study.setRefusal(null)} />}
        </Show>
      </div>
      <Show when={study.card().mine}>
        <Buttons table={study} width={size().width - STEPS} isNarrow={isNarrow()} isTall={isTall()} />
        <Show when={study.stand()?.outcomes}>{(outcomes) => <Chance study={study} outcomes={outcomes()} />}</Show>
        <Show when={!isNarrow() && study.moves().length > 0}><Typed table={study} /></Show>
      </Show>
      <Steps study={study} />
    </section>
  );
}

/** What chance may bring: rolled, or chosen. */
function Chance(props: { study: Study; outcomes: readonly { outcome: string }[] }) {
  const bring = (outcome: string | null) => void props.study.play(outcome === null ? { kind: "chance" } : { kind: "chance", outcome });
  return (
    <div class="row chance">
      <button type="button" class="primary" aria-disabled={props.study.isBusy()} onClick={() => bring(null)}><Icon name="dice" /> {t("study-roll")}</button>
      <Show
        when={props.outcomes.length <= FEW}
        fallback={
          <select aria-label={t("study-outcome")} onChange={(event) => bring(event.currentTarget.value)}>
            <option value="" selected disabled>{t("study-outcome")}</option>
            <For each={props.outcomes}>{({ outcome }) => <option value={outcome}>{props.study.spell(outcome)}</option>}</For>
          </select>
        }
      >
        <For each={props.outcomes}>{({ outcome }) => <button type="button" class="small" aria-disabled={props.study.isBusy()} onClick={() => bring(outcome)}>{props.study.spell(outcome)}</button>}</For>
      </Show>
    </div>
  );
}

function Steps(props: { study: Study }) {
  const { study } = props;
  const Step = (step: { to: "first" | "back" | "next" | "last"; icon: IconName; isOff: boolean }) => (
    <button type="button" class="quiet round" aria-label={t(`replay-${step.to}`)} title={t(`replay-${step.to}`)} disabled={step.isOff} onClick={() => study.step(step.to)}><Icon name={step.icon} /></button>
  );
  const isLast = () => after(study.nodes(), study.node()).length === 0;
  return (
    <div class="replay study-steps" role="group" aria-label={t("replay")}>
      <Step to="first" icon="first" isOff={study.node() === 0} />
      <Step to="back" icon="back" isOff={study.node() === 0} />
      <Step to="next" icon="next" isOff={isLast()} />
      <Step to="last" icon="last" isOff={isLast()} />
    </div>
  );
}
