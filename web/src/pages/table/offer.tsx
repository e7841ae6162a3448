// Somebody offers a draw.
import { t } from "../../words/words";
import { createDeals, offering } from "./deals";
import type { Table } from "./state";

export function Offer(props: { table: Table }) {
  const { isPending, draw } = createDeals(props.table);
  const words = () => t("draw-offered", { name: props.table.name(offering(props.table)[0] ?? 0) });
  return (
    <div class="offer" classList={{ long: words().length > 30 }}>
      <span class="bar-words">{words()}</span>
      <span class="doors">
        <button type="button" class="small" aria-disabled={isPending()} onClick={() => draw(true)}>{t("draw-agree")}</button>
        <button type="button" class="small" aria-disabled={isPending()} onClick={() => draw(false)}>{t("draw-decline")}</button>
      </span>
    </div>
  );
}
