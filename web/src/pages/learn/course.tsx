// A course: its lessons in their order, and how far one has come.
import { createSignal, For, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { LessonCard } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { game, gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { t, textOr } from "../../words/words";
import { createQuick, smallGame } from "../quick";
import { done, finish, forget, next, SMALL_GAME } from "./progress";

/** Whether the small game that was begun is over, as the house says. One that is gone was never played. */
async function isPlayed(key: string): Promise<boolean> {
  const id = recall(smallGame(key));
  if (id === null || done(key).has(SMALL_GAME)) return false;
  try {
    return (await api.look(id, null, 0)).table.status === "over";
  } catch (error) {
    if (error instanceof Trouble && error.status === 404) remember(smallGame(key), null);
    return false;
  }
}

export function CourseView(props: { game: string; lessons: readonly LessonCard[] }) {
  const [isDone, setDone] = createSignal(done(props.game));
  const quick = createQuick();
  const play = () => quick.playSmall(game(props.game)!);
  void isPlayed(props.game).then((isOver) => {
    if (!isOver) return;
    finish(props.game, SMALL_GAME);
    setDone(done(props.game));
  });
  const count = () => props.lessons.filter(({ name }) => isDone().has(name)).length;
  const following = () => next(props.lessons.map(({ name }) => name), isDone(), null);
  const again = () => {
    forget(props.game);
    setDone(done(props.game));
  };
  return (
    <div class="page course">
      <h1>{t("learn-game", { game: gameName(props.game) })}</h1>
      <p class="lede">{t("learn-lede")}</p>
      <p class="course-count"><progress max={props.lessons.length} value={count()} aria-label={t("learn-progress")} /> <span>{t("learn-count", { done: count(), all: props.lessons.length })}</span></p>
      <div class="row">
        <Show
          when={following()}
          fallback={
            <>
              <Show when={isDone().has(SMALL_GAME)} fallback={<button type="button" class="primary" disabled={quick.isBusy()} onClick={play}>{t("learn-small-game")}</button>}>
                <a class="button primary" href={`/play?game=${props.game}`}>{t("play-game", { game: gameName(props.game) })}</a>
              </Show>
              <button type="button" onClick={again}>{t("learn-again")}</button>
            </>
          }
        >
          {(name) => <a class="button primary" href={`/learn/${props.game}/${name()}`}>{t(count() === 0 ? "learn-begin" : "learn-go-on")}</a>}
        </Show>
        <a class="button" href={`/rules/${props.game}`}><Icon name="book" /> {t("rules")}</a>
      </div>
      <ol class="lessons">
        <For each={props.lessons}>
          {({ name }) => (
            <li classList={{ done: isDone().has(name) }}>
              <a href={`/learn/${props.game}/${name}`}>
                <span class="lesson-title">{textOr(`${props.game}-lesson-${name}`, name)}</span>
                <Show when={isDone().has(name)}><span class="lesson-done"><Icon name="check" /><span class="unseen"> {t("learn-done")}</span></span></Show>
              </a>
            </li>
          )}
        </For>
        <li classList={{ done: isDone().has(SMALL_GAME) }}>
          <button type="button" class="lesson-game" disabled={quick.isBusy()} onClick={play}>
            <span class="lesson-title">{t("learn-small-game")}<small>{textOr(`${props.game}-small-game`, "")}</small></span>
            <Show when={isDone().has(SMALL_GAME)}><span class="lesson-done"><Icon name="check" /><span class="unseen"> {t("learn-played")}</span></span></Show>
          </button>
        </li>
      </ol>
      <Show when={following() === null && isDone().has(SMALL_GAME)}><p class="course-end" role="status"><Icon name="check" /> {t("learn-course-done", { game: gameName(props.game) })}</p></Show>
    </div>
  );
}
