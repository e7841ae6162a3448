// A new letter: to everybody, to one or to several.
import { createEffect, createSignal, For, on, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/who";
import { t } from "../../words/words";
import { Emblem } from "./emblem";
import type { Circle } from "./pressThreads";
import { Back, Text } from "./pressThread";
import type { Table } from "./state";

/** Under this name a new letter is half-written: threads are named by numbers. */
const NEW = "new";
/** Under this one, to whom: seats as a list, nobody's number for everybody. */
const NEW_TO = "new-to";
const EVERYBODY = "all";

export function NewLetter(props: { table: Table }) {
  const { table } = props;
  const { post } = table;
  const before = post.draft(NEW_TO);
  const [isPublic, setPublic] = createSignal(before === EVERYBODY || post.toWhom().seats.length === 0);
  const [chosen, setChosen] = createSignal<readonly number[]>(post.toWhom().seats.filter((seat) => before.split(" ").includes(String(seat))));
  createEffect(on([isPublic, chosen], ([isPublic, chosen]) => post.setDraft(NEW_TO, isPublic ? EVERYBODY : chosen.join(" ")), { defer: true }));
  const [trouble, setTrouble] = createSignal("");
  const choose = (seat: number, is: boolean) => {
    setTrouble("");
    setChosen((now) => [...now.filter((one) => one !== seat), ...(is ? [seat] : [])].sort((a, b) => a - b));
  };
  const circle = (): Circle => (isPublic() ? [] : [...chosen(), post.as() as number].sort((a, b) => a - b));
  const send = async () => {
    const text = post.draft(NEW).trim();
    if (!isPublic() && chosen().length === 0) return void setTrouble(t("press-choose"));
    if (!text) return void setTrouble(t("error-bad-letter"));
    const to = circle();
    if (!(await post.send(to, text))) return;
    post.setDraft(NEW, "");
    post.setDraft(NEW_TO, "");
    post.setView({ at: "thread", circle: to });
  };
  return (
    <form class="press-thread" onSubmit={(event) => { event.preventDefault(); void send(); }}>
      <header class="press-head"><Back post={post} title={t("press-new")} /></header>
      <div class="press-scroll press-new">
        <fieldset class="field">
          <legend class="label">{t("press-to")}</legend>
          <Show when={post.toWhom().everybody}>
            <label class="addressee">
              <input type="checkbox" checked={isPublic()} disabled={post.toWhom().seats.length === 0} onChange={(event) => { setTrouble(""); setPublic(event.currentTarget.checked); }} />
              <Icon name="globe" /> <span>{t("press-public")}</span>
            </label>
          </Show>
          <For each={post.toWhom().seats}>
            {(seat) => (
              <label class="addressee">
                <input type="checkbox" checked={!isPublic() && chosen().includes(seat)} disabled={isPublic()} onChange={(event) => choose(seat, event.currentTarget.checked)} />
                <Emblem table={table} seat={seat} /> <Who name={post.nameOf(seat)} />
              </label>
            )}
          </For>
        </fieldset>
        <p class="hint" aria-live="polite">{t(isPublic() ? "press-public-hint" : "press-private-hint")}</p>
        <Text label={t("press-text")} rows={6} value={post.draft(NEW)} onInput={(text) => { setTrouble(""); post.setDraft(NEW, text); }} onSend={() => void send()} />
        <Show when={trouble()}><p class="trouble" role="alert">{trouble()}</p></Show>
        <div class="row end"><button type="submit" class="primary" aria-disabled={post.isSending()}><Icon name="send" /> {t("send")}</button></div>
      </div>
    </form>
  );
}
