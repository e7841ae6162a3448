// One puzzle: the board large, what is asked and what came of a try below, what it is about beside.
import { createSignal, For, Show } from "solid-js";
import type { PuzzleCard, PuzzleList } from "../../api/types";
import { gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { Cited } from "../../ui/reading";
import { t } from "../../words/words";
import { LessonBar, type Onward } from "../learn/bar";
import { Board, Caption, listen } from "../learn/lesson";
import type { Tried } from "../learn/state";
import { createStaging } from "../table/staging";
import { difficulty } from "./list";
import { next, solved } from "./progress";
import { createPuzzle } from "./state";

type Props = { game: string; puzzle: PuzzleCard; list: PuzzleList };

export function PuzzleView(props: Props) {
  const puzzle = createPuzzle(props.game, props.puzzle, props.list);
  const staging = createStaging(puzzle);
  const [rule, setRule] = createSignal<string | null>(null);
  const onward = (): Onward => {
    const following = puzzle.verdict() === "done" ? next(props.list.puzzles.map(({ id }) => id), solved(props.game), props.puzzle.id) : null;
    if (following === null) return { href: `/puzzles/${props.game}`, text: t("puzzles-of", { game: gameName(props.game) }), isNext: false };
    return { href: `/puzzles/${props.game}/${following}`, text: t("puzzle-next"), isNext: true };
  };
  listen(puzzle);
  return (
    <div class="table lesson">
      <section class="stage" classList={{ set: puzzle.drawn() !== null || puzzle.trouble() !== null }} style={staging.size()} aria-labelledby="caption">
        <Caption lesson={puzzle} staging={staging} />
        <Board game={props.game} lesson={puzzle} staging={staging} onRule={setRule} />
        <div class="dock"><LessonBar lesson={puzzle} onward={onward()} onRule={setRule} /></div>
      </section>
      <Side {...props} state={puzzle} rule={rule()} />
    </div>
  );
}

function Side(props: Props & { state: Tried; rule: string | null }) {
  const told = () => props.state.stand()?.told ?? [];
  const isDaily = () => props.list.daily === props.puzzle.id;
  return (
    <aside class="side lesson-side" aria-label={t("learn-side")}>
      <p class="lesson-way"><a href={`/puzzles/${props.game}`}><Icon name="back" /> {t("puzzles-of", { game: gameName(props.game) })}</a> <span class="soft">{isDaily() ? t("puzzle-daily") : ""}</span></p>
      <h1>{props.state.title()}</h1>
      <p class="lesson-goal"><strong>{props.state.words("goal")}</strong></p>
      <p class="soft">{difficulty(props.puzzle.level)}</p>
      <p>{props.state.words("text")}</p>
      <Show when={props.state.help() === 2}><p class="lesson-hint"><Icon name="eye" /> <span>{props.state.answer()}</span></p></Show>
      <Show when={told().length > 0}><ul class="lesson-told"><For each={told()}>{(line) => <li>{props.state.tell(line)}</li>}</For></ul></Show>
      <Show when={props.rule} keyed>{(number) => <div class="lesson-rule"><Cited game={props.game} paragraph={number} figure={null} /></div>}</Show>
    </aside>
  );
}
