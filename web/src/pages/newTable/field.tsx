// One option of a game, asked for as its schema says, with what is wrong with it beside it.
import { createUniqueId, For, Match, onMount, Show, Switch as When } from "solid-js";
import type { Message } from "../../api/types";
import { later } from "../../app/later";
import { ChoiceOrText, Segmented, Stepper, Switch } from "../../ui/fields";
import { has, lang, saySeats, t, textOr } from "../../words/words";
import { fieldLabel, valueLabel } from "../names";
import type { Form } from "./form";
import type { Field } from "./schema";

// Few people paint a board: the others need not carry the brushes.
const Painter = later(async () => (await import("./painter")).Painter, "painter-wait");

/** What asking for an option needs of a form. */
type Asking = Pick<Form, "key" | "value" | "set" | "reasonsOf" | "warningsOf">;

export function OptionField(props: { form: Asking; field: Field }) {
  const id = createUniqueId();
  const reasons = () => props.form.reasonsOf(props.field);
  const described = () => (reasons().length > 0 ? id : undefined);
  return (
    <div class="field" classList={{ "has-reasons": reasons().length > 0 }}>
      <Asked
        game={props.form.key()} field={props.field} value={props.form.value(props.field)} reasons={described()}
        onChange={(value) => props.form.set(props.field.name, value)}
      />
      <div aria-live="polite">
        <Show when={reasons().length > 0}>
          <ul class="reasons" id={id}><For each={reasons()}>{(reason) => <li>{saySeats(reason.said)}</li>}</For></ul>
        </Show>
        <Warnings of={props.form.warningsOf(props.field)} />
      </div>
    </div>
  );
}

/** What to think about before playing with these options. */
export function Warnings(props: { of: readonly Message[] }) {
  return <For each={props.of}>{(warning) => <p class="hint warn">{saySeats(warning)}</p>}</For>;
}

/** The field itself; `reasons` names the list of what is wrong with it. */
function Asked(props: { game: string; field: Field; value: unknown; reasons: string | undefined; onChange: (value: unknown) => void }) {
  const label = () => fieldLabel(props.game, props.field.name);
  const hintKey = (name: string) => `${props.game}-config-${name}-hint`;
  // The schema's own words are English only: they serve where the game has no text of its own.
  const hint = () => textOr(hintKey(props.field.name), !has(`${props.game}-config-${props.field.name}`) && lang() === "en" ? (props.field.description ?? "") : "") || undefined;
  const option = <T extends string | number>(value: T) => {
    const hint = textOr(hintKey(`${props.field.name}-${value}`), "");
    return { value, label: valueLabel(props.game, props.field.name, value), ...(hint ? { hint } : {}) };
  };
  const paint = (word: string) => textOr(`${props.game}-config-${props.field.name}-paint-${word}`, word);
  // Whoever chooses a board of their own finds the brushes there.
  onMount(() => props.field.kind === "choice or text" && props.field.sketch && Painter.ahead());
  const own = (what: string, otherwise: string) => textOr(`${props.game}-config-${props.field.name}-own${what}`, otherwise);
  return (
    <When>
      <Match when={props.field.kind === "choice" && props.field}>
        {(field) => <Segmented legend={label()} hint={hint()} value={props.value as string | number} options={field().values.map(({ value }) => option(value))} onChange={props.onChange} />}
      </Match>
      <Match when={props.field.kind === "choice or text" && props.field}>
        {(field) => (
          <ChoiceOrText
            legend={label()} hint={hint()} value={String(props.value ?? "")} reasons={props.reasons} onChange={props.onChange}
            options={field().values.map(({ value }) => option(String(value)))}
            own={{ name: own("", t("own-text")), label: own("-label", t("own-text")), hint: own("-hint", ""), example: own("-example", ""), longest: field().longest }}
            start={field().sketch?.from[0]?.text}
          >
            {field().sketch && ((text, write) => (
              <Painter
                sketch={field().sketch!} text={text()} onChange={write} label={own("", t("own-text"))} say={paint}
                choice={(name) => valueLabel(props.game, props.field.name, name)}
              />
            ))}
          </ChoiceOrText>
        )}
      </Match>
      <Match when={props.field.kind === "switch"}>
        <Switch label={label()} hint={hint()} checked={props.value === true} onChange={props.onChange} />
      </Match>
      <Match when={props.field.kind === "number" && props.field}>
        {(field) => (
          <>
            {/* What may be left open is asked for first: whoever wants none sees no number. */}
            <Show when={field().initial === null}>
              <Switch label={label()} hint={hint()} checked={typeof props.value === "number"} onChange={(isWanted) => props.onChange(isWanted ? field().min : null)} />
            </Show>
            <Show when={field().initial !== null || typeof props.value === "number"}>
              <Stepper label={label()} isLabelHidden={field().initial === null} hint={field().initial === null ? undefined : hint()} value={Number(props.value ?? field().min)} min={field().min} max={field().max} onChange={props.onChange} />
            </Show>
          </>
        )}
      </Match>
      <Match when={props.field.kind === "text"}>
        <label class="field">
          <span class="label">{label()}</span>
          <input type="text" spellcheck={false} autocomplete="off" value={String(props.value ?? "")} aria-describedby={props.reasons} onInput={(event) => props.onChange(event.currentTarget.value.trim())} />
          <Show when={hint()}><span class="hint">{hint()}</span></Show>
        </label>
      </Match>
    </When>
  );
}
