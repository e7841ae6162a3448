// Learning a game: its course, or one lesson of it.
import { createEffect, createResource, on, Show } from "solid-js";
import { api } from "../../api/client";
import { game } from "../../app/state";
import "../../styles/learn.css";
import { explain } from "../../ui/notices";
import { learn, learnLessons, t } from "../../words/words";
import { Lost } from "../lost";
import { CourseView } from "./course";
import { LessonView } from "./lesson";

export function LearnPage(props: { game: string; lesson: string | null }) {
  return (
    <Show when={game(props.game)?.lessons ? props.game : null} keyed fallback={<Lost why="game" />}>
      {(key) => <Course game={key} lesson={props.lesson} />}
    </Show>
  );
}

function Course(props: { game: string; lesson: string | null }) {
  const [words] = createResource(() => Promise.all([learn(props.game), learnLessons(props.game)]).then(() => true));
  const [lessons, { refetch }] = createResource(() => api.lessons(props.game));
  const names = () => (lessons.error ? [] : (lessons() ?? []).map(({ name }) => name));
  const lesson = () => lessons()?.find(({ name }) => name === props.lesson);
  createEffect(on(() => props.lesson, () => scrollTo(0, 0)));
  return (
    <Show
      when={words() && !lessons.error && lessons()}
      fallback={
        <div class="page">
          <Show when={lessons.error} fallback={<p class="soft">{t("loading")}</p>}>
            <div class="empty"><p>{explain(lessons.error)}</p><button type="button" onClick={() => void refetch()}>{t("try-again")}</button></div>
          </Show>
        </div>
      }
    >
      <Show when={props.lesson !== null} fallback={<CourseView game={props.game} lessons={lessons()!} />}>
        <Show when={lesson()} keyed fallback={<Lost why="address" />}>
          {(lesson) => <LessonView game={props.game} lesson={lesson} names={names()} />}
        </Show>
      </Show>
    </Show>
  );
}
