// While seats are free: take one, or call somebody. Whoever set the table gets what is to be sent first.
import { For, Match, Show, Switch } from "solid-js";
import { gameName, me } from "../../app/state";
import { CopyLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { askName } from "../../ui/name";
import { Who } from "../../ui/who";
import { t } from "../../words/words";
import { timeLine } from "../names";
import { Emblem } from "./emblem";
import { createJoining } from "./joining";
import type { Table } from "./state";

export function Gathering(props: { table: Table }) {
  const table = props.table;
  const { isBusy, isCalled, isUseless, take, accept } = createJoining(table);
  const seats = () => table.whole()!.table.seats;
  const open = () => seats().filter((seat) => seat.kind === "open");
  /** Lots decide who plays what: no seat has a side before. */
  const isByLot = () => table.whole()!.table.lot;
  const isSeated = () => table.own().length > 0;
  const isHost = () => table.invites().length > 0;
  const isInvited = () => isCalled() && !isUseless() && seats().some((seat) => seat.kind === "invite");
  /** Whoever only watches while others are called is told nothing, and sees the board. */
  const isConcerned = () => isCalled() || isSeated() || isHost() || isByLot() || open().length > 0;
  return (
    <Show when={isConcerned()}>
      <div class="gathering">
        <Switch>
          <Match when={isInvited()}>
            <div class="welcome">
              <p class="lede">{t("invited")}</p>
              <button type="button" class="primary big" disabled={isBusy()} onClick={() => void accept()}>{t("accept-invite")}</button>
            </div>
          </Match>
          <Match when={isCalled()}><Useless table={table} /></Match>
          <Match when={isSeated() || isHost()}><Calling table={table} isOpen={open().length > 0} /></Match>
        </Switch>
        <Show when={isByLot()}><p class="hint">{t("by-lot")}</p></Show>
        <Show when={table.whole()!.table.time.kind !== "unlimited"}><p class="hint"><Icon name="clock" /> {timeLine(table.whole()!.table)}</p></Show>
        <Show when={!isCalled()}>
          <For each={seats().filter((seat) => table.hand(seat) === "bot")}>
            {(seat) => <button type="button" class="link" onClick={() => table.handle(seat)}><Icon name="bot" /> {t("hand-bot-at", { n: seat.seat + 1 })}</button>}
          </For>
        </Show>
        {/* Whoever sits has a seat; whoever set the table for others may still want one. */}
        <Show when={!isSeated() && !isInvited()}>
          <div class="row">
            <For each={open()}>
              {(seat) => <button type="button" classList={{ primary: !isHost() }} disabled={isBusy()} onClick={() => void take(seat.seat)}><Show when={!isByLot()}><Emblem table={table} seat={seat.seat} /></Show> {t("take-seat", { n: seat.seat + 1 })}</button>}
            </For>
            <For each={table.invites()}>
              {(one) => <button type="button" class="quiet" disabled={isBusy()} onClick={() => void take(one.seat, new URL(one.link, location.origin).searchParams.get("invite"))}>{t("take-seat", { n: one.seat + 1 })}</button>}
            </For>
          </div>
        </Show>
      </div>
    </Show>
  );
}

/** What is to be sent to those who are missing. */
function Calling(props: { table: Table; isOpen: boolean }) {
  const table = props.table;
  const words = () => t("share-words", { game: gameName(table.whole()!.table.game) });
  return (
    <>
      <p class="lede">{t(table.invites().length > 0 ? "call-friend" : "call-anyone")}</p>
      <For each={table.invites()}>
        {(one) => (
          <div class="stack tight">
            <Show when={table.invites().length > 1 || !table.whole()!.table.lot}>
              <p class="hint"><Show when={!table.whole()!.table.lot}><Emblem table={table} seat={one.seat} /></Show> {t("invite-for", { n: one.seat + 1 })}</p>
            </Show>
            <CopyLink label={t("invite-for", { n: one.seat + 1 })} link={one.link} words={words()} isMain />
          </div>
        )}
      </For>
      <Show when={table.invites().length === 0 && props.isOpen}>
        <CopyLink label={t("invite-anyone")} link={`/table/${table.id}`} words={words()} isMain />
      </Show>
      <Show when={me()}>
        {(me) => <p class="hint">{t("called")} <b><Who name={me().name} /></b> <button type="button" class="link" onClick={() => void askName()}>{t("other-name")}</button></p>}
      </Show>
    </>
  );
}

/** An invitation that opens nothing: what to do instead. */
export function Useless(props: { table: Table }) {
  return (
    <div class="welcome" role="status">
      <p class="lede">{t("invite-useless")}</p>
      <p class="soft">{t("invite-useless-text")}</p>
      <div class="row center-row">
        <a class="button" href={`/table/${props.table.id}`}>{t("watch")}</a>
        <a class="button primary" href="/">{t("go-home")}</a>
      </div>
    </div>
  );
}
