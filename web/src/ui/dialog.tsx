// A dialog over the page. The browser keeps the focus inside and gives it back; Escape closes.
import { createEffect, createUniqueId, type JSX, onCleanup, onMount, Show } from "solid-js";
import { t } from "../words/words";
import { Icon } from "./icons";

export function Dialog(props: { title: string; isOpen: boolean; onClose: () => void; children: JSX.Element; class?: string }) {
  return (
    <Show when={props.isOpen}>
      <Open title={props.title} onClose={props.onClose} class={props.class}>{props.children}</Open>
    </Show>
  );
}

function Open(props: { title: string; onClose: () => void; children: JSX.Element; class: string | undefined }) {
  let dialog!: HTMLDialogElement;
  const id = createUniqueId();
  onMount(() => {
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-first]")?.focus();
    onCleanup(() => {
      // While it is open, nothing outside can take the focus.
      dialog.close();
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    });
  });
  createEffect(() => dialog.setAttribute("aria-labelledby", id));
  const cancel = (event: Event) => {
    event.preventDefault();
    props.onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.class ?? ""}`}
      onCancel={cancel}
      onPointerDown={(event) => event.target === dialog && props.onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="quiet round" aria-label={t("close")} onClick={() => props.onClose()}><Icon name="close" /></button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
