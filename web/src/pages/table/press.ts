// The letters of a table as the page keeps them: threads, how far one has read, what is open, what is half-written.
import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import { api, onceKey } from "../../api/client";
import type { Letter, PressLines, ThreadMark, Viewer } from "../../api/types";
import { keep, kept } from "../../app/memory";
import { announce, complain } from "../../ui/notices";
import { lang, t, textOr } from "../../words/words";
import { distinctName, isolated } from "../names";
import { allUnread, type Circle, circleOf, isOwn, keyOf, type Marks, marksOf, reach, type Thread, threads } from "./pressThreads";
import type { Screen } from "./screen";

/** What of the letters is before one: all threads, one of them, a new letter, or the talk beside them. */
export type PressView = { at: "threads" | "new" | "talk" } | { at: "thread"; circle: Circle };
export type Post = ReturnType<typeof createPress>;

const NO_LETTERS: readonly Letter[] = [];
const NO_MARKS: Marks = new Map();
const NO_PRESS: PressLines = { speakers: [], writers: [], receivers: [], opened: true };

/** What this browser knows of how far one has read: the house keeps it for those who sit, and nobody for those who watch. */
function createMarks({ id, whole, own }: Screen, as: () => Viewer) {
  const [kept, setKept] = createSignal<readonly ThreadMark[] | null>(null);
  const [watched, setWatched] = createSignal<Marks | null>(null);
  const seats = createMemo(() => (whole()?.table.press ? keyOf(own()) : ""));
  createEffect(on(seats, (seats) => {
    setKept(null);
    if (seats === "") return;
    const isStill = () => seats === keyOf(own());
    api.marks(id).then(({ marks }) => isStill() && setKept(marks), () => isStill() && setKept([]));
  }));
  // What was written before one came to watch counts as read.
  const isWatching = createMemo(() => whole()?.table.press !== undefined && as() === "public");
  createEffect(on(isWatching, (is) => {
    const read = (whole()?.letters ?? []).filter(({ to }) => to === null).length;
    setWatched(is ? new Map([[keyOf([]), { read, muted: false }]]) : null);
  }));
  /** Nothing until it is known: nobody is told that everything is new. */
  const marks = createMemo<Marks | null>(() => {
    const seat = as();
    if (seat === "public") return watched();
    const known = kept();
    return known && marksOf(known, seat);
  });
  const set = (circle: Circle, change: { read?: number; muted?: boolean }) => {
    const [seat, known] = [as(), marks()];
    if (known === null) return;
    const before = known.get(keyOf(circle)) ?? { read: 0, muted: false };
    const after = { read: Math.max(before.read, change.read ?? 0), muted: change.muted ?? before.muted };
    if (after.read === before.read && after.muted === before.muted) return;
    if (seat === "public") return void setWatched(new Map([...known, [keyOf(circle), after]]));
    const mark = { seat, thread: [...circle], ...after };
    setKept((all) => [...(all ?? []).filter((one) => one.seat !== seat || keyOf(one.thread) !== keyOf(circle)), mark]);
    // What was not kept is read again the next time one comes: nothing is lost by it.
    api.setMark(id, mark).catch(() => {});
  };
  return { marks, set };
}

export function createPress(screen: Screen) {
  const { id, link, whole, isHidden } = screen;
  const press = createMemo(() => whole()?.table.press ?? null);
  const as = createMemo<Viewer>(() => whole()?.as ?? "public");
  // At a screen that is handed over nobody reads another's letters.
  const letters = createMemo(() => (isHidden() ? NO_LETTERS : (whole()?.letters ?? NO_LETTERS)));
  const all = createMemo(() => (press() ? threads(letters(), press()!.speakers.length > 0) : []));
  const { marks, set } = createMarks(screen, as);
  const known = () => marks() ?? NO_MARKS;
  const unread = createMemo(() => (marks() === null ? 0 : allUnread(all(), known(), as())));
  const toWhom = createMemo(() => reach(press() ?? NO_PRESS, as(), whole()?.table.status === "running"));

  /** A seat by what it is in the game, if that has a name, and by who sits there, if one may know. */
  const nameOf = (seat: number): string => {
    const { game, seats } = whole()!.table;
    const [role, card] = [textOr(`${game}-seat-${seat}`, ""), seats.find((one) => one.seat === seat)];
    if (card?.kind === "open" || card?.kind === "invite") return role || t("free-seat");
    const name = distinctName(seats, seat);
    if (role === "") return name;
    return card?.kind === "hidden" ? role : t("press-seat", { seat: role, name: isolated(name) });
  };
  const list = (seats: Circle) => new Intl.ListFormat(lang(), { type: "conjunction" }).format(seats.map(nameOf));
  /** A thread by those one writes to there; what others wrote to each other by all of them. */
  const titleOf = (circle: Circle): string => {
    if (circle.length === 0) return t("press-public");
    return isOwn({ circle }, as()) ? list(circle.filter((seat) => seat !== as())) : t("press-between", { names: list(circle) });
  };

  const [view, setView] = createSignal<PressView>({ at: "threads" });
  /** The thread that was open last. */
  const left = createMemo<string | null>((last) => {
    const now = view();
    return now.at === "thread" ? keyOf(now.circle) : now.at === "threads" ? last : null;
  }, null);
  const [drafts, setDrafts] = createSignal<ReadonlyMap<string, string>>(new Map());
  // Whoever looks from another seat finds nothing of what the one before had open or had begun to write.
  createEffect(on([as, isHidden], () => batch(() => {
    setView({ at: "threads" });
    setDrafts(new Map());
  }), { defer: true }));
  /** What is half-written is each seat's own, and outlives a reload of this tab. */
  const place = (key: string) => `letter-${id}-${as()}-${key}` as const;
  const draft = (key: string) => drafts().get(key) ?? kept(place(key));
  const setDraft = (key: string, text: string) => {
    keep(place(key), text);
    setDrafts((now) => new Map([...now, [key, text]]));
  };

  const thread = (circle: Circle): Thread => all().find(({ key }) => key === keyOf(circle)) ?? { key: keyOf(circle), circle, letters: [] };

  // Whoever listens is told of a letter, not of its words.
  createEffect(on([letters, as], ([now, who], before) => {
    const last = now.at(-1);
    if (!before || before[1] !== who || before[0] === NO_LETTERS || now.length !== before[0].length + 1 || !last || last.from === who) return;
    const circle = circleOf(last);
    if (!known().get(keyOf(circle))?.muted) announce(t(circle.length === 0 ? "press-news-public" : "press-news", { name: nameOf(last.from) }));
  }));

  const [isSending, setSending] = createSignal(false);
  let last = { asked: "", key: "" };
  /** Sends a letter to those of a circle; whether it was sent. The same once more has the same key: it is sent once. */
  const send = async (circle: Circle, text: string): Promise<boolean> => {
    const seat = as();
    if (typeof seat !== "number" || isSending()) return false;
    const asked = JSON.stringify([seat, circle, text]);
    if (last.asked !== asked) last = { asked, key: onceKey() };
    setSending(true);
    try {
      await api.sendLetter(id, { seat, to: circle.length === 0 ? null : circle.filter((one) => one !== seat), text, key: last.key });
      last = { asked: "", key: "" };
      if (link.link() !== "live") await link.refresh();
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { press, as, letters, threads: all, thread, marks: known, unread, setMark: set, toWhom, nameOf, titleOf, view, setView, left, draft, setDraft, send, isSending };
}
