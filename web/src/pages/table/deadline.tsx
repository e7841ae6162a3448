// Until when a decision can be made where that takes days, and what happens then; or why time stands still.
import { Show } from "solid-js";
import { isSlow } from "../../time/clock";
import { dayAndHour, inText } from "../../time/words";
import { Icon } from "../../ui/icons";
import { lang, t } from "../../words/words";
import type { Table } from "./state";

export function Deadline(props: { table: Table }) {
  const { table } = props;
  const isShown = () => table.clock() !== null && table.isRunning() && isSlow(table.whole()!.table.time);
  /** What time there is, in words; nothing while nobody decides anything. */
  const words = () => {
    const [stands, deadline] = [table.stands(), table.clock()?.deadline];
    if (stands) return t(`stands-${stands.why}`, { when: dayAndHour(stands.until, lang()) });
    if (deadline === undefined) return null;
    if (deadline <= table.now()) return t("deadline-over");
    return t("deadline", { when: dayAndHour(deadline, lang()) });
  };
  /** How long that is from now, while it comes nearer. */
  const left = () => {
    const length = (table.clock()?.deadline ?? 0) - table.now();
    return table.stands() || length <= 0 ? "" : t(...inText(length));
  };
  return (
    <Show when={isShown() && words()}>
      {(words) => (
        <div class="deadline" classList={{ stands: table.stands() !== null, near: table.near() > 0, soon: table.near() > 1 }}>
          <p><Icon name="clock" /> <span>{words()} <span class="deadline-left">{left()}</span></span></p>
          <Show when={table.clock()!.earliest}>{(earliest) => <p class="hint">{t("deadline-earliest", { when: dayAndHour(earliest(), lang()) })}</p>}</Show>
          <Show when={table.near() > 0}><p class="reminder">{t("reminder-unfinished")}</p></Show>
          <p class="hint">{table.tell(table.clock()!.expiry)}</p>
        </div>
      )}
    </Show>
  );
}
