// What can be done about seats, as buttons: at each seat, in the bar, and the dialogs behind them.
import { createMemo, createSignal, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { SeatCard } from "../../api/types";
import { Icon, type IconName } from "../../ui/icons";
import { toast } from "../../ui/notices";
import { t } from "../../words/words";
import type { Hand } from "./handsRights";
import type { HandsDialog } from "./handsDialog";
import type { Table } from "./state";

const SIGNS: Record<Hand, IconName> = { leave: "leave", back: "undo", take: "hand", bot: "bot", propose: "bot" };

/** What several seats may need, at each of them: somebody who takes it over, or a bot. All else has its place elsewhere. */
export function SeatHand(props: { table: Table; seat: SeatCard }) {
  const hand = createMemo(() => {
    const hand = props.table.hand(props.seat);
    return hand === "take" || hand === "propose" ? hand : null;
  });
  const label = (hand: Hand) => t("labelled", { what: t(`hand-${hand}`), of: t("seat-number", { n: props.seat.seat + 1 }) });
  return (
    <Show when={hand()}>
      {(hand) => (
        <button type="button" class="quiet seat-hand" aria-label={label(hand())} title={t(`hand-${hand()}`)} aria-disabled={props.table.isHandling()} onClick={() => props.table.handle(props.seat)}>
          <Icon name={SIGNS[hand()]} />
        </button>
      )}
    </Show>
  );
}

/** The first seat about which whoever is here could do something that others wait for. */
export function calling(table: Table): SeatCard | null {
  if (!table.isRunning() || table.isHidden()) return null;
  const seats = table.whole()!.table.seats;
  return (["back", "take", "propose"] as const).map((hand) => seats.find((seat) => table.hand(seat) === hand)).find(Boolean) ?? null;
}

/** How it stands with such a seat. */
export function callingWords(table: Table, seat: SeatCard): string {
  if (table.hand(seat) === "back") return t("kept-for-you");
  return seat.kind === "open" ? t("seat-is-free", { n: seat.seat + 1 }) : t(seat.offered ? "seat-is-offered" : "seat-is-away", { name: table.name(seat.seat) });
}

export function CallingButton(props: { table: Table; seat: SeatCard }) {
  const hand = () => props.table.hand(props.seat);
  return (
    <Show when={hand()}>
      {(hand) => (
        <button type="button" class="small calling" classList={{ primary: hand() !== "propose" }} aria-disabled={props.table.isHandling()} onClick={() => props.table.handle(props.seat)}>
          <Icon name={SIGNS[hand()]} /> <span>{t(hand() === "propose" ? "hand-propose-short" : `hand-${hand()}`)}</span>
        </button>
      )}
    </Show>
  );
}

/** One's own seat among the tools. */
export function OwnSeat(props: { table: Table }) {
  const seat = createMemo(() => props.table.whole()!.table.seats.find((seat) => props.table.hand(seat) === "leave"));
  return (
    <Show when={seat()}>
      {(seat) => (
        <div class="stack tight">
          <h2>{t("own-seat")}</h2>
          <div class="row"><button type="button" class="small" onClick={() => props.table.handle(seat())}><Icon name="leave" /> {t(seat().offered ? "hand-leave-offered" : "hand-leave")}</button></div>
        </div>
      )}
    </Show>
  );
}

/** The dialog of what is asked, fetched when something first is. */
export function Questions(props: { table: Table }) {
  const [dialog, setDialog] = createSignal<typeof HandsDialog | null>(null);
  const isAsked = createMemo(() => {
    if (props.table.question() === null) return false;
    if (dialog() === null) import("./handsDialog").then((part) => setDialog(() => part.HandsDialog), lost);
    return true;
  });
  const lost = () => {
    props.table.forget();
    toast(t("error-offline"), "bad");
  };
  return <Show when={isAsked() && dialog()}>{(dialog) => <Dynamic component={dialog()} table={props.table} />}</Show>;
}
