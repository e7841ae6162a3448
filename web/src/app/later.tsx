// A part of the page that is fetched when it is first shown. Nothing else waits for it: resources inside do
// not hide what is already there.
import { type Component, createSignal, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { t } from "../words/words";

export function later<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  const [loaded, setLoaded] = createSignal<Component<P> | null>(null);
  const [isLost, setLost] = createSignal(false);
  const fetch = () => {
    setLost(false);
    load().then((part) => setLoaded(() => part), () => setLost(true));
  };
  return (props) => {
    onMount(() => loaded() === null && fetch());
    return (
      <Show
        when={loaded()}
        fallback={
          <div class="page">
            <Show when={isLost()} fallback={<p class="soft">{t("loading")}</p>}>
              <div class="empty"><p>{t("error-offline")}</p><button type="button" onClick={fetch}>{t("try-again")}</button></div>
            </Show>
          </div>
        }
      >
        {(part) => <Dynamic component={part()} {...props} />}
      </Show>
    );
  };
}
