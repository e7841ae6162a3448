// A focus that is not lost: whoever pressed what then goes away is not sent back to the top of the page.
import { onCleanup } from "solid-js";

/** When what has the focus inside of `around` goes away, whatever fits `next` there has it. It needs a tabindex. */
export function keepFocus(around: HTMLElement, next: string): void {
  let held: Element | null = null;
  const take = (event: FocusEvent) => {
    held = event.target as Element;
  };
  // Whoever goes elsewhere has left. What is taken away loses the focus as well, but a moment later it is not there any more.
  const leave = () => queueMicrotask(() => {
    if (held?.isConnected && document.activeElement !== held) held = null;
  });
  const observer = new MutationObserver(() => {
    if (held === null || held.isConnected) return;
    held = null;
    if (document.activeElement === document.body) around.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
  around.addEventListener("focusin", take);
  around.addEventListener("focusout", leave);
  observer.observe(around, { childList: true, subtree: true });
  onCleanup(() => observer.disconnect());
}
