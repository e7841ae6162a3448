// Hints against bots: the lamp says where to look, then what to play; its marks go when something is played; nothing is cut off, on any screen; and there is none
// where somebody else plays.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, pair, PHONE, says } from "./house.mjs";

/** Red to move: `r5` makes a diam, all else loses. */
const NEAR_END = "mr/r/-/-/n/-/-/- 0";
const BOT = { kind: "bot", level: 1 };

/** Somebody against bots, at a table that was made by the API. */
async function against(room, table, wishes = {}) {
  const guest = await room.guest({ ...DESKTOP, ...wishes });
  await guest.go("/");
  await guest.context.request.post("/api/me", { data: { name: "Ana" } });
  const made = await (await guest.context.request.post("/api/tables", { data: { lot: false, ...table } })).json();
  await guest.go(`/table/${made.id}`);
  await guest.page.locator(".bar.mine").waitFor();
  return { guest, id: made.id };
}

const diam = (position = "") => ({ game: "diam", config: { position }, seats: [{ kind: "me" }, BOT] });
const lamp = (guest) => guest.page.locator(".hint-lamp");
const told = (guest) => guest.page.locator(".hint-told");
const rings = (guest) => guest.board.locator(".ring-winning");

/** How many hints stand in the log of the house. */
const hinted = (guest, id) => guest.page.evaluate(async (id) => {
  const { log } = await (await fetch(`/api/tables/${id}`)).json();
  return log.filter(({ text }) => text.key === "notice-hinted").length;
}, id);

/** Nothing of the bar or the caption is cut off or lies over something else. */
async function fits(guest, why) {
  await guest.settles();
  const faults = await guest.page.evaluate(() => {
    const box = (one) => one.getBoundingClientRect();
    const all = [...document.querySelectorAll("#caption, .bar-hint, .hint-told, .hint-told button, .hint-lamp, .bar-buttons > *, .typed")].filter((one) => one.checkVisibility() && box(one).width > 0);
    const out = all.filter((one) => box(one).left < -0.5 || box(one).right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1).map((one) => `${one.className || one.id} is cut off`);
    // What is told lies over the words of the bar: those may be cut.
    const words = document.querySelector(".hint-told") ? [] : [...document.querySelectorAll("#caption, .bar-hint")];
    const cut = words.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => `words of ${one.id || one.className} are cut off`);
    const lamp = document.querySelector(".bar .hint-lamp");
    const over = lamp?.checkVisibility() && box(lamp).width > 0
      ? all.filter((one) => one !== lamp && !one.contains(lamp) && box(one).left < box(lamp).right - 0.5 && box(one).right > box(lamp).left + 0.5 && box(one).top < box(lamp).bottom - 0.5 && box(one).bottom > box(lamp).top + 0.5).map((one) => `${one.className || one.id} lies over the lamp`)
      : [];
    return [...out, ...cut, ...over];
  });
  assert.deepEqual(faults, [], why);
}

evening("a lamp tells where to look, then what to play, and its marks go with the move", async (room) => {
  const { guest: ana, id } = await against(room, diam(NEAR_END), { isTested: true });
  await counts(rings(ana), 0);
  await lamp(ana).click();
  await says(told(ana), /Look at what is marked/);
  await counts(rings(ana), 1, "where to look, and no more");
  assert.equal(await hinted(ana, id), 1);
  assert.deepEqual(await ana.breaches(), []);
  await fits(ana, "told where to look");
  await ana.button("Show the move").click();
  await says(told(ana), /A bot would play r5\./);
  await counts(rings(ana), 2);
  await fits(ana, "told what to play");
  assert.equal(await hinted(ana, id), 2);
  // What was told can be put away, and asked for again: that is no other hint.
  await told(ana).getByRole("button", { name: "Close" }).click();
  await counts(rings(ana), 0);
  await lamp(ana).click();
  await says(told(ana), /r5/);
  assert.equal(await hinted(ana, id), 2);
  await ana.play("reserve-red", "sq-5");
  await says(ana.caption, /You win|You have won|won/i);
  await counts(told(ana), 0);
  await counts(lamp(ana), 0, "it is over");
});

evening("marks do not stay when something else is played, taken back or looked back at", async (room) => {
  const { guest: ana } = await against(room, diam());
  await lamp(ana).click();
  await says(told(ana), /Look at/);
  await ana.button("Show the move").click();
  await says(told(ana), /A bot would play/);
  await eventually(async () => assert.ok((await rings(ana).count()) > 0));
  // Another square than the one that was told, whichever that is.
  await ana.play("reserve-red", "sq-3");
  await counts(told(ana), 0);
  await counts(rings(ana), 0);
  await ana.page.locator(".bar.mine").waitFor();
  await counts(rings(ana), 0, "nor in the next turn");
  await lamp(ana).click();
  await says(told(ana), /Look at/);
  await ana.page.keyboard.press("ArrowLeft");
  await counts(rings(ana), 0, "the past is shown as it was");
});

evening("on tablets and phones the lamp finds its place, in French too", async (room) => {
  const sizes = [[820, 1180], [1280, 800], [1920, 1080], [390, 844], [844, 390]];
  for (const [width, height] of sizes) {
    const isPhone = Math.min(width, height) < 500;
    const { guest: ana } = await against(room, diam(NEAR_END), { ...(isPhone ? PHONE : {}), viewport: { width, height }, locale: "fr-FR" });
    await fits(ana, `${width}×${height} before`);
    if (isPhone) await ana.page.locator(".bar-buttons .more").click();
    await lamp(ana).click();
    await says(told(ana), /Regardez ce qui est marqué/);
    await counts(rings(ana), 1);
    await fits(ana, `${width}×${height}, where to look`);
    await ana.button("Montrer le coup").click();
    await says(told(ana), /Un robot jouerait r5\./);
    await fits(ana, `${width}×${height}, what to play`);
    await ana.play("reserve-red", "sq-5");
    await counts(told(ana), 0);
  }
});

evening("orders are told all at once, and what is told fits", async (room) => {
  const seats = [0, 1, 2, 3, 4, 5, 6].map((seat) => (seat === 2 ? { kind: "me" } : BOT));
  const { guest: ana } = await against(room, { game: "diplomacy", seats });
  // Where the game's own buttons need the room, it stands in the menu.
  await ana.settles();
  if (!(await lamp(ana).isVisible())) await ana.page.locator(".bar-buttons .more").click();
  await lamp(ana).click();
  await says(told(ana), /Look at what is marked/);
  await counts(rings(ana), 3, "three units");
  await ana.button("Show the move").click();
  await says(told(ana), /A bot would play [AF] \w+.*; [AF] \w+.*; [AF] \w+/);
  await fits(ana, "orders");
});

evening("nobody is helped against somebody else", async (room) => {
  const { ana } = await pair(room);
  await ana.page.locator(".bar.mine").waitFor();
  await counts(lamp(ana), 0);
});
