// Whole evenings: two people by invitation, one person for two, a person and a bot.
import assert from "node:assert/strict";
import { counts, eventually, evening, NOTATION, opening, pair, RECORDED, says, SHORT } from "./house.mjs";

evening("two guests play a whole game by invitation while somebody watches", async (room) => {
  const { ana, bea, table } = await pair(room, { reducedMotion: "no-preference" });
  const carl = await room.guest();
  await carl.go(table);
  await says(carl.page.locator(".bar"), /You are watching/);

  await opening([ana, bea], 2);
  await bea.stands("piece-1-1", "piece-2-1");
  await carl.sees("r2", "b1");

  // A reload in the middle brings everybody back to where they were, and the game goes on.
  await ana.reload();
  await bea.reload();
  await ana.sees("r2", "b1");
  await ana.stands("piece-1-1", "piece-2-1");
  await ana.play("reserve-red", "sq-1");
  await bea.play("reserve-black", "sq-5");

  // Whoever watches cannot touch anything, and sees everything.
  await carl.sees("r2", "b1", "r1", "k5");
  assert.equal(await carl.board.locator(".can").count(), 0);
  assert.equal(await carl.page.getByLabel("Type a move in notation").count(), 0);
  assert.equal(await carl.board.getByRole("button").count(), 0);

  await ana.sees("r2", "b1", "r1", "k5");
  await ana.play("reserve-red", "sq-5");
  for (const guest of [ana, bea, carl]) {
    await guest.sees(...NOTATION);
    await guest.stands("piece-1-1", "piece-1-2", "piece-2-1", "piece-5-1", "piece-5-2");
    await guest.board.locator(".ring-winning").first().waitFor();
    await counts(guest.board.locator(".can"), 0);
  }
  await says(ana.page.locator(".bar.result"), /Beautifully played.*After 5 moves/s);
  await says(bea.page.locator(".bar.result"), /Well fought/);
  await says(ana.caption, /You win.*diam/);
  await says(bea.caption, /Ana wins.*diam/);
  await says(carl.caption, /Ana wins.*diam/);

  // The record, once it is over.
  await ana.tab("Table");
  const [record] = await Promise.all([ana.page.waitForEvent("download"), ana.button("Game record").click()]);
  const text = await (await record.createReadStream()).toArray();
  for (const move of RECORDED) assert.match(Buffer.concat(text).toString(), new RegExp(`\\b${move}\\b`));
  for (const kind of ["SVG", "PNG"]) {
    const [picture] = await Promise.all([ana.page.waitForEvent("download"), ana.button(kind).click()]);
    const bytes = Buffer.concat(await (await picture.createReadStream()).toArray());
    assert.ok(kind === "SVG" ? bytes.includes("<svg") : bytes.subarray(1, 4).equals(Buffer.from("PNG")) && bytes.length > 10_000);
  }

  // Once more: both come to the same new table, with the seats the other way round.
  await ana.button("Once more").click();
  await ana.page.waitForURL((url) => url.href !== table);
  await bea.button("Go to the next game").click();
  await bea.page.waitForURL(ana.page.url());
  await bea.play("reserve-red", "sq-2");
  await ana.sees("r2");
});

evening("a whole game by keyboard alone, for two at one screen", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  const press = (key) => page.keyboard.press(key);
  const isFocused = (locator) => locator.evaluateAll((all) => all.includes(document.activeElement));
  const tabTo = async (locator) => {
    // Before it is there one could go round and round without meeting it.
    await locator.first().waitFor({ state: "attached" });
    for (let i = 0; i < 80; i++) {
      if (await isFocused(locator)) return;
      await press("Tab");
    }
    assert.fail(`cannot be reached by Tab: ${locator}`);
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-id"));

  await guest.go("/");
  await guest.settles();
  await press("Tab");
  assert.ok(await isFocused(page.getByRole("link", { name: "Skip to main content" })), "the first stop skips to the page");
  await press("Enter");
  await tabTo(page.getByRole("link", { name: "Choose how to play Diam" }));
  await press("Enter");
  await page.waitForURL(/\/play/);
  await page.locator(".seat-row").first().waitFor();
  await guest.settles();
  const seat = page.getByRole("group", { name: "Seat 2", exact: true }).getByRole("radio");
  await tabTo(seat);
  const again = page.getByRole("group", { name: "Seat 2", exact: true }).getByRole("radio", { name: "Me again" });
  for (let i = 0; i < 5 && !(await again.isChecked()); i++) await press("ArrowLeft");
  await eventually(async () => assert.ok(await again.isChecked()));
  await tabTo(guest.button("Sit down"));
  await press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Kim");
  await press("Enter");
  await guest.board.waitFor();

  // By Tab to the reserve; then by arrows from target to target.
  await guest.on("reserve-red").and(page.locator(".can")).waitFor();
  await tabTo(guest.on("reserve-red"));
  await press("Enter");
  await eventually(async () => assert.match((await focused()) ?? "", /^sq-/));
  const seen = new Set();
  for (const key of ["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]) {
    await press(key);
    seen.add(await focused());
  }
  assert.ok(seen.size >= 2 && [...seen].every((id) => /^(sq|reserve)-/.test(id)), `arrows go from target to target: ${[...seen]}`);
  // Escape takes the half-made action back.
  await press("Escape");
  await says(page.locator(".bar-hint"), /Choose a piece/);

  for (const [i, [, reserve, square]] of SHORT.entries()) {
    const told = new RegExp(`places a ${reserve.split("-")[1]} piece on square ${square.split("-")[1]}`, "i");
    await guest.on(reserve).and(page.locator(".can")).waitFor();
    // After the first move the focus comes back to the board by itself.
    if (i > 0) await eventually(async () => assert.ok(await focused(), "the focus comes back to the board"));
    await tabTo(guest.on(reserve));
    await press(i % 2 ? " " : "Enter");
    await guest.on(square).and(page.locator(".can")).waitFor();
    await tabTo(guest.on(square));
    await press("Enter");
    await guest.sees(...NOTATION.slice(0, i + 1));
    // A live region says what happened.
    await says(page.locator("#spoken"), told);
  }
  await says(page.locator(".bar.result"), /After 5 moves/);
  // At first nothing of the end can be pressed.
  await page.locator(".ending .row:not([inert])").waitFor();
  await tabTo(guest.button("Once more"));
});

evening("a person plays a bot and resigns", async (room) => {
  const guest = await room.guest();
  await guest.go("/");
  await guest.button("Play now").click();
  await guest.page.waitForURL(/\/table\//);
  // One move each: no game is over that soon, whatever the bot is up to.
  await guest.board.locator(".panel .can, .piece.can").first().waitFor();
  const typed = guest.page.getByLabel("Type a move in notation");
  await typed.fill(await typed.getAttribute("placeholder"));
  await guest.button("Play the typed move").click();
  // Lots decide who begins.
  await eventually(async () => assert.ok((await guest.moves()).length >= 2));
  await guest.tab("Table");
  await guest.button("Resign").waitFor();
  // Bots make no agreements.
  assert.equal(await guest.button("Offer a draw").count(), 0);
  await guest.button("Resign").click();
  const dialog = guest.page.getByRole("dialog", { name: "Resign the game?" });
  await dialog.getByRole("button", { name: "Play on" }).click();
  await dialog.waitFor({ state: "detached" });
  await guest.button("Resign").click();
  await dialog.waitFor();
  await guest.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await guest.button("Resign").click();
  await dialog.getByRole("button", { name: "Resign" }).click();
  await says(guest.page.locator(".bar.result"), /Well fought/);
});
