// What one can do at the table beside playing: seats and invitations, deals, downloads, settings.
import { createSignal, For, Show } from "solid-js";
import { api } from "../../api/client";
import { game } from "../../app/state";
import { isPaced, pace } from "../../motion/settings";
import { Dialog } from "../../ui/dialog";
import { CopyLink, Switch } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { optionsLine } from "../names";
import { downloadPng, downloadRecord, downloadSvg } from "./downloads";
import { offers, rights, speaker } from "./rights";
import type { Table } from "./state";

export function Tools(props: { table: Table }) {
  const table = props.table;
  const now = () => table.whole()!;
  const [isResigning, setResigning] = createSignal(false);
  const seat = () => speaker(now(), table.own());
  const can = () => rights(now(), table.own());
  const saysYes = () => now().draw.offered.includes(seat());
  const hasSecrets = () => game(now().table.game)?.has_secrets ?? false;
  const number = () => table.at() ?? now().told;
  const after = (done: Promise<unknown>) => done.then(async () => void (table.link.link() !== "live" && (await table.link.refresh()))).catch(complain);
  const resign = () => {
    setResigning(false);
    void after(api.resign(table.id, seat()));
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
              <button type="button" class="small" onClick={() => void after(api.draw(table.id, seat(), !saysYes()))}><Icon name="hand" /> {t(saysYes() ? "draw-back" : "draw-offer")}</button>
            </Show>
            <Show when={can().draw && offers(now(), table.own(), seat()).length > 0}>
              <button type="button" class="small" onClick={() => void after(api.draw(table.id, seat(), false))}>{t("draw-decline")}</button>
            </Show>
            <Show when={can().takeBack}>
              <button type="button" class="small" onClick={() => void after(api.takeBack(table.id, seat()))}>{t("take-back-last")}</button>
            </Show>
            <Show when={can().resign}>
              <button type="button" class="small danger" onClick={() => setResigning(true)}><Icon name="flag" /> {t("resign")}</button>
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
