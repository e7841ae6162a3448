// Somebody else's return link was followed in this browser: it asks before it becomes theirs.
import { createSignal } from "solid-js";
import { api } from "../api/client";
import { me } from "../app/state";
import { complain } from "../ui/notices";
import { t } from "../words/words";

export function SwitchPage(props: { token: string }) {
  const [isBusy, setBusy] = createSignal(false);
  const name = () => me()?.name ?? t("guest");
  const follow = async () => {
    setBusy(true);
    try {
      await api.comeBack(props.token);
      // Everything on the page was another's.
      location.replace("/");
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return (
    <section class="page narrow center">
      <h1>{t("title-switch")}</h1>
      <p>{t("switch-text", { name: name() })}</p>
      <p class="soft">{t("switch-keep")}</p>
      <p class="row center-row">
        <a class="button primary" href="/">{t("switch-stay", { name: name() })}</a>
        <button type="button" disabled={isBusy()} onClick={() => void follow()}>{t("switch-go")}</button>
      </p>
    </section>
  );
}
