// Whoever was not placed by the lots is a substitute: they watch, and may be asked for a seat that nobody else hears of.
import { createSignal, Show } from "solid-js";
import { api } from "../../api/client";
import type { Answer } from "../../api/types";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Table } from "./state";

export function Substitute(props: { table: Table }) {
  const { table } = props;
  const [isBusy, setBusy] = createSignal(false);
  const isAsked = () => table.link.own().substitute?.asked ?? false;
  const once = async (work: () => Promise<Answer>) => {
    if (isBusy()) return;
    setBusy(true);
    try {
      table.link.take(await work());
      table.link.rejoin();
      table.look(null);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
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
