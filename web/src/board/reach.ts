// What can be pointed at now, what is marked, and what pointing there does.
import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Emphasis, Message, Scene, Step } from "../api/types";
import { ahead, point, type Tree, type Walk, walk } from "../path/path";
import type { Touch } from "./element";

/** What was hit, and what it stands on. */
export type Hit = { id: string; on: string | null };

export type Played = {
  scene: Scene;
  moves: Tree;
  chosen: readonly Step[];
  onChosen: (steps: Step[]) => void;
  /** Somebody may be about to choose these steps. */
  onWish: (steps: Step[]) => void;
  /** Whether everything has a card to look at. */
  hasCards: boolean;
  /** Whether whatever an action can begin with is marked before anything is chosen. */
  isMarking: boolean;
  /** Somebody wants a closer look at this. */
  onLook: (hit: Hit) => void;
  /** Somebody pointed at what has this id, and no action begins there; or goes on there, after what they have in hand. */
  onStuck: (id: string, after: string | null) => void;
  say: (message: Message) => string;
};

export type Reach = {
  now: () => Walk;
  chosenIds: () => ReadonlySet<string>;
  sheeted: () => ReadonlySet<string>;
  hover: (id: string | null) => void;
  touch: Touch;
  /** What lies under the pointer. The edge of a place is part of what alone stands there and can be chosen. */
  hit: (node: EventTarget | null) => Hit | null;
  /** Of what was hit, the part that is a target. */
  target: (hit: Hit | null) => string | undefined;
  aim: (hit: Hit) => void;
  /** Something was pointed at that means nothing: why, if anybody knows. */
  wonder: (hit: Hit) => void;
  /** Opens what there is to see of it, or of what it stands on. */
  look: (hit: Hit) => boolean;
};

/** So long, in milliseconds, a pointer rests on what somebody may choose. */
const DWELL = 100;
const NONE: ReadonlySet<string> = new Set();

export function createReach(played: Played): Reach {
  const [hovered, hover] = createSignal<string | null>(null);
  const now = createMemo(() => walk(played.moves, played.chosen));
  const start = createMemo(() => walk(played.moves, []));
  const sheeted = createMemo(() => new Set(played.scene.sheets.map((sheet) => sheet.of)));
  const chosenIds = createMemo(() => new Set(played.chosen.flatMap((step) => ("id" in step ? [step.id] : []))));
  const preview = createMemo(() => {
    const id = hovered();
    return id !== null && played.chosen.length === 0 && now().targets.has(id) ? ahead(played.moves, [], id) : NONE;
  });
  createEffect(
    on(hovered, (id) => {
      if (id === null) return;
      const timer = setTimeout(() => now().targets.has(id) && played.onWish([...played.chosen, { id }]), DWELL);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const marked = createMemo(() => {
    const all = new Map<string, Emphasis[]>();
    for (const { id, why } of played.scene.marks) all.set(id, [...(all.get(id) ?? []), why]);
    return all;
  });
  const isTarget = (id: string) =>
    played.chosen.length > 0 || played.isMarking ? now().targets.has(id) : preview().has(id) || (hovered() === id && now().targets.has(id));
  const touch: Touch = {
    say: (message) => played.say(message),
    can: (id) => now().targets.has(id) || chosenIds().has(id) || (played.chosen.length > 0 && start().targets.has(id)),
    marks: (id) => {
      const list = [...(marked().get(id) ?? [])];
      if (chosenIds().has(id)) list.push("selected");
      else if (isTarget(id)) list.push("target");
      return list;
    },
    isChosen: (id) => chosenIds().has(id),
    hasSheet: (id) => sheeted().has(id),
    hasCard: () => played.hasCards,
  };
  const hit = (node: EventTarget | null): Hit | null => {
    const found = under(node);
    if (!found || found.on !== null || touch.can(found.id)) return found;
    const standing = played.scene.pieces.filter((piece) => piece.on === found.id && touch.can(piece.id));
    return standing.length === 1 ? { id: standing[0]!.id, on: found.id } : found;
  };
  const target = (hit: Hit | null) => {
    const found = hit && [hit.id, hit.on].find((one) => one !== null && now().targets.has(one));
    return found ?? undefined;
  };
  const hasSheet = (hit: Hit) => [hit.id, hit.on].some((one) => one !== null && sheeted().has(one));
  const look = (hit: Hit): boolean => {
    const isThere = played.hasCards || hasSheet(hit);
    if (isThere) played.onLook(hit);
    return isThere;
  };
  const aim = (hit: Hit) => {
    const steps = point(played.moves, played.chosen, hit.id, hit.on);
    if (steps) played.onChosen(steps);
    else if (hasSheet(hit) && inHand() === undefined) look(hit);
    else wonder(hit);
  };
  /** What was taken in hand, as long as nothing else was pointed at: nothing at all, or nothing that there are reasons for. */
  const inHand = (): string | null | undefined => {
    const [first, ...more] = played.chosen;
    if (!first) return undefined;
    return "id" in first && more.length === 0 ? first.id : null;
  };
  const wonder = (hit: Hit) => {
    const after = inHand();
    if (played.moves.length > 0 && after !== null) played.onStuck(hit.id, after ?? null);
  };
  return { now, chosenIds, sheeted, hover, touch, hit, target, aim, wonder, look };
}

/** What lies under the pointer or has the focus, by the ids in the drawing. */
export function under(node: EventTarget | null): Hit | null {
  const element = (node as Element | null)?.closest<SVGGElement>("[data-id], [data-sheet]");
  return element ? { id: (element.dataset.id ?? element.dataset.sheet)!, on: element.dataset.on ?? null } : null;
}
