// A match that is over, in hindsight: the curve of who was ahead, the turning points, luck apart from decisions, and the board at any position.
import { createEffect, createMemo, createResource, For, onCleanup, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { ReviewCard, SeatCard } from "../../api/types";
import { game, gameName } from "../../app/state";
import { ZoomTools } from "../../board/zoom";
import "../../styles/learn.css";
import "../../styles/review.css";
import "../../styles/study.css";
import { Icon } from "../../ui/icons";
import { explain } from "../../ui/notices";
import { learn, t } from "../../words/words";
import { Lost } from "../lost";
import { StudyBoard } from "../study/board";
import { Steps } from "../study/steps";
import { MeasuredBar } from "../table/measuredBar";
import { createStaging } from "../table/staging";
import { CurveView, shares } from "./curve";
import { createReview, type Review } from "./state";
import { TurningPoints } from "./turning";

export function ReviewPage(props: { table: string }) {
  const [found, { refetch }] = createResource(async () => {
    const [card, answer] = await Promise.all([api.review(props.table), api.look(props.table, "public", 0)]);
    await learn(card.game);
    return { card, seats: answer.table.seats };
  });
  const isMissing = () => found.error instanceof Trouble && found.error.status === 404;
  return (
    <Show
      when={!found.error && found()} keyed
      fallback={
        <Show when={isMissing()} fallback={
          <div class="page">
            <Show when={found.error} fallback={<p class="soft">{t("loading")}</p>}>
              <div class="empty"><p>{explain(found.error)}</p><button type="button" onClick={() => void refetch()}>{t("try-again")}</button> <a class="button" href={`/table/${props.table}`}>{t("review-table")}</a></div>
            </Show>
          </div>
        }>
          <Lost why="address" />
        </Show>
      }
    >
      {(found) => <ReviewView id={props.table} card={found.card} seats={found.seats} />}
    </Show>
  );
}

function ReviewView(props: { id: string; card: ReviewCard; seats: readonly SeatCard[] }) {
  const review = createReview(props.id, props.card, props.seats);
  const { study } = review;
  const staging = createStaging(study);
  createEffect(() => {
    document.title = `${t("review-of", { game: gameName(study.game) })} · Tabletier`;
  });
  listen(review);
  const words = () => (study.stand() ? study.tell(study.stand()!.scene.caption) : t("loading"));
  return (
    <div class="table lesson study review">
      <section class="stage" classList={{ set: study.drawn() !== null || study.trouble() !== null }} style={staging.size()} aria-labelledby="caption">
        <header class="caption" classList={{ longish: words().length > 30, long: words().length > 60 }}>
          <p id="caption" class="caption-words">{words()}</p>
          <Show when={staging.laid()}><ZoomTools zoom={staging.zoom} onTurn={staging.turn()} /></Show>
        </header>
        <StudyBoard study={study} staging={staging} isDrawing={false} onPoint={() => {}} onRule={() => {}} />
        <div class="dock"><Bar review={review} /></div>
      </section>
      <Side review={review} />
    </div>
  );
}

/** Narrower bars have no room for words on buttons. */
const NARROW = 520;

/** What the position was worth, the way to play it differently, and the way through the match. */
function Bar(props: { review: Review }) {
  const { review } = props;
  const last = () => review.card.path.length - 1;
  const to = () => ({ first: 0, back: review.at() - 1, next: review.at() + 1, last: last() });
  return (
    <MeasuredBar class="study-bar review-bar" narrow={NARROW}>
      {() => (
        <>
          <div class="bar-place"><p class="bar-hint bar-words">{shares(review, review.at())}</p></div>
          <button type="button" class="small retry" aria-label={t("review-from-here")} title={t("review-retry-hint")} aria-disabled={review.isRetrying()} onClick={() => void review.retry(review.at())}><Icon name="branch" /> <span>{t("review-from-here")}</span></button>
          <Steps isFirst={review.at() === 0} isLast={review.at() === last()} onStep={(step) => review.look(to()[step])} />
        </>
      )}
    </MeasuredBar>
  );
}

function Side(props: { review: Review }) {
  const { review } = props;
  const { card } = review;
  return (
    <aside class="side lesson-side study-side review-side" aria-label={t("review-side")}>
      <p class="lesson-way"><a href={`/table/${review.id}`}><Icon name="back" /> {t("review-table")}</a></p>
      <h1>{t("review-of", { game: gameName(card.game) })}</h1>
      <Show when={card.kind !== "unjudged"} fallback={<p>{t("review-unjudged")}</p>}>
        <CurveView review={review} />
        <Progress review={review} />
      </Show>
      <Show when={card.kind === "judged"}>
        <TurningPoints review={review} />
        <Luck review={review} />
      </Show>
    </aside>
  );
}

/** How far the judging has come, by whom, and what it goes by. */
function Progress(props: { review: Review }) {
  const { review } = props;
  const { card } = review;
  return (
    <div class="stack tight">
      <Show when={card.kind === "judged"} fallback={<p class="hint">{t("review-counted")}</p>}>
        <p class="soft judged" role="status">{review.isJudged() ? t("review-judged", { of: card.path.length, level: review.level() }) : t("review-judging", { n: review.done(), of: card.path.length })}</p>
        <label class="study-seat">{t("review-level")}{" "}
          <select onChange={(event) => review.judgeAt(Number(event.currentTarget.value))}>
            <For each={[2, 3, 4, 5]}>{(one) => <option value={one} selected={one === review.level()}>{t("level-short", { n: one })}</option>}</For>
          </select>
        </label>
        <Show when={game(card.game)?.has_secrets}><p class="hint">{t("review-hidden")}</p></Show>
      </Show>
      <Show when={review.trouble()}>{(error) => <p class="soft">{explain(error())} <button type="button" class="small" onClick={() => void review.judge()}>{t("review-again")}</button></p>}</Show>
    </div>
  );
}

const signed = (change: number) => {
  const points = Math.round(change * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
};

/** What came of luck and what of whose decisions: a column for each side, and below what it comes to. */
function Luck(props: { review: Review }) {
  const { review } = props;
  const hasChance = () => game(review.card.game)?.has_chance ?? false;
  const sums = createMemo(() => review.accounts().flatMap((sum, side) => (sum ? [{ ...sum, side, change: sum.last - sum.first }] : [])));
  const rows = () => [...(hasChance() ? ["luck" as const] : []), "own" as const, "others" as const, "change" as const];
  return (
    <Show when={sums().length > 0}>
      <section class="stack tight" aria-labelledby="luck">
        <h2 id="luck">{t(hasChance() ? "review-luck-title" : "review-decisions-title")}</h2>
        <table class="report-table luck">
          <thead><tr><td /><For each={sums()}>{({ side }) => <th scope="col" class="number">{review.sideName(side)}</th>}</For></tr></thead>
          <tbody>
            <For each={rows()}>
              {(row) => <tr><th scope="row">{t(`review-${row}`)}</th><For each={sums()}>{(sum) => <td class="number">{signed(sum[row])}</td>}</For></tr>}
            </For>
          </tbody>
        </table>
        <p class="hint">{t(hasChance() ? "review-luck-hint" : "review-decisions-hint")}</p>
      </section>
    </Show>
  );
}

const KEYS: Record<string, (at: number) => number> = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: () => Infinity };

/** Arrow keys go back and on, wherever nothing else wants them. */
function listen(review: Review): void {
  const key = (event: KeyboardEvent) => {
    const to = KEYS[event.key];
    const at = event.target as HTMLElement;
    if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || at.closest("dialog, input, textarea, select, .board, .zoom-frame.pans") || document.querySelector(":popover-open")) return;
    review.look(to(review.at()));
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}
