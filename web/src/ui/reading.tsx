// The rules for those who read them: what reads and draws a rules text is fetched when somebody first opens one.
import { later } from "../app/later";

export const Rules = later(async () => (await import("./rules")).Rules, "rules");
export const Cited = later(async () => (await import("./rules")).Cited, "rules cited");
