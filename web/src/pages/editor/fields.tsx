// What else a position says, as the game asks for it: choices, numbers, flags and lines of its own notation.
import { createMemo, For, Match, Show, Switch } from "solid-js";
import type { Setup } from "../../api/types";
import { t } from "../../words/words";
import type { Editor } from "./state";

type Field = Setup["fields"][number];

export function FieldsForm(props: { editor: Editor }) {
  const { editor } = props;
  // Fields are asked for in the same places as long as they are the same ones.
  const all = createMemo(() => editor.setup()?.fields ?? []);
  const flags = () => all().filter(({ takes }) => takes === "flag");
  const others = () => all().filter(({ takes }) => takes !== "flag");
  return (
    <form class="editor-fields" aria-label={t("editor-fields")} onSubmit={(event) => event.preventDefault()}>
      <For each={others()}>{(field) => <Asked editor={editor} field={field} />}</For>
      <Show when={flags().length > 0}>
        <div class="editor-flags"><For each={flags()}>{(field) => <Flag editor={editor} field={field} />}</For></div>
      </Show>
    </form>
  );
}

function Flag(props: { editor: Editor; field: Field }) {
  const { editor } = props;
  return (
    <label class="editor-flag"><input type="checkbox" name={props.field.name} checked={editor.wanted().fields[props.field.name] === "yes"} onChange={(event) => editor.sayField(props.field.name, event.currentTarget.checked ? "yes" : "no")} /> {editor.tell(props.field.label)}</label>
  );
}

function Asked(props: { editor: Editor; field: Field }) {
  const { editor } = props;
  const value = () => editor.wanted().fields[props.field.name] ?? "";
  const say = (value: string) => editor.sayField(props.field.name, value);
  const takes = () => props.field.takes;
  const choices = () => { const all = takes(); return typeof all === "object" && "choice" in all ? all.choice : null; };
  const bounds = () => { const all = takes(); return typeof all === "object" && "number" in all ? all.number : null; };
  /** Numbers are written plainly: a year has no thousands. */
  const number = (event: { currentTarget: HTMLInputElement }) => {
    const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 9);
    if (digits !== "") say(String(Number(digits)));
    else event.currentTarget.value = value();
  };
  return (
    <label class="field editor-field" classList={{ wide: takes() === "text" }}><span>{editor.tell(props.field.label)}</span>
      <Switch>
        <Match when={choices()}>
          {(choices) => <select name={props.field.name} onChange={(event) => say(event.currentTarget.value)}><For each={choices()}>{(one) => <option value={one.value} selected={one.value === value()}>{editor.tell(one.label)}</option>}</For></select>}
        </Match>
        <Match when={bounds()}>
          {(bounds) => <input type="number" name={props.field.name} inputmode="numeric" min={bounds()[0]} max={bounds()[1]} value={value()} onChange={number} />}
        </Match>
        <Match when={takes() === "text"}><input type="text" name={props.field.name} spellcheck={false} autocapitalize="off" autocomplete="off" value={value()} onChange={(event) => say(event.currentTarget.value.trim())} /></Match>
      </Switch>
    </label>
  );
}
