// Who sits where: a row for each seat; who begins, and how much time there is.
import { For, Match, Show, Switch as When } from "solid-js";
import { me } from "../../app/state";
import { Segmented } from "../../ui/fields";
import { Sign } from "../../ui/sign";
import { t } from "../../words/words";
import { levelChoices } from "../company";
import { BeginsField } from "./begins";
import { OptionField } from "./field";
import { type Form, isCount } from "./form";
import type { Time } from "./limit";
import type { Seating, Sitting } from "./seating";
import { TimeField } from "./timeField";

export function Seats(props: { form: Form; seating: Seating; time: Time }) {
  return (
    <section class="sheet" aria-labelledby="seats">
      <h2 id="seats">{t("seats-title")}</h2>
      <For each={props.form.all().filter(isCount)}>
        {(field) => <div class="how-many"><OptionField form={props.form} field={field} /></div>}
      </For>
      <ol class="seat-list">
        <For each={props.seating.numbers()}>{(seat) => <SeatRow seat={seat} form={props.form} seating={props.seating} />}</For>
      </ol>
      <BeginsField seating={props.seating} />
      <TimeField time={props.time} />
    </section>
  );
}

function SeatRow(props: { seat: number; form: Form; seating: Seating }) {
  const at = () => props.seating.at(props.seat);
  const level = () => props.seating.level(props.seat);
  const label = (one: Sitting) => (one === "me" ? (me()?.name ?? t("wish-me")) : t(`wish-${one}`));
  return (
    <li class="seat-row">
      {/* Lots decide who plays what: a seat has a sign where nothing is left to them. */}
      <Show when={props.seating.beginning() !== "lot"} fallback={<span class="seat-number" aria-hidden="true">{props.seat + 1}</span>}>
        <span class="seat-sign"><Sign game={props.form.key()} seat={props.seating.playedAs(props.seat)} config={props.form.shown()} /></span>
      </Show>
      <div class="stack tight">
        <Segmented
          legend={t("seat-number", { n: props.seat + 1 })}
          value={at()}
          options={props.seating.choices(props.seat).map((one) => ({ value: one, label: label(one), isName: one === "me" }))}
          onChange={(one) => props.seating.sit(props.seat, one)}
        />
        <When>
          <Match when={at() === "bot"}>
            <Segmented
              isLegendHidden legend={t("level-of", { n: props.seat + 1 })} value={level()} hint={t(`level-${level()}`)}
              options={levelChoices()}
              onChange={(level) => props.seating.setLevel(props.seat, level)}
            />
          </Match>
          <Match when={at() === "open"}><p class="hint">{t("wish-open-hint")}</p></Match>
          <Match when={at() === "invite"}><p class="hint">{t("wish-invite-hint")}</p></Match>
          <Match when={at() === "again"}><p class="hint">{t("wish-again-hint")}</p></Match>
        </When>
      </div>
    </li>
  );
}
