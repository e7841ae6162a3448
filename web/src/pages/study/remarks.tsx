// What is said of the node that is looked at: the name of its variation, a comment, arrows; and how it is cut off.
import { createEffect, createSignal, on, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Study } from "./state";
import { beside } from "./variations";

type Props = { study: Study; isDrawing: boolean; onDrawing: (isDrawing: boolean) => void };

export function RemarksForm(props: Props) {
  const { study } = props;
  const said = () => study.nodes()[study.node()] ?? { name: "", comment: "", arrows: [] };
  const [name, setName] = createSignal("");
  const [comment, setComment] = createSignal("");
  createEffect(on([study.node, () => said().name, () => said().comment], () => {
    setName(said().name);
    setComment(said().comment);
  }));
  const isChanged = () => name().trim() !== said().name || comment().trim() !== said().comment;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void study.remark(study.node(), { name: name(), comment: comment(), arrows: said().arrows });
  };
  const clear = () => void study.remark(study.node(), { name: said().name, comment: said().comment, arrows: [] });
  const isBehind = () => beside(study.nodes(), study.node(), -1) !== null;
  return (
    <form class="remarks stack tight" onSubmit={save}>
      <label>{t(study.node() === 0 ? "study-name" : "study-variation")}<input type="text" name="name" maxlength="80" autocomplete="off" value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
      <label>{t("study-comment")}<textarea name="comment" rows="3" maxlength="2000" value={comment()} onInput={(event) => setComment(event.currentTarget.value)} /></label>
      <div class="row">
        <button type="submit" class="small" disabled={!isChanged()}><Icon name="check" /> {t("study-keep")}</button>
        <button type="button" class="small" aria-pressed={props.isDrawing} onClick={() => props.onDrawing(!props.isDrawing)}><Icon name="turn" /> {t("study-arrow")}</button>
        <Show when={said().arrows.length > 0}><button type="button" class="small" onClick={clear}>{t("study-no-arrows")}</button></Show>
        <Show when={isBehind()}>
          <button type="button" class="small promote" aria-keyshortcuts="Shift+ArrowUp" title={t("study-up-hint")} onClick={() => void study.promote(false)}><Icon name="up" /> {t("study-up")}</button>
          <button type="button" class="small promote-first" aria-keyshortcuts="Shift+Home" title={t("study-to-first-hint")} onClick={() => void study.promote(true)}><Icon name="first" /> {t("study-to-first")}</button>
        </Show>
        <Show when={study.node() > 0}><button type="button" class="small danger cut" onClick={() => void study.prune()}><Icon name="close" /> {t("study-cut")}</button></Show>
      </div>
      <Show when={props.isDrawing}><p class="hint" role="status">{t("study-arrow-hint")}</p></Show>
    </form>
  );
}
