// Which moment is looked at: the present, or a number of the viewer's own events.
import { createMemo, createResource } from "solid-js";
import { api } from "../../api/client";
import type { Content, Moment, Scene, Whole } from "../../api/types";
import { go, route } from "../../app/route";
import { turns } from "../../live/merge";
import { textOr } from "../../words/words";
import type { Screen } from "./screen";

export type Looking = ReturnType<typeof createMoment>;

/** The present scene. Nobody is waited for while seats are free or when it is over, whatever the game thinks. */
function atRest(now: Pick<Whole, "table" | "scene"> | null): Scene | null {
  if (!now || now.table.status === "running") return now?.scene ?? null;
  const content = (content: Content): Content => {
    if ("tray" in content) return { tray: { slots: content.tray.slots.map((slot) => ({ ...slot, is_active: false })) } };
    return "queue" in content ? { queue: [] } : content;
  };
  const panels = now.scene.panels.map((panel) => ({ ...panel, is_active: false, content: content(panel.content) }));
  return { ...now.scene, panels };
}

export function createMoment({ id, whole, log, isHidden }: Screen) {
  const at = createMemo(() => {
    const here = route();
    const number = here.page === "table" ? here.at : null;
    return number === null || number >= (whole()?.told ?? Infinity) ? null : number;
  });
  const look = (number: number | null) => {
    const last = whole()?.told ?? 0;
    go(`/table/${id}${number === null || number >= last ? "" : `?at=${number}`}`, "replace");
  };
  const seen = new Map<string, Moment>();
  const [moment] = createResource(
    () => (at() === null || whole() === null ? null : ([at()!, whole()!.as] as const)),
    async ([number, as]) => {
      const key = `${as}/${number}`;
      const found = seen.get(key) ?? (await api.at(id, number, as));
      seen.set(key, found);
      return found;
    },
  );
  const pastTrouble = (): unknown => moment.error;
  const past = () => (moment.error ? undefined : moment.latest);
  const scene = createMemo<Scene | null>((last) => {
    if (isHidden()) return null;
    if (at() === null) return atRest(whole());
    return past()?.scene ?? last ?? whole()?.scene ?? null;
  }, null);

  // The places to stop at on the way through the game: its start, and after every action.
  /** What begins a chapter of the game, where it has any: such a game is gone through chapter by chapter. */
  const chapters = createMemo(() => textOr(`${whole()?.table.game}-chapters`, "").split(" ").filter(Boolean));
  const turnList = createMemo(() => (isHidden() ? [] : turns(log(), chapters())));
  const stops = createMemo(() => {
    const list = turnList();
    // Of what people are told, the house speaks first: of who sat down.
    const begun = log().find(({ text }) => !text.key.startsWith("notice-"))?.number ?? 1;
    if (chapters().length > 0) return [begun - 1, ...list.map(({ last }) => last)];
    const first = list[0];
    const start = first && first.action === null ? first.last : first ? first.first - 1 : 0;
    return [start, ...list.filter((turn) => turn.action !== null).map((turn) => turn.last)];
  });
  const stop = createMemo(() => {
    const number = at();
    if (number === null) return stops().length - 1;
    return Math.max(stops().findLastIndex((one) => one <= number), 0);
  });
  const step = (by: number) => {
    const next = Math.min(Math.max(stop() + by, 0), stops().length - 1);
    look(next === stops().length - 1 ? null : stops()[next]!);
  };
  return { at, look, past, pastTrouble, scene, turnList, chapters, stops, stop, step };
}
