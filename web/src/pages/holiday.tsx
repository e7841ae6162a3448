// Holidays: days of the year on which one's clocks stand still at games over days. Shown to those who play one.
import { createResource, Show } from "solid-js";
import { api } from "../api/client";
import { complain } from "../ui/notices";
import { dayAndHour } from "../time/words";
import { lang, t } from "../words/words";

const DAY = 24 * 3600 * 1000;
/** A moment as date fields write it: a day of the reader's own calendar. */
const dateOf = (moment: number) => new Intl.DateTimeFormat("sv-SE").format(moment);
/** The first moment of a day. */
const startOf = (date: string) => new Date(`${date}T00:00`).getTime();

export function HolidayForm() {
  const [holiday, { mutate }] = createResource(api.holiday);
  const take = (until: number | null) => api.takeHoliday(until).then(mutate, complain);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const date = new FormData(event.currentTarget as HTMLFormElement).get("until");
    if (typeof date === "string" && date) void take(startOf(date));
  };
  return (
    <Show when={holiday()}>
      {(now) => (
        <section class="sheet stack tight holiday" aria-labelledby="holiday">
          <h2 id="holiday">{t("holiday-title")}</h2>
          <p class="soft">{t("holiday-what")}</p>
          <Show
            when={now().until}
            fallback={
              <form class="row" onSubmit={submit}>
                <label class="field">
                  <span class="label">{t("holiday-until")}</span>
                  <input type="date" name="until" required min={dateOf(Date.now() + DAY)} max={dateOf(now().latest)} />
                </label>
                <button type="submit">{t("holiday-take")}</button>
              </form>
            }
          >
            {(until) => (
              <p class="row">
                {t("holiday-lasts", { when: dayAndHour(until(), lang()) })}
                <button type="button" onClick={() => void take(null)}>{t("holiday-back")}</button>
              </p>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
