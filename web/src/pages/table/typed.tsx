// A move in notation.
import { createSignal } from "solid-js";
import { example } from "../../path/path";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Table } from "./state";

/** What typing needs of a table. */
export type Typing = Pick<Table, "isRunning" | "isWatching" | "isHidden" | "following" | "at" | "moves" | "spell" | "type" | "isBusy">;

/** Whether whoever sits here may write moves now, be it their turn or not. */
export const canType = (table: Typing): boolean =>
  table.isRunning() && !table.isWatching() && !table.isHidden() && table.following() === null && table.at() === null;

export function Typed(props: { table: Typing; onDone?: () => void }) {
  const { table } = props;
  const [text, setText] = createSignal("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    props.onDone?.();
    table.type(text());
    setText("");
  };
  const sample = () => {
    const action = example(table.moves());
    return action === null ? t("typed-short") : table.spell(action);
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        type="text" aria-label={t("typed")} placeholder={sample()} autocomplete="off" autocapitalize="off"
        spellcheck={false} value={text()} readOnly={table.isBusy()} onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="quiet round" aria-label={t("typed-go")}><Icon name="send" /></button>
    </form>
  );
}
