// A game's rules, in the reader's language, with a place to jump to.
import { createEffect, createMemo, createResource, For, on, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { api } from "../api/client";
import { lang, t } from "../words/words";
import { anchor, blocks, type Span } from "../words/markdown";
import { explain } from "./notices";

const TAGS = { bold: "strong", italic: "em", code: "code" } as const;

function Spans(props: { spans: Span[] }) {
  return (
    <For each={props.spans}>
      {(span) => (span.kind === "plain" ? span.text : <Dynamic component={TAGS[span.kind]}>{span.text}</Dynamic>)}
    </For>
  );
}

/** `level` is added to the headings, to fit below those around. */
export function Rules(props: { game: string; paragraph: string | null; level: number; jump?: number }) {
  const [source, { refetch }] = createResource(
    () => [props.game, lang()] as const,
    ([game, lang]) => api.rules(game, lang),
  );
  const text = createMemo(() => (source.state === "ready" || source.state === "refreshing" ? blocks(source.latest ?? "") : []));
  let article!: HTMLElement;
  createEffect(
    on([() => props.paragraph, () => props.jump, text], () => {
      const wanted = props.paragraph;
      if (!wanted || text().length === 0) return;
      const found = article.querySelector<HTMLElement>(`[id="${CSS.escape(wanted.startsWith("p-") ? wanted : anchor(wanted))}"]`);
      if (!found) return;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      found.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
      article.querySelectorAll(".is-named").forEach((old) => old.classList.remove("is-named"));
      found.classList.add("is-named");
      found.focus({ preventScroll: true });
    }),
  );
  return (
    <article class="rules" ref={article}>
      <Show when={source.error}>
        <p class="empty">{explain(source.error)} <button type="button" class="small" onClick={() => void refetch()}>{t("try-again")}</button></p>
      </Show>
      <Show when={source.loading && text().length === 0}><p class="soft">{t("loading")}</p></Show>
      <For each={text()}>
        {(block) => {
          if (block.kind === "heading") {
            return <Dynamic component={`h${Math.min(block.level + props.level, 6)}`} id={block.id ?? undefined}><Spans spans={block.spans} /></Dynamic>;
          }
          if (block.kind === "list") return <ul><For each={block.items}>{(item) => <li><Spans spans={item} /></li>}</For></ul>;
          return (
            <p id={block.id ?? undefined} tabindex={block.id ? -1 : undefined} classList={{ numbered: block.number !== null }}>
              <Show when={block.number}><span class="number">{block.number}</span> </Show>
              <span><Spans spans={block.spans} /></span>
            </p>
          );
        }}
      </For>
    </article>
  );
}
