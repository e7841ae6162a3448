// A board being painted: what with, where one is, what was there before.
import { createMemo, createSignal } from "solid-js";
import type { Sketch } from "../../api/types";
import { type At, link, paint, type Painting, read, same, type Tool, write } from "./sketch";

/** So many steps can be taken back. */
const MOST = 200;

export type Easel = ReturnType<typeof createEasel>;

export function createEasel(sketch: () => Sketch, text: () => string, onChange: (text: string) => void) {
  const painting = createMemo<Painting | null>(() => read(sketch(), text()));
  const [tool, setTool] = createSignal<Tool>({ kind: "ground", word: sketch().signs[0]?.word ?? "" });
  const [isAlike, setAlike] = createSignal(true);
  const [at, setAt] = createSignal<At>({ row: 0, column: 0 });
  /** The first end of a link. */
  const [end, setEnd] = createSignal<At | null>(null);
  const [before, setBefore] = createSignal<readonly string[]>([]);
  /** Whether the stroke that is being made gives the mark or takes it away. */
  let isGiving = true;

  const keep = () => setBefore((all) => [...all.slice(1 - MOST), text()]);
  const show = (next: Painting) => {
    const written = write(sketch(), next);
    if (written !== text()) onChange(written);
  };
  const choose = (next: Tool) => {
    setTool(next);
    setEnd(null);
  };
  /** Begins a stroke on a square. A link is two of them. */
  const begin = (here: At) => {
    const now = painting();
    if (!now) return;
    setAt(here);
    keep();
    isGiving = !now.rows[here.row]![here.column]!.isMarked;
    if (tool().kind !== "link") return go(here);
    const first = end();
    setEnd(first === null ? here : null);
    if (first !== null && !same(first, here)) show(link(now, first, here, isAlike()));
  };
  /** Goes on with it over another square. */
  const go = (here: At) => {
    const [now, with_] = [painting(), tool()];
    if (!now || with_.kind === "link") return;
    show(paint(sketch(), now, here, with_.kind === "mark" ? { isMarked: isGiving } : { word: with_.word }, isAlike()));
  };
  const undo = () => {
    const last = before().at(-1);
    if (last === undefined) return;
    setBefore((all) => all.slice(0, -1));
    setEnd(null);
    if (last === text()) undo();
    else onChange(last);
  };
  const restart = (text: string) => {
    keep();
    setEnd(null);
    setAt({ row: 0, column: 0 });
    onChange(text);
  };
  return { painting, tool, choose, isAlike, setAlike, at, setAt, end, begin, go, undo, canUndo: () => before().length > 0, restart };
}
