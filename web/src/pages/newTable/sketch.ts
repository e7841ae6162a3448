// A board as a text of signs, read, painted and written again, without any drawing. The game's schema says what the signs
// are (crates/scene/src/sketch.rs).
import type { Sketch } from "../../api/types";

export type Cell = { word: string; isMarked: boolean };
/** A place: rows from the top, columns from the left. */
export type At = { row: number; column: number };
export type Painting = {
  /** Lines that are none of the picture's: a title, remarks. */
  head: string[];
  rows: Cell[][];
  links: [At, At][];
};
/** What is painted with: a ground, or the mark, or a link. */
export type Tool = { kind: "ground"; word: string } | { kind: "mark" } | { kind: "link" };

export const same = (one: At, other: At): boolean => one.row === other.row && one.column === other.column;

/** The squares on the way from one to another, without the first. */
export function between(from: At, to: At): At[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, i) => ({
    row: from.row + Math.round((down * (i + 1)) / steps), column: from.column + Math.round((right * (i + 1)) / steps),
  }));
}

/** What a square is called. */
export const squareName = ({ rows }: Painting, at: At): string => `${String.fromCharCode(97 + at.column)}${rows.length - at.row}`;

function square(name: string, height: number): At | null {
  const found = /^([a-z])(\d{1,2})$/.exec(name);
  return found && { row: height - Number(found[2]), column: found[1]!.charCodeAt(0) - 97 };
}

function readLegend(sketch: Sketch, line: string): Map<string, string> | null {
  const legend = new Map<string, string>();
  for (const entry of line.split(",").map((one) => one.trim()).filter(Boolean)) {
    const [sign, word, ...rest] = entry.split(/\s+/);
    if (!sign || !word || rest.length > 0 || !sketch.signs.some((one) => one.word === word)) return null;
    legend.set(sign, word);
  }
  return legend;
}

function readRow(sketch: Sketch, legend: Map<string, string>, line: string): Cell[] | null {
  const cells: Cell[] = [];
  for (const text of line.split(/\s+/)) {
    const mark = sketch.mark?.sign;
    const isMarked = mark !== undefined && text.length > mark.length && text.endsWith(mark);
    const word = legend.get(isMarked ? text.slice(0, -mark.length) : text);
    if (word === undefined) return null;
    cells.push({ word, isMarked });
  }
  return cells;
}

/** The painting of a text; null where it is none that can be painted on. */
export function read(sketch: Sketch, text: string): Painting | null {
  let legend: Map<string, string> | null = new Map(sketch.signs.map(({ sign, word }) => [sign, word]));
  const [head, rows, pairs]: [string[], string[], string[]] = [[], [], []];
  let isPicture = false;
  for (const line of text.split(/[\n/]/).map((one) => one.trim()).filter(Boolean)) {
    if (line.startsWith("#")) head.push(line);
    else if (line.startsWith(sketch.legend)) legend = readLegend(sketch, line.slice(sketch.legend.length));
    else if (sketch.link && line.startsWith(sketch.link.sign)) {
      pairs.push(...line.slice(sketch.link.sign.length).split(/[\s,]+/).filter(Boolean));
      isPicture = false;
    } else if (line === sketch.rows) isPicture = true;
    else (isPicture ? rows : head).push(line);
  }
  if (legend === null) return null;
  const known = legend;
  const cells = rows.map((row) => readRow(sketch, known, row));
  const width = cells[0]?.length ?? 0;
  if (width === 0 || cells.some((row) => row?.length !== width)) return null;
  const links = pairs.map((pair) => pair.split("-").map((name) => square(name, rows.length)));
  if (links.some((link) => link.length !== 2 || link.includes(null))) return null;
  return { head, rows: cells as Cell[][], links: links as [At, At][] };
}

/** The text of a painting. */
export function write(sketch: Sketch, painting: Painting): string {
  const signs = new Map(sketch.signs.map(({ sign, word }) => [word, sign]));
  const mark = sketch.mark?.sign ?? "";
  const row = (cells: Cell[]) => cells.map(({ word, isMarked }) => signs.get(word) + (isMarked ? mark : " ".repeat(mark.length))).join(" ").trimEnd();
  const legend = `${sketch.legend} ${sketch.signs.map(({ sign, word }) => `${sign} ${word}`).join(", ")}`;
  const links = painting.links.map((link) => link.map((at) => squareName(painting, at)).join("-"));
  const lines = [...painting.head, legend, sketch.rows, ...painting.rows.map(row)];
  if (sketch.link && links.length > 0) lines.push(`${sketch.link.sign} ${links.join(" ")}`);
  return `${lines.join("\n")}\n`;
}

/** The place opposite when the board is turned half around. */
const opposite = ({ rows }: Painting, at: At): At => ({ row: rows.length - 1 - at.row, column: rows[0]!.length - 1 - at.column });

function turned(sketch: Sketch, word: string): string {
  const pair = sketch.turned.find((pair) => pair.includes(word));
  return pair ? pair.find((other) => other !== word)! : word;
}

const put = (rows: Cell[][], at: At, change: Partial<Cell>): Cell[][] =>
  rows.map((row, y) => (y === at.row ? row.map((cell, x) => (x === at.column ? { ...cell, ...change } : cell)) : row));

/** A square painted, and where both sides shall be alike the one opposite. */
export function paint(sketch: Sketch, painting: Painting, at: At, change: Partial<Cell>, isAlike: boolean): Painting {
  let rows = put(painting.rows, at, change);
  const other = opposite(painting, at);
  if (isAlike && !same(other, at)) {
    rows = put(rows, other, change.word === undefined ? change : { ...change, word: turned(sketch, change.word) });
  }
  return { ...painting, rows };
}

const isLink = (one: At, other: At) => ([a, b]: [At, At]) => (same(a, one) && same(b, other)) || (same(a, other) && same(b, one));

/** Links two squares, or parts them. */
export function link(painting: Painting, one: At, other: At, isAlike: boolean): Painting {
  const pairs: [At, At][] = [[one, other]];
  const across: [At, At] = [opposite(painting, one), opposite(painting, other)];
  if (isAlike && !isLink(one, other)(across)) pairs.push(across);
  const isThere = painting.links.some(isLink(one, other));
  const links = painting.links.filter((link) => !pairs.some(([a, b]) => isLink(a, b)(link)));
  return { ...painting, links: isThere ? links : [...links, ...pairs] };
}
