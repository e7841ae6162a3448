// Checking the dice of a match: its record is pasted, opened as a file or fetched from its table, and every die, lot and receipt
// in it is calculated anew in this browser (src/fair), without a word from the house.
import { createSignal, onMount, Show } from "solid-js";
import { api } from "../../api/client";
import { canCalculate } from "../../fair/numbers";
import { complain, explain } from "../../ui/notices";
import { lang, t } from "../../words/words";
import { Handing } from "./handing";
import { Pledges } from "./pledges";
import { createProving } from "./proving";
import { Receipts, Rolls } from "./rolls";
import { Verdict } from "./verdict";
import "../../styles/verify.css";

export function VerifyPage(props: { table: string | null }) {
  const proving = createProving();
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const [isFetching, setFetching] = createSignal(false);
  let verdict!: HTMLElement;

  const fetchRecord = async (table: string) => {
    setTrouble(null);
    setFetching(true);
    try {
      const text = await api.record(table, null, lang());
      setFetching(false);
      await proving.prove(text, table);
    } catch (error) {
      setTrouble(error);
    }
    setFetching(false);
  };
  onMount(() => props.table !== null && canCalculate() && void fetchRecord(props.table));

  const hand = (text: string) => {
    setTrouble(null);
    // The form folds itself up: whoever sent it goes on at the verdict.
    verdict.focus({ preventScroll: true });
    verdict.scrollIntoView({ block: "nearest" });
    proving.prove(text, null).catch(complain);
  };

  return (
    <div class="page verify">
      <header class="set-head">
        <h1>{t("title-verify")}</h1>
        <p class="lede">{t("verify-lede")}</p>
        <Show when={props.table}>{(table) => <p><a href={`/table/${table()}`}>{t("verify-table")}</a></p>}</Show>
      </header>
      <Show when={canCalculate()} fallback={<p class="trouble" role="alert">{t("verify-insecure")}</p>}>
        <div class="stack">
          <Handing isAsked={props.table === null} onHand={hand} />
          <Show when={isFetching()}><p class="soft">{t("loading")}</p></Show>
          <Show when={trouble()}>
            <div class="empty">
              <p>{explain(trouble())}</p>
              <button type="button" onClick={() => void fetchRecord(props.table!)}>{t("try-again")}</button>
            </div>
          </Show>
          <section class="verdict-place" tabindex="-1" aria-label={t("verify-verdict")} ref={verdict}><Verdict proving={proving} /></section>
          <Show when={proving.record()}>
            {(record) => (
              <>
                <Pledges record={record()} mark={proving.seedMark()} />
                <Rolls outcomes={record().outcomes} markOf={proving.outcomeMark} />
                <Receipts receipts={record().receipts} markOf={proving.receiptMark} isKept={proving.isKept} />
              </>
            )}
          </Show>
        </div>
      </Show>
    </div>
  );
}
