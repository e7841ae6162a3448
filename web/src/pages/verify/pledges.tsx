// What was fixed before anybody played: the commitment, the seed behind it, and what each player added.
import { For } from "solid-js";
import type { Opened } from "../../fair/read";
import { gameName } from "../../app/state";
import { t } from "../../words/words";
import { MarkOf } from "./mark";
import type { Mark } from "./proving";

export function Pledges(props: { record: Opened; mark: Mark }) {
  return (
    <section aria-labelledby="pledges">
      <h2 id="pledges">{t("verify-pledges")}</h2>
      <dl class="pledges">
        <div><dt>{t("verify-match")}</dt><dd><code>{props.record.match}</code> {gameName(props.record.game)}</dd></div>
        <div><dt>{t("verify-commitment")}</dt><dd><MarkOf mark={props.mark} /> <code>{props.record.commitment}</code><p class="hint">{t("verify-commitment-hint")}</p></dd></div>
        <div><dt>{t("verify-seed")}</dt><dd><code>{props.record.seed}</code><p class="hint">{t("verify-seed-hint")}</p></dd></div>
        <div>
          <dt>{t("verify-nonces")}</dt>
          <For each={props.record.nonces}>{(one) => <dd><span class="soft">{t("seat-number", { n: one.place + 1 })}</span> <code>{one.nonce}</code></dd>}</For>
          <dd class="hint">{t(props.record.nonces.length > 0 ? "verify-nonces-hint" : "verify-nonces-none")}</dd>
        </div>
      </dl>
    </section>
  );
}
