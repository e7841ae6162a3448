// A part of the page that is fetched when it is first shown, or somewhat earlier. Nothing else waits for it: resources inside
// do not hide what is already there.
import { type Component, createSignal, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { t } from "../words/words";

/** What stands there meanwhile has the given class. `ahead` fetches the part before anybody has asked for it. */
export function later<P extends object>(load: () => Promise<Component<P>>, waiting = "page"): Component<P> & { ahead: () => void } {
  const [loaded, setLoaded] = createSignal<Component<P> | null>(null);
  const [isLost, setLost] = createSignal(false);
  const fetch = () => {
    setLost(false);
    load().then((part) => setLoaded(() => part), () => setLost(true));
  };
  const ahead = () => void (loaded() === null && fetch());
  const Part: Component<P> = (props) => {
    onMount(ahead);
    return (
      <Show
        when={loaded()}
        fallback={
          <div class={waiting}>
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
  return Object.assign(Part, { ahead });
}
