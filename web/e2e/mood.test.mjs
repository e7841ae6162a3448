// How the house looks, sounds and moves: its letters, its left edge, signs of seats, the pace of bots, the end of a game.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, hasFocus, opening, PHONE, reads, says, still, watchShifts } from "./house.mjs";

for (const [name, screen] of [["a desk", DESKTOP], ["a phone", PHONE], ["a tablet", { viewport: { width: 820, height: 1180 } }]]) {
  evening(`nothing moves while a page comes, at ${name}`, async (room) => {
    const guest = await room.guest(screen);
    const table = await guest.setTable("Ana", [null, "Bot"]);
    await guest.context.addInitScript(watchShifts);
    let [standing, release] = [Promise.resolve(), () => {}];
    await guest.page.route("**/*.woff2", async (route) => {
      await standing;
      await route.continue();
    });
    for (const [address, there] of [["/", ".game-card"], ["/tables", ".card, .empty"], ["/play?game=diam", ".seat-row"], [table, "svg.board .piece, svg.board .region"]]) {
      // The letters come last, when everything else stands.
      standing = new Promise((done) => {
        release = done;
      });
      await guest.go(address, { waitUntil: "commit" });
      await guest.page.locator(there).first().waitFor();
      release();
      const faces = () => guest.page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family.replaceAll('"', "")));
      await eventually(async () => {
        const loaded = await faces();
        assert.ok(loaded.includes("Tabletier Serif") && loaded.includes("Tabletier Sans"), loaded.join());
      });
      await guest.settles();
      const shifted = await guest.page.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.05, `${address} moved by ${shifted}`);
    }
  });
}

evening("a page has one left edge", async (room) => {
  const guest = await room.guest();
  await guest.setTable("Ana", [null, "Bot"]);
  for (const viewport of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 390, height: 844 }]) {
    await guest.page.setViewportSize(viewport);
    for (const address of ["/", "/tables", "/play", "/about", "/rules/diam"]) {
      await guest.go(address);
      await guest.page.locator("main h1").waitFor();
      await guest.settles();
      const edges = await guest.page.locator("main :is(h1, .lede, .eyebrow, .section-head h2, section > h2, .reading > p, .reading h2), main :is(.shelf, .cards, .set-columns)").evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && !one.closest(".sheet, .game-card, .card")).map((one) => [one.className || one.tagName, Math.round(one.getBoundingClientRect().left)]));
      assert.ok(edges.length > 1, address);
      assert.equal(new Set(edges.map(([, x]) => x)).size, 1, `${address} at ${viewport.width}: ${JSON.stringify(edges)}`);
    }
  }
});

evening("at a table buttons and switches look as they do everywhere", async (room) => {
  const guest = await room.guest();
  await guest.setTable("Ana", [null, "Bot"]);
  await guest.tab("Table");
  const look = (locator, what) => locator.first().evaluate((one, what) => getComputedStyle(one)[what], what);
  assert.equal(await look(guest.page.locator(".tools-panel .small"), "borderTopStyle"), "solid");
  assert.equal(await look(guest.page.locator(".typed input"), "borderTopStyle"), "solid");
  assert.doesNotMatch(await look(guest.page.getByRole("switch", { name: /Ask before playing/ }), "backgroundColor"), /rgba\(0, 0, 0, 0\)/);
});

evening("a seat looks like its pieces wherever it is named, and bots have names", async (room) => {
  const guest = await room.guest();
  await guest.setTable("Ana", [null, "Bot"]);
  const signs = (where) => guest.page.locator(`${where} .emblem`).evaluateAll((all) => all.map((one) => [...one.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)).join(" ")));
  const [mine, theirs] = ["symbol-red symbol-orange", "symbol-brown symbol-black"];
  await eventually(async () => assert.deepEqual(await signs(".players"), [mine, theirs]));
  await says(guest.page.locator(".player").nth(1), /^\p{Lu}\p{L}+\s+level \d/u);
  assert.doesNotMatch(await guest.page.locator(".player").nth(1).innerText(), /Bot/);
  // Whose turn it is has a sign of its own.
  await says(guest.page.locator(".player").nth(0), /to play/);
  await guest.play("reserve-red", "sq-2");
  await eventually(async () => assert.deepEqual(await signs(".moves"), [mine, theirs]));
  await guest.tab("Talk");
  await guest.page.getByLabel("Say something to the table").fill("hello");
  await guest.page.keyboard.press("Enter");
  await eventually(async () => assert.deepEqual(await signs(".chat-line"), [mine]));

  const bea = await room.guest();
  await bea.setTable("Béa", [null, "By invitation"]);
  await eventually(async () => assert.ok(await bea.page.locator(".gathering .emblem use[href='#symbol-brown']").count() > 0));
});

evening("far from the board a seat has its sign too, once it is known who plays what", async (room) => {
  const guest = await room.guest();
  await guest.go("/play?game=diam");
  const signs = (where) => guest.page.locator(`${where} .emblem img`);
  await guest.page.locator(".seat-number").first().waitFor();
  assert.equal(await signs(".seat-row").count(), 0, "lots decide");
  const seats = async () => (await signs(".seat-row").evaluateAll((all) => all.map((one) => one.naturalWidth > 0 && new URL(one.src).searchParams.get("seat"))));
  for (const [wish, expected] of [["I begin", ["0", "1"]], ["The other begins", ["1", "0"]]]) {
    await guest.choose(guest.page.locator(".begins").getByText(wish, { exact: true }));
    await eventually(async () => assert.deepEqual(await seats(), expected));
  }
  await guest.setTable("Ana", [null, "Bot"]);
  await guest.go("/tables");
  await eventually(async () => assert.deepEqual(await signs("section[aria-labelledby=mine] .chip").evaluateAll((all) => all.map((one) => one.naturalWidth > 0)), [true, true]));
});

