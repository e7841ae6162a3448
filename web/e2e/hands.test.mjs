// Seats that change hands, and answers that are planned: what happens at a table while somebody is not there.
import assert from "node:assert/strict";
import { eventually, evening, opening, pair, says } from "./house.mjs";

const player = (guest, seat) => guest.page.locator(`.player.seat-${seat}`);
const dialog = (guest) => guest.page.getByRole("dialog");
const bar = (guest) => guest.page.locator(".bar");
const lines = (guest) => guest.page.locator(".plan-lines li > span");
const chat = (guest) => guest.page.getByRole("log", { name: "Talk" });

/** A bot thinks as long as a busy machine lets it. */
const THOUGHT = 60_000;

/** Opens the question of how a seat is given up, and answers it. */
async function giveUp(guest, way, go) {
  await guest.tab("Table");
  await guest.button("Give up my seat…").click();
  await dialog(guest).getByText(way, { exact: true }).click();
  await dialog(guest).getByRole("button", { name: go, exact: true }).click();
}

/** Opens the planning board. */
async function plan(guest) {
  await bar(guest).getByRole("button", { name: /^If they play…/ }).click();
  await says(guest.caption, /Planning: nothing is played/);
}

evening("a seat is handed to a bot, which plays on, and taken back", async (room) => {
  const { ana, bea } = await pair(room, { isTested: true });
  await opening([ana, bea], 2);
  await giveUp(ana, "Let a bot play for me", "Hand over to the bot");
  await says(bar(ana), /A bot is playing for you/);
  await says(player(bea, 0), /for Ana/);
  assert.deepEqual(await ana.breaches(), []);
  // The bot was to play: it has, whenever it was ready. Then it waits for Béa.
  await eventually(async () => assert.equal((await bea.moves()).length, 3), THOUGHT);
  await says(bea.caption, /You to play|Your turn/i);
  await bar(ana).getByRole("button", { name: "Take my seat back" }).click();
  await says(player(bea, 0), /Ana/);
  await says(player(ana, 0), /you/);
  await player(bea, 0).locator(".standing").waitFor({ state: "detached" });
  // From now on she plays herself.
  await giveUp(ana, "Offer it to others", "Offer my seat");
  await says(player(bea, 0), /offers the seat/);
  await ana.button("Your seat is offered…").click();
  await dialog(ana).getByRole("button", { name: "Keep my seat", exact: true }).click();
  await eventually(async () => assert.doesNotMatch(await player(bea, 0).innerText(), /offers the seat/));
});

evening("a seat that is offered is taken over by somebody who comes by, with its talk", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana of the offer", [null, "Free seat"]);
  const bea = await room.guest({ isTested: true });
  await bea.go(table);
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  await opening([ana, bea], 1);
  await bea.tab("Talk");
  await bea.page.getByRole("textbox", { name: /table/i }).fill("I must go soon");
  await bea.button("Send").click();
  await says(chat(bea), /I must go soon/);

  await bea.tab("Table");
  await bea.button("Give up my seat…").click();
  await dialog(bea).getByText("Offer it to others", { exact: true }).waitFor();
  assert.deepEqual(await bea.breaches(), []);
  await dialog(bea).getByRole("button", { name: "Offer my seat", exact: true }).click();
  await says(player(ana, 1), /offers the seat/);
  // Somebody in the lobby sees that a player is looked for, one click away from the table.
  const carl = await room.guest({ isTested: true });
  await carl.go("/tables");
  const card = carl.page.locator(`.card:has(a[href="${new URL(table).pathname}"])`).first();
  await says(card, /Looking for a player/);
  await card.getByRole("link").click();

  await says(bar(carl), /Béa offers the seat to others/);
  assert.deepEqual(await carl.breaches(), []);
  await carl.tab("Talk");
  assert.equal(await chat(carl).getByText("I must go soon").count(), 0, "those who watch do not hear the table");
  await bar(carl).getByRole("button", { name: "Take over this seat" }).click();
  await carl.named("Carl");
  await says(chat(carl), /I must go soon/);
  await says(player(ana, 1), /Carl/);
  await says(bar(bea), /You are watching/);
  await carl.play("reserve-brown", "sq-1");
  await ana.sees("r2", "b1");
});

evening("whoever set the table puts a bot into a free seat, and the game begins", async (room) => {
  const ana = await room.guest({ isTested: true });
  await ana.setTable("Ana", [null, "Free seat"]);
  await ana.button("Put a bot in seat 2").click();
  await dialog(ana).getByText("2", { exact: true }).click();
  assert.deepEqual(await ana.breaches(), []);
  await dialog(ana).getByRole("button", { name: "Put the bot here" }).click();
  await says(ana.caption, /You to play|Your turn/i);
  await says(player(ana, 1), /level 2/);
});

evening("where somebody has left, a bot is proposed, and plays when nobody else is to be asked", async (room) => {
  const { ana, bea } = await pair(room);
  await opening([ana, bea], 1);
  await giveUp(bea, "Leave at once", "Leave my seat");
  await says(bar(ana), /Seat 2 is free/);
  await says(bar(bea), /Seat 2 is free/);
  await bar(ana).getByRole("button", { name: "Propose a bot" }).click();
  await dialog(ana).getByRole("button", { name: "Propose it" }).click();
  await eventually(async () => assert.equal((await ana.moves()).length, 2), THOUGHT);
  await says(player(ana, 1), /level/);
});

