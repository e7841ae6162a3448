// Where studies begin: an empty board, a position, a record or a study that is pasted; and those one has.
import { createEffect, createResource, createSignal, For, on, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import { go } from "../../app/route";
import { game, gameName, games } from "../../app/state";
import { Icon } from "../../ui/icons";
import { explain } from "../../ui/notices";
import { learn, t } from "../../words/words";

export function Studies(props: { game: string | null }) {
  const [key, setKey] = createSignal("");
  createEffect(on(() => props.game, (wished) => setKey(wished && game(wished) ? wished : (games()[0]?.key ?? ""))));
  createEffect(on(key, (key) => key && void learn(key)));
  const [text, setText] = createSignal("");
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [isBusy, setBusy] = createSignal(false);
  const hasPositions = () => game(key())?.schema.properties?.position !== undefined;
  /** Records and studies say what they are; all else is a position of the game that is chosen. */
  const wanted = () => {
    const pasted = text().trim();
    if (pasted.startsWith("tabletier ")) return { text: pasted };
    return pasted === "" ? { game: key() } : { game: key(), config: { position: pasted } };
  };
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    setTrouble(null);
    try {
      const { id, node } = await api.makeStudy(wanted());
      go(`/study/${id}?node=${node}`);
    } catch (error) {
      setTrouble(error);
    }
    setBusy(false);
  };
  return (
    <div class="page studies">
      <h1>{t("title-study")}</h1>
      <p class="lede">{t("study-lede")}</p>
      <form class="stack" onSubmit={begin}>
        <label>{t("study-game")}{" "}
          <select value={key()} onChange={(event) => go(`/study?game=${event.currentTarget.value}`, "replace")}>
            <For each={games()}>{(one) => <option value={one.key} selected={one.key === key()}>{one.name}</option>}</For>
          </select>
        </label>
        <label>{t(hasPositions() ? "study-paste-position" : "study-paste")}
          <textarea rows="5" spellcheck={false} autocapitalize="off" autocomplete="off" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <Show when={trouble()}>{(error) => <p class="trouble" role="alert">{told(error())}</p>}</Show>
        <div class="row"><button type="submit" class="primary" aria-disabled={isBusy()}><Icon name="branch" /> {t(text().trim() === "" ? "study-begin" : "analyse")}</button><Show when={game(key())?.has_editor}><a class="button" href={`/editor/${key()}`}><Icon name="grid" /> {t("study-set-up")}</a></Show></div>
      </form>
      <Mine />
    </div>
  );
}

/** A text that cannot be read is told with the line that is wrong. */
function told(error: unknown): string {
  const line = error instanceof Trouble && /^(study|record)-/.test(error.code) ? /line (\d+)/.exec(error.message)?.[1] : undefined;
  return line === undefined ? explain(error) : t("study-unreadable", { line });
}

function Mine() {
  const [all, { refetch }] = createResource(() => api.studies());
  return (
    <Show when={!all.error} fallback={<p>{explain(all.error)} <button type="button" class="small" onClick={() => void refetch()}>{t("try-again")}</button></p>}>
      <Show when={(all() ?? []).length > 0}>
        <h2>{t("study-mine")}</h2>
        <ul class="lessons">
          <For each={all()}>
            {(one) => (
              <li><a href={`/study/${one.id}`}><span class="lesson-title">{one.name || t("study-unnamed")} <span class="soft">{gameName(one.game)}</span></span><Show when={one.shared}><span class="lesson-done"><Icon name="share" /><span class="unseen"> {t("study-shared")}</span></span></Show></a></li>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  );
}
