// What stands beside the drawing, and what stands in its tables and charts, in words.
import type { Datum, Message, Panel, Scene } from "../../api/types";

export type Say = (message: Message) => string;

/** Numbers are written with all their digits: most of them are years or small. */
export const told = (datum: Datum, say: Say): string => (typeof datum === "number" ? String(datum) : say(datum));

/** The panels without a place, but for the queue, which stands where the player answers. */
export const reports = (scene: Scene | null): Panel[] => (scene?.panels ?? []).filter(({ place, content }) => place === null && !("queue" in content));
