// Diplomacy at the table: three people through two years, with everything that can happen to a unit, letters that the third does
// not see, and a vote at the end. Powers of which nothing is left are bots that have nothing to do.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, PHONE, says, shown } from "./house.mjs";

const POSITION = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";
const [ENGLAND, GERMANY] = [1, 3];

/** Ana makes the table for France, by the API: where everybody sits is what the rest is about. */
async function three(room) {
  const ana = await room.guest({ isTested: true, ...DESKTOP });
  await ana.go("/");
  await ana.context.request.post("/api/me", { data: { name: "Ana" } });
  const bot = { kind: "bot", level: 1 };
  const invite = { kind: "invite" };
  const answer = await ana.context.request.post("/api/tables", {
    data: { game: "diplomacy", config: { position: POSITION }, lot: false, seats: [bot, invite, { kind: "me" }, invite, bot, bot, bot] },
  });
  const { id, invites } = await answer.json();
  await ana.go(`/table/${id}`);
  const link = (seat) => invites.find((one) => one.seat === seat).link;
  const join = async (name, seat, wishes) => {
    const guest = await room.guest(wishes);
    await guest.go(link(seat));
    await guest.button("Take your seat").click();
    await guest.named(name);
    await says(guest.caption, /Spring 1905, moves|gather|Waiting/i);
    return guest;
  };
  const bea = await join("Béa", ENGLAND, { ...PHONE, isTested: true });
  const carl = await join("Carl", GERMANY, DESKTOP);
  for (const guest of [ana, bea, carl]) await says(guest.caption, /Spring 1905, moves: your orders/);
  return { ana, bea, carl };
}

/** Types orders, several at once, and waits until the house has them. A phone has no room to type: there they are sent as a program would. */
async function orders(guest, text) {
  const field = guest.page.locator(".bar input");
  if (await field.isVisible()) {
    await field.fill(text);
    await field.press("Enter");
  } else {
    await guest.page.evaluate(async (action) => {
      const table = `/api/tables/${location.pathname.split("/").pop()}`;
      const { as, waiting } = await (await fetch(table)).json();
      const key = `key-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
      const headers = { "content-type": "application/json" };
      await fetch(`${table}/act`, { method: "POST", headers, body: JSON.stringify({ seat: as, action, window: waiting.window, key }) });
    }, text);
  }
  for (const order of text.split(";")) await saved(guest, order.trim());
}

/** An order is saved once the game says so to its owner. */
const saved = (guest, order) => eventually(async () => {
  const { log } = await guest.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/").pop()}`)).json());
  const noted = log.map((line) => line.text.args?.order || line.text.args?.what);
  assert.ok(noted.includes(order), `${order} among ${noted}`);
});

const confirm = (guest) => guest.button("Confirm my orders").click();

evening("three people play two years of Diplomacy", async (room) => {
  const { ana, bea, carl } = await three(room);
  const all = [ana, bea, carl];
  assert.deepEqual(await ana.breaches(), []);
  assert.deepEqual(await bea.breaches(), []);

  // Ana writes to Béa alone. Béa reads it, Carl does not.
  await ana.tab(/Talk|Messages/);
  await ana.button("New message").click();
  await ana.page.getByRole("checkbox", { name: /England/ }).check();
  await ana.page.getByRole("textbox", { name: "Your message" }).fill("You take Norway, I take Burgundy.");
  await ana.page.getByRole("textbox", { name: "Your message" }).press("Control+Enter");
  await says(ana.page.locator(".press"), /You take Norway/);
  await eventually(async () => {
    const letters = await bea.page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split("/").pop()}`)).json()).letters);
    assert.deepEqual(letters.map((letter) => letter.text), ["You take Norway, I take Burgundy."]);
  });
  const heard = await carl.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/").pop()}`)).text());
  assert.doesNotMatch(heard, /Norway, I take/, "the third sees nothing of it");

  // Spring: a supported attack by pointing at units, a convoy in writing.
  await ana.on("unit-par").click();
  await ana.on("unit-bur").click();
  await saved(ana, "A PAR-BUR");
  await orders(ana, "A MAR S A PAR-BUR");
  await bea.on("unit-nth").tap();
  await bea.button("Hold").tap();
  await saved(bea, "F NTH H");
  await orders(bea, "A LON-NWY; F NTH C A LON-NWY");
  await orders(carl, "A BUR H");
  for (const guest of all) await confirm(guest);
  await says(carl.caption, /Spring 1905, retreats: your orders/);
  await says(ana.caption, /Spring 1905, retreats/);

  // Carl retreats by pointing; where he may go is marked.
  await carl.on("out-bur").click();
  await carl.on("province-ruh").and(carl.page.locator(".can")).waitFor();
  await orders(carl, "A BUR R RUH");
  await confirm(carl);
  for (const guest of all) await says(guest.caption, /Fall 1905, moves/);
  await ana.tab("Reports");
  await says(ana.page.locator(".side"), /Germany: A BUR H: is dislodged by France A PAR/);

  // Fall: France takes Spain, England has taken Norway, Germany has a unit too many.
  await orders(ana, "A MAR-SPA");
  for (const guest of all) await confirm(guest);
  for (const guest of all) await says(guest.caption, /Winter 1905/);
  await says(bea.caption, /nothing for you to decide/);
  await orders(ana, "B A PAR");
  await orders(carl, "A RUH D");
  await confirm(ana);
  await confirm(carl);
  for (const guest of all) await says(guest.caption, /Spring 1906, moves/);
  await ana.stands("unit-bur", "unit-mun", "unit-nth", "unit-nwy", "unit-par", "unit-spa");

  // The second year passes without a shot.
  for (const guest of all) await confirm(guest);
  for (const guest of all) await says(guest.caption, /Fall 1906, moves/);
  for (const guest of all) await confirm(guest);
  for (const guest of all) await says(guest.caption, /Spring 1907, moves/);

  // They agree on a draw; nobody sees who has voted.
  const id = new URL(carl.page.url()).pathname.split("/").pop();
  const before = await shown(carl, id);
  await vote(ana);
  await vote(bea);
  assert.deepEqual(await shown(carl, id), before, "votes are secret");
  await vote(carl);
  for (const guest of all) await says(guest.caption, /share the draw by a vote of the survivors/);
  assert.deepEqual(await ana.breaches(), []);
});

/** Votes for a draw. */
const vote = (guest) => orders(guest, "vote");
