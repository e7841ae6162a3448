// The notebook of a seat: what its player writes down for nobody else. It goes with the seat to whoever takes it over.
import { createEffect, createSignal, on, onCleanup, Show } from "solid-js";
import { api } from "../../api/client";
import { complain, explain } from "../../ui/notices";
import { t } from "../../words/words";

/** So long after the last letter, in milliseconds, the house keeps what was written. */
const PAUSE = 800;

export function Notebook(props: { id: string; seat: number }) {
  const [words, setWords] = createSignal<string | null>(null);
  const [state, setState] = createSignal<"kept" | "waiting" | "lost">("kept");
  const [trouble, setTrouble] = createSignal("");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => Promise<void>) | null = null;
  const keep = async (seat: number, text: string) => {
    pending = null;
    try {
      await api.keepNotes(props.id, seat, text);
      if (pending === null) setState("kept");
      setTrouble("");
    } catch (error) {
      setState("lost");
      setTrouble(explain(error));
    }
  };
  const write = (text: string) => {
    setWords(text);
    setState("waiting");
    clearTimeout(timer);
    const { seat } = props;
    pending = () => keep(seat, text);
    timer = setTimeout(() => void pending?.(), PAUSE);
  };
  // What was written is kept before another seat's notebook is opened, or this one is closed.
  const flush = () => {
    clearTimeout(timer);
    void pending?.();
  };
  createEffect(on(() => props.seat, (seat) => {
    flush();
    setWords(null);
    api.notes(props.id, seat).then((notes) => setWords(notes.text), complain);
  }));
  onCleanup(flush);
  return (
    <Show when={words() !== null} fallback={<p class="soft">{t("loading")}</p>}>
      <label class="field">
        <span class="label">{t("notes-label")}</span>
        <textarea rows={8} maxLength={16_000} value={words()!} onInput={(event) => write(event.currentTarget.value)} />
      </label>
      <p class="hint" role="status">{state() === "lost" ? trouble() : t(`notes-${state()}`)}</p>
    </Show>
  );
}
