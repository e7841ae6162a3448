// Puzzles of a game: all of them, or one.
import { createEffect, createResource, on, Show } from "solid-js";
import { api } from "../../api/client";
import { game } from "../../app/state";
import "../../styles/learn.css";
import { explain } from "../../ui/notices";
import { learn, t } from "../../words/words";
import { Lost } from "../lost";
import { PuzzleListView } from "./list";
import { PuzzleView } from "./puzzle";

export function PuzzlesPage(props: { game: string; puzzle: string | null }) {
  return (
    <Show when={game(props.game)?.puzzles ? props.game : null} keyed fallback={<Lost why="game" />}>
      {(key) => <Puzzles game={key} puzzle={props.puzzle} />}
    </Show>
  );
}

function Puzzles(props: { game: string; puzzle: string | null }) {
  const [words] = createResource(() => learn(props.game).then(() => true));
  const [list, { refetch }] = createResource(() => api.puzzles(props.game));
  const puzzle = () => list()?.puzzles.find(({ id }) => id === props.puzzle);
  createEffect(on(() => props.puzzle, () => scrollTo(0, 0)));
  return (
    <Show
      when={words() && !list.error && list()}
      fallback={
        <div class="page">
          <Show when={list.error} fallback={<p class="soft">{t("loading")}</p>}>
            <div class="empty"><p>{explain(list.error)}</p><button type="button" onClick={() => void refetch()}>{t("try-again")}</button></div>
          </Show>
        </div>
      }
    >
      {(list) => (
        <Show when={props.puzzle !== null} fallback={<PuzzleListView game={props.game} list={list()} />}>
          <Show when={puzzle()} keyed fallback={<Lost why="address" />}>{(puzzle) => <PuzzleView game={props.game} puzzle={puzzle} list={list()} />}</Show>
        </Show>
      )}
    </Show>
  );
}
