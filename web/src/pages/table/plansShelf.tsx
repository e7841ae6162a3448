// What is planned, in words, and where it stands when it is laid down: among the tools.
import { createSignal, For, Show } from "solid-js";
import { api } from "../../api/client";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Planning } from "./plans";
import { lineText, linesOf, removeLine, type Steps, type Tried } from "./plansTree";
import type { Table } from "./state";
import "../../styles/plans.css";

/** A line as it reads. */
const read = (table: Table, line: readonly Tried[]): string =>
  lineText(line.map((one) => ({ ...one, action: table.spell(one.action) })), (move, answer) => t("plan-if", { move, answer }), (move, answer) => t("plan-then-if", { move, answer }));

export function Lines(props: { table: Table; steps: Steps; isBusy: boolean; onRemove: (line: readonly Tried[]) => void }) {
  return (
    <ul class="plan-lines" aria-label={t("plan-lines")}>
      <For each={linesOf(props.steps)}>
        {(line) => (
          <li>
            <span>{read(props.table, line)}</span>
            <button type="button" class="quiet round" aria-label={t("labelled", { what: t("plan-remove"), of: read(props.table, line) })} title={t("plan-remove")} aria-disabled={props.isBusy} onClick={() => props.onRemove(line)}><Icon name="close" /></button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Among the tools: what is laid down, and the way to the planning board. */
export function PlanShelf(props: { table: Table; planning: Planning }) {
  const { table, planning } = props;
  const [isBusy, setBusy] = createSignal(false);
  const remove = async (line: readonly Tried[]) => {
    const seat = planning.seat();
    if (seat === null || isBusy()) return;
    setBusy(true);
    try {
      await api.plan(table.id, seat, removeLine(planning.saved(), line));
      if (table.link.link() !== "live") await table.link.refresh();
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <div class="stack tight">
      <h2>{t("plan-title")}</h2>
      <Show when={planning.saved().length > 0} fallback={<p class="hint">{t("plan-what")}</p>}>
        <Lines table={table} steps={planning.saved()} isBusy={isBusy()} onRemove={(line) => void remove(line)} />
      </Show>
      <div class="row"><button type="button" class="small" onClick={planning.open}>{t(planning.saved().length > 0 ? "plan-change" : "plan-make")}</button></div>
    </div>
  );
}
