// What lies beside the board, drawn the same for every game (crates/scene/src/svg/panel.rs).
import { For, Index, Show } from "solid-js";
import type { Board, Rect, Slot } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { t } from "../words/words";
import { fitWords, headed, HEADING, noteWidth, type PlacedPanel, slotArea, slots, TEXT_LINE, well, WORD } from "./layout";
import { useLeastLetters } from "./scale";
import { Edge, symbolId } from "./shapes";
import { Badge, Element, type Touch } from "./element";

const WORDS = "'Avenir Next', 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif";

/** Words in the drawing, around a height, never too small to be read. */
export function Words(props: { text: string; x: number; y: number; size: number; ink: string; anchor: "start" | "middle" | "end" }) {
  const least = useLeastLetters();
  const size = () => Math.max(props.size, least());
  return (
    <text
      class="untouchable" x={props.x} y={props.y + size() * 0.35} font-size={size().toFixed(2)} font-family={WORDS}
      font-weight="600" text-anchor={props.anchor} fill={props.ink}
    >
      {props.text}
    </text>
  );
}

/** `top` is the upper edge of what is shown: nothing goes beyond it. */
export function PanelView(props: { board: Board; panel: PlacedPanel; touch: Touch; top: number }) {
  const ink = (name: string) => colour(props.board, theme(), name);
  const place = () => props.panel.place;
  const label = () => props.touch.say(props.panel.label);
  const indent = () => (props.panel.is_active ? 38 : 14);
  const hasSheet = () => props.touch.hasSheet(props.panel.id);
  const least = useLeastLetters();
  const lines = () => ("text" in props.panel.content ? props.panel.content.text : null);
  const note = () => props.panel.note && props.touch.say(props.panel.note);
  const heading = () => headed(label(), note(), place().width - (hasSheet() ? 44 : 10) - indent(), lines()?.length === 0, least());
  const line = (words: string) => fitWords(words, place().width - 28, WORD, least());
  const middle = () => place().y + HEADING / 2 + 2;
  return (
    <g role="group" aria-label={label()} class="panel">
      <Edge
        outline={{ rect: { area: place(), radius: 14 } }} fill={ink("tray")}
        stroke={ink(props.panel.is_active ? "active" : "tray-edge")} stroke-width={props.panel.is_active ? 4 : 2}
      />
      <g aria-hidden="true">
        <Show when={props.panel.is_active}>
          <path d={`M${place().x + 14} ${middle() - 9} l18 9 l-18 9 Z`} fill={ink("active")} />
        </Show>
        <Words text={heading().words} x={place().x + indent()} y={middle()} size={heading().size} ink={ink("text")} anchor="start" />
      </g>
      <Show when={note()}>
        {(note) => <Note place={place()} top={props.top} isBeside={hasSheet()} isBelow={heading().isBelow} text={note()} paper={ink("note")} ink={ink("on-note")} />}
      </Show>
      <Show when={lines()}>
        {(lines) => (
          <Index each={lines()}>
            {(text, i) => (
              <Words
                text={line(props.touch.say(text())).words} x={place().x + 14} y={place().y + HEADING + TEXT_LINE * i + TEXT_LINE / 2}
                size={line(props.touch.say(text())).size} ink={ink("text")} anchor="start"
              />
            )}
          </Index>
        )}
      </Show>
      <Show when={hasSheet()}>
        <g
          class="element has-sheet" data-id={props.panel.id} role="button" tabindex="0" aria-haspopup="dialog" aria-keyshortcuts="i"
          aria-label={t("labelled", { what: t("look-closer"), of: label() })}
        >
          <circle class="focus-ring" cx={place().x + place().width - 24} cy={middle()} r="20" fill="none" />
          <Badge id={props.panel.id} board={props.board} at={{ x: place().x + place().width - 24, y: middle() }} />
        </g>
      </Show>
      <For each={slots(props.panel).map((slot) => slot.id)}>
        {(id, row) => (
          <Show when={slots(props.panel).find((slot) => slot.id === id)}>
            {(slot) => (
              <SlotView
                board={props.board} slot={slot()} area={slotArea(props.panel, row())} touch={props.touch}
                isSingledOut={slot().is_active && slots(props.panel).some((other) => !other.is_active)}
              />
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

/** What must not be missed: at the right end of the heading, or in the line below it. */
function Note(props: { place: Rect; top: number; isBeside: boolean; isBelow: boolean; text: string; paper: string; ink: string }) {
  const least = useLeastLetters();
  const size = () => Math.max(WORD, least());
  const wide = () => noteWidth(props.text, size());
  const high = () => Math.max(34, 1.3 * size());
  const left = () => (props.isBelow ? props.place.x + 14 : props.place.x + props.place.width - wide() - (props.isBeside ? 50 : 8));
  const middle = () => (props.isBelow ? props.place.y + HEADING + TEXT_LINE / 2 + 2 : Math.max(props.place.y - 16, props.top + 2) + 17);
  return (
    <g class="note">
      <rect x={left()} y={middle() - high() / 2} width={wide()} height={high()} rx={high() / 2} fill={props.paper} />
      <Words text={props.text} x={left() + wide() / 2} y={middle()} size={WORD} ink={props.ink} anchor="middle" />
    </g>
  );
}

function SlotView(props: { board: Board; slot: Slot; area: Rect; touch: Touch; isSingledOut: boolean }) {
  const symbol = () => props.board.symbols.find((one) => one.name === props.slot.symbol);
  const places = () => Array.from({ length: Math.max(props.slot.capacity, props.slot.count, 1) }, (_, place) => place);
  const outline = () => ({ rect: { area: props.area, radius: 10 } });
  return (
    <>
      <Element id={props.slot.id} on={null} label={props.slot.label} outline={outline()} board={props.board} touch={props.touch}>
        <Edge outline={outline()} fill="none" pointer-events="all" class="face" />
        <Show when={symbol()}>
          {(symbol) => (
            <For each={places()}>
              {(place) => {
                const spot = () => well(props.area, props.slot, symbol(), place);
                const transform = () => `translate(${spot().at.x.toFixed(2)} ${spot().at.y.toFixed(2)}) scale(${spot().scale.toFixed(4)})`;
                return (
                  <Show
                    when={place < props.slot.count}
                    fallback={<Edge outline={symbol().outline} transform={transform()} fill={colour(props.board, theme(), "well")} />}
                  >
                    <use href={`#${symbolId(symbol().name)}`} transform={transform()} />
                  </Show>
                );
              }}
            </For>
          )}
        </Show>
      </Element>
      <Show when={props.isSingledOut}>
        <rect
          x={props.area.x - 6} y={props.area.y + 8} width="6" height={props.area.height - 16} rx="3"
          fill={colour(props.board, theme(), "active")}
        />
      </Show>
    </>
  );
}
