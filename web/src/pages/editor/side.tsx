// Beside the board: with what one begins, what else the position says, its text, what is wrong with it, and the way on.
import { createEffect, createSignal, For, on, onCleanup, Show } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { game as gameInfo, gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { Cited } from "../../ui/reading";
import { saySeats, t } from "../../words/words";
import { OptionField } from "../newTable/field";
import { fields } from "../newTable/schema";
import { FieldsForm } from "./fields";
import { Asides } from "./palette";
import type { Editor } from "./state";

/** So long, in milliseconds, somebody pauses who has written something. */
const PAUSE = 350;

type Props = { editor: Editor; rule: string | null; onRule: (paragraph: string) => void };

export function EditorSide(props: Props) {
  const { editor } = props;
  return (
    <aside class="side lesson-side editor-side" aria-label={t("editor-side")}>
      <p class="lesson-way"><a href={`/study?game=${editor.game}`}><Icon name="back" /> {t("analyse-game", { game: gameName(editor.game) })}</a></p>
      <h1>{t("editor-of", { game: gameName(editor.game) })}</h1>
      <div class="row">
        <button type="button" class="small" onClick={() => editor.from("empty")}>{t("editor-empty")}</button>
        <button type="button" class="small" onClick={() => editor.from("usual")}>{t("editor-usual")}</button>
        <button type="button" class="small" disabled={!editor.canUndo()} onClick={editor.undo}><Icon name="undo" /> {t("editor-undo")}</button>
        <button type="button" class="small" disabled={!editor.canRedo()} onClick={editor.redo}>{t("editor-redo")}</button>
      </div>
      <Asides editor={editor} />
      <FieldsForm editor={editor} />
      <PositionText editor={editor} />
      <Wrong editor={editor} onRule={props.onRule} />
      <StudyThis editor={editor} />
      <Agreed editor={editor} />
      <Show when={props.rule} keyed>{(number) => <div class="lesson-rule"><Cited game={editor.game} paragraph={number} figure={null} /></div>}</Show>
    </aside>
  );
}

/** The position as the game writes it. Who writes there is not written over. */
function PositionText(props: { editor: Editor }) {
  const { editor } = props;
  const [text, setText] = createSignal("");
  const [isWriting, setWriting] = createSignal(false);
  createEffect(on([() => editor.stand()?.text, isWriting], ([now, isWriting]) => !isWriting && setText(now ?? "")));
  let pause = 0;
  const send = () => {
    clearTimeout(pause);
    pause = 0;
    if (text().trim() !== editor.stand()?.text) editor.write(text());
  };
  onCleanup(() => clearTimeout(pause));
  const input = (words: string) => {
    setWriting(true);
    setText(words);
    clearTimeout(pause);
    pause = window.setTimeout(send, PAUSE);
  };
  const blur = () => {
    if (pause !== 0) send();
    setWriting(false);
  };
  return (
    <label class="field editor-text">{t("editor-text")}
      <textarea rows="4" spellcheck={false} autocapitalize="off" autocomplete="off" aria-invalid={(editor.stand()?.reasons.length ?? 0) > 0} aria-describedby="editor-wrong" value={text()} onInput={(event) => input(event.currentTarget.value)} onBlur={blur} />
    </label>
  );
}

/** Everything that is wrong, as the game itself says it. */
function Wrong(props: { editor: Editor; onRule: (paragraph: string) => void }) {
  const reasons = () => props.editor.stand()?.reasons ?? [];
  return (
    <div id="editor-wrong" aria-live="polite">
      <Show when={reasons().length > 0} fallback={<Show when={props.editor.stand()}><p class="editor-fine"><Icon name="check" /> {t("editor-fine")}</p></Show>}>
        <ul class="reasons">
          <For each={reasons()}>
            {(reason) => (
              <li>{saySeats(reason.said)} <Show when={reason.paragraph}>{(number) => <button type="button" class="small quiet" onClick={() => props.onRule(number())}>{t("see-rule", { n: number() })}</button>}</Show></li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

function StudyThis(props: { editor: Editor }) {
  const { editor } = props;
  const [isMaking, setMaking] = createSignal(false);
  const canStudy = () => editor.stand() !== null && editor.stand()!.reasons.length === 0 && !editor.isBusy() && !isMaking();
  const study = async () => {
    if (!canStudy()) return;
    setMaking(true);
    try {
      const { id } = await api.makeStudy({ game: editor.game, config: editor.stand()!.config });
      go(`/study/${id}`);
    } catch (error) {
      complain(error);
    }
    setMaking(false);
  };
  return <div class="row"><button type="button" class="primary study-it" aria-disabled={!canStudy()} onClick={() => void study()}><Icon name="branch" /> {t("editor-study")}</button></div>;
}

/** The options under which the position would be played, its text excepted. */
function Agreed(props: { editor: Editor }) {
  const { editor } = props;
  const info = () => gameInfo(editor.game);
  const all = () => (info() ? fields(info()!) : []).filter(({ name }) => name !== "position");
  const config = () => editor.stand()?.config ?? {};
  const form = {
    key: () => editor.game,
    value: (field: { name: string; initial: unknown }) => config()[field.name] ?? field.initial,
    set: (name: string, value: unknown) => editor.agree({ ...config(), [name]: value }),
    reasonsOf: () => [],
    warningsOf: () => [],
  };
  return (
    <Show when={editor.stand()}>
      <details class="advanced">
        <summary>{t("editor-options")}</summary>
        <div class="stack"><For each={all()}>{(field) => <OptionField form={form} field={field} />}</For></div>
      </details>
    </Show>
  );
}
