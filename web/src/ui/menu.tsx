// A button that opens a list over the page. The browser closes it: by Escape, by a press elsewhere.
import { createUniqueId, type JSX } from "solid-js";

type Props = {
  label: string;
  class?: string;
  face: JSX.Element;
  /** What is in it; `close` shuts it. */
  children: (close: () => void) => JSX.Element;
};

/** Room between the button and its list, and around the list. */
const GAP = 8;

export function Menu(props: Props) {
  let button!: HTMLButtonElement;
  let list!: HTMLDivElement;
  const id = createUniqueId();
  /** Above the button, or below it where that is the larger room; on the screen in any case. */
  const place = (event: ToggleEvent) => {
    if (event.newState !== "open") return;
    const { top, bottom, right } = button.getBoundingClientRect();
    const isUp = top > innerHeight - bottom;
    Object.assign(list.style, {
      right: `${Math.max(innerWidth - right, GAP)}px`, left: "auto", top: isUp ? "auto" : `${bottom + GAP}px`, bottom: isUp ? `${innerHeight - top + GAP}px` : "auto",
      maxHeight: `${(isUp ? top : innerHeight - bottom) - 2 * GAP}px`,
    });
    // How wide it is shows when it is there, and before anybody sees it.
    requestAnimationFrame(() => {
      if (list.getBoundingClientRect().left < GAP) Object.assign(list.style, { right: "auto", left: `${GAP}px` });
    });
  };
  const close = () => {
    if (list.matches(":popover-open")) list.hidePopover();
  };
  return (
    <>
      <button type="button" ref={button} class={props.class ?? ""} aria-label={props.label} title={props.label} popovertarget={id}>{props.face}</button>
      <div ref={list} id={id} class="menu" popover="auto" role="group" aria-label={props.label} on:beforetoggle={place}>{props.children(close)}</div>
    </>
  );
}
