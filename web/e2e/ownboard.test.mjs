// A board of one's own on the form: painted from one of the house's, or written; checked, drawn, played on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { counts, eventually, evening, hasFocus, PHONE, reads, says, still } from "./house.mjs";

const FORM = "/play?game=belligerants";
const WIDE = readFileSync(new URL("../../fuzz/corpus/board/ok-15-by-15", import.meta.url), "utf8");
/** No black square, one star too few, a bridge that is no diagonal step. */
const FLAWED = WIDE.replaceAll("@", ".").replace(". black", "@ black").replace(".*", ". ").replace("b3-c2", "b3-c2 a1-a2");

const square = (guest, name) => guest.page.getByRole("gridcell", { name: new RegExp(`^${name}\\s?:`) });
/** What the house has to say about the board before it: it is asked after a pause. To be waited for from before the change on. */
const judged = (guest) => guest.page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/check"));
const paintWith = (guest, name) => guest.page.locator(".palette label", { hasText: name }).click();

evening("one's own board begins as the standard one and is painted, both sides alike, and played on", async (room) => {
  const guest = await room.guest({ isTested: true });
  guest.expect(/status of 422/);
  const { page } = guest;
  await guest.go(FORM);
  const boards = page.getByRole("group", { name: "Board", exact: true });
  await eventually(async () => assert.deepEqual(await boards.locator("label.segment").allInnerTexts(), ["Standard", "Quick", "Standard, first edition", "Quick, first edition", "Your own board"]));
  await guest.settles();
  const picture = page.locator(".set-aside img");
  const usual = await picture.getAttribute("src");
  const first = judged(guest);
  await guest.choose(boards.getByText("Your own board", { exact: true }));
  await page.getByRole("grid", { name: "Your own board" }).waitFor();
  await counts(page.getByRole("gridcell"), 13 * 19);
  assert.ok((await first).ok());
  await guest.settles();
  assert.equal(await page.locator(".reasons").count(), 0, "it can be played as it stands");
  assert.deepEqual(await guest.breaches(), []);

  // By the pointer: a stroke over three squares, and the three opposite.
  await paintWith(guest, "Water");
  await square(guest, "f10").scrollIntoViewIfNeeded();
  const [from, to] = [await still(square(guest, "f10")), await still(square(guest, "d10"))];
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 });
  await page.mouse.up();
  for (const name of ["d10", "e10", "f10", "h10", "i10", "j10"]) await reads(square(guest, name), "aria-label", /Water/);
  await reads(square(guest, "g11"), "aria-label", /Water|Open|Cover|Encirclement/);
  await eventually(async () => assert.notEqual(await picture.getAttribute("src"), usual));
  await eventually(async () => assert.ok(await picture.evaluate((one) => one.complete && one.naturalWidth > 0)));

  // What is wrong is said beside it; one stroke is taken back as one.
  await paintWith(guest, "Star");
  await square(guest, "f10").click();
  await says(page.locator(".reasons"), /f10: a starred square is never blue/);
  const second = judged(guest);
  await guest.button("Undo").click();
  assert.ok((await second).ok());
  await page.locator(".reasons").waitFor({ state: "detached" });

  // By keys: from where one was, up, and painted.
  await paintWith(guest, "Cover");
  await square(guest, "f10").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await reads(square(guest, "f11"), "aria-label", /Cover/);
  await hasFocus(square(guest, "f11"));
  await page.keyboard.press("Control+z");
  await eventually(async () => assert.doesNotMatch(await square(guest, "f11").getAttribute("aria-label"), /Cover/));

  // A bridge leads between two squares; pointed out once more it is gone, and so is the one opposite.
  const bridges = page.locator(".canvas-links line");
  await guest.settles();
  const count = await bridges.count();
  await paintWith(guest, "Bridge");
  for (const name of ["b3", "c2"]) await square(guest, name).click();
  await eventually(async () => assert.equal(await bridges.count(), count - 2));
  await guest.button("Undo").click();
  await eventually(async () => assert.equal(await bridges.count(), count));

  // What was painted is kept while one looks at the others.
  await guest.choose(boards.getByText("Standard", { exact: true }));
  await page.getByRole("grid").waitFor({ state: "detached" });
  await guest.choose(boards.getByText("Your own board", { exact: true }));
  await reads(square(guest, "e10"), "aria-label", /Water/);
  await guest.button("Sit down").click();
  await page.waitForURL(/\/table\/\w+$/);
  await guest.board.waitFor();
  await counts(guest.board.locator('.region[data-id^="square-"]'), 13 * 19);
});

