// How it ended, and what now.
import { Show } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { rights } from "./rights";
import type { Table } from "./state";

export function Result(props: { table: Table }) {
  const now = () => props.table.whole()!;
  const own = () => props.table.own();
  const rematch = async () => {
    try {
      go(`/table/${now().rematch ?? (await api.rematch(props.table.id)).id}`);
    } catch (error) {
      complain(error);
    }
  };
  const standing = () => {
    const end = props.table.over();
    const mine = end?.standings.filter((one) => own().includes(one.seat)) ?? [];
    if (!end || mine.length === 0 || own().length > 1) return "";
    if (end.standings.every((one) => one.place === 1)) return "drawn";
    return mine.some((one) => one.place === 1) ? "victory" : "lost";
  };
  return (
    <section class={`bar result ${standing()}`} aria-label={t("bar")}>
      <p><Show when={standing()}><strong>{t(`result-${standing()}`)}</strong></Show> <span>{t("result-after", { n: props.table.stops().length - 1 })}</span></p>
      <div class="row">
        <Show when={rights(now(), own()).rematch || now().rematch}>
          <button type="button" class="primary" onClick={() => void rematch()}><Icon name="again" /> {t(now().rematch ? "rematch-go" : "rematch")}</button>
        </Show>
        <a class="button" href="/tables">{t("all-tables")}</a>
      </div>
    </section>
  );
}
