// How much room the pieces of a preview take, without drawing them.
import type { Board, Preview, Rect } from "../api/types";

/** The box around all pieces. */
export function boundsOf(board: Pick<Board, "symbols">, { pieces }: Preview): Rect {
  const boxes = pieces.flatMap(({ symbol, at }) => {
    const bounds = board.symbols.find((one) => one.name === symbol)?.bounds;
    return bounds ? [{ ...bounds, x: bounds.x + at.x, y: bounds.y + at.y }] : [];
  });
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  return boxes.length > 0 ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width: 1, height: 1 };
}
