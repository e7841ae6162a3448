// The bar while one plans: what to play next on the planning board, and the ways out of it.
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Buttons } from "./buttons";
import type { Room } from "./choices";
import type { Planner } from "./plansBoard";
import { Said } from "./said";
import type { Table } from "./state";

/** What the bar's own three buttons take of its width, in pixels. */
const OWN = { wide: 250, narrow: 150 };

type Props = Room & { table: Table; planner: Planner; onRule: (paragraph: string) => void };

export function PlanBar(props: Props) {
  const { planner } = props;
  return (
    <>
      <Said table={props.table} onRule={props.onRule}><p class="bar-hint bar-words">{planner.hint()}</p></Said>
      <div class="plan-buttons">
        <Buttons table={props.table} width={props.width - (props.isNarrow ? OWN.narrow : OWN.wide)} isNarrow={props.isNarrow} isTall={props.isTall} />
        <button type="button" class="icon-button" aria-label={t("plan-back")} title={t("plan-back")} disabled={planner.line().length === 0} aria-disabled={planner.isBusy()} onClick={planner.stepBack}><Icon name="undo" /></button>
        <button type="button" class="primary" aria-label={t("save")} disabled={!planner.isChanged()} aria-disabled={planner.isBusy()} onClick={planner.save}><Icon name="check" /> <span>{t("save")}</span></button>
        <button type="button" class="icon-button" aria-label={t("plan-close")} title={t("plan-close")} onClick={planner.close}><Icon name="close" /></button>
      </div>
    </>
  );
}
