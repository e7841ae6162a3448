// The puzzles of a game: today's, how long one has kept up, and all others by theme and level.
import { createMemo, createSignal, For, Show } from "solid-js";
import type { PuzzleCard, PuzzleList } from "../../api/types";
import { gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { solved, streak } from "./progress";
import { asked, themed } from "./state";

/** So many puzzles are listed before somebody asks for more. */
const FEW = 24;

export function PuzzleListView(props: { game: string; list: PuzzleList }) {
  const isSolved = solved(props.game);
  const [theme, setTheme] = createSignal("");
  const [level, setLevel] = createSignal("");
  const [isOpenOnly, setOpenOnly] = createSignal(false);
  const [shown, setShown] = createSignal(FEW);
  const all = () => props.list.puzzles;
  const themes = createMemo(() => [...new Set(all().map((puzzle) => puzzle.theme))].sort());
  const levels = createMemo(() => [...new Set(all().map((puzzle) => puzzle.level))].sort());
  const fitting = createMemo(() => all().filter((puzzle) =>
    (theme() === "" || puzzle.theme === theme()) && (level() === "" || puzzle.level === Number(level())) && !(isOpenOnly() && isSolved.has(puzzle.id))));
  const count = () => all().filter(({ id }) => isSolved.has(id)).length;
  const days = () => streak(props.game, props.list.day);
  return (
    <div class="page course">
      <h1>{t("puzzles-of", { game: gameName(props.game) })}</h1>
      <p class="lede">{t("puzzles-lede")}</p>
      <p class="course-count"><progress max={all().length} value={count()} aria-label={t("puzzles-progress")} /> <span>{t("puzzles-count", { done: count(), all: all().length })}</span></p>
      <div class="row">
        <Show when={props.list.daily}>
          {(daily) => (
            <a class="button primary daily" href={`/puzzles/${props.game}/${daily()}`}>
              {t("puzzle-daily")}<Show when={isSolved.has(daily())}><Icon name="check" /><span class="unseen"> {t("puzzle-solved")}</span></Show>
            </a>
          )}
        </Show>
        <Show when={days() > 0}><span class="streak">{t("puzzle-streak", { days: days() })}</span></Show>
      </div>
      <fieldset class="puzzle-filters">
        <legend class="unseen">{t("puzzle-filters")}</legend>
        <label>{t("puzzle-theme")} <select value={theme()} onChange={(event) => setTheme(event.currentTarget.value)}>
          <option value="">{t("puzzle-any")}</option>
          <For each={themes()}>{(name) => <option value={name}>{themed(props.game, name)}</option>}</For>
        </select></label>
        <label>{t("puzzle-level")} <select value={level()} onChange={(event) => setLevel(event.currentTarget.value)}>
          <option value="">{t("puzzle-any")}</option>
          <For each={levels()}>{(level) => <option value={level}>{difficulty(level)}</option>}</For>
        </select></label>
        <label class="check"><input type="checkbox" checked={isOpenOnly()} onChange={(event) => setOpenOnly(event.currentTarget.checked)} /> {t("puzzle-open-only")}</label>
      </fieldset>
      <Show when={fitting().length > 0} fallback={<p class="soft">{t("puzzle-none")}</p>}>
        <ol class="lessons puzzles"><For each={fitting().slice(0, shown())}>{(puzzle) => <Entry game={props.game} puzzle={puzzle} isSolved={isSolved.has(puzzle.id)} />}</For></ol>
        <Show when={fitting().length > shown()}><button type="button" onClick={() => setShown((now) => now + FEW)}>{t("puzzle-more", { n: fitting().length - shown() })}</button></Show>
      </Show>
    </div>
  );
}

/** A level in words: who solves it. */
export const difficulty = (level: number): string => (level > 5 ? t("puzzle-beyond") : t("puzzle-level-n", { n: level }));

function Entry(props: { game: string; puzzle: PuzzleCard; isSolved: boolean }) {
  return (
    <li classList={{ done: props.isSolved }}>
      <a href={`/puzzles/${props.game}/${props.puzzle.id}`}>
        <span class="lesson-title">{asked(props.puzzle)}<span class="soft puzzle-kind">{themed(props.game, props.puzzle.theme)} · {difficulty(props.puzzle.level)}</span></span>
        <Show when={props.isSolved}><span class="lesson-done"><Icon name="check" /><span class="unseen"> {t("puzzle-solved")}</span></span></Show>
      </a>
    </li>
  );
}
