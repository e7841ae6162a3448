// Conditional moves, as far as everybody needs them: whether one can plan here, what is planned, and the board that is laid over
// the table's own while somebody plans. What makes plans is fetched by those who do.
import { type Component, createMemo, createSignal, getOwner, runWithOwner } from "solid-js";
import type { GameInfo, Own, PlanStep, Whole } from "../../api/types";
import { game } from "../../app/state";
import { toast } from "../../ui/notices";
import { t } from "../../words/words";
import type { Room } from "./choices";
import type { Table } from "./state";

const NOTHING: readonly PlanStep[] = [];

/** The seat one can plan for: where nothing is hidden and no luck decides, two play, and a person is to act. */
export function planSeat(now: Pick<Whole, "table" | "waiting" | "frozen">, own: Own["seats"], info: Pick<GameInfo, "has_secrets" | "has_chance"> | undefined): number | null {
  const [mine, ...more] = own;
  if (mine === undefined || more.length > 0 || !info || info.has_secrets || info.has_chance || now.frozen) return null;
  if (now.table.status !== "running" || now.table.seats.length !== 2 || !("must" in now.waiting)) return null;
  const [other, ...others] = now.waiting.must;
  if (other === undefined || other === mine || others.length > 0) return null;
  return now.table.seats.some(({ seat, kind }) => seat === other && kind !== "bot") ? mine : null;
}

/** What of a table is another's while one plans: what is drawn, and what is done with it. */
const LAID = [
  "drawn", "caption", "at", "step", "moves", "chosen", "choose", "foresee", "here", "act", "type", "back", "isBusy", "isUnheard", "isAsking",
  "refusal", "setRefusal", "isConfirming", "hasCards", "wonder", "rest", "peek",
] as const satisfies readonly (keyof Table)[];

/** What stands on the page while one plans. */
export type Laid = Pick<Table, (typeof LAID)[number]> & {
  Bar: Component<Room & { table: Table; onRule: (paragraph: string) => void }>;
  Panel: Component;
};

export type Planning = ReturnType<typeof createPlanning>;

export function createPlanning(table: Table) {
  const owner = getOwner();
  const [laid, lay] = createSignal<Laid | null>(null);
  const seat = createMemo(() => {
    const now = table.whole();
    return now && planSeat(now, table.own(), game(now.table.game));
  });
  /** What is laid down in the house. */
  const saved = createMemo(() => table.link.own().plans.find((plan) => table.own().includes(plan.seat))?.steps ?? NOTHING);
  const decision = createMemo(() => {
    const waiting = table.whole()?.waiting;
    return waiting && "must" in waiting ? waiting.window : null;
  });
  let starting: Promise<() => void> | null = null;
  const start = async () => {
    const { createPlanner } = await import("./plansBoard");
    return runWithOwner(owner, () => createPlanner({ table, seat, decision, saved, lay }))!;
  };
  const open = async () => {
    starting ??= start();
    try {
      (await starting)();
    } catch {
      starting = null;
      toast(t("error-offline"), "bad");
    }
  };
  /** The table with what is laid over it. */
  type Act = (...args: never[]) => unknown;
  const over = LAID.map((name) => [name, (...args: never[]) => ((laid()?.[name] ?? table[name]) as Act)(...args)]);
  return { laid, seat, saved, open: () => void open(), shown: { ...table, ...Object.fromEntries(over) } as Table };
}
