// What just happened, in words for the ear, for those it is for.
import { createEffect, on } from "solid-js";
import type { Viewer } from "../../api/types";
import { announce } from "../../ui/notices";
import type { Screen } from "./screen";
import type { Speech } from "./speech";

export function tellWhatHappens({ log, whole, hasSecrets, isHidden }: Screen, { tell }: Speech, caption: () => string): void {
  let heard: Viewer | null = null;
  createEffect(
    on(log, (lines, before) => {
      const isSame = heard === (whole()?.as ?? null);
      heard = whole()?.as ?? null;
      if (!before || before.length === 0 || (hasSecrets() && !isSame) || isHidden()) return;
      const last = before.at(-1)!.number;
      const fresh = lines.filter((entry) => entry.number > last);
      if (fresh.length === 0) return;
      const words = fresh.slice(-4).map((entry) => tell(entry.text));
      announce([...words, caption()].join(". "));
    }),
  );
}
