// Who sits where, whose turn it is; free seats to take, links to send.
import { createSignal, For, Show } from "solid-js";
import { api } from "../../api/client";
import { route } from "../../app/route";
import { whoAmI } from "../../app/state";
import { CopyLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { ensureName } from "../../ui/name";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { distinctName } from "../names";
import { Emblem } from "./emblem";
import type { Table } from "./state";

export function Players(props: { table: Table }) {
  const table = props.table;
  const seats = () => table.whole()!.table.seats;
  const isFree = (kind: string) => kind === "open" || kind === "invite";
  return (
    <ul class="players" aria-label={t("players")}>
      <For each={seats()}>
        {(seat) => (
          <li class={`player seat-${seat.seat}`} classList={{ turn: table.isRunning() && table.must().includes(seat.seat), free: isFree(seat.kind) }}>
            <Emblem table={table} seat={seat.seat} />
            <span class="player-name">{isFree(seat.kind) ? t("free-seat") : distinctName(seats(), seat.seat)}</span>
            <Show when={seat.kind === "bot"}><span class="tag"><Icon name="bot" /> {t("level-short", { n: seat.level ?? 1 })}</span></Show>
            <Show when={table.own().includes(seat.seat)}><span class="tag">{t("you")}</span></Show>
            <Show when={table.isRunning() && table.must().includes(seat.seat)}><span class="tag to-play"><Icon name="turn" /> {t("to-play")}</span></Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** While seats are free: take one, or call somebody. */
export function Gathering(props: { table: Table }) {
  const table = props.table;
  const [isBusy, setBusy] = createSignal(false);
  const now = () => table.whole()!;
  const invite = () => {
    const here = route();
    return here.page === "table" ? here.invite : null;
  };
  const open = () => now().table.seats.filter((seat) => seat.kind === "open");
  const reserved = () => now().table.seats.filter((seat) => seat.kind === "invite");
  const sit = async (seat: number, token: string | null) => {
    table.link.take(await api.sit(table.id, seat, token));
    table.link.rejoin();
    table.look(null);
    void whoAmI();
  };
  const take = async (seat: number) => {
    if (isBusy() || !(await ensureName())) return;
    setBusy(true);
    await sit(seat, null).catch(complain);
    setBusy(false);
  };
  /** An invitation opens one of the seats kept free: the house knows which. */
  const accept = async () => {
    const token = invite();
    if (isBusy() || token === null || !(await ensureName())) return;
    setBusy(true);
    let trouble: unknown = null;
    for (const seat of reserved()) {
      try {
        await sit(seat.seat, token);
        trouble = null;
        break;
      } catch (error) {
        trouble = error;
      }
    }
    if (trouble) complain(trouble);
    setBusy(false);
  };
  return (
    <div class="gathering">
      <Show when={invite() !== null && reserved().length > 0 && table.isWatching()}>
        <div class="welcome">
          <p class="lede">{t("invited")}</p>
          <button type="button" class="primary big" disabled={isBusy()} onClick={() => void accept()}>{t("accept-invite")}</button>
        </div>
      </Show>
      <Show when={open().length > 0 && !(invite() !== null && table.isWatching())}>
        <div class="row">
          <For each={open()}>
            {(seat) => <button type="button" class="primary" disabled={isBusy()} onClick={() => void take(seat.seat)}><Emblem table={table} seat={seat.seat} /> {t("take-seat", { n: seat.seat + 1 })}</button>}
          </For>
        </div>
        <Show when={table.own().length > 0}><p class="hint">{t("wait-open")}</p></Show>
      </Show>
      <For each={table.invites()}>
        {(one) => (
          <div class="stack tight">
            <p class="hint"><Emblem table={table} seat={one.seat} /> {t("invite-for", { n: one.seat + 1 })}</p>
            <CopyLink label={t("invite-for", { n: one.seat + 1 })} link={one.link} />
          </div>
        )}
      </For>
      <Show when={table.own().length > 0 && table.invites().length === 0 && open().length > 0}>
        <CopyLink label={t("invite-anyone")} link={`/table/${table.id}`} />
      </Show>
    </div>
  );
}
