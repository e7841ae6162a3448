// The time of the table as it goes by: what each clock shows now, and a word in time for whoever is about to lose theirs.
import { createEffect, createMemo, createSignal, onCleanup, untrack } from "solid-js";
import type { TimeCard } from "../../api/types";
import { play } from "../../motion/sound";
import { isLive, isSlow, nextDigits, shownOn, standstill, told, type Urgency } from "../../time/clock";
import { isNewlyNear, nearness, type Nearness } from "../../time/reminder";
import { inText } from "../../time/words";
import { announce } from "../../ui/notices";
import { t } from "../../words/words";
import type { Screen } from "./screen";
import type { Speech } from "./speech";
import type { Turning } from "./turn";

/** So often, in milliseconds, one looks at a clock that counts days. */
const GLANCE = 10_000;

export type Timing = ReturnType<typeof createTiming>;

export function createTiming({ link, whole, own }: Screen, { name }: Speech, { isMyTurn }: Pick<Turning, "isMyTurn">) {
  const clock = createMemo(link.clock);
  const [now, setNow] = createSignal(link.now());
  const isTimed = () => clock() !== null && isLive(whole()?.table.time);
  const left = (seat: number): number => (clock() ? shownOn(clock()!, seat, now()) : 0);
  const stands = createMemo(() => (clock() ? standstill(clock()!, now()) : null), null, { equals: (a, b) => a?.until === b?.until && a?.why === b?.why });
  /** Whether the clock of a seat runs. */
  const runs = (seat: number): boolean => clock()?.runs === seat && stands() === null;
  // Time is looked at when something changes that is shown.
  createEffect(() => {
    const card = clock();
    if (card === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const moment = setNow(link.now());
      timer = setTimeout(look, pause(card, moment));
    };
    look();
    onCleanup(() => clearTimeout(timer));
  });
  warn(own, (seat) => (isTimed() ? left(seat) : null), name);
  /** How near the end of a decision of days is that a seat of one's own is awaited in. */
  const near = createMemo<Nearness>(() => nearness({ isMine: isMyTurn() && isSlow(whole()?.table.time), deadline: clock()?.deadline, stands: stands() }, now()));
  /** How long there still is, in words. */
  const timeLeft = () => t(...inText((clock()?.deadline ?? 0) - now()));
  remind(near, timeLeft);
  return { clock, now, isTimed, left, stands, runs, near, timeLeft };
}

/** Says once that the end of a decision of days has come near, and once more towards the end. */
function remind(near: () => Nearness, rest: () => string): void {
  let before: Nearness | undefined;
  createEffect(() => {
    const now = near();
    if (isNewlyNear(before, now)) announce(t("reminder", { rest: untrack(rest) }));
    before = now;
  });
}

/** How long nothing changes that is shown. */
function pause(card: TimeCard, now: number): number {
  return card.runs === undefined ? GLANCE : Math.min(nextDigits(shownOn(card, card.runs, now)), GLANCE);
}

/** Says once that a clock of one's own has a minute left, and ten seconds; the latter can be heard, too. */
function warn(own: () => readonly number[], left: (seat: number) => number | null, name: (seat: number) => string): void {
  const known = new Map<number, Urgency>();
  createEffect(() => {
    for (const seat of own()) {
      const [before, rest] = [known.get(seat), left(seat)];
      if (rest === null) continue;
      const now = told(before ?? 0, rest);
      known.set(seat, now);
      // Whoever comes to the table sees what is left.
      if (before === undefined || now <= before) continue;
      announce(t(now === 2 ? "clock-seconds" : "clock-minute", { name: name(seat) }));
      if (now === 2) play(["tick"]);
    }
  });
}
