// What one can do at the table beside playing: seats and invitations, deals, downloads, settings.
import { createMemo, For, Show } from "solid-js";
import { later } from "../../app/later";
import { keptAt } from "../../app/receipts";
import { game } from "../../app/state";
import { isPaced, pace } from "../../motion/settings";
import { CopyLink, Switch } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { optionsLine, timeLine } from "../names";
import { Agreements } from "./agreements";
import { downloadLetters, downloadPng, downloadRecord, downloadSvg } from "./downloads";
import { OwnSeat } from "./handsButtons";
import type { Planning } from "./plans";
import type { Table } from "./state";

const Branching = later(() => import("./toolShelf").then((part) => part.Branching), "plan-soon");
const Receipts = later(() => import("./toolShelf").then((part) => part.Receipts), "plan-soon");
const Notebook = later(() => import("./notebook").then((part) => part.Notebook), "plan-soon");
const PlanShelf = later(() => import("./plansShelf").then((part) => part.PlanShelf), "plan-soon");

export function Tools(props: { table: Table; planning: Planning }) {
  const table = props.table;
  const now = () => table.whole()!;
  const hasSecrets = () => game(now().table.game)?.has_secrets ?? false;
  const number = () => table.at() ?? now().told;
  /** What whoever sits before the screen was given for their secrets. */
  const receipts = createMemo(() => (table.isHidden() ? [] : keptAt(table.id).filter(({ seat }) => seat === now().as)));
  /** The seat whose notebook lies open: the one whoever sits before the screen looks from. */
  const notebook = createMemo(() => {
    const { as } = now();
    return typeof as === "number" && table.own().includes(as) && !table.isHidden() ? as : null;
  });
  return (
    <div class="tools-panel stack">
      <Show when={notebook() !== null}>
        <div class="stack tight">
          <h2>{t("notes")}</h2>
          <Notebook id={table.id} seat={notebook()!} />
        </div>
      </Show>
      <Show when={!table.isBranch() && optionsLine(now().table)}>{(line) => <p class="soft">{line()}</p>}</Show>
      <Show when={table.clock()}>{(clock) => <p class="soft"><Icon name="clock" /> {timeLine(now().table)}. {table.tell(clock().expiry)}</p>}</Show>
      <Show when={table.invites().length > 0}>
        <div class="stack tight">
          <h2>{t("invites")}</h2>
          <For each={table.invites()}>{(invite) => <CopyLink label={t("invite-for", { n: invite.seat + 1 })} link={invite.link} />}</For>
        </div>
      </Show>
      <Branching table={table} />
      <Show when={!table.isBranch()}>
        <div class="stack tight">
          <h2>{t("watch-link")}</h2>
          <CopyLink label={t("watch-link")} link={`/table/${table.id}`} />
        </div>
      </Show>
      <Show when={table.isRunning() && !table.isWatching()}>
        <Agreements table={table} />
      </Show>
      <Show when={props.planning.seat() !== null}><PlanShelf table={table} planning={props.planning} /></Show>
      <Show when={!table.isBranch()}><OwnSeat table={table} /></Show>
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
          <Show when={table.post.press()}>
            <button type="button" class="small" disabled={table.isHidden()} onClick={() => void downloadLetters(table.id, now().as).catch(complain)}><Icon name="save" /> {t("press")}</button>
          </Show>
          <Show when={table.over()}><a class="button small" href={`/verify?table=${table.id}`}><Icon name="dice" /> {t("end-verify")}</a></Show>
        </div>
        <Show when={hasSecrets() && !table.over()}><p class="hint">{t("record-running")}</p></Show>
      </div>
      <Show when={receipts().length > 0}><Receipts receipts={receipts()} /></Show>
      <div class="stack tight keys">
        <h2>{t("keys")}</h2>
        <p class="hint">{t("keys-text")}</p>
      </div>
    </div>
  );
}
