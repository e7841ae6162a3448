// Handing in a record: as a text, or as a file. Once one is handed in, the form makes way for what is found.
import { createSignal } from "solid-js";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";

export function Handing(props: {
  /** Whether a record must be handed in; else one is on its way already. */
  isAsked: boolean;
  onHand: (text: string) => void;
}) {
  const [isOpen, setOpen] = createSignal(props.isAsked);
  const [isHanded, setHanded] = createSignal(!props.isAsked);
  const [text, setText] = createSignal("");
  const hand = (record: string) => {
    setText(record);
    setHanded(true);
    setOpen(false);
    props.onHand(record);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    hand(text());
  };
  const open = (input: HTMLInputElement) => {
    input.files?.[0]?.text().then(hand, complain);
    // The same file can be opened again, after it has changed.
    input.value = "";
  };
  return (
    <details class="sheet handing" open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(isHanded() ? "verify-other" : "verify-which")}</summary>
      <form class="stack tight" onSubmit={submit}>
        <label class="field">
          <span class="label">{t("verify-paste")}</span>
          <textarea
            class="own-text" rows={8} required spellcheck={false} autocomplete="off" autocapitalize="off" aria-describedby="verify-hint"
            value={text()} onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="hint" id="verify-hint">{t("verify-hint")}</p>
        <div class="row">
          <button type="submit" class="primary"><Icon name="check" /> {t("verify-go")}</button>
          <label class="button file">
            <input type="file" accept=".txt,.record,text/plain" onChange={(event) => open(event.currentTarget)} />
            {t("verify-file")}
          </label>
        </div>
      </form>
    </details>
  );
}
