// The bar under a board, at a table, in a lesson, a study and a review: it knows its own size, and what stands in it goes by that.
import { createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { t } from "../../words/words";
import { NARROW, type Room, roomOf } from "./choices";

type Props = {
  class?: string;
  /** Whether somebody here is asked to act. */
  isMine?: boolean;
  isIdle?: boolean;
  isBusy?: boolean;
  /** Narrower than this it is narrow. */
  narrow?: number;
  children: (room: Room) => JSX.Element;
};

export function MeasuredBar(props: Props) {
  let bar!: HTMLElement;
  const [size, setSize] = createSignal({ width: 1000, height: 0 });
  const measured = () => roomOf(size(), props.narrow ?? NARROW);
  const room: Room = { get width() { return measured().width; }, get isNarrow() { return measured().isNarrow; }, get isTall() { return measured().isTall; } };
  onMount(() => {
    const measure = () => setSize({ width: bar.clientWidth, height: bar.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    onCleanup(() => observer.disconnect());
  });
  return (
    <section
      ref={bar} class={`bar ${props.class ?? ""}`} aria-label={t("bar")} aria-busy={props.isBusy} tabindex="-1"
      classList={{ mine: props.isMine, idle: props.isIdle, narrow: room.isNarrow, tall: room.isTall }}
    >
      {props.children(room)}
    </section>
  );
}
