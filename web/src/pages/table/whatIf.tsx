// What if: a private branch from the position one sees, and the way back from it.
import { createSignal, Show } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { game } from "../../app/state";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Table } from "./state";

/** Whether something can be tried out from what is before one: the house knows whether from just here. */
export function canBranch(table: Table): boolean {
  const now = table.whole();
  if (!now || table.isHidden() || !(game(now.table.game)?.has_branches ?? false)) return false;
  return now.table.status !== "open" && (table.over() === null || table.at() !== null);
}

/** Begins a branch from the moment that is looked at. */
export function WhatIf(props: { table: Table; class: string; isWorded?: boolean }) {
  const { table } = props;
  const [isBusy, setBusy] = createSignal(false);
  const begin = async () => {
    if (isBusy()) return;
    setBusy(true);
    try {
      go(`/table/${(await api.branch(table.id, table.whole()!.as, table.at())).id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" class={`what-if ${props.class}`} aria-label={t("what-if")} title={t("what-if-hint")} aria-disabled={isBusy()} onClick={() => void begin()}>
      <Icon name="branch" /> <Show when={props.isWorded}>{t("what-if")}</Show>
    </button>
  );
}

/** Makes a study of the match from the moment that is looked at. */
export function Analyse(props: { table: Table; class: string; isWorded?: boolean }) {
  const { table } = props;
  const [isBusy, setBusy] = createSignal(false);
  const begin = async () => {
    if (isBusy()) return;
    setBusy(true);
    const at = table.at();
    try {
      const { id, node } = await api.makeStudy({ table: table.id, as: String(table.whole()!.as), ...(at === null ? {} : { at }) });
      go(`/study/${id}?node=${node}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" class={`analyse ${props.class}`} aria-label={t("study-this")} title={t("study-this")} aria-disabled={isBusy()} onClick={() => void begin()}>
      <Icon name="zoom" /> <Show when={props.isWorded}>{t("study-this")}</Show>
    </button>
  );
}

/** Where one is, and the way back to the table that others see. */
export function WayBack(props: { table: Table; class: string }) {
  return <a class={props.class} href={`/table/${props.table.whole()!.table.branch_of}`} title={t("branch-back")}><Icon name="branch" /> {t("branch-short")} <span class="way-back">{t("branch-back")}</span></a>;
}
