// Where nobody chooses a seat: people put themselves down, whoever made the table begins, and lots do the rest. Nobody learns more
// than how many they are.
import { Show } from "solid-js";
import { api } from "../../api/client";
import type { GatheringCard } from "../../api/types";
import { gameName, whoAmI } from "../../app/state";
import { CopyLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { ensureName } from "../../ui/name";
import { t } from "../../words/words";
import { timeLine } from "../names";
import { createPutting } from "./putting";
import type { Table } from "./state";

export function Roster(props: { table: Table; gathering: GatheringCard }) {
  const { table } = props;
  const { isBusy, once } = createPutting(table);
  const own = () => table.link.own();
  const isDown = () => own().down !== undefined;
  const isFull = () => props.gathering.count >= props.gathering.most;
  const putDown = async () => {
    if (!(await ensureName())) return;
    await once(() => api.putDown(table.id));
    void whoAmI();
  };
  return (
    <div class="gathering roster">
      <p class="lede">{t("roster-title")}</p>
      <p class="roster-count" role="status">{t("roster-count", { count: props.gathering.count, most: props.gathering.most })}</p>
      <p class="hint">{t("roster-text", { seats: props.gathering.seats })}</p>
      <div class="row center-row">
        <Show when={!isDown()} fallback={<button type="button" disabled={isBusy()} onClick={() => void once(() => api.withdraw(table.id))}>{t("roster-withdraw")}</button>}>
          <button type="button" class="primary big" disabled={isBusy() || isFull()} onClick={() => void putDown()}>{t(isFull() ? "roster-full" : "roster-put-down")}</button>
        </Show>
        <Show when={own().host}>
          <button type="button" classList={{ primary: isDown() }} disabled={isBusy() || props.gathering.count === 0 || props.gathering.owing > 0} onClick={() => void once(() => api.begin(table.id))}>{t("roster-begin")}</button>
        </Show>
      </div>
      <Show when={isDown() && !own().host}><p class="hint">{t("roster-wait")}</p></Show>
      <Show when={own().host}><p class="hint">{t("roster-bots", { missing: Math.max(0, props.gathering.seats - props.gathering.count) })}</p></Show>
      <Show when={props.gathering.exact}><p class="hint warn">{t("roster-exact", { seats: props.gathering.seats })}</p></Show>
      <CopyLink label={t("invite-anyone")} link={`/table/${table.id}`} words={t("roster-share", { game: gameName(table.whole()!.table.game) })} isMain />
      <Show when={table.whole()!.table.time.kind !== "unlimited"}><p class="hint"><Icon name="clock" /> {timeLine(table.whole()!.table)}</p></Show>
    </div>
  );
}
