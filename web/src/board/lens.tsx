// A crowd seen through a magnifier: a finger that touched several things at once chooses among them here.
import { createMemo, For, onCleanup, onMount } from "solid-js";
import type { Board, Point, Rect } from "../api/types";
import { theme } from "../app/theme";
import { t } from "../words/words";
import { colour } from "./colours";
import { middleOf } from "./turning";

/** The drawing of the board, to be shown once more. */
export const DRAWING = "board-drawing";

/** Something in the crowd: where it is on the board, and its name. */
export type Choice = { id: string; label: string; box: Rect };
/** Where a crowd was touched, on the screen and on the board. */
export type Crowd = { at: Point; on: Point; choices: Choice[] };

/** The lens is so large, and what is seen in it at least so large, in pixels. */
const [LENS, LARGE] = [264, 56];

type Props = { board: Board; crowd: Crowd; onChoice: (id: string) => void; onClose: () => void };

export function Lens(props: Props) {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    dialog.showModal();
    dialog.addEventListener("click", click);
    onCleanup(() => dialog.close());
  });
  /** Units of the board that are seen. */
  const seen = createMemo(() => {
    const smallest = Math.min(...props.crowd.choices.map(({ box }) => Math.min(box.width, box.height)));
    return (LENS * smallest) / LARGE;
  });
  const viewBox = () => `${props.crowd.on.x - seen() / 2} ${props.crowd.on.y - seen() / 2} ${seen()} ${seen()}`;
  /** Above the finger, on the screen in any case. */
  const place = () => {
    const keep = (at: number, room: number) => Math.min(Math.max(at - LENS / 2, 8), room - LENS - 8);
    return { left: `${keep(props.crowd.at.x, innerWidth)}px`, top: `${keep(props.crowd.at.y - 90, innerHeight)}px` };
  };
  const nearest = (event: MouseEvent) => {
    const area = dialog.getBoundingClientRect();
    const x = props.crowd.on.x + ((event.clientX - area.x) / LENS - 0.5) * seen();
    const y = props.crowd.on.y + ((event.clientY - area.y) / LENS - 0.5) * seen();
    const far = ({ box }: Choice) => Math.hypot(middleOf(box).x - x, middleOf(box).y - y);
    const found = [...props.crowd.choices].sort((a, b) => far(a) - far(b))[0];
    if (found && far(found) < seen() / 3) props.onChoice(found.id);
  };
  // The touch that opened the lens is not over yet: its click means nothing here.
  let isPressed = false;
  const click = (event: MouseEvent) => {
    // Keys press a button; a finger points anywhere.
    const named = (event.target as Element).closest<SVGGElement>("[data-choice]")?.dataset.choice;
    if (event.detail === 0 && named) return props.onChoice(named);
    if (!isPressed) return;
    const { x, y } = dialog.getBoundingClientRect();
    const isInside = event.clientX >= x && event.clientX < x + LENS && event.clientY >= y && event.clientY < y + LENS;
    if (isInside) nearest(event);
    else props.onClose();
  };
  const press = (event: KeyboardEvent, id: string) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    props.onChoice(id);
  };
  return (
    <dialog ref={dialog} class="lens" style={place()} aria-label={t("lens")} onCancel={(event) => { event.preventDefault(); props.onClose(); }} onPointerDown={() => { isPressed = true; }}>
      <svg viewBox={viewBox()} role="group" aria-label={t("lens")}>
        <use href={`#${DRAWING}`} aria-hidden="true" class="untouchable" />
        <For each={props.crowd.choices}>
          {({ id, label, box }) => (
            <g class="lens-choice" role="button" tabindex="0" aria-label={label} data-choice={id} onKeyDown={(event) => press(event, id)}>
              <circle
                cx={middleOf(box).x} cy={middleOf(box).y} r={Math.min(box.width, box.height) * 0.48} fill="transparent"
                stroke={colour(props.board, theme(), "target")} stroke-width={seen() / 60}
              />
            </g>
          )}
        </For>
      </svg>
    </dialog>
  );
}
