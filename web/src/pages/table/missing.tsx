// A table that is not there, or not yet.
import { Show } from "solid-js";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Table } from "./state";

export function Missing(props: { table: Table }) {
  return (
    <section class="page narrow center">
      <Show when={props.table.link.trouble()} fallback={<p class="soft">{t("loading")}</p>}>
        {(trouble) => (
          <>
            <h1>{t(trouble().status === 404 ? "no-table" : "trouble")}</h1>
            <p class="soft">{trouble().status === 404 ? t("no-table-text") : explain(trouble())}</p>
            <p class="row center-row">
              <button type="button" onClick={() => props.table.link.rejoin()}>{t("try-again")}</button>
              <a class="button primary" href="/tables">{t("all-tables")}</a>
            </p>
          </>
        )}
      </Show>
    </section>
  );
}
