// The bar of a lesson or a puzzle: what to try, what is said to a try, and the way on.
import { Match, Show, Switch } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Buttons } from "../table/buttons";
import type { Room } from "../table/choices";
import { MeasuredBar } from "../table/measuredBar";
import { Refused } from "../table/said";
import { Typed } from "../table/typed";
import type { Tried } from "./state";

/** What the button for help takes of the bar's width, in pixels. */
const HELP = 56;

/** The way on once it is done. */
export type Onward = { href: string | (() => void); text: string; isNext: boolean };

type Props = { lesson: Tried; onward: Onward; onRule: (paragraph: string) => void };

export function LessonBar(props: Props) {
  const { lesson } = props;
  return (
    <MeasuredBar isMine={lesson.verdict() === "asks"} isBusy={lesson.isBusy()}>
      {(room) => (
        <Switch fallback={<Asked {...props} {...room} />}>
          <Match when={lesson.verdict() === "done"}><Done {...props} /></Match>
          <Match when={lesson.wrong()}>
            {(wrong) => (
              <>
                <div class="bar-place"><Refused refusal={wrong()} onRule={props.onRule} /></div>
                <button type="button" class="primary again" ref={focusSoon} onClick={lesson.again}><Icon name="undo" /> {t("try-again")}</button>
              </>
            )}
          </Match>
        </Switch>
      )}
    </MeasuredBar>
  );
}

/** Whoever plays by keys goes on from here. */
const focusSoon = (element: HTMLElement) => queueMicrotask(() => element.focus({ preventScroll: true }));

function Asked(props: Props & Room) {
  const { lesson } = props;
  return (
    <>
      <div class="bar-place">
        <Show when={lesson.refusal()} fallback={<p class="bar-hint bar-words" classList={{ long: lesson.words("goal").length > 60 }}>{lesson.words("goal")}</p>}>
          {(refusal) => <Refused refusal={refusal()} onRule={props.onRule} onClose={() => lesson.setRefusal(null)} />}
        </Show>
      </div>
      <Buttons table={lesson} width={props.width - HELP} isNarrow={props.isNarrow} isTall={props.isTall} />
      <Show when={!props.isNarrow}><Typed table={lesson} /></Show>
      <button type="button" class="round help" aria-label={t(lesson.help() === 0 && lesson.words("hint") !== "" ? "learn-hint" : "learn-show")} title={t(lesson.help() === 0 && lesson.words("hint") !== "" ? "learn-hint" : "learn-show")} disabled={lesson.help() === 2} onClick={() => void lesson.helpMore()}><Icon name="eye" /></button>
    </>
  );
}

function Done(props: Props) {
  return (
    <>
      <div class="bar-place"><p class="bar-words lesson-right" role="status"><Icon name="check" /> {props.lesson.words("done")}</p></div>
      <Show
        when={typeof props.onward.href === "string" ? props.onward.href : null}
        fallback={<button type="button" class="primary onward" ref={focusSoon} onClick={() => (props.onward.href as () => void)()}>{props.onward.text} <Icon name="next" /></button>}
      >
        {(href) => <a class="button primary onward" ref={focusSoon} href={href()}>{props.onward.text} <Show when={props.onward.isNext}><Icon name="next" /></Show></a>}
      </Show>
    </>
  );
}
