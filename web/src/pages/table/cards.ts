// What the house tells of things on the board, asked for when somebody wants to know: never part of a frame.
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Board, Card, Scene, Viewer } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { game } from "../../app/state";
import { slots } from "../../board/layout";
import { announce, complain } from "../../ui/notices";
import type { Looking } from "./moment";
import type { Screen } from "./screen";
import type { Refusal, Speech } from "./speech";

/** Somewhere a pointer rests, in pixels of the window. */
export type Rest = { id: string; x: number; y: number };
/** A card beside the pointer that rests on its thing. */
export type Peek = Rest & { card: Card };

const [isMarking, setMarking] = createSignal(recall("marks") === "yes");

type Drawn = () => { board: Board; scene: Scene } | null;

/** `drawn` is what is before everybody's eyes: only of what is there the house is asked. */
export function createCards({ id, whole }: Screen, { tell }: Speech, { at, scene }: Looking, drawn: Drawn, setRefusal: (refusal: Refusal | null) => void) {
  const things = createMemo(() => {
    const { board, scene } = drawn() ?? { board: { regions: [] }, scene: { pieces: [], panels: [] } };
    return new Set([board.regions, scene.pieces, scene.panels.flatMap(slots)].flat().map((one) => one.id));
  });
  const hasCards = () => game(whole()?.table.game ?? "")?.has_cards ?? false;
  // A card is true as long as nothing changes.
  let known = { of: scene(), cards: new Map<string, Promise<Card | null>>() };
  const [peek, setPeek] = createSignal<Peek | null>(null);
  let resting: Rest | null = null;
  const rest = (where: Rest | null) => {
    resting = where;
    setPeek(null);
    // Nobody asked for anything yet: nobody hears that it cannot be had.
    if (where) void find(where.id).catch(() => null).then((card) => card && resting === where && setPeek({ ...where, card }));
  };
  createEffect(on(scene, () => rest(null)));
  const ask = async (as: Viewer, of: string): Promise<Card | null> => {
    try {
      return await api.card(id, as, of, at());
    } catch (error) {
      if (error instanceof Trouble && error.status === 404) return null;
      throw error;
    }
  };
  /** The card of something; null where there is none, or nobody to ask. What could not be had is asked for again next time. */
  const find = (of: string): Promise<Card | null> => {
    const now = whole();
    if (!now || !hasCards() || !things().has(of)) return Promise.resolve(null);
    if (known.of !== scene()) known = { of: scene(), cards: new Map() };
    const { cards } = known;
    const asked = cards.get(of) ?? ask(now.as, of);
    cards.set(of, asked);
    asked.catch(() => cards.delete(of));
    return asked;
  };
  /** The same, for somebody who wants to know. */
  const card = (of: string): Promise<Card | null> =>
    find(of).catch((error) => {
      complain(error);
      return null;
    });
  /** Says why no action begins with this, or goes on here after that, where the rules have a reason. */
  const wonder = async (of: string, after: string | null): Promise<void> => {
    const before = scene();
    const why = (await (after === null ? card(of) : wrongWay(of, after)))?.why;
    if (!why || scene() !== before) return;
    const said = { text: tell(why.said), paragraph: why.paragraph };
    setRefusal(said);
    announce(said.text);
  };
  const wrongWay = async (of: string, after: string): Promise<Card | null> => {
    const now = whole();
    if (!now || !hasCards() || !things().has(of) || at() !== null) return null;
    return api.wrongWay(id, now.as, after, of).catch((error) => {
      complain(error);
      return null;
    });
  };
  const mark = (yes: boolean) => {
    remember("marks", yes ? "yes" : null);
    setMarking(yes);
  };
  return { card, wonder, hasCards, peek, rest, isMarking, mark };
}
