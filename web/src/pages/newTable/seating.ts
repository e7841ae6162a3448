// Who shall sit where, without any drawing.
import { createMemo, createSignal } from "solid-js";
import type { SeatWish } from "../../api/types";
import { keepLevel, levelOf } from "../company";

export type Sitting = "me" | "again" | "bot" | "open" | "invite";
/** Who begins: lots decide, I do, the other does, or everybody stays where the list has them. */
export type Begins = "lot" | "me" | "other" | "seats";
export type Seating = ReturnType<typeof createSeating>;

/** No game of the house has more seats. */
const MOST = 9;

export function createSeating(game: () => string, count: () => number) {
  const [sitting, setSitting] = createSignal<Sitting[]>(["me", ...Array<Sitting>(MOST - 1).fill("bot")]);
  const usual = createMemo(() => levelOf(game()));
  const [levels, setLevels] = createSignal<ReadonlyMap<number, number>>(new Map());
  const numbers = createMemo(() => Array.from({ length: count() }, (_, seat) => seat));
  const at = (seat: number): Sitting => sitting()[seat]!;
  const level = (seat: number): number => levels().get(seat) ?? usual();
  const sit = (seat: number, one: Sitting) => setSitting((now) => now.map((old, i) => (i === seat ? one : old)));
  const setLevel = (seat: number, level: number) => {
    keepLevel(game(), level);
    setLevels((now) => new Map(now).set(seat, level));
  };
  /** What can be wished for at a seat: whoever sits at the first one can sit again elsewhere. */
  const choices = (seat: number): Sitting[] => [seat === 0 || at(0) !== "me" ? "me" : "again", "bot", "open", "invite"];
  const needsPeople = () => numbers().some((seat) => at(seat) === "open");
  /** Whether nobody but bots will read the name of whoever sits down. */
  const isAlone = () => at(0) === "me" && numbers().every((seat) => seat === 0 || at(seat) === "bot");
  const [begins, setBegins] = createSignal<Begins>("lot");
  const isMine = (seat: number) => at(seat) === "me" || at(seat) === "again";
  /** What can be wished for about the beginning: nothing where one sits everywhere. */
  const beginnings = (): Begins[] => {
    const mine = numbers().filter(isMine).length;
    if (mine === count()) return [];
    return count() === 2 && mine === 1 ? ["lot", "me", "other"] : ["lot", "seats"];
  };
  /** What is wished for among that. */
  const beginning = (): Begins => beginnings().find((one) => one === begins()) ?? beginnings()[0] ?? "seats";
  /** The seats in the order in which they are to be played. */
  const order = () => {
    const [first] = numbers();
    const isOther = beginning() === "me" ? !isMine(first!) : beginning() === "other" && isMine(first!);
    return isOther ? [...numbers()].reverse() : numbers();
  };
  /** The seat of the game that a row of the list stands for. */
  const playedAs = (seat: number): number => order().indexOf(seat);
  const wishes = () => order().map((seat): SeatWish => {
    const one = at(seat);
    if (one === "bot") return { kind: "bot", level: level(seat) };
    return { kind: one === "again" ? "me" : one };
  });
  return { numbers, at, level, sit, setLevel, choices, needsPeople, isAlone, beginnings, beginning, setBegins, playedAs, wishes };
}
