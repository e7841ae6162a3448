// Whose turn it is, how it ended, and both in one sentence.
import { createMemo } from "solid-js";
import { explain } from "../../ui/notices";
import { lang, t, textOr } from "../../words/words";
import type { Looking } from "./moment";
import { few } from "./naming";
import type { Screen } from "./screen";
import type { Speech } from "./speech";

export type Turning = ReturnType<typeof createTurn>;

export function createTurn({ whole, own, covered, isHidden, following, isBranch }: Screen, { name, tell }: Speech, { at, past, pastTrouble }: Looking) {
  const over = createMemo(() => {
    const waiting = whole()?.waiting;
    return waiting && "over" in waiting ? waiting.over : null;
  });
  const must = createMemo(() => {
    const waiting = whole()?.waiting;
    return waiting && "must" in waiting ? waiting.must : [];
  });
  const isRunning = () => whole()?.table.status === "running" && over() === null;
  const isMyTurn = createMemo(() => isRunning() && !isHidden() && following() === null && own().some((seat) => must().includes(seat)));
  const isWatching = () => whole() !== null && own().length === 0;
  const result = createMemo(() => {
    const now = whole();
    const end = over();
    if (!now || !end) return "";
    const how = textOr(`${now.table.game}-how-${end.how}`, textOr(`how-${end.how}`, ""));
    const won = end.standings.filter((standing) => standing.place === 1).map((standing) => name(standing.seat));
    // "You" comes first: the verb after a list goes with it.
    const winners = won.sort((a, b) => Number(b === t("you-name")) - Number(a === t("you-name")));
    if (winners.length === end.standings.length || winners.length === 0) return t(how ? "result-draw-how" : "result-draw", { how });
    const names = new Intl.ListFormat(lang() === "en" ? "en-GB" : lang()).format(few(winners, (n) => t("result-others", { n })));
    const isYou = winners[0] === t("you-name") ? "yes" : "no";
    const key = end.is_shared ? "result-shared" : "result-won";
    return t(how ? `${key}-how` : key, { names, count: winners.length, you: isYou, how });
  });
  const caption = createMemo(() => {
    const now = whole();
    if (!now) return "";
    if (covered() !== null) return t("curtain-caption");
    if (isHidden()) return t("loading");
    if (at() !== null) {
      if (pastTrouble()) return explain(pastTrouble());
      return past() ? tell(past()!.scene.caption) : t("loading");
    }
    if (now.frozen) return t("frozen");
    if (over()) return result();
    if (now.table.status === "open") return t("waiting-for-players");
    if ("chance" in now.waiting) return t("waiting-for-chance");
    // Whoever plays every seat is told which one is before them.
    const role = isBranch() ? textOr(`${now.table.game}-seat-${now.as}`, "") : "";
    return role === "" ? tell(now.scene.caption) : t("labelled", { what: role, of: tell(now.scene.caption) });
  });
  return { over, must, isRunning, isMyTurn, isWatching, caption };
}
