// A review as the page holds it: the positions of a match that is over, and what a bot says of them, portion after portion. It is broken off when one goes away.
import { createMemo, createSignal, onCleanup } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { ReviewCard, ReviewDecision, ReviewPoint, SeatCard, StudyCard } from "../../api/types";
import { go } from "../../app/route";
import { complain } from "../../ui/notices";
import { distinctName } from "../names";
import { createStudy } from "../study/state";
import { accountOf } from "./lines";

export type Review = ReturnType<typeof createReview>;
export type Turning = ReviewDecision & { at: number };

/** The level that looks back at first. */
const USUAL = 4;
/** Whoever asks too much too fast tries again after so long, in milliseconds. */
const PATIENCE = 5_000;

/** A match as a study that nobody changes. */
const asStudy = (id: string, { game, config, nodes }: ReviewCard): StudyCard => ({ id, game, config, nodes, name: "", of: id, shared: false, created: 0, changed: 0, version: 1, mine: false, tied: false });

export function createReview(id: string, card: ReviewCard, seats: readonly SeatCard[]) {
  const name = (seat: number) => distinctName(seats, seat);
  const study = createStudy(asStudy(id, card), card.path.at(-1)!, { board: api.reviewBoard, at: api.reviewAt, thing: null, name });
  const judging = createJudging(id, card);
  const { path, sides } = card;
  /** Which position of the line is looked at. */
  const at = createMemo(() => Math.max(0, path.indexOf(study.node())));
  const look = (to: number) => {
    const node = path[Math.max(0, Math.min(path.length - 1, to))]!;
    if (node !== study.node()) void study.go(node);
  };
  const turning = createMemo<Turning[]>(() => judging.points().flatMap((point) => (point?.decision?.turning ? [{ ...point.decision, at: point.at }] : [])));
  const accounts = createMemo(() => sides.map((side, i) => accountOf(judging.points(), i, side)));
  const [isBusy, setBusy] = createSignal(false);
  /** Makes a study of one's own from a position, to play it differently. */
  const retry = async (from: number) => {
    if (isBusy()) return;
    setBusy(true);
    try {
      go(`/study/${(await api.makeStudy({ table: id })).id}?node=${path[from]}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  const sideName = (side: number) => sides[side]!.map(name).join(" & ");
  /** The end by itself, where it was no move: somebody gave up, or both agreed. */
  const end = createMemo(() => {
    const last = judging.points().at(-1);
    return card.end && !(last && card.end.every((worth, side) => last.worths[side] === worth)) ? card.end : null;
  });
  return { id, card, study, ...judging, at, look, turning, accounts, retry, isRetrying: isBusy, sideName, end };
}

/** What a bot says of the positions, as far as it has come. */
function createJudging(id: string, card: ReviewCard) {
  const none = (): (ReviewPoint | null)[] => card.path.map(() => null);
  const [points, setPoints] = createSignal(none());
  const [level, setLevel] = createSignal(USUAL);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [thinking, setThinking] = createSignal<AbortController | null>(null);
  const done = createMemo(() => points().filter((point) => point !== null).length);
  const stop = () => {
    thinking()?.abort();
    setThinking(null);
  };
  onCleanup(stop);
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  /** One portion. Whether to go on. */
  const portion = async (thought: AbortController): Promise<boolean> => {
    const from = points().indexOf(null);
    if (from < 0 || thought.signal.aborted) return false;
    try {
      const found = await api.judge(id, from, Math.min(from + card.portion, card.path.length), level(), thought.signal);
      if (thought.signal.aborted) return false;
      setPoints((all) => all.map((point, at) => found.points.find((one) => one.at === at) ?? point));
    } catch (error) {
      if (thought.signal.aborted) return false;
      if (!(error instanceof Trouble) || error.status !== 429) throw error;
      await wait();
    }
    return true;
  };
  const judge = async () => {
    stop();
    if (card.kind === "unjudged") return;
    const thought = new AbortController();
    setThinking(thought);
    setTrouble(null);
    try {
      while (await portion(thought));
    } catch (error) {
      setTrouble(error);
    }
    if (thinking() === thought) setThinking(null);
  };
  const judgeAt = (wished: number) => {
    stop();
    setLevel(wished);
    setPoints(none());
    void judge();
  };
  void judge();
  return { points, done, level, judge, judgeAt, trouble, isJudging: () => thinking() !== null, isJudged: () => done() === card.path.length };
}
