// Faults in words. Numbers are written as the record writes them; what the record says is quoted, a line of it at most.
import type { Fault } from "../../fair/fault";
import { quoted } from "../../words/bundle";

/** Which text says it, and with what in it. Seats are counted from 1, as everywhere on the page. */
export function faultWords(fault: Fault): { key: string; args: Record<string, string> } {
  const { kind, ...about } = fault;
  const isMissing = fault.kind === "line" && fault.found === "";
  const said = Object.entries(about).map(([name, value]) => [name, quoted(String(name === "seat" ? Number(value) + 1 : value))]);
  return { key: `fault-${isMissing ? "missing" : kind}`, args: Object.fromEntries(said) };
}
