// Named colours by day and by night: the board's own, else the house's (crates/scene/src/colour.rs).
import type { Board } from "../api/types";
import type { Theme } from "../app/theme";

const HOUSE: Record<string, [light: string, dark: string]> = {
  text: ["#2b2118", "#f2e9dc"],
  muted: ["#6f6255", "#b3a797"],
  tray: ["#f4ede2", "#423a32"],
  "tray-edge": ["#cdbfab", "#5e5449"],
  well: ["#e6dccd", "#332d26"],
  active: ["#1769aa", "#6cb8f0"],
  note: ["#b3261e", "#ff8a7a"],
  "on-note": ["#ffffff", "#2a0d08"],
  halo: ["#ffffff", "#14110e"],
  last: ["#1769aa", "#7cc4f7"],
  selected: ["#1769aa", "#7cc4f7"],
  target: ["#2e7d32", "#8ad48e"],
  winning: ["#ffc61a", "#ffd54a"],
  "winning-edge": ["#4a1e00", "#2b1000"],
  "winning-core": ["#fffbe8", "#fffbe8"],
};

/** The value of a name; nothing is painted under a name nobody gave. */
export function colour(board: Board, theme: Theme, name: string): string {
  const own = board.colours.find((one) => one.name === name);
  if (own) return own[theme];
  return HOUSE[name]?.[theme === "light" ? 0 : 1] ?? "none";
}
