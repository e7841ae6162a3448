// A hint as it is told: asked for, marked on the board, and said in the bar. First where to look, then what to play.
import { Show } from "solid-js";
import { api } from "../../api/client";
import { drawnArrows } from "../../board/pointers";
import { Icon } from "../../ui/icons";
import { announce } from "../../ui/notices";
import { t } from "../../words/words";
import type { Drawn, Told } from "./hinting";

export async function seek(id: string, { seat, window }: Pick<Told, "seat" | "window">, spell: (action: string) => string): Promise<Told> {
  const { look, play } = await api.hint(id, seat, window);
  const words = () => {
    if (play) return t("hint-play", { action: play.map(({ action }) => spell(action)).join("; ") });
    return t(look.length > 0 ? "hint-look" : "hint-buttons");
  };
  const ways = play?.map(({ path }) => path) ?? look.map((id) => [id]);
  const marks = [...new Set(ways.flat())].map((id) => ({ id, why: "winning" as const }));
  const lay = ({ board, scene }: Drawn): Drawn => {
    const known = new Set([...board.regions, ...scene.pieces].map(({ id }) => id));
    // Between the places that are pointed at, one after the other; choices lie nowhere.
    const legs = ways.flatMap((way) => {
      const stops = way.filter((id) => known.has(id));
      return stops.slice(1).map((to, i) => ({ from: stops[i]!, to }));
    });
    return { board, scene: { ...scene, marks: [...scene.marks, ...marks], arrows: [...scene.arrows, ...drawnArrows(board, scene, legs, "winning")] } };
  };
  announce(words());
  const Panel: Told["Panel"] = (props) => (
    <div class="refusal hint-told">
      <span class="refusal-words">{words()}</span>
      <span class="doors">
        <Show when={!play}><button type="button" class="small" onClick={() => props.onAgain()}>{t("hint-again")}</button></Show>
        <button type="button" class="quiet round" aria-label={t("close")} onClick={() => props.onClose()}><Icon name="close" /></button>
      </span>
    </div>
  );
  return { seat, window, lay, Panel };
}
