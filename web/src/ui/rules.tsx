// A game's rules, in the reader's language, with their chapters and a place to jump to.
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { api } from "../api/client";
import type { FigureSize } from "../api/types";
import { theme } from "../app/theme";
import { lang, t } from "../words/words";
import { anchor, blocks, chapters, type Span } from "../words/markdown";
import { explain } from "./notices";

const TAGS = { bold: "strong", italic: "em", code: "code" } as const;

function Spans(props: { spans: Span[] }) {
  return (
    <For each={props.spans}>
      {(span) => (span.kind === "plain" ? span.text : <Dynamic component={TAGS[span.kind]}>{span.text}</Dynamic>)}
    </For>
  );
}

/** How wide a figure stands on the page: about the area of a square with this side, whatever its shape, and never larger
 * than it was drawn. */
const AREA = 440;
const width = (size: FigureSize): number => Math.round(Math.min(size.width, AREA * Math.sqrt(size.width / size.height)));

function FigureView(props: { game: string; name: string; caption: Span[]; size: FigureSize | undefined }) {
  const words = () => props.caption.map((span) => span.text).join("");
  return (
    <figure>
      <img
        src={api.figure(props.game, props.name, theme(), lang())} alt={words()} width={props.size?.width} height={props.size?.height}
        style={props.size && { "--width": `${width(props.size)}px` }} decoding="async"
      />
      <figcaption aria-hidden="true"><Spans spans={props.caption} /></figcaption>
    </figure>
  );
}

type Props = {
  game: string;
  paragraph: string | null;
  /** Added to the headings, to fit below those around. */
  level: number;
  jump?: number;
  /** Somebody jumped to a chapter. */
  onChapter?: (number: string) => void;
};

type Book = { rules: string; sizes: ReadonlyMap<string, FigureSize> };

/** The rules that were fetched, by game and language: cards cite them again and again. */
const shelf = new Map<string, Promise<Book>>();

async function fetchBook(game: string, lang: string): Promise<Book> {
  // A house that does not list its figures still has rules to read.
  const [rules, figures] = await Promise.all([api.rules(game, lang), api.figures(game).catch(() => [])]);
  return { rules, sizes: new Map(figures.map((figure) => [figure.name, figure])) };
}

/** The rules of a game and the sizes of their figures. What could not be fetched is fetched when it is asked for again. */
function book(game: string, lang: string): Promise<Book> {
  const key = `${game}/${lang}`;
  const found = shelf.get(key) ?? fetchBook(game, lang);
  shelf.set(key, found);
  found.catch(() => shelf.delete(key));
  return found;
}

function openRules(game: () => string) {
  const [source, { refetch }] = createResource(() => [game(), lang()] as const, ([game, lang]) => book(game, lang));
  const text = createMemo(() => (source.state === "ready" || source.state === "refreshing" ? blocks(source.latest?.rules ?? "") : []));
  return { source, refetch, text };
}

/** One paragraph of the rules, and one of their figures. */
export function Cited(props: { game: string; paragraph: string | null; figure: string | null }) {
  const { source, text } = openRules(() => props.game);
  const paragraph = () => text().flatMap((block) => (block.kind === "paragraph" && block.number === props.paragraph ? [block] : []))[0];
  const figure = () => text().flatMap((block) => (block.kind === "figure" && block.name === props.figure ? [block] : []))[0];
  return (
    <div class="rules cited">
      <Show when={paragraph()}>
        {(paragraph) => <p class="numbered"><span class="number">{paragraph().number}</span> <span><Spans spans={paragraph().spans} /></span></p>}
      </Show>
      <Show when={figure()}>
        {(figure) => <FigureView game={props.game} name={figure().name} caption={figure().caption} size={source.latest?.sizes.get(figure().name)} />}
      </Show>
    </div>
  );
}

export function Rules(props: Props) {
  const { source, refetch, text } = openRules(() => props.game);
  const list = createMemo(() => chapters(text()));
  const [isOpen, setOpen] = createSignal(props.level === 0);
  let article!: HTMLElement;
  const jump = (wanted: string) => {
    const found = article.querySelector<HTMLElement>(`[id="${CSS.escape(wanted.startsWith("p-") ? wanted : anchor(wanted))}"]`);
    if (!found) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isChapter = found.tagName !== "P";
    found.scrollIntoView({ block: isChapter ? "start" : "center", behavior: calm ? "auto" : "smooth" });
    for (const old of article.querySelectorAll(".is-named")) old.classList.remove("is-named");
    found.classList.add("is-named");
    found.focus({ preventScroll: true });
  };
  createEffect(
    on([() => props.paragraph, () => props.jump, text], () => {
      if (props.paragraph && text().length > 0) jump(props.paragraph);
    }),
  );
  const open = (event: MouseEvent, number: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // Beside a board the list makes way for what was asked for.
    if (props.level > 0) setOpen(false);
    props.onChapter?.(number);
    queueMicrotask(() => jump(number));
  };
  const Chapters = () => (
    <Show when={list().length > 2}>
      <nav class="chapters" aria-label={t("chapters")}>
        <details open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t("chapters")}</summary>
          <ol>
            <For each={list()}>
              {(chapter) => (
                <li><a href={`/rules/${props.game}#${chapter.number}`} onClick={(event) => open(event, chapter.number)}><span class="number">{chapter.number}</span> {chapter.title}</a></li>
              )}
            </For>
          </ol>
        </details>
      </nav>
    </Show>
  );
  return (
    <article class="rules" ref={article}>
      <Show when={props.level > 0}><Chapters /></Show>
      <Show when={source.error}>
        <p class="empty">{explain(source.error)} <button type="button" class="small" onClick={() => void refetch()}>{t("try-again")}</button></p>
      </Show>
      <Show when={source.loading && text().length === 0}><p class="soft">{t("loading")}</p></Show>
      <For each={text()}>
        {(block) => {
          if (block.kind === "heading") {
            return (
              <>
                <Dynamic component={`h${Math.min(block.level + props.level, 6)}`} id={block.id ?? undefined} tabindex={block.id ? -1 : undefined}><Spans spans={block.spans} /></Dynamic>
                <Show when={props.level === 0 && block.level === 1}><Chapters /></Show>
              </>
            );
          }
          if (block.kind === "figure") {
            return <FigureView game={props.game} name={block.name} caption={block.caption} size={source.latest?.sizes.get(block.name)} />;
          }
          if (block.kind === "list") return <ul><For each={block.items}>{(item) => <li><Spans spans={item} /></li>}</For></ul>;
          if (block.kind === "table") {
            return (
              <table classList={{ dense: block.head.length > 8 }}>
                <thead><tr><For each={block.head}>{(cell) => <th scope="col"><Spans spans={cell} /></th>}</For></tr></thead>
                <tbody><For each={block.rows}>{(row) => <tr><For each={row}>{(cell) => <td><Spans spans={cell} /></td>}</For></tr>}</For></tbody>
              </table>
            );
          }
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
