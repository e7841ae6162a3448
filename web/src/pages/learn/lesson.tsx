// One lesson: the board large, what to try and what came of it below, what there is to know beside.
import { createSignal, For, onCleanup, Show } from "solid-js";
import type { LessonCard } from "../../api/types";
import { BoardView } from "../../board/view";
import { ZoomFrame, ZoomTools } from "../../board/zoom";
import { game, gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { explain } from "../../ui/notices";
import { Cited } from "../../ui/reading";
import { t } from "../../words/words";
import { PeekView } from "../table/card";
import type { Look } from "../table/look";
import { SheetDialog } from "../table/sheets";
import { createStaging, type Staging } from "../table/staging";
import { LessonBar, type Onward } from "./bar";
import { createQuick } from "../quick";
import { done, next, SMALL_GAME } from "./progress";
import { createLesson, type Tried } from "./state";

type Props = { game: string; lesson: LessonCard; names: readonly string[] };

export function LessonView(props: Props) {
  const lesson = createLesson(props.game, props.lesson);
  const staging = createStaging(lesson);
  const [rule, setRule] = createSignal<string | null>(null);
  const quick = createQuick();
  const onward = (): Onward => {
    const name = lesson.verdict() === "done" ? next(props.names, done(props.game), props.lesson.name) : null;
    if (name === null && lesson.verdict() === "done" && !done(props.game).has(SMALL_GAME)) return { href: () => quick.playSmall(game(props.game)!), text: t("learn-small-game"), isNext: true };
    if (name === null) return { href: `/learn/${props.game}`, text: t("learn-finished", { game: gameName(props.game) }), isNext: false };
    return { href: `/learn/${props.game}/${name}`, text: t("learn-next"), isNext: true };
  };
  listen(lesson);
  return (
    <div class="table lesson">
      <section class="stage" classList={{ set: lesson.drawn() !== null || lesson.trouble() !== null }} style={staging.size()} aria-labelledby="caption">
        <Caption lesson={lesson} staging={staging} />
        <Board game={props.game} lesson={lesson} staging={staging} onRule={setRule} />
        <div class="dock"><LessonBar lesson={lesson} onward={onward()} onRule={setRule} /></div>
      </section>
      <Side {...props} state={lesson} rule={rule()} onRule={setRule} />
    </div>
  );
}

/** Escape lets go of the last step, as at a table. */
export function listen(lesson: Tried): void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || (event.target as HTMLElement).closest("dialog") || document.querySelector(":popover-open")) return;
    if (lesson.peek()) lesson.rest(null);
    else if (lesson.chosen().length > 0) lesson.back();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}

export function Caption(props: { lesson: Tried; staging: Staging }) {
  const words = () => (props.lesson.stand() ? props.lesson.tell(props.lesson.stand()!.scene.caption) : t("loading"));
  return (
    <header class="caption" classList={{ mine: props.lesson.verdict() === "asks", longish: words().length > 30, long: words().length > 60 }}>
      <p id="caption" class="caption-words">{words()}</p>
      <Show when={props.staging.laid()}><ZoomTools zoom={props.staging.zoom} onTurn={props.staging.turn()} /></Show>
    </header>
  );
}

export function Board(props: { game: string; lesson: Tried; staging: Staging; onRule: (paragraph: string) => void }) {
  const { lesson } = props;
  const { zoom, laid } = props.staging;
  const [look, setLook] = createSignal<Look | null>(null);
  const read = (paragraph: string) => {
    setLook(null);
    props.onRule(paragraph);
  };
  return (
    <div class="board-area">
      <ZoomFrame zoom={zoom} label={t("zoom")}>
        <Show
          when={laid()}
          fallback={
            <p class="soft center board-wait">
              {lesson.trouble() ? explain(lesson.trouble()) : t("loading")}{" "}
              <Show when={lesson.trouble()}><button type="button" class="small" onClick={() => void lesson.start()}>{t("try-again")}</button></Show>
            </p>
          }
        >
          {(laid) => (
            <>
              <BoardView
                board={laid().board} scene={laid().scene} box={laid().plan.box} scale={zoom.scale()} moves={lesson.moves()} chosen={lesson.chosen()}
                onChosen={lesson.choose} onWish={() => {}} hasCards={lesson.hasCards()} isMarking={false} say={lesson.tell}
                onLook={(hit) => { lesson.rest(null); setLook({ of: hit.id, on: hit.on }); }}
                onStuck={(id, after) => void lesson.wonder(id, after)} onRest={lesson.rest}
                preview={laid().board.previews.find(({ choice }) => choice === lesson.considered())?.pieces ?? []}
                onNoTarget={() => document.querySelector<HTMLElement>(".bar-buttons button")?.focus()}
              />
              <Show when={look() === null && lesson.peek()}>{(peek) => <PeekView peek={peek()} board={laid().board} say={lesson.tell} />}</Show>
              <SheetDialog
                board={laid().board} scene={laid().scene} game={props.game} look={look()} card={lesson.find} say={lesson.tell}
                onRule={read} onClose={() => setLook(null)}
              />
            </>
          )}
        </Show>
      </ZoomFrame>
    </div>
  );
}

/** What there is to know, what happened, and what the rules say. */
function Side(props: Props & { state: Tried; rule: string | null; onRule: (paragraph: string) => void }) {
  const place = () => props.names.indexOf(props.lesson.name) + 1;
  const told = () => props.state.stand()?.told ?? [];
  return (
    <aside class="side lesson-side" aria-label={t("learn-side")}>
      <p class="lesson-way"><a href={`/learn/${props.game}`}><Icon name="back" /> {t("learn-game", { game: gameName(props.game) })}</a> <span class="soft">{t("learn-place", { n: place(), all: props.names.length })}</span></p>
      <h1>{props.state.title()}</h1>
      <p>{props.state.words("text")}</p>
      <p class="lesson-goal"><strong>{props.state.words("goal")}</strong></p>
      <Show when={props.state.help() > 0}>
        <p class="lesson-hint"><Icon name="eye" /> <span>{props.state.words("hint")} <Show when={props.state.help() === 2}>{props.state.answer()}</Show></span></p>
      </Show>
      <Show when={told().length > 0}>
        <ul class="lesson-told"><For each={told()}>{(line) => <li>{props.state.tell(line)}</li>}</For></ul>
      </Show>
      <div class="card-rules" role="group" aria-label={t("rules")}>
        <For each={props.lesson.paragraphs}>
          {(number) => <button type="button" class="small" aria-pressed={props.rule === number} onClick={() => props.onRule(number)}><Icon name="book" /> {t("see-rule", { n: number })}</button>}
        </For>
      </div>
      <Show when={props.rule} keyed>
        {(number) => (
          <div class="lesson-rule">
            <Cited game={props.game} paragraph={number} figure={null} />
            <a href={`/rules/${props.game}#${number}`}>{t("learn-all-rules")}</a>
          </div>
        )}
      </Show>
    </aside>
  );
}
