// The words of the bar and what takes their place: a refusal everywhere, an offer where there is no room for both. Whatever
// stands here moves nothing beside it: what is too long grows upwards.
import { type JSX, Match, Show, Switch } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Offers } from "./offer";
import type { Refusal } from "./speech";
import type { Table } from "./state";

type Props = { table: Table; onRule: (paragraph: string) => void; children: JSX.Element };

export function Said(props: Props) {
  return (
    <div class="bar-place">
      <Switch fallback={<>{props.children}<Offers table={props.table} /></>}>
        <Match when={props.table.refusal()}>
          {(refusal) => <Refused refusal={refusal()} onRule={props.onRule} onClose={() => props.table.setRefusal(null)} />}
        </Match>
      </Switch>
    </div>
  );
}

/** Why something was not done, and where the rules say so. */
export function Refused(props: { refusal: Refusal; onRule: (paragraph: string) => void; onClose?: () => void }) {
  return (
    <div class="refusal" role="alert">
      <span class="refusal-words">{props.refusal.text}</span>
      <span class="doors">
        <Show when={props.refusal.paragraph}>
          {(paragraph) => (
            <button type="button" class="small" aria-label={t("see-rule", { n: paragraph() })} title={t("see-rule", { n: paragraph() })} onClick={() => props.onRule(paragraph())}>
              <Icon name="book" /> <span class="door-words">{t("see-rule", { n: paragraph() })}</span>
            </button>
          )}
        </Show>
        <Show when={props.onClose}>{(close) => <button type="button" class="quiet round" aria-label={t("close")} onClick={() => close()()}><Icon name="close" /></button>}</Show>
      </span>
    </div>
  );
}
