// Where nobody chooses a seat: with people who put themselves down, or alone among bots, and then as whom.
import { Show } from "solid-js";
import { Segmented, Stepper } from "../../ui/fields";
import { t, textOr } from "../../words/words";
import { levelChoices } from "../company";
import type { Drawing } from "./drawing";
import type { Form } from "./form";
import type { Time } from "./limit";
import { TimeField } from "./timeField";

/** No seat: the lot decides. */
const LOT = -1;

export function Company(props: { form: Form; drawing: Drawing; time: Time }) {
  const { drawing } = props;
  const role = (seat: number) => textOr(`${props.form.key()}-seat-${seat}`, t("seat-number", { n: seat + 1 }));
  return (
    <section class="sheet" aria-labelledby="seats">
      <h2 id="seats">{t("seats-title")}</h2>
      <Segmented
        legend={t("drawn-who")} value={drawing.isAlone() ? "alone" : "people"} onChange={(who) => drawing.setAlone(who === "alone")}
        options={(["alone", "people"] as const).map((who) => ({ value: who, label: t(`drawn-${who}`), hint: t(`drawn-${who}-hint`) }))}
      />
      <Show when={drawing.isAlone()}>
        <Segmented
          legend={t("drawn-role")} value={drawing.role() ?? LOT} onChange={(seat) => drawing.setRole(seat === LOT ? null : seat)}
          options={[{ value: LOT, label: t("drawn-role-lot") }, ...Array.from({ length: props.form.seats() }, (_, seat) => ({ value: seat, label: role(seat) }))]}
        />
      </Show>
      <Segmented
        legend={t("drawn-bots")} value={drawing.level()} hint={t(`level-${drawing.level()}`)} onChange={drawing.setLevel}
        options={levelChoices()}
      />
      <TimeField time={props.time} />
      <Show when={!drawing.isAlone() && props.time.sort() !== "unlimited"}>
        <Stepper label={t("drawn-share")} value={drawing.share()} values={drawing.shares} onChange={drawing.setShare} />
        <p class="hint">{t("drawn-share-hint")}</p>
      </Show>
    </section>
  );
}
