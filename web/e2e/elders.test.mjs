// The two old games, Les Belligérants and Le Bartasso: every page of theirs for everybody, short games against a bot on a
// desk and on a phone, and set-ups that stay secret until both are ready.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, PHONE, says } from "./house.mjs";

const GAMES = { belligerants: "Les Belligérants", bartasso: "Le Bartasso" };
/** The name of a text rather than the text: a translation is missing. */
const NAMELESS = /\b(page|belligerants|bartasso|notice|refused|how)-[a-z]+(-[a-z]+)*\b/;

/** Sits down opposite a bot, ready to play. */
async function begin(guest, game) {
  await guest.setTable("Ana", [null, "Bot"], game);
  if (game === "belligerants") await guest.button("Ready for battle").click();
  await guest.board.locator(".piece.can").first().waitFor();
}

/** Plays whatever is possible first by pointing: a piece, where it goes, and what else is asked. */
async function anyTurn(guest) {
  const before = (await guest.moves()).length;
  const target = guest.board.locator(".can:has(> .ring-target)");
  const choice = guest.page.locator(".bar-buttons > .choice:not(.more):not(.pictured):not([aria-disabled=true])");
  // What does not fit is in the menu.
  const menu = guest.page.locator(".bar-buttons > .choice.more");
  const isPlayed = async () => (await guest.moves()).length > before;
  const piece = guest.board.locator(".piece.can").first();
  await piece.waitFor();
  await guest.point(await piece.getAttribute("data-id"));
  for (let step = 0; step < 8; step++) {
    await eventually(async () => assert.ok((await isPlayed()) || (await target.count()) > 0 || (await choice.count()) > 0 || (await menu.count()) > 0));
    if (await isPlayed()) return;
    if ((await target.count()) > 0) await guest.point(await target.first().getAttribute("data-id"));
    else if ((await choice.count()) > 0) await choice.first().click();
    else {
      await menu.click();
      await guest.page.locator(".menu:popover-open .choice").first().click();
    }
  }
  assert.fail("a turn has no more steps than that");
}

