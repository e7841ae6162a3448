// Sitting down at a table that is there already: in a free seat, or in the one an invitation keeps.
import { createSignal } from "solid-js";
import { api, Trouble } from "../../api/client";
import { route } from "../../app/route";
import { whoAmI } from "../../app/state";
import { ensureName } from "../../ui/name";
import { complain } from "../../ui/notices";
import type { Table } from "./state";

/** The invitation in the address. */
export const invitation = (): string | null => {
  const here = route();
  return here.page === "table" ? here.invite : null;
};

/** What the house says of an invitation that opens no seat. */
const USELESS = ["invited-only", "invitation-expired", "seat-taken", "not-found"];

/** Sits down, and sees the table from there. */
export async function sitDown(table: Pick<Table, "id" | "link" | "look">, seat: number, token: string | null): Promise<void> {
  table.link.take(await api.sit(table.id, seat, token));
  table.link.rejoin();
  table.look(null);
  void whoAmI();
}

export function createJoining(table: Table) {
  const [isBusy, setBusy] = createSignal(false);
  /** Whether the invitation in the address opens no seat here. */
  const [isUseless, setUseless] = createSignal(false);
  const once = async (work: () => Promise<void>) => {
    if (isBusy() || !(await ensureName())) return;
    setBusy(true);
    await work().catch(complain);
    setBusy(false);
  };
  const take = (seat: number, token: string | null = null) => once(() => sitDown(table, seat, token));
  /** The seat that the invitation in the address opens; null where it opens none. */
  const opened = async (): Promise<number | null> => {
    try {
      return (await api.invitation(table.id, invitation()!)).seat;
    } catch (error) {
      if (!(error instanceof Trouble) || !USELESS.includes(error.code)) throw error;
      setUseless(true);
      return null;
    }
  };
  // Whoever holds an invitation in vain hears of it before they try; whatever else goes wrong is said when they do.
  const isCalled = () => invitation() !== null && table.own().length === 0 && table.invites().length === 0;
  if (isCalled()) void opened().catch(() => {});
  const accept = () => once(async () => {
    const seat = await opened();
    if (seat === null) return;
    try {
      await sitDown(table, seat, invitation());
    } catch (error) {
      if (!(error instanceof Trouble) || !USELESS.includes(error.code)) throw error;
      setUseless(true);
    }
  });
  return { isBusy, isCalled, isUseless, take, accept };
}
