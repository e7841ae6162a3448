// What if: somebody tries things out alone, from where a game stands or stood, and comes back to it; messages that wait outside of their
// table, and one that is half-written when the page is loaded anew.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, PHONE, says } from "./house.mjs";

/** What is said where there is no table. */
const NOWHERE = /no such table|not found|There is no/i;
const POSITION = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";

/** Somebody with a name and a table that was made by the API. */
async function seated(room, name, table, wishes = {}) {
  const guest = await room.guest({ ...DESKTOP, ...wishes });
  await guest.go("/");
  await guest.context.request.post("/api/me", { data: { name } });
  const answer = await guest.context.request.post("/api/tables", { data: table });
  const made = await answer.json();
  await guest.go(`/table/${made.id}`);
  return { guest, ...made };
}

const whole = (guest) => guest.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/").pop()}`)).json());

/** Types an order and waits until the house has it. */
async function order(guest, text) {
  const field = guest.page.locator(".bar input");
  await field.fill(text);
  await field.press("Enter");
  await eventually(async () => {
    const { log } = await whole(guest);
    assert.ok(log.some((line) => line.text.args?.order === text), text);
  });
}

evening("somebody tries out what could come of Diplomacy, and comes back", async (room) => {
  const bot = { kind: "bot", level: 1 };
  const seats = [bot, { kind: "invite" }, { kind: "me" }, { kind: "invite" }, bot, bot, bot];
  const { guest: ana, id, invites } = await seated(room, "Ana", { game: "diplomacy", config: { position: POSITION }, lot: false, seats }, { isTested: true });
  for (const { seat, link } of invites) {
    const other = await room.guest();
    await other.go(link);
    await other.button("Take your seat").click();
    await other.named(`Seat ${seat}`);
  }
  await says(ana.caption, /Spring 1905, moves: your orders/);
  await order(ana, "A PAR-BUR");
  const before = await whole(ana);

  // The position and her own orders are there, and every seat is hers, one after the other.
  await ana.page.locator(".replay .what-if").click();
  await ana.page.locator(".badge.branch").waitFor();
  const address = ana.page.url();
  assert.notEqual(address.split("/").pop(), id);
  const current = ana.page.locator(".play-as[aria-pressed=true]");
  await says(current, /^England$/);
  assert.deepEqual(await ana.breaches(), []);
  await order(ana, "A LON-YOR");
  await ana.button("Confirm my orders").click();
  await says(current, /^France$/);
  const own = await whole(ana);
  assert.ok(own.log.some((line) => line.text.args?.order === "A PAR-BUR"), "what she had saved is saved here");
  // She may go to any seat by hand as well.
  await ana.page.locator(".play-as", { hasText: "Germany" }).click();
  await says(current, /^Germany$/);
  await ana.page.locator(".play-as", { hasText: "France" }).click();
  await says(current, /^France$/);
  await order(ana, "A MAR S A PAR-BUR");
  await ana.button("Confirm my orders").click();
  await says(current, /^Germany$/);
  await ana.button("Confirm my orders").click();
  await says(ana.caption, /Spring 1905, retreats/);
  // There is no talk with oneself, and nothing to share.
  assert.equal(await ana.page.getByRole("tab", { name: /Messages|Talk/ }).count(), 0);

  // Nobody else finds it, whoever they are.
  const eve = await room.guest();
  eve.expect(/404/);
  await eve.go(address);
  await eve.page.getByRole("heading", { name: NOWHERE }).waitFor();
  await eve.go("/tables");
  assert.equal(await eve.page.locator(`a[href="${new URL(address).pathname}"]`).count(), 0);

  // The way back leads to the game as she left it.
  await ana.page.locator(".badge.branch").click();
  await ana.page.waitForURL(`**/table/${id}`);
  await says(ana.caption, /Spring 1905, moves: your orders/);
  // Frames are counted by those who follow, and time goes on; all else is the game.
  const game = ({ scene, waiting, moves, log, letters, talk, table }) => ({ scene, waiting, moves, log, letters, talk, config: table.config });
  assert.deepEqual(game(await whole(ana)), game(before), "nothing of it has reached the game");
  await ana.go("/tables");
  await ana.page.locator(`a[href="/table/${id}"]`).waitFor();
  assert.equal(await ana.page.locator(`a[href="${new URL(address).pathname}"]`).count(), 0, "it is no game of hers");
});