evening("one's own board can be written as a text, and every flaw is told", async (room) => {
  const guest = await room.guest({ isTested: true });
  guest.expect(/status of 422/);
  const { page } = guest;
  await guest.go(FORM);
  await guest.choose(page.getByRole("group", { name: "Board", exact: true }).getByText("Your own board", { exact: true }));
  await guest.settles();
  await page.locator("summary", { hasText: "Your board, as text" }).click();
  const text = page.getByLabel("Your board, as text");
  await eventually(async () => assert.match(await text.inputValue(), /^board:$/m));

  await text.fill(FLAWED);
  const reasons = page.locator(".reasons li");
  await counts(reasons, 3);
  const [colour, stars, bridge] = await reasons.allInnerTexts();
  assert.match(colour, /black/);
  assert.match(stars, /17 starred squares/);
  assert.match(bridge, /a1-a2/);
  assert.deepEqual(await guest.breaches(), []);
  assert.equal(await text.getAttribute("aria-invalid"), "true");

  // Whoever sends it all the same is told so and led to it.
  await guest.button("Sit down").click();
  await says(page.getByRole("alert"), /cannot be played as they are/);
  await counts(reasons, 3);
  await eventually(async () => assert.ok(await page.locator(".has-reasons").evaluate((field) => field.contains(document.activeElement))));

  // What is no board at all is quoted in a line, and cannot be painted on.
  await text.fill("x".repeat(5000));
  await counts(reasons, 1);
  assert.ok((await reasons.innerText()).length < 200, await reasons.innerText());
  await says(page.locator(".painter"), /not a picture yet/);

  // Mended, it is drawn, and can be painted on.
  await text.fill(WIDE);
  await reasons.first().waitFor({ state: "detached" });
  const picture = page.locator(".set-aside img");
  await eventually(async () => assert.match(decodeURIComponent(await picture.getAttribute("src")), /Fifteen by fifteen/));
  await eventually(async () => assert.ok(await picture.evaluate((one) => one.complete && one.naturalWidth > 0)));
  await counts(page.getByRole("gridcell"), 15 * 15);
  await guest.button("Begin from Quick").click();
  await counts(page.getByRole("gridcell"), 10 * 12);
  await guest.button("Undo").click();
  await eventually(async () => assert.equal(await text.inputValue(), WIDE));
});

for (const width of [390, 320]) {
  evening(`one's own board is painted on a phone ${width} wide too, in French`, async (room) => {
    const guest = await room.guest({ ...PHONE, viewport: { width, height: 720 }, locale: "fr-FR", isTested: true });
    const { page } = guest;
    await guest.go(FORM);
    await guest.choose(page.getByRole("group", { name: "Tableau", exact: true }).getByText("Le vôtre", { exact: true }));
    await page.getByRole("grid").waitFor();
    await guest.settles();
    await paintWith(guest, "Eau");
    await square(guest, "f10").tap();
    await reads(square(guest, "f10"), "aria-label", /Eau/);
    await reads(square(guest, "h10"), "aria-label", /Eau/);
    const box = await still(square(guest, "f10"));
    assert.ok(box.width >= 24, `a square is ${box.width} wide`);
    await page.locator("summary", { hasText: "Votre tableau, en texte" }).click();
    const text = page.getByLabel("Votre tableau, en texte");
    await text.waitFor();
    await guest.settles();
    assert.equal(await text.evaluate((one) => one.scrollWidth > one.clientWidth), false, "lines break instead of running out of sight");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, "nothing scrolls sideways");
    assert.deepEqual(await guest.breaches(), []);
  });
}
