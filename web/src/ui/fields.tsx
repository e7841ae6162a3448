// Fields of forms: a segmented choice, one with a text of one's own, a switch, a stepper, a link to copy.
import { createSignal, createUniqueId, For, type JSX, Show } from "solid-js";
import { t } from "../words/words";
import { announce, toast } from "./notices";
import { Icon } from "./icons";
import { Who } from "./who";

export type Option<T> = { value: T; label: string; hint?: string; isName?: boolean };

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
        {/* By their values: whoever goes through them with arrow keys stays on them, whatever else each choice changes. */}
        <For each={props.options.map((option) => option.value)}>
          {(value) => {
            const option = () => props.options.find((one) => one.value === value);
            return (
              <label class="segment">
                <input type="radio" name={name} checked={value === props.value} onChange={() => props.onChange(value)} />
                <span><Show when={option()?.isName} fallback={option()?.label}><Who name={option()?.label ?? ""} /></Show></span>
              </label>
            );
          }}
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
  /** What one's own begins with. */
  start?: string | undefined;
  /** Another way of writing it than letter by letter. */
  children?: ((text: () => string, write: (text: string) => void) => JSX.Element) | undefined;
}) {
  const isOwn = () => !props.options.some((option) => option.value === props.value);
  const [kept, setKept] = createSignal(isOwn() ? props.value : (props.start ?? ""));
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
      <Show when={isOwn() && props.children}>{(draw) => draw()(kept, write)}</Show>
      <Show when={isOwn()}>
        <Folded isFolded={props.children !== undefined} name={props.own.label}>
          <label class="field">
            <span class="label" classList={{ unseen: props.children !== undefined }}>{props.own.label}</span>
            <textarea
              class="own-text" rows={16} spellcheck={false} autocomplete="off" autocapitalize="off" required={props.children === undefined}
              maxLength={props.own.longest} placeholder={props.own.example} value={kept()}
              aria-invalid={props.reasons !== undefined} aria-describedby={[hint, props.reasons].filter(Boolean).join(" ")}
              onInput={(event) => write(event.currentTarget.value)}
              onChange={(event) => !event.currentTarget.value.trim() && write(props.start ?? "")}
            />
          </label>
          <p class="hint" id={hint}>{props.own.hint}</p>
        </Folded>
      </Show>
    </div>
  );
}

/** What few people want to see, behind its name; or what everybody must see. */
function Folded(props: { isFolded: boolean; name: string; children: JSX.Element }) {
  return <Show when={props.isFolded} fallback={props.children}><details class="folded"><summary>{props.name}</summary><div class="stack tight">{props.children}</div></details></Show>;
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

/** A number within a range, or one of some. */
export function Stepper(props: {
  label: string; hint?: string | undefined; value: number; onChange: (value: number) => void; isLabelHidden?: boolean;
} & ({ min: number; max: number } | { values: readonly number[] })) {
  const id = createUniqueId();
  /** The next number in a direction, if there is one. */
  const next = (by: 1 | -1): number | undefined => {
    if ("values" in props) return props.values[props.values.indexOf(props.value) + by];
    const value = props.value + by;
    return value < props.min || value > props.max ? undefined : value;
  };
  const Step = (step: { by: 1 | -1; label: string; sign: string }) => (
    <button type="button" aria-label={step.label} disabled={next(step.by) === undefined} onClick={() => props.onChange(next(step.by) ?? props.value)}>{step.sign}</button>
  );
  return (
    <div class="field stepper" role="group" aria-labelledby={id}>
      <span class="label" classList={{ unseen: props.isLabelHidden ?? false }} id={id}>{props.label}</span>
      <div class="steps">
        <Step by={-1} label={t("less")} sign="−" />
        <output>{props.value}</output>
        <Step by={1} label={t("more")} sign="+" />
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

/** A link of the house, to be sent to somebody: copied, or handed to whatever the device sends things with. */
export function CopyLink(props: { label: string; link: string; words?: string; isMain?: boolean }) {
  const [isDone, setDone] = createSignal(false);
  const address = () => new URL(props.link, location.origin).href;
  const take = async () => {
    if (!(await copy(address()))) return;
    setDone(true);
    announce(t("copied"));
    setTimeout(() => setDone(false), 2000);
  };
  /** Whoever closes the device's own dialog has changed their mind. */
  const share = () => navigator.share({ title: "Tabletier", text: props.words ?? "", url: address() }).catch(() => {});
  return (
    <div class="copy-link">
      <input type="text" readonly value={address()} aria-label={props.label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="small" classList={{ primary: props.isMain ?? false }} onClick={() => void take()}>
        <Icon name={isDone() ? "check" : "copy"} /> {t(isDone() ? "copied-short" : "copy")}
      </button>
      <Show when={props.words !== undefined && typeof navigator.share === "function"}>
        <button type="button" class="small" onClick={() => void share()}><Icon name="share" /> {t("share-link")}</button>
      </Show>
    </div>
  );
}