evening("answers are planned by playing on the board, and played while one is away", async (room) => {
  const { ana, bea, table } = await pair(room, { isTested: true });
  await opening([ana, bea], 1);
  await plan(ana);
  await says(bar(ana), /What might Béa play/);
  assert.deepEqual(await ana.breaches(), []);
  await ana.play("reserve-brown", "sq-1");
  await says(bar(ana), /Your answer/);
  await ana.play("reserve-red", "sq-1");
  await says(lines(ana), /^if b1 → r1$/);
  await ana.play("reserve-black", "sq-5");
  await says(bar(ana), /Your answer/);
  await ana.play("reserve-red", "sq-5");
  await says(lines(ana), /^if b1 → r1; then if k5 → r5$/);
  // Another line, which she thinks better of.
  await ana.button("Another line").click();
  await says(bar(ana), /What might Béa play/);
  await ana.play("reserve-brown", "sq-3");
  await says(bar(ana), /Your answer/);
  await ana.play("reserve-red", "sq-4");
  await eventually(async () => assert.deepEqual(await lines(ana).allInnerTexts(), ["if b1 → r1; then if k5 → r5", "if b3 → r4"]));
  await ana.button("Remove: if b3 → r4").click();
  await says(lines(ana), /^if b1 → r1; then if k5 → r5$/);
  assert.deepEqual(await ana.breaches(), []);
  await ana.button("Save the plan").click();
  await says(ana.caption, /Béa to play/);
  await ana.sees("r2");
  assert.deepEqual(await bea.moves(), ["r2"], "nothing was played");
  await ana.tab("Table");
  await says(lines(ana), /^if b1 → r1; then if k5 → r5$/);
  assert.deepEqual(await ana.breaches(), []);

  // She goes; Béa plays, and has her answer at once.
  await ana.page.close();
  await bea.play("reserve-brown", "sq-1");
  await bea.sees("r2", "b1", "r1");
  const page = await ana.context.newPage();
  ana.page = page;
  await ana.go(table);
  await ana.sees("r2", "b1", "r1");
  await ana.tab("Table");
  await says(lines(ana), /^if k5 → r5$/);
  // Something else is played: what was planned is gone.
  await bea.play("reserve-brown", "sq-3");
  await says(ana.caption, /You to play|Your turn/i);
  await ana.play("reserve-red", "sq-6");
  await says(ana.page.locator(".tools-panel"), /Decide now what you would answer/);
  assert.equal(await lines(ana).count(), 0);
});

evening("a plan reads rightly where a turn has several actions", async (room) => {
  const ana = await room.guest();
  await ana.context.request.post("/api/me", { data: { name: "Ana" } });
  // Béa is to play. Ana's diplomat is one step from its goal, which is worth three actions more.
  const config = { camps: 2, position: "4 2 1:P31K43D13 4:P25K3S1" };
  const made = await ana.context.request.post("/api/tables", { data: { game: "bartasso", config, seats: [{ kind: "me" }, { kind: "open" }], listed: false, lot: false } });
  const table = `/table/${(await made.json()).id}`;
  const bea = await room.guest();
  await bea.go(table);
  await ana.go(table);
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  await plan(ana);
  await ana.play("piece-25", "square-30");
  await says(bar(ana), /Your answer/);
  await ana.play("piece-13", "square-8");
  await says(lines(ana), /^if 25-30 → 13-8$/);
  await ana.play("piece-31", "square-26");
  await says(lines(ana), /^if 25-30 → 13-8, \+31-26$/);
  await ana.play("square-45");
  await ana.play("square-44");
  await says(lines(ana), /^if 25-30 → 13-8, \+31-26, \+45, \+44$/);
  await says(bar(ana), /And if Béa then plays/);
  await ana.button("Save the plan").click();
  await ana.tab("Table");
  await says(lines(ana), /^if 25-30 → 13-8, \+31-26, \+45, \+44$/);
  await bea.play("piece-25", "square-30");
  await bea.sees("25-30", "13-8", "+31-26", "+45", "+44");
});

evening("a plan is made and left by keyboard alone", async (room) => {
  const { ana, bea } = await pair(room);
  await opening([ana, bea], 1);
  const open = bar(ana).getByRole("button", { name: /^If they play…/ });
  await open.focus();
  await ana.page.keyboard.press("Enter");
  await says(ana.caption, /Planning: nothing is played/);
  const typed = bar(ana).getByRole("textbox");
  await typed.fill("b1");
  await typed.press("Enter");
  await says(bar(ana), /Your answer/);
  ana.expect(/422/);
  await typed.fill("nonsense");
  await typed.press("Enter");
  await says(bar(ana).getByRole("alert"), /not a move here/);
  await typed.fill("r1");
  await typed.press("Enter");
  await says(lines(ana), /^if b1 → r1$/);
  // Away without saving: the match stands as it stood, and the draft is still there.
  await ana.page.keyboard.press("Escape");
  await says(ana.caption, /Béa to play/);
  await ana.sees("r2");
  await open.press("Enter");
  await says(lines(ana), /^if b1 → r1$/);
  // The other side plays: there is nothing to plan any more.
  await bea.play("reserve-brown", "sq-4");
  await says(ana.caption, /You to play|Your turn/i);
  await ana.page.locator(".plan-panel").waitFor({ state: "detached" });
});
