// Something one can point at: its name for those who do not see it, its rings, its focus.
import { type JSX, Show } from "solid-js";
import type { Board, Emphasis, Message, Outline, Point } from "../api/types";
import { theme } from "../app/theme";
import { t } from "../words/words";
import { colour } from "./colours";
import { Rings } from "./marks";
import { useLeastTarget } from "./scale";
import { Edge } from "./shapes";
import { boxOf, middleOf } from "./turning";

/** What the board knows of the hand above it. */
export type Touch = {
  say: (message: Message) => string;
  /** Whether pointing here means something now. */
  can: (id: string) => boolean;
  /** Why it is ringed. */
  marks: (id: string) => Emphasis[];
  /** Whether it has been chosen on the way to an action. */
  isChosen: (id: string) => boolean;
  /** Whether there is a closer look at it. */
  hasSheet: (id: string) => boolean;
  /** Whether there is a card of it. */
  hasCard: () => boolean;
};

type Props = {
  id: string;
  on: string | null;
  label: Message;
  outline: Outline;
  board: Board;
  touch: Touch;
  class?: string;
  transform?: string;
  children?: JSX.Element;
};

export function Element(props: Props) {
  const can = () => props.touch.can(props.id);
  const hasSheet = () => props.touch.hasSheet(props.id);
  return (
    <g
      class={`element ${props.class ?? ""}`}
      classList={{ can: can(), chosen: props.touch.isChosen(props.id), "has-sheet": hasSheet() }}
      data-id={props.id}
      data-on={props.on ?? undefined}
      role={can() || hasSheet() ? "button" : "img"}
      aria-label={props.touch.say(props.label)}
      aria-pressed={can() ? props.touch.isChosen(props.id) : undefined}
      aria-haspopup={hasSheet() && !can() ? "dialog" : undefined}
      aria-keyshortcuts={hasSheet() || props.touch.hasCard() ? "i" : undefined}
      aria-description={hasSheet() ? t("look-key") : undefined}
      tabindex={can() || hasSheet() ? 0 : props.touch.hasCard() ? -1 : undefined}
      transform={props.transform}
    >
      <Show when={hasSheet() && !can()}><Reach outline={props.outline} /></Show>
      {props.children}
      <Rings board={props.board} outline={props.outline} why={props.touch.marks(props.id)} />
      <Edge outline={props.outline} class="focus-ring" fill="none" aria-hidden="true" />
    </g>
  );
}

/** Room for a finger around something small that can be looked at more closely. */
function Reach(props: { outline: Outline }) {
  const least = useLeastTarget();
  const box = () => boxOf(props.outline);
  return (
    <Show when={Math.min(box().width, box().height) < least()}>
      <circle class="reach" cx={middleOf(box()).x} cy={middleOf(box()).y} r={least() / 2} fill="none" pointer-events="all" />
    </Show>
  );
}

/** The sign that there is a closer look: a small list. Pressing it opens the sheet, whatever can be played here. */
export function Badge(props: { id: string; board: Board; at: Point }) {
  const ink = (name: string) => colour(props.board, theme(), name);
  const least = useLeastTarget();
  const r = () => Math.min(Math.max(11, Math.round(props.board.width / 62)), 16);
  /** Even where the board is small it can be hit. */
  const reach = () => Math.max(r() * 1.7, least() / 2);
  const lines = () => [-0.36, 0, 0.36].map((y) => `M${-r() * 0.45} ${r() * y}h${r() * 0.9}`).join("");
  return (
    <g class="badge-sheet" data-sheet={props.id} aria-hidden="true" transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle class="badge-reach" r={reach()} fill="none" pointer-events="all" />
      <circle r={r()} fill={ink("tray")} stroke={ink("active")} stroke-width={r() / 6} />
      <path d={lines()} fill="none" stroke={ink("active")} stroke-width={r() / 5} stroke-linecap="round" />
    </g>
  );
}
