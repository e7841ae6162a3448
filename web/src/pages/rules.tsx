// A game's rules as a page of their own.
import { Show } from "solid-js";
import { go } from "../app/route";
import { game } from "../app/state";
import { Rules } from "../ui/reading";
import { t } from "../words/words";
import { Lost } from "./lost";

export function RulesPage(props: { game: string; paragraph: string | null }) {
  return (
    <Show when={game(props.game)} fallback={<Lost why="game" />}>
      {(info) => (
        <div class="page reading">
          <Rules game={info().key} paragraph={props.paragraph} level={0} onChapter={(number) => go(`/rules/${info().key}#${number}`, "replace")} />
          <div class="row after"><Show when={info().lessons > 0}><a class="button" href={`/learn/${info().key}`}>{t("learn-game", { game: info().name })}</a></Show><a class="button primary" href={`/play?game=${info().key}`}>{t("play-game", { game: info().name })}</a></div>
        </div>
      )}
    </Show>
  );
}
