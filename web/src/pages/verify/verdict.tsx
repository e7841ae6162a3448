// How far the check has come, and what it found: one sentence that cannot be missed.
import { type JSX, Match, Show, Switch } from "solid-js";
import { type IconName, Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Proving } from "./proving";
import { rowOf } from "./rolls";
import { faultWords } from "./telling";

export function Verdict(props: { proving: Proving }) {
  const proving = props.proving;
  const counts = () => ({ n: proving.record()?.outcomes.length ?? 0, receipts: proving.record()?.receipts.length ?? 0 });
  return (
    <>
      <Show when={proving.record()}>
        <p class="soft">{t("verify-progress", { n: proving.proved(), of: proving.steps() })}</p>
        <progress class="proof-bar" max={proving.steps()} value={proving.proved()} aria-label={t("verify-bar")} />
      </Show>
      <div role="status">
        <Switch>
          <Match when={proving.fault()}>{(fault) => <Fault proving={proving} words={faultWords(fault())} />}</Match>
          <Match when={proving.isProved()}>
            <Box look="good" icon="check" title={t("verify-proved", { n: counts().n })}>
              <Show when={counts().receipts > 0}><p>{t("verify-proved-receipts", { n: counts().receipts })}</p></Show>
              <Show when={proving.kept().length > 0}><p>{t("verify-proved-kept", { n: proving.kept().length })}</p></Show>
              <p>{t("verify-proved-text")}</p>
            </Box>
          </Match>
          <Match when={proving.kind() === "unprovable"}><Box look="plain" icon="eye" title={t("verify-unprovable")}><p>{t("verify-unprovable-text")}</p></Box></Match>
          <Match when={proving.kind() === "unopened" || proving.kind() === "running"}>
            <Box look="plain" icon="eye" title={t("verify-unopened")}><p>{t("verify-unopened-text")}</p></Box>
          </Match>
          <Match when={proving.kind() === "none"}><Box look="bad" icon="close" title={t("verify-none")}><p>{t("verify-none-text")}</p></Box></Match>
        </Switch>
      </div>
    </>
  );
}

/** The first fault, and the way to where it is. */
function Fault(props: { proving: Proving; words: ReturnType<typeof faultWords> }) {
  const entry = () => {
    const fault = props.proving.fault();
    return props.proving.record() && (fault?.kind === "picked" || fault?.kind === "drawn") ? fault.entry : null;
  };
  const show = (entry: number) => {
    const row = document.getElementById(rowOf(entry));
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  };
  return (
    <Box look="bad" icon="close" title={t("verify-fault")}>
      <p class="fault-words">{t(props.words.key, props.words.args)}</p>
      <Show when={props.proving.proved() > 0}><p>{t("verify-fault-text")}</p></Show>
      <Show when={entry()}>{(entry) => <button type="button" class="small" onClick={() => show(entry())}>{t("verify-show", { n: String(entry()) })}</button>}</Show>
    </Box>
  );
}

function Box(props: { look: "good" | "bad" | "plain"; icon: IconName; title: string; children: JSX.Element }) {
  return (
    <div class={`verdict ${props.look}`}>
      <Icon name={props.icon} />
      <div class="stack tight"><h2>{props.title}</h2>{props.children}</div>
    </div>
  );
}
