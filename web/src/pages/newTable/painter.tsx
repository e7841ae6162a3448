// A board of one's own: painted from one of the house's, or written as a text.
import { createUniqueId, For, Show } from "solid-js";
import type { Sketch } from "../../api/types";
import { theme } from "../../app/theme";
import { Switch } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Canvas } from "./canvas";
import { createEasel, type Easel } from "./painting";
import type { Tool } from "./sketch";
import "../../styles/painter.css";

type Props = {
  sketch: Sketch; text: string; onChange: (text: string) => void;
  /** What the board, its grounds and the boards to begin with are called. */
  label: string; say: (word: string) => string; choice: (name: string) => string;
};

export function Painter(props: Props) {
  const easel = createEasel(() => props.sketch, () => props.text, props.onChange);
  const hint = createUniqueId();
  return (
    <div class="painter">
      <Palette sketch={props.sketch} easel={easel} say={props.say} />
      <Show when={easel.painting()} fallback={<p class="hint warn">{t("paint-none")}</p>}>
        {(painting) => <Canvas sketch={props.sketch} easel={easel} painting={painting()} label={props.label} hint={hint} say={props.say} />}
      </Show>
      <p class="hint" id={hint}>{t(easel.tool().kind === "link" ? "paint-link-hint" : "paint-hint")}</p>
      <div class="row painter-tools">
        <button type="button" class="small" disabled={!easel.canUndo()} onClick={easel.undo}><Icon name="undo" /> {t("paint-undo")}</button>
        <For each={props.sketch.from}>
          {(one) => <button type="button" class="small" onClick={() => easel.restart(one.text)}>{t("paint-from", { name: props.choice(one.name) })}</button>}
        </For>
      </div>
      <Switch label={t("paint-alike")} hint={t("paint-alike-hint")} checked={easel.isAlike()} onChange={easel.setAlike} />
    </div>
  );
}

function Palette(props: { sketch: Sketch; easel: Easel; say: (word: string) => string }) {
  const name = createUniqueId();
  const is = (tool: Tool) => {
    const now = props.easel.tool();
    return now.kind === tool.kind && (now.kind !== "ground" || tool.kind !== "ground" || now.word === tool.word);
  };
  const Paint = (paint: { tool: Tool; word: string; colour?: string; glyph: string; isLine?: boolean }) => (
    <label class="segment paint">
      <input type="radio" name={name} checked={is(paint.tool)} onChange={() => props.easel.choose(paint.tool)} />
      <span><i class="swatch" classList={{ line: paint.isLine ?? false }} aria-hidden="true" style={paint.colour ? { "background-color": paint.colour } : {}}>{paint.glyph}</i> {props.say(paint.word)}</span>
    </label>
  );
  return (
    <fieldset class="field segmented">
      <legend>{t("paint-with")}</legend>
      <div class="segments many palette">
        <For each={props.sketch.signs}>{(sign) => <Paint tool={{ kind: "ground", word: sign.word }} word={sign.word} colour={sign.colour[theme()]} glyph="" />}</For>
        <Show when={props.sketch.mark}>{(mark) => <Paint tool={{ kind: "mark" }} word={mark().word} glyph="★" />}</Show>
        <Show when={props.sketch.link}>{(link) => <Paint tool={{ kind: "link" }} word={link().word} glyph="" isLine />}</Show>
      </div>
    </fieldset>
  );
}
