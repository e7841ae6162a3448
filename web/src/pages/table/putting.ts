// What somebody does about a list or a seat that nobody else may hear of: once at a time, and the table is seen anew from there.
import { createSignal } from "solid-js";
import type { Answer } from "../../api/types";
import { complain } from "../../ui/notices";
import type { Table } from "./state";

export function createPutting(table: Pick<Table, "link" | "look">) {
  const [isBusy, setBusy] = createSignal(false);
  const once = async (work: () => Promise<Answer>) => {
    if (isBusy()) return;
    setBusy(true);
    try {
      table.link.take(await work());
      table.link.rejoin();
      table.look(null);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return { isBusy, once };
}
