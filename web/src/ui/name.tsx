// "How shall we call you?": asked before somebody first sits down with others, and whenever they want another name.
import { createRoot, createSignal, Show } from "solid-js";
import { me, takeName } from "../app/state";
import { t } from "../words/words";
import { Dialog } from "./dialog";
import { complain } from "./notices";

const [asked, setAsked] = createRoot(() => createSignal<((isNamed: boolean) => void) | null>(null));

const number = 100 + Math.floor(Math.random() * 900);
/** What somebody is called who has not said anything else. */
const suggested = () => me()?.name ?? t("guest-name", { n: String(number) });

/** Makes a guest of whoever is none yet, under the suggested name. */
export async function becomeGuest(): Promise<void> {
  if (me() === null) await takeName(suggested());
}

/** Asks for a name, another one if there is one already. False when they went away from the question. */
export const askName = (): Promise<boolean> => new Promise((resolve) => setAsked(() => resolve));

/** Makes sure the guest has a name. False when they went away from the question. */
export const ensureName = (): Promise<boolean> => (me() === null ? askName() : Promise.resolve(true));

export function NamePrompt() {
  const [name, setName] = createSignal("");
  const done = (isNamed: boolean) => {
    const resolve = asked();
    setAsked(null);
    setName("");
    resolve?.(isNamed);
  };
  /** Whoever would rather not say goes on as suggested. */
  const go = async (wanted: string) => {
    try {
      if (wanted) await takeName(wanted);
      else await becomeGuest();
      done(true);
    } catch (error) {
      complain(error);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void go(name().trim());
  };
  return (
    <Show when={asked()}>
      <Dialog title={t("name-title")} isOpen onClose={() => done(false)}>
        <form onSubmit={submit} class="stack">
          <p class="soft">{t("name-why")}</p>
          <label class="field">
            <span class="label">{t("name")}</span>
            <input
              type="text" data-first maxLength={24} autocomplete="nickname" placeholder={suggested()}
              value={name()} onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <div class="row end">
            <button type="button" class="quiet" onClick={() => void go("")}>{t("cancel")}</button>
            <button type="submit" class="primary">{t(me() === null ? "name-go" : "save")}</button>
          </div>
        </form>
      </Dialog>
    </Show>
  );
}