/** Notes how long the list of moves is whenever it grows. */
const watchMoves = () => {
  globalThis.grown = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll(".moves .notation").length;
    if (count > (globalThis.grown.at(-1) ?? 0)) globalThis.grown.push(count);
  }).observe(document, { subtree: true, childList: true });
};

evening("a bot's answer is a turn of its own, unless one does not want to wait", async (room) => {
  const guest = await room.guest({ reducedMotion: "no-preference" });
  await guest.context.addInitScript(watchMoves);
  await guest.setTable("Ana", [null, "Bot"]);
  await guest.play("reserve-red", "sq-2");
  const grown = await guest.page.waitForFunction(() => globalThis.grown.at(-1) >= 2 && globalThis.grown).then((found) => found.jsonValue());
  assert.deepEqual(grown, [1, 2], "one's own move was seen before the bot's");
  await guest.tab("Table");
  const choice = guest.page.getByRole("switch", { name: "See each bot's move" });
  assert.equal(await choice.isChecked(), true);
  await choice.uncheck();
  await guest.reload();
  await guest.tab("Table");
  await eventually(async () => assert.equal(await choice.isChecked(), false));
});

/** Counts what is made to sound. */
const listen = () => {
  globalThis.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    globalThis.heard++;
    start.apply(this, when);
  };
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    globalThis.heard++;
    begin.apply(this, when);
  };
};

evening("the table can be heard, and is mute for whoever wants it mute", async (room) => {
  const guest = await room.guest();
  await guest.context.addInitScript(listen);
  await guest.setTable("Ana", [null, "Me again"]);
  const heard = () => guest.page.evaluate(() => globalThis.heard);
  const mute = guest.button("Sounds");
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await guest.play("reserve-red", "sq-2");
  await guest.sees("r2");
  await eventually(async () => assert.ok(await heard() > 0));
  await mute.click();
  const before = await heard();
  await guest.play("reserve-brown", "sq-1");
  await guest.sees("r2", "b1");
  assert.equal(await heard(), before);
  await guest.reload();
  await guest.board.waitFor();
  assert.equal(await mute.getAttribute("aria-pressed"), "false");
});

for (const [name, screen] of [["a desk", DESKTOP], ["a phone", PHONE]]) {
  evening(`the end of a game is an event, and the board stays where it is, at ${name}`, async (room) => {
    const guest = await room.guest(screen);
    const table = await guest.setTable("Ana", [null, "Me again"]);
    await opening([guest], 4);
    const place = async () => {
      await guest.settles();
      return still(guest.board);
    };
    const before = await place();
    await guest.play("reserve-red", "sq-5");
    const end = guest.page.getByRole("region", { name: "The game is over" });
    await end.waitFor();
    await says(end, /wins?.*a diam/is);
    assert.deepEqual(await place(), before);
    await eventually(async () => assert.ok((await guest.board.locator(".ring-winning").count()) > 0, "what decided is marked"));
    const [top, ...rings] = await guest.page.evaluate(() => [".ending", ".ring-winning"].flatMap((one) => [...document.querySelectorAll(one)].map((found) => found.getBoundingClientRect())).map(({ top, bottom }, i) => (i === 0 ? top : bottom)));
    if (screen === PHONE) assert.ok(rings.every((bottom) => bottom <= top + 1), "and in sight");
    await eventually(async () => assert.ok((await end.locator(".summary use").count()) > 0, "what is left is summed up"));
    await end.getByRole("button", { name: "Share" }).click();
    if (screen === DESKTOP) await eventually(async () => assert.equal(await guest.page.evaluate(() => navigator.clipboard.readText()), table));
    await end.getByRole("button", { name: "Put the result aside" }).click();
    await end.waitFor({ state: "detached" });
    assert.deepEqual(await place(), before);
    // The focus goes along.
    await hasFocus(guest.button("Show the result"));
    await guest.button("Show the result").click();
    await hasFocus(end);
    await end.getByRole("button", { name: "Replay" }).click();
    await hasFocus(guest.page.locator(".bar"));
    // From the beginning, with everything beside the board as it was then.
    await guest.stands();
    await reads(guest.on("reserve-red"), "aria-label", /4/);
  });
}

evening("after a game against bots another level is a click away", async (room) => {
  const guest = await room.guest();
  const table = await guest.setTable("Ana", [null, "Bot"]);
  await guest.tab("Table");
  await guest.button("Resign").click();
  await guest.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const end = guest.page.getByRole("region", { name: "You lose" });
  await end.getByRole("button", { name: "Another level" }).click();
  let made = 0;
  guest.page.on("request", (request) => request.method() === "POST" && request.url().endsWith("/api/tables") && made++);
  await end.getByRole("button", { name: "level 5" }).dblclick();
  await eventually(async () => assert.notEqual(guest.page.url(), table));
  // Lots decide again who begins.
  await says(guest.page.locator(".players"), /level 5/);
  assert.equal(made, 1, "a table is set once");
  await guest.go("/");
  await says(guest.page.locator(".game-card", { hasText: "Diam" }), /level 5/);
});
