// How much time there is: no limit, unless somebody wishes otherwise.
import { Match, Show, Switch as When } from "solid-js";
import { hourOf } from "../../time/words";
import { Segmented, Stepper, Switch } from "../../ui/fields";
import { t } from "../../words/words";
import { DAYS, MINUTES, meaning, NIGHT, SECONDS, type Time } from "./limit";

export function TimeField(props: { time: Time }) {
  const { time } = props;
  return (
    <div class="time-field stack tight">
      <Segmented legend={t("time-title")} value={time.sort()} onChange={time.setSort} options={time.sorts().map((sort) => ({ value: sort, label: t(`sort-${sort}`) }))} />
      <Show when={time.sort() !== "unlimited"}>
        <div class="time-details">
          <When>
            <Match when={time.sort() === "live"}><Live time={time} /></Match>
            <Match when={time.sort() === "days"}><Days time={time} /></Match>
            <Match when={time.sort() === "phases"}><Phases time={time} /></Match>
          </When>
        </div>
        <p class="hint" aria-live="polite">{t(...meaning(time.limit()))}</p>
      </Show>
    </div>
  );
}

function Live(props: { time: Time }) {
  const { time } = props;
  return (
    <>
      <Stepper label={t("time-minutes")} value={time.minutes()} values={MINUTES} onChange={time.setMinutes} />
      <Stepper label={t("time-seconds")} value={time.seconds()} values={SECONDS} onChange={time.setSeconds} />
      <Show when={time.seconds() > 0}>
        <Segmented
          legend={t("time-how")} value={time.isDelay() ? "delay" : "fischer"} onChange={(how) => time.setDelay(how === "delay")}
          options={(["fischer", "delay"] as const).map((how) => ({ value: how, label: t(`how-${how}`) }))}
        />
      </Show>
    </>
  );
}

function Days(props: { time: Time }) {
  const { time } = props;
  const night = () => ({ from: hourOf(NIGHT.from), to: hourOf(NIGHT.to), zone: time.zone() });
  return (
    <>
      <Stepper label={t("time-days-each")} value={time.days()} values={DAYS} onChange={time.setDays} />
      <div class="stack tight">
        <Switch label={t("time-nights")} hint={t("time-nights-hint", night())} checked={time.hasNights()} onChange={time.setNights} />
        <Switch label={t("time-weekends")} checked={time.hasWeekends()} onChange={time.setWeekends} />
      </div>
    </>
  );
}

function Phases(props: { time: Time }) {
  const { time } = props;
  return (
    <>
      <label class="field">
        <span class="label">{t("time-hour")}</span>
        <input type="time" required value={time.hour()} onInput={(event) => event.currentTarget.value && time.setHour(event.currentTarget.value)} />
      </label>
      <Stepper label={t("time-phase-days")} value={time.phaseDays()} values={DAYS} onChange={time.setPhaseDays} />
    </>
  );
}
