// Just enough Markdown for the rules: chapters, numbered paragraphs, lists, tables, figures, bold, italic and code.

export type Span = { kind: "plain" | "bold" | "italic" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string | null }
  | { kind: "paragraph"; spans: Span[]; id: string | null; number: string | null }
  | { kind: "figure"; name: string; caption: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** The id of a numbered paragraph on a page. */
export const anchor = (number: string): string => `p-${number}`;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let rest = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])[*_](?=\S)([^*_]+)(?<=\S)[*_](?![\w*])/g)) {
    if (match.index > rest) found.push({ kind: "plain", text: text.slice(rest, match.index) });
    const kind = match[1] !== undefined ? "bold" : match[2] !== undefined ? "code" : "italic";
    found.push({ kind, text: (match[1] ?? match[2] ?? match[3])! });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) found.push({ kind: "plain", text: text.slice(rest) });
  return found;
}

/** The numbered chapters of a text, in their order. */
export function chapters(all: readonly Block[]): { number: string; title: string }[] {
  return all.flatMap((block) => {
    if (block.kind !== "heading" || block.id === null) return [];
    const words = block.spans.map((span) => span.text).join("");
    return [{ number: block.id.slice(anchor("").length), title: words.replace(/^\d+\.\s*/, "") }];
  });
}

/** A figure of the game, alone in its paragraph. Pictures from anywhere else are none: they stay words. */
const FIGURE = /^!\[([^\]]+)\]\(figure:([a-z0-9]+(?:-[a-z0-9]+)*)\)$/;

/** The cells of a line of a table. */
const cells = (line: string): Span[][] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

export function blocks(source: string): Block[] {
  const all: Block[] = [];
  for (const chunk of source.replace(/\r/g, "").split(/\n\s*\n/)) {
    const text = chunk.trim();
    if (!text) continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(text.split("\n")[0]!);
    if (heading) {
      const chapter = /^(\d+)\./.exec(heading[2]!);
      all.push({ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!), id: chapter ? anchor(chapter[1]!) : null });
      const rest = text.split("\n").slice(1).join("\n").trim();
      if (rest) all.push(...blocks(rest));
    } else if (FIGURE.test(text)) {
      const [, caption, name] = FIGURE.exec(text)!;
      all.push({ kind: "figure", name: name!, caption: spans(caption!.replace(/\s*\n\s*/g, " ")) });
    } else if (/^[-*] /.test(text)) {
      const items = text.split(/\n(?=[-*] )/).map((item) => spans(item.replace(/^[-*] /, "").replace(/\s*\n\s*/g, " ")));
      all.push({ kind: "list", items });
    } else if (/^\|.*\n\|[-| :]+\|/.test(text)) {
      const [head, , ...rows] = text.split("\n").map(cells);
      all.push({ kind: "table", head: head!, rows });
    } else {
      const numbered = /^\*\*(\d+(?:\.\d+)*)\*\*\s+/.exec(text);
      const body = (numbered ? text.slice(numbered[0].length) : text).replace(/\s*\n\s*/g, " ");
      all.push({ kind: "paragraph", spans: spans(body), id: numbered ? anchor(numbered[1]!) : null, number: numbered?.[1] ?? null });
    }
  }
  return all;
}
