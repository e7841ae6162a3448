// Whoever was not placed by the lots is a substitute: they watch, and may be asked for a seat that nobody else hears of.
import { Show } from "solid-js";
import { api } from "../../api/client";
import { t } from "../../words/words";
import { createPutting } from "./putting";
import type { Table } from "./state";

export function Substitute(props: { table: Table }) {
  const { table } = props;
  const { isBusy, once } = createPutting(table);
  const isAsked = () => table.link.own().substitute?.asked ?? false;
  return (
    <div class="substitute stack tight" role="status">
      <p>{t(isAsked() ? "substitute-asked" : "substitute")}</p>
      <div class="row">
        <Show when={isAsked()}><button type="button" class="primary small" disabled={isBusy()} onClick={() => void once(() => api.putDown(table.id))}>{t("substitute-accept")}</button></Show>
        <button type="button" class="small" disabled={isBusy()} onClick={() => void once(() => api.withdraw(table.id))}>{t("substitute-withdraw")}</button>
      </div>
    </div>
  );
}