for (const [game, name] of Object.entries(GAMES)) {
  for (const colorScheme of ["light", "dark"]) {
    evening(`everybody can use the pages of ${name}, with the lights ${colorScheme === "dark" ? "dimmed" : "on"}`, async (room) => {
      const guest = await room.guest({ colorScheme, isTested: true });
      const found = [];
      const look = async (where) => {
        for (const breach of await guest.breaches()) found.push({ where, ...breach });
      };
      for (const address of [`/play?game=${game}`, `/rules/${game}`]) {
        await guest.go(address);
        await guest.page.locator("h1").first().waitFor();
        await guest.page.waitForLoadState("networkidle");
        await look(address);
      }
      await guest.setTable("Ana", [null, "Bot"], game);
      await look("a fresh table");
      if (game === "belligerants") await guest.button("Ready for battle").click();
      const piece = guest.board.locator(".piece.can").first();
      await piece.waitFor();
      await guest.point(await piece.getAttribute("data-id"));
      await guest.board.locator(".ring-target").first().waitFor();
      await look("half a move");
      await guest.page.keyboard.press("Escape");
      for (const tab of ["Talk", "Rules", "Table"]) {
        await guest.tab(tab);
        await look(`the table, ${tab}`);
      }
      assert.deepEqual(found, []);
    });
  }

  for (const [where, size] of [["desk", DESKTOP], ["phone", PHONE]]) {
    evening(`a short game of ${name} against a bot, on a ${where}`, async (room) => {
      const guest = await room.guest(size);
      const { width, height } = size.viewport;
      const fits = async (what) => {
        const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${what}: ${wide} wide`);
      };
      await guest.go(`/rules/${game}`);
      await guest.page.waitForLoadState("networkidle");
      await fits("the rules");
      await guest.go(`/play?game=${game}`);
      await guest.page.waitForLoadState("networkidle");
      await fits("the form");
      await begin(guest, game);
      const box = await guest.board.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, "the board is wholly on the screen");
      for (let turn = 0; turn < 3; turn++) await anyTurn(guest);
      await fits("the table");
      await guest.tab("Table");
      await guest.button("Resign").click();
      await guest.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await says(guest.page.locator(".bar.result"), /Well fought/);
      await guest.button("Put the result aside").click();
      const [record] = await Promise.all([guest.page.waitForEvent("download"), guest.button("Game record").click()]);
      const text = Buffer.concat(await (await record.createReadStream()).toArray()).toString();
      assert.match(text, new RegExp(`^tabletier record 2\\ngame ${game} \\d+\\n`));
    });
  }

  evening(`${name} speaks French wherever it speaks`, async (room) => {
    const guest = await room.guest();
    await begin(guest, game);
    await anyTurn(guest);
    await guest.page.locator("header .lang").click();
    await eventually(async () => assert.equal(await guest.page.locator("html").getAttribute("lang"), "fr"));
    for (const tab of await guest.page.getByRole("tab").all()) {
      await tab.click();
      assert.doesNotMatch(await guest.page.locator("body").innerText(), NAMELESS);
    }
    const labels = await guest.board.locator("[aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.ok(labels.length > 100, "squares and pieces have names");
    for (const label of labels) assert.doesNotMatch(label, NAMELESS);
    await guest.go(`/play?game=${game}`);
    await guest.page.waitForLoadState("networkidle");
    assert.doesNotMatch(await guest.page.locator("body").innerText(), NAMELESS);
  });
}

evening("a formation is seen before it is taken up", async (room) => {
  const guest = await room.guest();
  await guest.setTable("Ana", [null, "Bot"], "belligerants");
  const army = () => guest.board.locator(".piece.can use").evaluateAll((all) => all.map((one) => one.getAttribute("href")).sort());
  const shown = () => guest.board.locator(".preview use").evaluateAll((all) => all.map((one) => one.getAttribute("href")).sort());
  await eventually(async () => assert.equal((await army()).length, 15));
  const own = await army();
  await guest.button("Line-ups").click();
  const pictures = guest.page.locator(".menu:popover-open .thumbnail");
  assert.equal(await pictures.count(), 6);
  await pictures.nth(2).hover();
  await eventually(async () => assert.deepEqual(await shown(), own, "the same army, in other places"));
  await pictures.nth(2).click();
  await eventually(async () => assert.ok((await guest.moves()).includes("form 3")));
  await eventually(async () => assert.deepEqual(await shown(), []));
});

/** Everything that the house sends to a guest's browser, from now on; `frames` is what it sends of a table by itself. */
function overhear(guest) {
  const heard = Object.assign([], { frames: [] });
  guest.page.on("websocket", (socket) => {
    const isOfTable = new URL(socket.url()).pathname.startsWith("/api/tables/");
    socket.on("framereceived", ({ payload }) => {
      heard.push(String(payload));
      if (isOfTable) heard.frames.push(String(payload));
    });
  });
  guest.page.on("response", async (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/tables")) heard.push(await response.text().catch(() => ""));
  });
  return heard;
}

/** The armies that stand in what was sent, each as its pieces with their squares. */
function armies(heard) {
  const found = { yellow: new Set(), pink: new Set() };
  const walk = (value) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === "object") {
      if (value.key === "belligerants-piece") found[value.args.side].add(`${value.args.kind} ${value.args.square}`);
      Object.values(value).forEach(walk);
    }
  };
  for (const text of heard) {
    try {
      walk(JSON.parse(text));
    } catch {
      // Records are no JSON: they are searched as texts.
    }
  }
  return found;
}

evening("nobody's browser is sent how the other side sets up, until both are ready", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana", [null, "Free seat"], "belligerants");
  const [bea, carl] = [await room.guest(), await room.guest()];
  const [byBea, byCarl] = [overhear(bea), overhear(carl)];
  await carl.go(table);
  await bea.go(table);
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  for (const guest of [ana, bea]) await guest.button("Ready for battle").waitFor();
  await eventually(async () => assert.ok(armies(byBea).pink.size === 15, "one's own army is there"));

  // Ana exchanges two pieces and takes up another formation: nothing of it goes anywhere.
  const type = async (text) => {
    const typed = ana.page.getByLabel("Type a move in notation");
    await typed.fill(text);
    await typed.press("Enter");
  };
  await eventually(async () => assert.ok(byBea.frames.some((text) => JSON.parse(text).own?.seats.includes(1)), "she is served as a player"));
  const before = [byBea.frames.length, byCarl.frames.length];
  await type("form 3");
  await ana.sees("form 3");
  const swap = (await ana.actions(table)).find((action) => action.startsWith("swap "));
  await type(swap);
  await ana.sees("form 3", swap);
  // Something that is for everybody comes after it: what was sent before that has arrived.
  await bea.tab("Talk");
  await ana.tab("Talk");
  await ana.page.getByLabel(/^Say something to/).fill("Still busy");
  await ana.button("Send").click();
  await says(bea.page.getByRole("log"), /Still busy/);
  assert.deepEqual([byBea.frames.length, byCarl.frames.length], [before[0] + 1, before[1]], "the talk, and not one message more");

  // Not in the record either, nor in a picture, nor in the past.
  for (const [guest, heard] of [[bea, byBea], [carl, byCarl]]) {
    for (const what of ["record", "picture.svg", "board", "at/1"]) {
      const address = `/api/tables/${table.split("/").pop()}/${what}`;
      heard.push(await guest.page.evaluate(async (address) => (await fetch(address)).text(), address));
    }
    assert.doesNotMatch(heard.join("\n"), new RegExp(`${swap}|belligerants-arranged|Noted:`));
  }
  assert.deepEqual([...armies(byBea).yellow], [], "Béa was sent nothing of Ana's army");
  assert.deepEqual(armies(byCarl), { yellow: new Set(), pink: new Set() }, "and Carl nothing of either");

  // One is ready: still nothing. Both are: everything is laid open, as Ana set it up.
  for (const guest of [ana, bea]) await guest.tab("Moves");
  await ana.button("Ready for battle").click();
  await says(bea.page.locator(".story"), /Ana is ready/);
  assert.equal(armies(byBea).yellow.size + armies(byCarl).yellow.size, 0);
  await bea.button("Ready for battle").click();
  for (const heard of [byBea, byCarl]) await eventually(async () => assert.ok(armies(heard).yellow.size >= 15 && armies(heard).pink.size >= 15));
  assert.doesNotMatch(byBea.concat(byCarl).join("\n"), new RegExp(swap), "how it came about stays with Ana");
});
