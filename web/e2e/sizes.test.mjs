// Every game on every sort of screen: everything can be hit and read, nothing lies over anything, nothing moves under the hand.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, hasFocus, says, still, watchShifts } from "./house.mjs";
import { faults, measure, setTables, SIZES, stands, TABLES } from "./measure.mjs";

/** The tables are set once and looked at by everybody, who leave them as they are; once more where that failed. */
let set = null;
const tables = (room) => {
  if (room.isAgain) set = null;
  set ??= setTables(room).catch((error) => {
    set = null;
    throw error;
  });
  return set;
};
/** A table for somebody who plays on it. */
const ownTable = (room, name) => setTables(room, { [name]: TABLES[name] });

async function at(room, name, screen, isOwn = false) {
  const { state, addresses } = await (isOwn ? ownTable(room, name) : tables(room));
  const guest = await room.guest({ ...screen, storageState: state });
  await guest.go(addresses[name]);
  await stands(guest);
  return guest;
}

const boxOf = (locator) => locator.evaluate((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; });
const places = async (guest) => [await boxOf(guest.board), await boxOf(guest.page.locator(".bar")), await boxOf(guest.page.locator(".zoom-frame"))];

/** What of the words and buttons in something cannot be read or hit. */
const cutOff = (locator) => locator.evaluate((around) => [around, ...around.querySelectorAll("button, .bar-words, .refusal-words")].flatMap((one) => {
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  const isOut = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
  const isCut = getComputedStyle(one).overflowY !== "visible" && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  return isOut || isCut || (one.matches("button") && Math.min(width, height) < 24) ? [`${one.textContent}: ${Math.round(left)}-${Math.round(right)}, ${Math.round(width)}x${Math.round(height)}`] : [];
}));

for (const [size, screen] of Object.entries(SIZES)) {
  evening(`every table can be hit and read at ${size}`, async (room) => {
    const { state, addresses } = await tables(room);
    const isTested = size.includes("200 %");
    const guest = await room.guest({ ...screen, storageState: state, isTested });
    await guest.context.addInitScript(watchShifts);
    for (const name of Object.keys(TABLES)) {
      await guest.go(addresses[name]);
      await stands(guest);
      assert.deepEqual(faults(await measure(guest)), [], name);
      const shifted = await guest.page.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.05, `${name} shifts by ${shifted} while it loads`);
      if (isTested) assert.deepEqual(await guest.breaches(), [], name);
    }
  });
}

evening("whoever watches in French reads whose turn it is on a phone that lies on its side", async (room) => {
  const { addresses } = await tables(room);
  const guest = await room.guest({ ...SIZES["844x390 touch"], locale: "fr-FR" });
  for (const name of Object.keys(TABLES)) {
    await guest.go(addresses[name]);
    await says(guest.caption, /\w/);
    await guest.settles();
    const [words, caption] = [await still(guest.caption), await still(guest.page.locator(".caption"))];
    assert.ok(words.y >= caption.y && words.y + words.height <= caption.y + caption.height, `${name}: ${JSON.stringify({ words, caption })}`);
  }
});

for (const size of ["1280x800", "390x844 touch", "320x568 touch", "844x390 touch", "640x400 at 200 %"]) {
  evening(`nothing moves while an army is set up at ${size}`, async (room) => {
    const guest = await at(room, "belligerants, set-up", SIZES[size]);
    const before = await places(guest);
    const isNarrow = size !== "1280x800";
    /** What does not fit is in a menu over the page. */
    const menu = async (name) => {
      await guest.button(name).click();
      await guest.page.locator(".menu:popover-open :is(button, input)").first().waitFor();
      await guest.page.keyboard.press("Escape");
      await guest.page.locator(".menu:popover-open").waitFor({ state: "detached" });
    };
    // Choosing and letting go.
    const piece = guest.board.locator(".piece.can").first();
    await piece.scrollIntoViewIfNeeded();
    await piece.focus();
    await guest.settles();
    const [, bar, frame] = await places(guest);
    await guest.page.keyboard.press("Enter");
    await guest.board.locator(".ring-selected").waitFor();
    await guest.settles();
    assert.deepEqual((await places(guest)).slice(1), [bar, frame], "when a piece is chosen");
    // Escape closes a menu and nothing else, then lets go.
    if (isNarrow) await menu("More choices");
    await counts(guest.board.locator(".ring-selected"), 1);
    await guest.page.keyboard.press("Escape");
    await guest.board.locator(".ring-selected").waitFor({ state: "detached" });
    await guest.settles();
    assert.deepEqual((await places(guest)).slice(1), [bar, frame], "when it is let go");
    await guest.page.locator(".zoom-frame").evaluate((one) => one.scrollTo(0, 0));
    await guest.page.evaluate(() => scrollTo(0, 0));
    await menu("Line-ups");
    await guest.settles();
    assert.deepEqual((await places(guest)).slice(1), before.slice(1), "when the menu was open");
    // A refusal takes the place of the words: every button stays where it was.
    guest.expect(/status of 4\d\d/);
    const buttons = () => guest.page.locator(".bar-buttons > button").evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const doors = await buttons();
    assert.ok(doors.length > 1);
    if (isNarrow) await guest.button("More choices").click();
    await guest.page.getByLabel("Type a move in notation").fill("nonsense");
    await guest.button("Play the typed move").click();
    const alert = guest.page.getByRole("alert");
    await alert.waitFor();
    await eventually(async () => assert.deepEqual(await buttons(), doors, "when a move is refused"));
    await guest.settles();
    assert.deepEqual((await places(guest)).slice(1), before.slice(1), "when a move is refused");
    assert.deepEqual(await cutOff(alert), [], "the refusal can be read");
    await alert.getByRole("button", { name: "Close" }).click();
    await alert.waitFor({ state: "detached" });
    await guest.settles();
    assert.deepEqual(await buttons(), doors, "when it is closed");
  });
}