evening("an earlier moment of Diam is played on otherwise", async (room) => {
  const { guest: ana, id } = await seated(room, "Ana", { game: "diam", seats: [{ kind: "me" }, { kind: "me" }], lot: false }, PHONE);
  await ana.page.locator(".bar.mine").waitFor();
  const act = (action) => ana.page.evaluate(async (action) => {
    const table = `/api/tables/${location.pathname.split("/").pop()}`;
    const { as, waiting } = await (await fetch(table)).json();
    const key = `key-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    await fetch(`${table}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: as, action, window: waiting.window, key }) });
  }, action);
  for (const action of ["r1", "m2", "r3"]) await act(action);
  await eventually(async () => assert.equal((await ana.moves()).length, 3));
  await ana.page.locator(".moves .move").first().click();
  await ana.page.locator(".bar .what-if").click();
  await ana.page.locator(".badge.branch").waitFor();
  await eventually(async () => assert.equal((await ana.pieces()).length, 1, "one piece stood there then"));
  await act("m5");
  await eventually(async () => assert.equal((await ana.pieces()).length, 2));
  // Thrown away, it is gone, and the game is as it was.
  await ana.tab("Table");
  await ana.button("Throw it away").click();
  await ana.page.waitForURL(`**/table/${id}`);
  await eventually(async () => assert.equal((await ana.pieces()).length, 3));
});

evening("messages wait outside of their table, and drafts for their writer", async (room) => {
  const bot = { kind: "bot", level: 1 };
  const seats = [bot, { kind: "invite" }, { kind: "me" }, bot, bot, bot, bot];
  const { guest: ana, id, invites } = await seated(room, "Ana", { game: "diplomacy", config: {}, lot: false, seats });
  const bea = await room.guest();
  await bea.go(invites[0].link);
  await bea.button("Take your seat").click();
  await bea.named("Béa");
  await says(bea.caption, /Spring 1901, moves: your orders/);
  await bea.go("/tables");
  await bea.page.locator(`a[href="/table/${id}"]`).waitFor();
  assert.equal(await bea.page.locator(".badge.mail").count(), 0);

  await says(ana.caption, /Spring 1901, moves: your orders/);
  await ana.tab(/Messages/);
  await ana.button("New message").click();
  await ana.page.getByRole("checkbox", { name: /England/ }).check();
  const text = ana.page.getByRole("textbox", { name: "Your message" });
  await text.fill("The Channel stays");
  // Half-written, it is there after a reload, and to whom it goes.
  await ana.reload();
  await says(ana.caption, /Spring 1901, moves: your orders/);
  await ana.tab(/Messages/);
  await ana.button("New message").click();
  await eventually(async () => assert.equal(await text.inputValue(), "The Channel stays"));
  assert.ok(await ana.page.getByRole("checkbox", { name: /England/ }).isChecked());
  await text.fill("The Channel stays empty.");
  await text.press("Control+Enter");
  await says(ana.page.locator(".press"), /The Channel stays empty\./);

  // Béa sees it come in the list and beside the menu, without asking.
  await says(bea.page.locator(".badge.mail"), /One unread message/);
  await bea.page.locator(".count.mail").waitFor();
  await bea.go(`/table/${id}`);
  await bea.tab(/Messages/);
  await bea.page.locator(".thread", { hasText: /France/ }).click();
  await says(bea.page.locator(".press"), /The Channel stays empty\./);
  await bea.go("/tables");
  await bea.page.locator(`a[href="/table/${id}"]`).waitFor();
  await eventually(async () => assert.equal(await bea.page.locator(".mail").count(), 0, "it is read"));

  // What was sent is no draft any more.
  await ana.reload();
  await ana.tab(/Messages/);
  await ana.button("New message").click();
  await eventually(async () => assert.equal(await text.inputValue(), ""));
});
