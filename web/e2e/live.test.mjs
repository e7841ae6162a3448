// What travels by itself: tables and lists that change while one looks, sockets that break, a house of another version.
import assert from "node:assert/strict";
import { eventually, evening, opening, pair, says } from "./house.mjs";

const TABLE = /\/api\/tables\/\w+\/live/;

evening("lists and the number of tables that wait change while one looks", async (room) => {
  const ana = await room.guest();
  const bea = await room.guest();
  await bea.go("/tables");
  await bea.page.locator("section[aria-labelledby=open] h2").waitFor();
  const table = await ana.setTable("Ana of the list", [null, "Free seat"]);
  const link = bea.page.getByRole("link", { name: /Take a seat: Diam, Ana of the list/ });
  await link.and(bea.page.locator(`[href="${new URL(table).pathname}"]`)).click();
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  await says(bea.caption, /Ana of the list to play/);

  // It is Ana's turn, wherever she is; then it is Béa's.
  const waiting = (guest) => guest.page.getByRole("navigation", { name: "Main menu" }).locator(".count");
  await ana.go("/about");
  await says(waiting(ana), /^1/);
  assert.equal(await waiting(bea).count(), 0);
  await bea.go("/tables");
  const mine = bea.page.locator("section[aria-labelledby=mine]");
  await says(mine, /Ana of the list/);
  await ana.go(table);
  await ana.play("reserve-red", "sq-2");
  await says(waiting(bea), /^1/);
  await says(mine.locator(".card").first(), /Your turn/);
  await waiting(ana).waitFor({ state: "detached" });
});

evening("nobody notices a message that was lost", async (room) => {
  const ana = await room.guest();
  const sockets = [];
  let isLost = false;
  // What comes of her own move never arrives by the first socket.
  const isOwn = (message) => JSON.parse(message).frame?.log?.some(({ action }) => action?.text === "r2");
  await ana.page.routeWebSocket(TABLE, (socket) => {
    const isFirst = sockets.push(socket) === 1;
    const house = socket.connectToServer();
    house.onMessage((message) => {
      if (!isFirst || !isOwn(message)) return socket.send(message);
      isLost = true;
    });
  });
  // A page that hears nothing of its move for a while asks otherwise: whether it comes to that depends on how fast Béa is.
  ana.expect(/ERR_FAILED/);
  await ana.page.route(/\/api\/tables\/\w+(\?.*)?$/, (route) => (isLost && sockets.length < 2 ? route.abort() : route.continue()));
  const table = await ana.setTable("Ana", [null, "Free seat"]);
  const bea = await room.guest();
  await bea.go(table);
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  await opening([ana, bea], 4);
  await ana.stands(...(await bea.pieces()));
  assert.ok(isLost, "a message was lost");
  await eventually(async () => assert.ok(sockets.length >= 2, "the whole came by another socket"));
});

evening("without sockets the game goes on", async (room) => {
  const { ana, bea, table } = await pair(room);
  await opening([ana, bea], 1);
  const carl = await room.guest();
  await carl.page.routeWebSocket(TABLE, (socket) => socket.close());
  await carl.go(table);
  await says(carl.page.locator(".bar"), /You are watching/);
  await carl.sees("r2");
  await bea.play("reserve-brown", "sq-1");
  // He asks less and less often, up to every 25 seconds.
  await eventually(async () => assert.deepEqual(await carl.moves(), ["r2", "b1"]), 60_000);
});

evening("an outage is said as long as it lasts, and a move made meanwhile waits and is played", async (room) => {
  const { ana, bea } = await pair(room);
  ana.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const banner = ana.page.locator(".table > .offline");
  assert.equal(await banner.count(), 0);
  await ana.context.setOffline(true);
  await says(banner, /connection is lost/);
  // From here on somebody watches whether it is ever taken down.
  await ana.page.evaluate(() => {
    globalThis.absences = 0;
    new MutationObserver(() => document.querySelector(".table > .offline") ?? globalThis.absences++).observe(document.body, { childList: true, subtree: true });
  });
  let tries = 0;
  ana.page.on("requestfailed", () => tries++);
  await ana.play("reserve-red", "sq-2");
  await says(ana.page.locator(".bar-hint"), /your move waits/);
  await eventually(async () => assert.ok(tries >= 6, "it keeps knocking"));
  assert.equal(await ana.page.evaluate(() => globalThis.absences), 0);
  assert.equal(await banner.count(), 1);
  await bea.sees();

  await ana.context.setOffline(false);
  await banner.waitFor({ state: "detached" });
  for (const guest of [ana, bea]) await guest.sees("r2");
  await bea.play("reserve-brown", "sq-1");
  await ana.sees("r2", "b1");
});

evening("a page of another version is fetched anew, once, and the move on its way is played once", async (room) => {
  const { ana, bea } = await pair(room);
  const isNew = async (page) => eventually(async () => assert.equal(await page.evaluate(() => globalThis.isOld === undefined), true));
  // The answer to Ana's move is held back; meanwhile the house closes her socket as one of another version.
  let sockets = [];
  await ana.page.routeWebSocket(TABLE, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await ana.reload();
  await ana.board.locator(".can").first().waitFor();
  await ana.page.evaluate(() => {
    globalThis.isOld = true;
  });
  const sent = [];
  await ana.page.route("**/act", async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) await route.continue();
  });
  await ana.play("reserve-red", "sq-2");
  await eventually(async () => assert.equal(sent.length, 1));
  await sockets.at(-1).close({ code: 4001, reason: "tabletier.3" });
  await isNew(ana.page);
  for (const guest of [ana, bea]) await guest.sees("r2");
  assert.deepEqual(sent[1], sent[0], "the same move under the same key");
  await bea.play("reserve-brown", "sq-1");
  await ana.sees("r2", "b1");
  assert.equal(sent.length, 2);

  // A house that goes on closing sees one more reload, and then words.
  await ana.page.unroute("**/act");
  // Counted when they are asked for: a page that is left at once never finishes loading.
  let loads = 0;
  ana.page.on("request", (request) => request.isNavigationRequest() && loads++);
  sockets = [];
  await ana.page.routeWebSocket(/\/live/, (socket) => {
    sockets.push(socket);
    return socket.close({ code: 4001 });
  });
  await ana.page.reload({ waitUntil: "commit" });
  await says(ana.page.locator(".offline"), /has been updated/);
  await eventually(async () => assert.ok(sockets.length > 4, "it keeps trying"));
  assert.equal(loads, 2, "the reload of this test, and one by itself");
});
