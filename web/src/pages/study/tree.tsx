// The tree of a study beside its board: every node can be gone to.
import { createEffect, createMemo, For, on, Show } from "solid-js";
import { t } from "../../words/words";
import type { Study } from "./state";
import { type Node, number, stretches } from "./variations";

/** What a node is called: its action with its number, what chance brought, or that time ran out. */
export function written(study: Study, at: number): string {
  const node = study.nodes()[at]!;
  const what: Record<Node["kind"], () => string> = {
    start: () => t("study-start"),
    act: () => `${number(study.nodes(), at)}. ${study.spell(node.text)}`,
    chance: () => `⚄ ${study.spell(node.text)}`,
    expired: () => t("study-expired"),
    left: () => t("study-left", { name: study.seatName(node.seat ?? 0) }),
  };
  return what[node.kind]();
}

export function StudyTree(props: { study: Study }) {
  const { study } = props;
  const all = createMemo(() => stretches(study.nodes()));
  let list!: HTMLOListElement;
  // What is looked at is in sight; the page around the list stays where it is.
  const show = () => {
    const move = list.querySelector<HTMLElement>("[aria-current]");
    if (!move) return;
    const [inner, outer] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  };
  createEffect(on([study.node, all], () => queueMicrotask(show)));
  return (
    <ol class="variations" ref={list} aria-label={t("study-moves")}>
      <For each={all()}>
        {(stretch) => (
          <li style={{ "--depth": String(Math.min(stretch.depth, 6)) }} classList={{ aside: stretch.depth > 0 }}>
            <For each={stretch.nodes}>{(at) => <Move study={study} at={at} />}</For>
          </li>
        )}
      </For>
    </ol>
  );
}

function Move(props: { study: Study; at: number }) {
  const { study } = props;
  const node = () => study.nodes()[props.at];
  return (
    <Show when={node()}>
      {(node) => (
        <>
          <Show when={props.at > 0 && node().name}><strong class="variation-name">{node().name}</strong>{" "}</Show>
          <button type="button" class="move" data-node={props.at} aria-current={study.node() === props.at ? "step" : undefined} onClick={() => void study.go(props.at)}>{written(study, props.at)}</button>{" "}
          <Show when={node().comment}><span class="variation-comment">{node().comment}</span>{" "}</Show>
        </>
      )}
    </Show>
  );
}
