// A table for tests: small, and with something in every list that changes.
import type { Content, Letter, LogLine, Panel, Piece, Scene, Sheet, Slot, Talk, Whole } from "../api/types";

const label = (key: string) => ({ key });
export const line = (number: number, action: string | null = null): LogLine => ({
  number, text: label(`e${number}`), action: action === null ? null : { seat: 0, text: action },
});
export const piece = (id: string, x = 0): Piece => ({ id, symbol: "red", at: { x, y: 0 }, z: 0, on: null, label: label(id) });
export const slot = (id: string, count: number): Slot => ({ id, label: label(id), symbol: "red", count, capacity: 4, is_active: false });
export const panel = (id: string, slots: Slot[]): Panel => ({
  id, label: label(id), place: { x: 0, y: 0, width: 9, height: 9 }, is_active: false, note: null, content: { tray: { slots } },
});
export const beside = (id: string, content: Content): Panel => ({ ...panel(id, []), place: null, content });
export const sheet = (id: string, count: number): Sheet => ({
  id, of: id, title: label(id), note: null, rows: [{ symbol: null, label: label("row"), count, is_faint: false }],
});
export const talk = (n: number, channel: Talk["channel"] = "table"): Talk => ({ n, channel, name: "Ana", text: `t${n}`, at: n });
export const letter = (n: number, to: number[] | null = null): Letter => ({ n, from: 0, to, text: `l${n}`, at: n });
export const scene = (): Scene => ({
  caption: label("turn"), labels: [], pieces: [piece("a", 1), piece("b", 2), piece("c", 3)], tints: [], decor: [], marks: [{ id: "a", why: "last" }],
  arrows: [], lines: [], overlays: [], captions: [], panels: [panel("tray", [slot("reds", 4), slot("blues", 4)]), panel("other", [])],
  sheets: [sheet("s", 1)], emblems: [],
});
export const whole = (change: Partial<Whole> = {}): Whole => ({
  number: 7, as: 0, board: "tag",
  table: { id: "k3", game: "diam", rules: 1, config: {}, status: "running", listed: true, lot: false, time: { kind: "unlimited" }, created: 1, commitment: null, seats: [] },
  waiting: { must: [0], may: [], window: 3 }, scene: scene(), moves: [{ id: "a", action: "a1" }],
  told: 2, since: 0, log: [line(1, "r1"), line(2)], talk: [talk(1)], letters: [letter(1)], draw: { offered: [], can: true }, takeback: false, now: 1_000_000, asking: [], rematch: null, frozen: false,
  ...change,
});