evening("a board is zoomed by wheel and buttons, and the view follows the keys", async (room) => {
  const guest = await at(room, "belligerants, set-up", DESKTOP);
  const { page } = guest;
  const width = async () => (await boxOf(guest.board)).width;
  const fitting = await width();
  const frame = page.locator(".zoom-frame");
  const zoom = page.locator(".caption > .zoom-tools");
  await zoom.getByRole("button", { name: "Larger" }).click();
  await eventually(async () => assert.ok((await width()) > fitting * 1.2));
  const { x, y, width: wide, height } = await boxOf(frame);
  await page.mouse.move(x + wide / 2, y + height / 2);
  await page.keyboard.down("Control");
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -240);
  await page.keyboard.up("Control");
  await eventually(async () => assert.ok((await width()) > fitting * 2));
  assert.equal(await page.evaluate(() => visualViewport.scale), 1, "the page itself is not zoomed");

  // The far end of the army is out of sight, until the keys go there.
  const isSeen = () => page.evaluate(() => {
    const [one, frame] = [document.activeElement, document.querySelector(".zoom-frame")].map((element) => element.getBoundingClientRect());
    return one.left >= frame.left - 1 && one.right <= frame.right + 1 && one.top >= frame.top - 1 && one.bottom <= frame.bottom + 1;
  });
  await frame.evaluate((one) => one.scrollTo(0, 0));
  await page.getByLabel("Type a move in notation").focus();
  await page.keyboard.press("Shift+Tab");
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches(".piece"))); i++) await page.keyboard.press("Shift+Tab");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    await hasFocus(page.locator("[data-id]"), "arrows go from target to target");
    await eventually(async () => assert.ok(await isSeen(), `the view follows ${key}`));
  }
  await zoom.getByRole("button", { name: "The whole board" }).click();
  await eventually(async () => assert.ok(Math.abs((await width()) - fitting) < 2));
});

evening("a long board is turned by a quarter, and can be played on as before", async (room) => {
  const guest = await at(room, "belligerants, set-up", DESKTOP, true);
  const ratio = async () => { const { width, height } = await boxOf(guest.board.locator(".region").first()); return width / height; };
  const spread = async () => guest.board.locator(".region").evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return (Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))) / (Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)));
  });
  assert.ok((await spread()) < 1, "it stands");
  await guest.page.locator(".caption > .zoom-tools").getByRole("button", { name: "Turn the board by a quarter" }).click();
  await eventually(async () => assert.ok((await spread()) > 1, "it lies"));
  await stands(guest);
  assert.ok(Math.abs((await ratio()) - 1) < 0.02);
  assert.deepEqual(faults(await measure(guest)), []);
  // Every piece still stands on its square.
  const astray = await guest.board.evaluate((svg) => [...svg.querySelectorAll(".piece")].filter((piece) => {
    const [a, b] = [piece, svg.querySelector(`[data-id="${piece.dataset.on}"]`)].map((one) => one.querySelector(":scope > .focus-ring").getBoundingClientRect());
    return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) > 2 || Math.abs(a.y + a.height / 2 - b.y - b.height / 2) > 2;
  }).length);
  assert.equal(astray, 0);
  const [one, other] = await guest.board.locator(".piece.can").evaluateAll((all) => all.map((piece) => [piece.dataset.id, piece.dataset.on]));
  const from = await boxOf(guest.on(one[0]));
  const to = await boxOf(guest.on(other[0]));
  await guest.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await guest.page.mouse.down();
  await guest.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await guest.page.mouse.up();
  await eventually(async () => assert.deepEqual([await guest.on(one[0]).getAttribute("data-on"), await guest.on(other[0]).getAttribute("data-on")], [other[1], one[1]], "what was dragged there changed places"));
});

