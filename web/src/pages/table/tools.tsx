// What one can do at the table beside playing: seats and invitations, deals, downloads, settings.
import { createSignal, For, Show } from "solid-js";
import { game } from "../../app/state";
import { isPaced, pace } from "../../motion/settings";
import { Dialog } from "../../ui/dialog";
import { CopyLink, Switch } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { optionsLine } from "../names";
import { createDeals, offering } from "./deals";
import { downloadPng, downloadRecord, downloadSvg } from "./downloads";
import { rights } from "./rights";
import type { Table } from "./state";

export function Tools(props: { table: Table }) {
  const table = props.table;
  const now = () => table.whole()!;
  const [isResigning, setResigning] = createSignal(false);
  const { isPending, seat, draw, takeBack, resign: giveUp } = createDeals(table);
  const can = () => rights(now(), table.own());
  const saysYes = () => now().draw.offered.includes(seat());
  const hasSecrets = () => game(now().table.game)?.has_secrets ?? false;
  const number = () => table.at() ?? now().told;
  const resign = () => {
    setResigning(false);
    giveUp();
  };
  return (
    <div class="tools-panel stack">
      <Show when={optionsLine(now().table)}>{(line) => <p class="soft">{line()}</p>}</Show>
      <Show when={table.invites().length > 0}>
        <div class="stack tight">
          <h2>{t("invites")}</h2>
          <For each={table.invites()}>{(invite) => <CopyLink label={t("invite-for", { n: invite.seat + 1 })} link={invite.link} />}</For>
        </div>
      </Show>
      <div class="stack tight">
        <h2>{t("watch-link")}</h2>
        <CopyLink label={t("watch-link")} link={`/table/${table.id}`} />
      </div>
      <Show when={table.isRunning() && !table.isWatching()}>
        <div class="stack tight">
          <h2>{t("deals")}</h2>
          <div class="row">
            <Show when={can().draw}>
              <button type="button" class="small" aria-disabled={isPending()} onClick={() => draw(!saysYes())}><Icon name="hand" /> {t(saysYes() ? "draw-back" : "draw-offer")}</button>
            </Show>
            <Show when={offering(table).length > 0}>
              <button type="button" class="small" aria-disabled={isPending()} onClick={() => draw(false)}>{t("draw-decline")}</button>
            </Show>
            <Show when={can().takeBack}>
              <button type="button" class="small" aria-disabled={isPending()} onClick={() => takeBack()}>{t("take-back-last")}</button>
            </Show>
            <Show when={can().resign}>
              <button type="button" class="small danger" aria-disabled={isPending()} onClick={() => setResigning(true)}><Icon name="flag" /> {t("resign")}</button>
            </Show>
          </div>
          <Show when={saysYes()}><p class="hint">{t("draw-pending")}</p></Show>
        </div>
      </Show>
      <Switch label={t("pace")} hint={t("pace-hint")} checked={isPaced()} onChange={pace} />
      <Show when={!table.isWatching()}>
        <Switch label={t("confirm-moves")} hint={t("confirm-hint")} checked={table.isConfirming()} onChange={table.confirm} />
      </Show>
      <div class="stack tight">
        <h2>{t("keep")}</h2>
        <div class="row">
          <button type="button" class="small" disabled={table.isHidden()} onClick={() => void downloadSvg(table.id, now().as, number()).catch(complain)}><Icon name="save" /> SVG</button>
          <button type="button" class="small" disabled={table.isHidden()} onClick={() => void downloadPng(table.id, now().as, number()).catch(complain)}><Icon name="save" /> PNG</button>
          <button type="button" class="small" disabled={table.isHidden()} onClick={() => void downloadRecord(table.id, now().as).catch(complain)}><Icon name="save" /> {t("record")}</button>
          <Show when={table.over()}><a class="button small" href={`/verify?table=${table.id}`}><Icon name="dice" /> {t("end-verify")}</a></Show>
        </div>
        <Show when={hasSecrets() && !table.over()}><p class="hint">{t("record-running")}</p></Show>
      </div>
      <div class="stack tight keys">
        <h2>{t("keys")}</h2>
        <p class="hint">{t("keys-text")}</p>
      </div>
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
