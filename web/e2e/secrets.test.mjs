// What is hidden stays hidden on the page: one screen for two, closer looks, the record of a running game. Played with
// Toy Battle, which has racks that only their owners see.
import assert from "node:assert/strict";
import { counts, evening, eventually, hasFocus, PHONE, says, still } from "./house.mjs";

const GAME = "toybattle";

/** Every text and label of the page, seen and heard. */
const everything = (guest) =>
  guest.page.evaluate(() => [document.body.textContent, ...[...document.querySelectorAll("[aria-label], [data-id]")].map((one) => `${one.getAttribute("aria-label")} ${one.getAttribute("data-id")}`)].join("\n"));

/** The troops of one's own rack, as the board names them. */
const rack = (guest) => guest.board.locator('[data-id^="rack-"]').evaluateAll((all) => all.map((one) => one.dataset.id).filter((id) => !/^rack-(near|far)/.test(id)).sort());

evening("two at one screen never see each other's rack", async (room) => {
  const ana = await room.guest({ isTested: true });
  await ana.setTable("Ana", [null, "Me again"], GAME);
  const curtain = ana.page.locator(".curtain");

  // At first the curtain is drawn, and nothing of the board is there.
  await says(curtain, /Hand the screen to Ana \(1\)/);
  assert.equal(await ana.board.count(), 0);
  assert.doesNotMatch(await everything(ana), /rack-/);
  assert.deepEqual(await ana.breaches(), []);
  await hasFocus(ana.button("I am here"), "the button waits for Enter");
  await ana.page.keyboard.press("Enter");
  await ana.board.waitFor();
  await eventually(async () => assert.ok((await rack(ana)).length > 0, "one's own rack is there"));

  // After a turn one still sees what one drew; then the screen is handed on.
  await ana.button(/^Draw/).click();
  await ana.button("Hand over").waitFor();
  assert.equal(await ana.board.locator(".can").count(), 0, "the other's turn cannot be played from here");
  await ana.button("Hand over").click();
  await says(curtain, /Hand the screen to Ana \(2\)/);
  assert.equal(await ana.board.count(), 0);
  assert.doesNotMatch(await everything(ana), /rack-/);
  await says(ana.page.locator(".story"), /told to whoever sits here next/);
  await ana.button("I am here").click();
  await ana.board.waitFor();
  await ana.board.locator(".can").first().waitFor();
  await eventually(async () => assert.notEqual((await rack(ana)).length, 0));

  // A reload covers it again.
  await ana.reload();
  await says(curtain, /Hand the screen to Ana \(2\)/);
  assert.equal(await ana.board.count(), 0);
});

evening("each of two guests sees the board from their own side, and the other's rack from behind", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana", [null, "Free seat"], GAME);
  const bea = await room.guest();
  await bea.go(table);
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  for (const guest of [ana, bea]) await eventually(async () => assert.ok((await rack(guest)).length > 0));
  assert.equal(await ana.page.locator(".curtain").count(), 0);
  const middle = (guest, id) => guest.on(id).first().evaluate((one) => one.querySelector(".focus-ring").getBBox().y);
  const base = await ana.board.locator('.region[data-id^="slot-"]').first().getAttribute("data-id");
  for (const guest of [ana, bea]) await guest.settles();
  const [near, far] = [await middle(ana, base), await middle(bea, base)];
  assert.notEqual(near, far, "the board is turned");

  // The record of a running game is what one saw.
  await ana.tab("Table");
  const [file] = await Promise.all([ana.page.waitForEvent("download"), ana.button("Game record").click()]);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  assert.match(text, /^tabletier running record 1\ngame toybattle \d+\n/);
  assert.match(text, /\nseen by 0\n/);
});

evening("things can be looked at more closely by list, keys, right click and a plain click", async (room) => {
  const ana = await room.guest({ isTested: true });
  await ana.setTable("Ana", [null, "Bot"], GAME);
  await ana.board.waitFor();
  const dialog = ana.page.locator(".sheet-dialog");
  const closes = async () => {
    await ana.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };

  // By the list: every sheet by its title.
  await ana.tab("Look");
  const looks = ana.page.locator(".look");
  await looks.first().waitFor();
  const title = (await looks.first().locator("span").first().innerText()).trim();
  await looks.first().click();
  await says(dialog.locator("h2"), new RegExp(title.replace(/[^\w ]/g, ".")));
  await dialog.locator(".sheet-rows li").first().waitFor();
  assert.ok((await still(dialog.locator(".sheet-symbol").first())).width >= 32);
  assert.deepEqual(await ana.breaches(), []);
  await closes();
  await hasFocus(looks.first(), "the focus goes back");

  // By key on the thing itself, by a right click, by a click where nothing can be played, by its sign.
  const thing = ana.board.locator(".has-sheet:not(.can)").first();
  await thing.focus();
  await ana.page.keyboard.press("i");
  await dialog.waitFor();
  await closes();
  await hasFocus(thing, "the focus goes back to the board");
  const box = await still(thing.locator(":scope > .focus-ring"));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await ana.page.mouse.click(x, y, { button: "right" });
  await dialog.waitFor();
  await closes();
  await ana.page.mouse.click(x, y);
  await dialog.waitFor();
  await closes();
  const sign = await still(ana.board.locator(".badge-sheet").first());
  await ana.page.mouse.click(sign.x + sign.width / 2, sign.y + sign.height / 2);
  await dialog.waitFor();
  await ana.button("Close").click();
  await dialog.waitFor({ state: "detached" });
});