evening("the focus stays where it is when the board is laid anew", async (room) => {
  const guest = await at(room, "belligerants, set-up", DESKTOP);
  const region = guest.board.locator(".region[tabindex]").nth(20);
  const id = await region.getAttribute("data-id");
  await region.focus();
  const before = JSON.stringify(await boxOf(region));
  await guest.page.locator(".caption > .zoom-tools").getByRole("button", { name: "Turn the board by a quarter" }).evaluate((button) => button.click());
  await eventually(async () => assert.notEqual(JSON.stringify(await boxOf(guest.on(id))), before));
  await guest.settles();
  await hasFocus(guest.on(id));
});

evening("a finger between two pieces is asked which, and pinches the board", async (room) => {
  const guest = await at(room, "belligerants, set-up", SIZES["390x844 touch"], true);
  const { page } = guest;
  const pieces = await guest.board.locator(".piece.can").evaluateAll((all) => all.map((one) => ({ id: one.dataset.id, ...one.querySelector(":scope > .focus-ring").getBoundingClientRect().toJSON() })));
  const pairs = pieces.flatMap((one) => pieces.filter((other) => Math.abs(other.y - one.y) < 2 && other.x > one.x && other.x - one.x < 36).map((other) => [one, other]));
  const [left, right] = pairs[0];
  await page.touchscreen.tap((left.x + left.right) / 4 + (right.x + right.right) / 4, left.y + left.height / 2);
  const lens = page.getByRole("dialog", { name: "Which one?" });
  await lens.waitFor();
  await eventually(async () => assert.ok((await lens.getByRole("button").count()) >= 2));
  const box = await still(lens.locator(`[data-choice="${right.id}"]`));
  assert.ok(box.width >= 40, `what is chosen from is large enough: ${box.width}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await lens.waitFor({ state: "detached" });
  await guest.on(right.id).and(page.locator(".chosen")).waitFor();
  // In the middle of a piece there is nothing to ask.
  await page.touchscreen.tap(right.x + right.width / 2, right.y + right.height / 2);
  await guest.board.locator(".chosen").waitFor({ state: "detached" });

  await guest.settles();
  const before = (await boxOf(guest.board)).width;
  const devtools = await guest.context.newCDPSession(page);
  const { x, y, width, height } = await boxOf(page.locator(".zoom-frame"));
  const fingers = (far) => [-1, 1].map((side) => ({ x: x + width / 2 + side * far, y: y + height / 2 }));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (const far of [45, 60, 75, 90]) await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(far) });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await eventually(async () => assert.ok((await boxOf(guest.board)).width > before * 1.8, "the board grew with the fingers"));
  await guest.settles();
  assert.equal(await guest.board.locator(".chosen").count(), 0, "nothing was chosen by it");
});

for (const size of ["1280x800", "390x844 touch", "320x568 touch", "844x390 touch"]) {
  evening(`an offer by the longest of names fits the bar at ${size}`, async (room) => {
    const ana = await room.guest(SIZES[size]);
    const table = await ana.setTable("Ana", [null, "Free seat"]);
    const bea = await room.guest();
    await bea.context.request.post("/api/me", { data: { name: "W".repeat(24) } });
    await bea.go(table);
    await bea.button("Take seat 2").click();
    await ana.board.locator(".can").first().waitFor();
    await stands(ana);
    const bar = await boxOf(ana.page.locator(".bar"));
    await bea.tab("Table");
    await bea.button("Offer a draw").click();
    const offer = ana.page.locator(".offer");
    await says(offer, /W{24}.*offers a draw/s);
    await stands(ana);
    assert.deepEqual(await cutOff(offer), []);
    assert.deepEqual(await boxOf(ana.page.locator(".bar")), bar);
    assert.equal(await ana.page.evaluate(() => document.documentElement.scrollWidth), SIZES[size].viewport.width);
    await offer.getByRole("button", { name: "Decline" }).click();
    await offer.waitFor({ state: "detached" });
    await hasFocus(ana.page.locator(".bar"), "the focus stays in the bar");
  });
}
