// The bar of a study: what can be done from here, what chance may bring, and the way back and on.
import { For, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Buttons } from "../table/buttons";
import { MeasuredBar } from "../table/measuredBar";
import { Refused } from "../table/said";
import { Typed } from "../table/typed";
import type { Study } from "./state";
import { Steps } from "./steps";
import { after } from "./variations";

/** What the way back and on takes of the bar's width, in pixels. */
const STEPS = 180;
/** So many outcomes have a button each; of more, one is chosen from a list. */
const FEW = 6;

export function StudyBar(props: { study: Study; onRule: (paragraph: string) => void }) {
  const { study } = props;
  const hint = () => {
    const now = study.stand();
    if (!now) return "";
    if (!study.card().mine) return t("study-reading");
    if (now.outcomes !== null) return t("study-chance");
    if (study.moves().length > 0 && typeof now.viewer === "number") return t("study-to-act", { name: study.seatName(now.viewer) });
    return "";
  };
  return (
    <MeasuredBar class="study-bar" isMine={study.moves().length > 0} isBusy={study.isBusy()}>
      {(room) => (
        <>
          <div class="bar-place">
            <Show when={study.refusal()} fallback={<p class="bar-hint bar-words">{hint()}</p>}>
              {(refusal) => <Refused refusal={refusal()} onRule={props.onRule} onClose={() => study.setRefusal(null)} />}
            </Show>
          </div>
          <Show when={study.card().mine}>
            <Buttons table={study} width={room.width - STEPS} isNarrow={room.isNarrow} isTall={room.isTall} />
            <Show when={study.stand()?.outcomes}>{(outcomes) => <Chance study={study} outcomes={outcomes()} />}</Show>
            <Show when={!room.isNarrow && study.moves().length > 0}><Typed table={study} /></Show>
          </Show>
          <Steps isFirst={study.node() === 0} isLast={after(study.nodes(), study.node()).length === 0} onStep={study.step} />
        </>
      )}
    </MeasuredBar>
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
