// The mark beside everything that is checked, for eyes and ears.
import { Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Mark } from "./proving";

export function MarkOf(props: { mark: Mark }) {
  return (
    <span class={`proof-mark ${props.mark}`}>
      <Show when={props.mark !== "open"}><Icon name={props.mark === "proved" ? "check" : "close"} /></Show>
      <span class="unseen">{t(`verify-mark-${props.mark}`)}</span>
    </span>
  );
}
