// Setting a position up by hand: the board, what can be put on it below, and what else a position says beside it.
import { createResource, createSignal, onCleanup, Show } from "solid-js";
import { game as gameInfo, gameName } from "../../app/state";
import { ZoomTools } from "../../board/zoom";
import "../../styles/learn.css";
import "../../styles/study.css";
import "../../styles/editor.css";
import { learn, t } from "../../words/words";
import { Lost } from "../lost";
import { createStaging } from "../table/staging";
import { EditorBoard } from "./board";
import { OFF } from "./hand";
import { PaletteView } from "./palette";
import { EditorSide } from "./side";
import { createEditor, type Editor, type Options } from "./state";

export function EditorPage(props: { game: string; config: string | null }) {
  return (
    <Show when={gameInfo(props.game)?.has_editor ? props.game : null} keyed fallback={<Lost why="game" />}>
      {(key) => <Learnt game={key} config={props.config} />}
    </Show>
  );
}

function Learnt(props: { game: string; config: string | null }) {
  const [words] = createResource(() => learn(props.game).then(() => true, () => true));
  return <Show when={words()} fallback={<div class="page"><p class="soft">{t("loading")}</p></div>}><EditorView game={props.game} begin={read(props.config)} /></Show>;
}

/** Options out of an address: whoever typed something else there begins as usual. */
function read(config: string | null): Options | null {
  try {
    const found: unknown = JSON.parse(config ?? "null");
    return typeof found === "object" && !Array.isArray(found) ? (found as Options | null) : null;
  } catch {
    return null;
  }
}

function EditorView(props: { game: string; begin: Options | null }) {
  const editor = createEditor(props.game, props.begin);
  const staging = createStaging(editor);
  const [rule, setRule] = createSignal<string | null>(null);
  document.title = `${t("editor-of", { game: gameName(props.game) })} · Tabletier`;
  listen(editor);
  const words = () => {
    const name = editor.hand();
    if (name) return t("editor-putting", { piece: label(editor, name) });
    if (name === OFF) return t("editor-taking");
    return editor.held() >= 0 ? t("editor-moving", { piece: label(editor, editor.wanted().pieces[editor.held()]!.sort) }) : t("editor-hint");
  };
  return (
    <div class="table lesson editor">
      <section class="stage" classList={{ set: editor.drawn() !== null || editor.trouble() !== null }} style={staging.size()} aria-labelledby="caption">
        <header class="caption" classList={{ longish: words().length > 30, long: words().length > 60 }}>
          <p id="caption" class="caption-words">{words()}</p>
          <Show when={staging.laid()}><ZoomTools zoom={staging.zoom} onTurn={staging.turn()} /></Show>
        </header>
        <EditorBoard editor={editor} staging={staging} />
        <div class="dock"><PaletteView editor={editor} /></div>
      </section>
      <EditorSide editor={editor} rule={rule()} onRule={setRule} />
    </div>
  );
}

const label = (editor: Editor, name: string) => {
  const sort = editor.setup()?.palette.find((one) => one.name === name);
  return sort ? editor.tell(sort.label) : name;
};

/** Escape lets go, Delete takes off what was pointed at, and what was done can be undone. */
function listen(editor: Editor): void {
  const key = (event: KeyboardEvent) => {
    const at = event.target as HTMLElement;
    if (event.defaultPrevented || at.closest("dialog, input, textarea, select") || document.querySelector(":popover-open")) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "Escape" && (editor.chosen().length > 0 || editor.hand() !== null)) editor.takeUp(null);
    else if ((event.key === "Delete" || event.key === "Backspace") && editor.held() >= 0) editor.off();
    else if (isCommand && event.key.toLowerCase() === "z") (event.shiftKey ? editor.redo : editor.undo)();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}
