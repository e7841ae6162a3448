// Beside the planning board: what has been planned so far, and laying it down.
import { onMount, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Planner } from "./plansBoard";
import { Lines } from "./plansShelf";
import { turnsOf } from "./plansTree";

export function PlanPanel(props: { planner: Planner }) {
  const { planner } = props;
  let title!: HTMLHeadingElement;
  // Whoever came here by a button that is gone is not sent back to the top of the page.
  onMount(() => document.activeElement === document.body && title.focus({ preventScroll: true }));
  return (
    <section class="plan-panel stack" aria-labelledby="plan-title">
      <h2 id="plan-title" tabindex="-1" ref={title}>{t("plan-title")}</h2>
      <p class="hint">{t("plan-how", { name: planner.other() })}</p>
      <p class="plan-now"><b>{t("plan-now")}</b> {[...turnsOf(planner.line()).map(({ actions }) => actions.map(planner.table.spell).join(", ")), "…"].join(" → ")}</p>
      <Show when={planner.draft().length > 0} fallback={<p class="soft">{t("plan-none")}</p>}>
        <Lines table={planner.table} steps={planner.draft()} isBusy={planner.isBusy()} onRemove={planner.remove} />
      </Show>
      <div class="row">
        <button type="button" class="small primary" disabled={!planner.isChanged()} aria-disabled={planner.isBusy()} onClick={planner.save}><Icon name="check" /> {t("plan-save")}</button>
        <button type="button" class="small" disabled={planner.line().length === 0} aria-disabled={planner.isBusy()} onClick={planner.startOver}><Icon name="plus" /> {t("plan-another")}</button>
        <button type="button" class="small quiet" onClick={planner.close}>{t("plan-close")}</button>
      </div>
    </section>
  );
}
