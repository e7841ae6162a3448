// The bot's eye: the best lines from here, with what they are worth as a bar and in words. Never on a match that is being played.
import { createEffect, createSignal, For, on, onCleanup, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { StudySight } from "../../api/types";
import { Icon } from "../../ui/icons";
import { announce, explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Study } from "./state";

type Sure = StudySight["known"];

/** Who wins for sure, in words; at most so soon where it was known beforehand. */
function certainty(sure: NonNullable<Sure>): string {
  if (sure.plies === null) return t(sure.wins ? "eye-won" : "eye-lost");
  return t(sure.wins ? "eye-won-in" : "eye-lost-in", { n: sure.plies });
}

export function EyeView(props: { study: Study }) {
  const { study } = props;
  const [level, setLevel] = createSignal(3);
  const [sight, setSight] = createSignal<StudySight | null>(null);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [thinking, setThinking] = createSignal<AbortController | null>(null);
  const stop = () => {
    thinking()?.abort();
    setThinking(null);
  };
  onCleanup(stop);
  createEffect(on(study.node, () => {
    stop();
    setSight(null);
    setTrouble(null);
  }, { defer: true }));
  const look = async () => {
    stop();
    const thought = new AbortController();
    setThinking(thought);
    setTrouble(null);
    try {
      const found = await api.studyEye(study.id, study.node(), level(), thought.signal);
      if (thinking() !== thought) return;
      setSight(found);
      announce(found.known ? certainty(found.known) : words(found));
    } catch (error) {
      if (thinking() === thought) setTrouble(error);
    }
    if (thinking() === thought) setThinking(null);
  };
  const percent = (value: number) => Math.round(value * 100);
  const words = (found: StudySight) => t("eye-chance", { name: study.seatName(found.seat), n: percent(found.lines[0]?.value ?? 0.5) });
  const line = (actions: readonly string[]) => actions.map(study.spell).join(" ");
  return (
    <section class="eye stack tight" aria-label={t("eye")}>
      <div class="row">
        <h2>{t("eye")}</h2>
        <select aria-label={t("eye-level")} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
          <For each={[2, 3, 4, 5]}>{(one) => <option value={one} selected={one === level()}>{t("level-short", { n: one })}</option>}</For>
        </select>
        <Show when={thinking()} fallback={<button type="button" class="small" onClick={() => void look()}><Icon name="eye" /> {t("eye-look")}</button>}>
          <button type="button" class="small" onClick={stop}><Icon name="close" /> {t("eye-stop")}</button>
        </Show>
      </div>
      <Show when={thinking()}><p class="soft" role="status">{t("eye-thinking")}</p></Show>
      <Show when={trouble()}>{(error) => <p class="soft">{error() instanceof Trouble && (error() as Trouble).code === "no-eye" ? t("eye-none") : explain(error())}</p>}</Show>
      <Show when={sight()}>
        {(found) => (
          <>
            <Show when={found().known}>{(known) => <p class="eye-known"><Icon name="check" /> {t("eye-known", { name: study.seatName(found().seat), words: certainty(known()) })}</p>}</Show>
            <meter class="eye-bar" min="0" max="100" value={percent(found().lines[0]?.value ?? 0.5)} aria-label={words(found())} />
            <p class="soft">{words(found())} {t(found().playouts ? "eye-playouts" : "eye-positions", { n: found().counted })}</p>
            <ol class="eye-lines">
              <For each={found().lines}>
                {(one) => (
                  <li>
                    <button type="button" class="move" disabled={!study.card().mine} onClick={() => void study.act(one.actions[0]!)}>{line(one.actions.slice(0, 8))}</button>{" "}
                    <span class="soft">{one.sure ? certainty(one.sure) : t("eye-value", { n: percent(one.value) })}</span>
                  </li>
                )}
              </For>
            </ol>
          </>
        )}
      </Show>
    </section>
  );
}
