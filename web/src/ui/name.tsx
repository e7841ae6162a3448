// "How shall we call you?": asked once, before somebody first sits down.
import { createRoot, createSignal, Show } from "solid-js";
import { me, takeName } from "../app/state";
import { t } from "../words/words";
import { Dialog } from "./dialog";
import { complain } from "./notices";

const [asked, setAsked] = createRoot(() => createSignal<((isNamed: boolean) => void) | null>(null));

/** Makes sure the guest has a name. False when they would rather not. */
export function ensureName(): Promise<boolean> {
  if (me() !== null) return Promise.resolve(true);
  return new Promise((resolve) => setAsked(() => resolve));
}

export function NamePrompt() {
  const [name, setName] = createSignal("");
  const done = (isNamed: boolean) => {
    const resolve = asked();
    setAsked(null);
    resolve?.(isNamed);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await takeName(name().trim() || otherwise());
      done(true);
    } catch (error) {
      complain(error);
    }
  };
  const number = 100 + Math.floor(Math.random() * 900);
  const otherwise = () => t("guest-name", { n: String(number) });
  return (
    <Show when={asked()}>
      <Dialog title={t("name-title")} isOpen onClose={() => done(false)}>
        <form onSubmit={submit} class="stack">
          <p class="soft">{t("name-why")}</p>
          <label class="field">
            <span class="label">{t("name")}</span>
            <input
              type="text" data-first maxLength={24} autocomplete="nickname" placeholder={otherwise()}
              value={name()} onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <div class="row end">
            <button type="button" class="quiet" onClick={() => done(false)}>{t("cancel")}</button>
            <button type="submit" class="primary">{t("name-go")}</button>
          </div>
        </form>
      </Dialog>
    </Show>
  );
}
