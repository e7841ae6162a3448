// Among the tools: the receipts for what one has saved in secret, folded up until somebody wants to see or copy them.
import { For } from "solid-js";
import type { Kept } from "../../app/receipts";
import { copy } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";

/** One line for each, as the record writes it, with its salt. */
const written = ({ window, seat, hash, salt }: Kept): string => `receipt ${window} ${seat} ${hash} ${salt}`;

export function Receipts(props: { receipts: readonly Kept[] }) {
  return (
    <details class="folded receipts">
      <summary>{t("receipts", { n: props.receipts.length })}</summary>
      <div class="stack tight">
        <p class="hint">{t("receipts-hint")}</p>
        <ol aria-label={t("verify-receipts")}>
          <For each={props.receipts}>
            {({ window, hash, salt }) => <li>{t("verify-window", { n: String(window) })} <code>{hash}</code> <span class="soft">{t("receipts-salt")} <code>{salt}</code></span></li>}
          </For>
        </ol>
        <div class="row"><button type="button" class="small" onClick={() => void copy(`${props.receipts.map(written).join("\n")}\n`)}><Icon name="copy" /> {t("copy")}</button></div>
      </div>
    </details>
  );
}