for (const colorScheme of ["light", "dark"]) {
  evening(`everybody can use a table with racks and sheets, with the lights ${colorScheme === "dark" ? "dimmed" : "on"}`, async (room) => {
    const ana = await room.guest({ colorScheme, isTested: true });
    await ana.setTable("Ana", [null, "Bot"], GAME);
    await ana.button(/^Draw/).waitFor();
    assert.deepEqual(await ana.breaches(), []);
    // A half-made action: a troop in hand, the places it may go.
    await ana.point(await ana.board.locator('[data-id^="rack-"].can').first().getAttribute("data-id"));
    await ana.board.locator(".region .ring-target").first().waitFor();
    assert.deepEqual(await ana.breaches(), []);
    await ana.page.keyboard.press("Escape");
    await ana.tab("Look");
    await ana.page.locator(".look").last().click();
    await ana.page.locator(".sheet-dialog").waitFor();
    assert.deepEqual(await ana.breaches(), []);
  });
}

evening("on a phone a long press brings a sheet up from below", async (room) => {
  const ana = await room.guest(PHONE);
  await ana.setTable("Ana", [null, "Bot"], GAME);
  await ana.board.waitFor();
  await ana.settles();
  const board = await still(ana.board);
  assert.ok(board.x >= 0 && board.x + board.width <= 390 && board.height <= 844, "the board is wholly on the screen");
  const thing = ana.board.locator(".has-sheet:not(.can)").first();
  await thing.waitFor();
  const box = await still(thing.locator(":scope > .focus-ring"));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await ana.context.newCDPSession(ana.page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  const dialog = ana.page.locator(".sheet-dialog");
  await dialog.waitFor();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await ana.settles();
  const sheet = await still(dialog);
  assert.ok(Math.abs(sheet.y + sheet.height - 844) < 2 && sheet.width >= 388, "it fills the lower edge");
  await ana.button("Close").click();
  await dialog.waitFor({ state: "detached" });
  const [wide] = await ana.page.evaluate(() => [document.documentElement.scrollWidth]);
  assert.ok(wide <= 390, "nothing scrolls sideways");
});

evening("long rules have chapters to jump to, and addresses of their own", async (room) => {
  const guest = await room.guest();
  await guest.go(`/rules/${GAME}#3`);
  const named = guest.page.locator(".rules .is-named");
  await eventually(async () => assert.equal(await named.getAttribute("id"), "p-3"));
  await eventually(async () => assert.ok((await named.boundingBox()).y < 400, "the chapter is in sight"));
  const chapters = guest.page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
  await eventually(async () => assert.ok((await chapters.count()) > 5));
  await chapters.nth(4).click();
  await eventually(async () => assert.equal(await named.getAttribute("id"), "p-5"));
  assert.match(guest.page.url(), /\/rules\/toybattle#5$/);
  await guest.reload();
  await eventually(async () => assert.equal(await named.getAttribute("id"), "p-5"));

  // Beside a board the list closes when a chapter is chosen.
  await guest.setTable("Ana", [null, "Bot"], GAME);
  await guest.tab("Rules");
  await guest.page.getByText("Chapters", { exact: true }).click();
  await chapters.nth(6).waitFor();
  await guest.settles();
  await chapters.nth(6).click();
  await eventually(async () => assert.equal(await named.getAttribute("id"), "p-7"));
  await counts(guest.page.locator(".chapters details[open]"), 0);
});

evening("options with many values are chosen by name, and shown", async (room) => {
  const guest = await room.guest();
  await guest.go(`/play?game=${GAME}`);
  const picture = guest.page.locator(".set-aside img");
  const before = await picture.getAttribute("src");
  const terrains = guest.page.locator(".segments.many").filter({ hasText: "City of Clouds" }).locator("label");
  await eventually(async () => {
    const names = await terrains.allInnerTexts();
    assert.equal(names.length, 8);
    for (const name of names) assert.match(name, /^[A-Z]/, "names, not values");
  });
  await guest.choose(terrains.nth(5));
  await eventually(async () => assert.notEqual(await picture.getAttribute("src"), before));
  await eventually(async () => assert.ok(await picture.evaluate((one) => one.complete && one.naturalWidth > 0)));
});
