// The guest's own corner: the name, and the link that brings them back on another device.
import { createSignal, Show } from "solid-js";
import { api } from "../api/client";
import { me, takeName } from "../app/state";
import { t } from "../words/words";
import { Dialog } from "./dialog";
import { CopyLink } from "./fields";
import { Icon } from "./icons";
import { complain, toast } from "./notices";
import { Who } from "./who";

export function Account() {
  const [isOpen, setOpen] = createSignal(false);
  let field!: HTMLInputElement;
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = field.value.trim();
    if (!name) return;
    try {
      await takeName(name);
      toast(t("renamed"), "good");
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <button type="button" class="quiet account" aria-haspopup="dialog" aria-label={`${me()?.name ?? t("guest")}, ${t("account")}`} onClick={() => setOpen(true)}>
        <Icon name="person" /> <span class="account-name"><Who name={me()?.name ?? t("guest")} /></span>
      </button>
      <Dialog title={t("account")} isOpen={isOpen()} onClose={() => setOpen(false)}>
        <form onSubmit={rename} class="stack">
          <label class="field">
            <span class="label">{t("name")}</span>
            <span class="row tight">
              <input ref={field} type="text" data-first maxLength={24} autocomplete="nickname" value={me()?.name ?? ""} />
              <button type="submit" class="small">{t("save")}</button>
            </span>
          </label>
        </form>
        <Show when={me()} fallback={<p class="soft">{t("no-account")}</p>}><WayBack /></Show>
      </Dialog>
    </>
  );
}

/** The link is told once, when it is made. */
function WayBack() {
  const [link, setLink] = createSignal<string | null>(null);
  const make = () => api.makeLink().then(setLink).catch(complain);
  return (
    <div class="stack">
      <h3>{t("return-title")}</h3>
      <p class="soft">{t("return-why")}</p>
      <Show when={link()} fallback={<p><button type="button" class="small" onClick={() => void make()}>{t("return-make")}</button></p>}>
        {(link) => <CopyLink label={t("return-title")} link={link()} />}
      </Show>
      <p class="hint">{t("return-once")}</p>
    </div>
  );
}
