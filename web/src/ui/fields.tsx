// Fields of forms: a segmented choice, one with a text of one's own, a switch, a stepper, a link to copy.
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { t } from "../words/words";
import { announce, toast } from "./notices";
import { Icon } from "./icons";

export type Option<T> = { value: T; label: string; hint?: string };

/** So many choices fit beside each other; more stand in columns. */
const FEW = 5;

/** One of some. */
export function Segmented<T extends string | number>(props: {
  legend: string; value: T; options: Option<T>[]; onChange: (value: T) => void; isLegendHidden?: boolean; hint?: string | undefined;
}) {
  const name = createUniqueId();
  const hint = () => props.options.find((option) => option.value === props.value)?.hint ?? props.hint;
  return (
    <fieldset class="field segmented">
      <legend classList={{ unseen: props.isLegendHidden ?? false }}>{props.legend}</legend>
      <div class="segments" classList={{ many: props.options.length > FEW }}>
        <For each={props.options}>
          {(option) => (
            <label class="segment">
              <input type="radio" name={name} checked={option.value === props.value} onChange={() => props.onChange(option.value)} />
              <span>{option.label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={hint()}>{(hint) => <p class="hint">{hint()}</p>}</Show>
    </fieldset>
  );
}

/** The choice of writing one's own. */
const OWN = "own";

/** One of some, or a text of several lines. What was written is kept while one looks at the others. */
export function ChoiceOrText(props: {
  legend: string; hint?: string | undefined; value: string; options: Option<string>[]; onChange: (value: string) => void;
  own: { name: string; label: string; hint: string; example: string; longest: number | undefined };
  reasons: string | undefined;
}) {
  const isOwn = () => !props.options.some((option) => option.value === props.value);
  const [kept, setKept] = createSignal(isOwn() ? props.value : "");
  const hint = createUniqueId();
  const write = (text: string) => {
    setKept(text);
    props.onChange(text);
  };
  return (
    <div class="stack tight">
      <Segmented
        legend={props.legend} hint={props.hint} value={isOwn() ? OWN : props.value}
        options={[...props.options, { value: OWN, label: props.own.name }]}
        onChange={(value) => props.onChange(value === OWN ? kept() : value)}
      />
      <Show when={isOwn()}>
        <label class="field">
          <span class="label">{props.own.label}</span>
          <textarea
            class="own-text" rows={16} wrap="off" spellcheck={false} autocomplete="off" autocapitalize="off" required
            maxLength={props.own.longest} placeholder={props.own.example} value={kept()}
            aria-invalid={props.reasons !== undefined} aria-describedby={[hint, props.reasons].filter(Boolean).join(" ")}
            onInput={(event) => write(event.currentTarget.value)}
            onChange={(event) => !event.currentTarget.value.trim() && write("")}
          />
        </label>
        <p class="hint" id={hint}>{props.own.hint}</p>
      </Show>
    </div>
  );
}

/** Yes or no. */
export function Switch(props: { label: string; hint?: string | undefined; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label class="field switch">
      <span class="switch-words">
        <span class="label">{props.label}</span>
        <Show when={props.hint}><span class="hint">{props.hint}</span></Show>
      </span>
      <input type="checkbox" role="switch" checked={props.checked} onChange={(event) => props.onChange(event.currentTarget.checked)} />
    </label>
  );
}

/** A number within a range. */
export function Stepper(props: { label: string; hint?: string | undefined; value: number; min: number; max: number; onChange: (value: number) => void }) {
  const id = createUniqueId();
  const set = (value: number) => props.onChange(Math.min(Math.max(value, props.min), props.max));
  return (
    <div class="field stepper" role="group" aria-labelledby={id}>
      <span class="label" id={id}>{props.label}</span>
      <div class="steps">
        <button type="button" aria-label={t("less")} disabled={props.value <= props.min} onClick={() => set(props.value - 1)}>−</button>
        <output>{props.value}</output>
        <button type="button" aria-label={t("more")} disabled={props.value >= props.max} onClick={() => set(props.value + 1)}>+</button>
      </div>
      <Show when={props.hint}><p class="hint">{props.hint}</p></Show>
    </div>
  );
}

/** Copies a text and says so. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"), "good");
    return true;
  } catch {
    toast(t("not-copied"), "bad");
    return false;
  }
}

/** Sends a link of the house by whatever the machine sends things with; else copies it. */
export async function shareLink(link: string): Promise<void> {
  const url = new URL(link, location.origin).href;
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return void (await copy(url));
  // Whoever thinks better of it has shared nothing, and need not be told.
  await navigator.share({ title: document.title, url }).catch(() => {});
}

/** A link of the house, to be sent to somebody. */
export function CopyLink(props: { label: string; link: string }) {
  const [isDone, setDone] = createSignal(false);
  const address = () => new URL(props.link, location.origin).href;
  return (
    <div class="copy-link">
      <input type="text" readonly value={address()} aria-label={props.label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button" class="small"
        onClick={async () => {
          if (!(await copy(address()))) return;
          setDone(true);
          announce(t("copied"));
          setTimeout(() => setDone(false), 2000);
        }}
      >
        <Icon name={isDone() ? "check" : "copy"} /> {t(isDone() ? "copied-short" : "copy")}
      </button>
    </div>
  );
}
