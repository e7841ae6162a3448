// A game's options: those most people want to see, and the others.
import { For, Show } from "solid-js";
import { Switch } from "../../ui/fields";
import { t, textOr } from "../../words/words";
import { OptionField, Warnings } from "./field";
import { type Form, isCount } from "./form";
import { isAdvanced } from "./schema";

export function Options(props: { form: Form }) {
  const advanced = () => props.form.all().filter(isAdvanced);
  const usual = () => props.form.all().filter((field) => !isAdvanced(field) && !isCount(field));
  return (
    <section class="sheet" aria-labelledby="options">
      <h2 id="options">{t("options-title", { game: props.form.info()?.name ?? "" })}</h2>
      <div class="stack">
        <Gentle form={props.form} />
        <For each={usual()}>{(field) => <OptionField form={props.form} field={field} />}</For>
        <Show when={props.form.hasLetters()}>
          <Switch label={t("press-opened")} hint={t(props.form.isOpened() ? "press-opened-hint" : "press-kept-hint")} checked={props.form.isOpened()} onChange={props.form.setOpened} />
        </Show>
        <div aria-live="polite"><Warnings of={props.form.warningsOf(null)} /></div>
      </div>
      <Show when={advanced().length > 0}>
        <details class="advanced" open={advanced().some((field) => props.form.reasonsOf(field).length > 0)}>
          <summary>{t("advanced")}</summary>
          <div class="stack">
            <For each={advanced()}>{(field) => <OptionField form={props.form} field={field} />}</For>
          </div>
        </details>
      </Show>
    </section>
  );
}

/** What the game advises newcomers to agree on, and why. */
function Gentle(props: { form: Form }) {
  const why = () => textOr(`${props.form.key()}-first-evening`, "");
  return (
    <Show when={why()}>
      <div class="gentle">
        <p class="hint">{why()}</p>
        <Show when={!props.form.isGentle()}><button type="button" class="small" onClick={props.form.beGentle}>{t("first-evening")}</button></Show>
      </div>
    </Show>
  );
}
