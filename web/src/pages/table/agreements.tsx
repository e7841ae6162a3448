// What one can settle with the others beside playing: draws, moves taken back, time, giving up.
import { createSignal, type JSX, Show } from "solid-js";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { mustAsk, timeRights } from "./asking";
import { createDeals, offering } from "./deals";
import { rights } from "./rights";
import type { Table } from "./state";

export function Agreements(props: { table: Table }) {
  const table = props.table;
  const now = () => table.whole()!;
  const [isResigning, setResigning] = createSignal(false);
  const { isPending, seat, draw, takeBack, extend, propose, resign: giveUp } = createDeals(table);
  const can = () => rights(now(), table.own());
  const time = () => timeRights(now(), table.clock(), seat(), table.now());
  const saysYes = () => now().draw.offered.includes(seat());
  const resign = () => {
    setResigning(false);
    giveUp();
  };
  const Deal = (deal: { when: boolean; onPress: () => void; class?: string; children: JSX.Element }) => (
    <Show when={deal.when}>
      <button type="button" class={`small ${deal.class ?? ""}`} aria-disabled={isPending()} onClick={() => deal.onPress()}>{deal.children}</button>
    </Show>
  );
  return (
    <div class="stack tight">
      <h2>{t("deals")}</h2>
      <div class="row">
        <Deal when={time().extend} onPress={extend}><Icon name="clock" /> {t(table.must().includes(seat()) ? "extend" : "extend-others")}</Deal>
        <Deal when={time().pause} onPress={() => propose("pause")}>{t("pause")}</Deal>
        <Deal when={time().resume} onPress={() => propose("resume")}>{t("resume")}</Deal>
        <Deal when={can().draw} onPress={() => draw(!saysYes())}><Icon name="hand" /> {t(saysYes() ? "draw-back" : "draw-offer")}</Deal>
        <Deal when={offering(table).length > 0} onPress={() => draw(false)}>{t("draw-decline")}</Deal>
        <Deal when={can().takeBack && now().asking.length === 0} onPress={takeBack}>{t(mustAsk(now().table.seats, table.own()) ? "take-back-ask" : "take-back-last")}</Deal>
        <Deal when={can().resign} onPress={() => setResigning(true)} class="danger"><Icon name="flag" /> {t("resign")}</Deal>
      </div>
      <Show when={time().extend}><p class="hint">{t("extend-hint")}</p></Show>
      <Show when={saysYes()}><p class="hint">{t("draw-pending")}</p></Show>
      <Dialog title={t("resign-title")} isOpen={isResigning()} onClose={() => setResigning(false)}>
        <p>{t("resign-text")}</p>
        <div class="row end">
          <button type="button" data-first onClick={() => setResigning(false)}>{t("play-on")}</button>
          <button type="button" class="danger" onClick={resign}>{t("resign")}</button>
        </div>
      </Dialog>
    </div>
  );
}
