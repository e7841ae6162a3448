// The curtain before a board that is handed on: nothing of the game is on the page until somebody says that they are there.
import { onMount } from "solid-js";
import { Mark } from "../../ui/mark";
import { t } from "../../words/words";

export function Curtain(props: { name: string; onArrive: () => void }) {
  let button!: HTMLButtonElement;
  onMount(() => button.focus());
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <Mark />
      <h2 id="curtain-title">{t("curtain-title", { name: props.name })}</h2>
      <p class="soft">{t("curtain-text")}</p>
      <button type="button" class="primary big" ref={button} onClick={() => props.onArrive()}>{t("curtain-here")}</button>
    </section>
  );
}
