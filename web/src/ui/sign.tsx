// The sign of a seat far from its board: the pieces it begins with, drawn by the house; its number where there are none.
import { createSignal, Show } from "solid-js";
import { api } from "../api/client";
import { theme } from "../app/theme";

/** Longer options are pictures of boards and the like: they would not fit into an address, and change no sign. */
const LONG = 40;
const short = (config: object) => Object.fromEntries(Object.entries(config).filter(([, value]) => String(value).length < LONG));

export function Sign(props: { game: string; seat: number; config: object }) {
  const address = () => api.emblem(props.game, props.seat, theme(), short(props.config));
  const [lost, setLost] = createSignal<string | null>(null);
  return (
    <Show when={lost() !== address()} fallback={<span class="emblem number" aria-hidden="true">{props.seat + 1}</span>}>
      <span class="emblem" aria-hidden="true"><img src={address()} alt="" onError={() => setLost(address())} /></span>
    </Show>
  );
}
