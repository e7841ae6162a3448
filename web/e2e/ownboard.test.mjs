// A board of one's own on the form: chosen beside those of the house, checked while it is written, drawn, played on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { eventually, evening, PHONE, says } from "./house.mjs";

const FORM = "/play?game=belligerants";
const WIDE = readFileSync(new URL("../../fuzz/corpus/board/ok-15-by-15", import.meta.url), "utf8");
/** No black square, one star too few, a bridge that is no diagonal step. */
const FLAWED = WIDE.replaceAll("@", ".").replace(". black", "@ black").replace(".*", ". ").replace("b3-c2", "b3-c2 a1-a2");

evening("one's own board is checked line by line, drawn, and played on", async (room) => {
  const guest = await room.guest({ isTested: true });
  guest.expect(/status of 422/);
  const { page } = guest;
  await guest.go(FORM);
  await page.waitForLoadState("networkidle");
  const boards = page.getByRole("group", { name: "Board" });
  assert.deepEqual(await boards.locator("label.segment").allInnerTexts(), ["Standard", "Quick", "Your own board"]);
  const text = page.getByLabel("Your board, as text");
  assert.equal(await text.count(), 0, "only asked for when wanted");
  const picture = page.locator(".set-aside img");
  const usual = await picture.getAttribute("src");

  // A board of the house by its name.
  await boards.getByText("Quick", { exact: true }).click();
  await eventually(async () => assert.notEqual(await picture.getAttribute("src"), usual));
  await boards.getByText("Your own board", { exact: true }).click();
  await text.waitFor();
  assert.match(await text.evaluate((one) => getComputedStyle(one).fontFamily), /mono/i);
  assert.deepEqual(await guest.breaches(), []);

  // Nothing is no board.
  await guest.button("Sit down").click();
  assert.ok(await text.evaluate((one) => !one.validity.valid && one === document.activeElement));

  // Every flaw stands beside it before anything is sent, each in a line of its own.
  await text.fill(FLAWED);
  const reasons = page.locator(".reasons li");
  await eventually(async () => assert.equal(await reasons.count(), 3));
  const [colour, stars, bridge] = await reasons.allInnerTexts();
  assert.match(colour, /black/);
  assert.match(stars, /17 starred squares/);
  assert.match(bridge, /a1-a2/);
  assert.deepEqual(await guest.breaches(), []);
  assert.equal(await text.getAttribute("aria-invalid"), "true");

  // Whoever sends it all the same is told so and led to it.
  await guest.button("Sit down").click();
  await guest.named("Ana");
  await says(page.getByRole("alert"), /cannot be played as they are/);
  await eventually(async () => assert.equal(await reasons.count(), 3));
  assert.ok(await page.locator(".has-reasons").evaluate((field) => field.contains(document.activeElement)));

  // Mended, it is drawn.
  await text.fill(WIDE);
  await reasons.first().waitFor({ state: "detached" });
  await eventually(async () => assert.match(decodeURIComponent(await picture.getAttribute("src")), /Fifteen by fifteen/));
  await eventually(async () => assert.ok(await picture.evaluate((one) => one.complete && one.naturalWidth > 0)));

  // What was written is kept while one looks at the others.
  await boards.getByText("Standard", { exact: true }).click();
  await text.waitFor({ state: "detached" });
  await boards.getByText("Your own board", { exact: true }).click();
  assert.equal(await text.inputValue(), WIDE);
  await guest.button("Sit down").click();
  await page.waitForURL(/\/table\/\w+$/);
  await guest.board.waitFor();
  assert.equal(await guest.board.locator('.region[data-id^="square-"]').count(), 15 * 15);
});

evening("one's own board is written on a phone too, in French", async (room) => {
  const guest = await room.guest({ ...PHONE, locale: "fr-FR", isTested: true });
  guest.expect(/status of 422/);
  await guest.go(FORM);
  await guest.page.waitForLoadState("networkidle");
  await guest.page.getByRole("group", { name: "Tableau" }).getByText("Le vôtre", { exact: true }).click();
  const text = guest.page.getByLabel("Votre tableau, en texte");
  await text.fill(FLAWED);
  const reasons = guest.page.locator(".reasons li");
  await eventually(async () => assert.equal(await reasons.count(), 3));
  assert.deepEqual(await reasons.allInnerTexts(), [
    "Aucune case n’est noire.",
    "Cases étoilées\u00a0: 17. Un tableau en a 18.",
    "Pont a1-a2\u00a0: ce n’est pas un pas en diagonale.",
  ]);
  const box = await text.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.height >= 200, "large enough to write in");
  assert.ok((await guest.page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "nothing scrolls sideways");
  assert.deepEqual(await guest.breaches(), []);
});
