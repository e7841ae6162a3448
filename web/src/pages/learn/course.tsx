// A course: its lessons in their order, and how far one has come.
import { createSignal, For, Show } from "solid-js";
import type { LessonCard } from "../../api/types";
import { gameName } from "../../app/state";
import { Icon } from "../../ui/icons";
import { t, textOr } from "../../words/words";
import { done, forget, next } from "./progress";

export function CourseView(props: { game: string; lessons: readonly LessonCard[] }) {
  const [isDone, setDone] = createSignal(done(props.game));
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
          fallback={<><a class="button primary" href={`/play?game=${props.game}`}>{t("play-game", { game: gameName(props.game) })}</a><button type="button" onClick={again}>{t("learn-again")}</button></>}
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
      </ol>
    </div>
  );
}
