// Something one can point at: its name for those who do not see it, its rings, its focus.
import type { JSX } from "solid-js";
import type { Board, Emphasis, Message, Outline } from "../api/types";
import { Rings } from "./marks";
import { Edge } from "./shapes";

/** What the board knows of the hand above it. */
export type Touch = {
  say: (message: Message) => string;
  /** Whether pointing here means something now. */
  can: (id: string) => boolean;
  /** Why it is ringed. */
  marks: (id: string) => Emphasis[];
  /** Whether it has been chosen on the way to an action. */
  isChosen: (id: string) => boolean;
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
  return (
    <g
      class={`element ${props.class ?? ""}`}
      classList={{ can: can(), chosen: props.touch.isChosen(props.id) }}
      data-id={props.id}
      data-on={props.on ?? undefined}
      role={can() ? "button" : "img"}
      aria-label={props.touch.say(props.label)}
      aria-pressed={can() ? props.touch.isChosen(props.id) : undefined}
      tabindex={can() ? 0 : undefined}
      transform={props.transform}
    >
      {props.children}
      <Rings board={props.board} outline={props.outline} why={props.touch.marks(props.id)} />
      <Edge outline={props.outline} class="focus-ring" fill="none" aria-hidden="true" />
    </g>
  );
}
