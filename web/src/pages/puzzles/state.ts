// A puzzle as the page holds it: a task like a lesson, whose answer is fetched only when somebody asks for it.
import { api } from "../../api/client";
import type { PuzzleCard, PuzzleStand } from "../../api/types";
import { saySeats, t, textOr } from "../../words/words";
import { createTask } from "../learn/state";
import { prolong, solve } from "./progress";

/** What a puzzle asks for, in words. */
export const asked = (puzzle: PuzzleCard): string => saySeats(puzzle.goal);
/** What it is about. */
export const themed = (game: string, theme: string): string => textOr(`${game}-puzzle-${theme}`, theme);
/** Thousandths as people say them. */
const percent = (odds: number): number => Math.round(odds / 10);

export function createPuzzle(game: string, puzzle: PuzzleCard, today: { daily: string | null; day: number }) {
  const { id, seat, odds } = puzzle;
  const words = (what: "goal" | "hint" | "done" | "text") => {
    if (what === "goal") return asked(puzzle);
    if (what === "done") return odds < 1000 ? t("puzzle-done-odds", { percent: percent(odds) }) : t("puzzle-done");
    return what === "text" ? t(odds < 1000 ? "puzzle-text-odds" : "puzzle-text") : "";
  };
  return createTask<PuzzleStand>({
    game, seat, words,
    board: () => api.puzzleBoard(game, id),
    attempt: (actions) => api.tryPuzzle(game, id, actions),
    card: (actions, of, after) => api.puzzleCard(game, id, actions, of, after),
    answer: async ({ actions }) => (await api.puzzleAnswer(game, id, actions)).answer,
    wrong: (stand) => ({ text: stand.odds === null ? t("puzzle-wrong") : t("puzzle-wrong-odds", { percent: percent(stand.odds) }), paragraph: null }),
    title: () => themed(game, puzzle.theme),
    // Whoever was shown the answer has not solved it.
    onDone: (help) => {
      if (help === 2) return;
      solve(game, id);
      if (id === today.daily) prolong(game, today.day);
    },
  });
}
