import { expect, it } from "vitest";
import { blocks, chapters, spans } from "./markdown";

it("finds chapters and numbered paragraphs", () => {
  const found = blocks("# Diam\n\n## 4. Moving\n\n**4.4** A move *after*\nwhich `3.2-4`.\n\n- one\n- two");
  expect(found.map((block) => block.kind)).toEqual(["heading", "heading", "paragraph", "list"]);
  expect(found[1]).toMatchObject({ level: 2, id: "p-4" });
  expect(found[2]).toMatchObject({ id: "p-4.4", number: "4.4" });
});

it("reads tables", () => {
  const [table] = blocks("| Strength | Troop |\n|---|---|\n| 1 | **Skully** |\n| joker | Kwak |");
  expect(table).toEqual({
    kind: "table",
    head: [[{ kind: "plain", text: "Strength" }], [{ kind: "plain", text: "Troop" }]],
    rows: [
      [[{ kind: "plain", text: "1" }], [{ kind: "bold", text: "Skully" }]],
      [[{ kind: "plain", text: "joker" }], [{ kind: "plain", text: "Kwak" }]],
    ],
  });
});

it("lists the chapters", () => {
  const found = chapters(blocks("# Diam\n\n## 1. The *board*\n\n**1.1** Round.\n\n## 12. Moving\n\n## Notes"));
  expect(found).toEqual([{ number: "1", title: "The board" }, { number: "12", title: "Moving" }]);
});

it("finds figures with their captions", () => {
  const [before, figure, after] = blocks("**4.2** Exactly.\n\n![The tank moves *two*\nsquares.](figure:exact-count)\n\n**4.3** Free.");
  expect(before).toMatchObject({ kind: "paragraph", number: "4.2" });
  expect(figure).toEqual({
    kind: "figure",
    name: "exact-count",
    caption: [{ kind: "plain", text: "The tank moves " }, { kind: "italic", text: "two" }, { kind: "plain", text: " squares." }],
  });
  expect(after).toMatchObject({ kind: "paragraph", number: "4.3" });
});

it("takes no picture from elsewhere", () => {
  for (const source of ["https://example.org/a.svg", "javascript:alert(1)", "figure:../rules", "figure:A", "figure:", "figure:a?b=c"]) {
    const text = `![A picture.](${source})`;
    expect(blocks(text)).toEqual([{ kind: "paragraph", spans: [{ kind: "plain", text }], id: null, number: null }]);
  }
  expect(blocks("See ![this](figure:board) here.")[0]).toMatchObject({ kind: "paragraph" });
});

it("takes markup for words when it is none", () => {
  expect(spans("2 * 3 * 4 < 5")).toEqual([{ kind: "plain", text: "2 * 3 * 4 < 5" }]);
});
