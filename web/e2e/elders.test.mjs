// The two old games, Les Belligérants and Le Bartasso: every page of theirs for everybody, short games against a bot on a
// desk and on a phone, and set-ups that stay secret until both are ready.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, PHONE, says, still } from "./house.mjs";

const GAMES = { belligerants: "Les Belligérants", bartasso: "Le Bartasso" };
/** The name of a text rather than the text: a translation is missing. */
const NAMELESS = /\b(page|belligerants|bartasso|notice|refused|how)-[a-z]+(-[a-z]+)*\b/;

/** From a fresh table to one's own first move. While an army is set up its pieces can be moved too: the battle has begun when both are there. */
async function toBattle(guest, game) {
  if (game === "belligerants") {
    await guest.button("Ready for battle").click();
    await eventually(async () => assert.ok((await guest.pieces()).length > 15, "both armies stand"));
  }
  await guest.page.locator(".bar.mine").waitFor();
  await guest.board.locator(".piece.can").first().waitFor();
}

/** Sits down opposite a bot, ready to play. */
async function begin(guest, game) {
  await guest.setTable("Ana", [null, "Bot"], game);
  await toBattle(guest, game);
}

/** Runs in the page: what comes next, seen in one moment. Nothing while a move is on its way, or when nothing is in the hand. */
function nextStep(before) {
  if (document.querySelectorAll(".moves .notation").length > before) return { isPlayed: true };
  if (!document.querySelector(".bar-buttons > .undo:not([aria-disabled=true])")) return null;
  const target = document.querySelector("svg.board .can:has(> .ring-target)")?.dataset.id;
  const isChoice = document.querySelector(".bar-buttons > .choice:not(.more, .pictured, [aria-disabled=true])") !== null;
  // What does not fit is in the menu.
  const isMenu = document.querySelector(".bar-buttons > .choice.more") !== null;
  return target || isChoice || isMenu ? { target, isChoice } : null;
}

/** Plays whatever is possible first by pointing: a piece, where it goes, and what else is asked. */
async function anyTurn(guest) {
  const piece = guest.board.locator(".piece.can").first();
  await guest.page.locator(".bar.mine").waitFor();
  await piece.waitFor();
  // Counted now that nobody else moves: the bot's answer is no move of one's own.
  const before = (await guest.moves()).length;
  await guest.point(await piece.getAttribute("data-id"));
  for (let step = 0; step < 8; step++) {
    const { isPlayed, target, isChoice } = await eventually(async () => {
      const found = await guest.page.evaluate(nextStep, before);
      assert.ok(found, "the turn goes on");
      return found;
    });
    if (isPlayed) return;
    if (target) await guest.point(target);
    else if (isChoice) await guest.page.locator(".bar-buttons > .choice:not(.more):not(.pictured):not([aria-disabled=true])").first().click();
    else {
      await guest.page.locator(".bar-buttons > .choice.more").click();
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
        await look(address);
      }
      await guest.setTable("Ana", [null, "Bot"], game);
      await look("a fresh table");
      await toBattle(guest, game);
      await guest.point(await guest.board.locator(".piece.can").first().getAttribute("data-id"));
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
        await guest.settles();
        const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${what}: ${wide} wide`);
      };
      await guest.go(`/rules/${game}`);
      await guest.page.locator("h1").first().waitFor();
      await fits("the rules");
      await guest.go(`/play?game=${game}`);
      await guest.page.locator(".seat-row").first().waitFor();
      await fits("the form");
      await begin(guest, game);
      await guest.settles();
      const box = await still(guest.board);
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
      await guest.settles();
      assert.doesNotMatch(await guest.page.locator("body").innerText(), NAMELESS);
    }
    const labels = await guest.board.locator("[aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.ok(labels.length > 100, "squares and pieces have names");
    for (const label of labels) assert.doesNotMatch(label, NAMELESS);
    await guest.go(`/play?game=${game}`);
    await guest.page.locator(".seat-row").first().waitFor();
    await guest.settles();
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
  await counts(pictures, 6);
  await pictures.nth(2).hover();
  await eventually(async () => assert.deepEqual(await shown(), own, "the same army, in other places"));
  await pictures.nth(2).click();
  await eventually(async () => assert.ok((await guest.moves()).includes("form 3")));
  await eventually(async () => assert.deepEqual(await shown(), []));
});

/** Everything that the house sends to a guest's browser, from now on; `frames` is what it sends of a table by itself. */
function overhear(guest) {
  const heard = Object.assign([], { frames: [], answers: [] });
  guest.page.on("websocket", (socket) => {
    const isOfTable = new URL(socket.url()).pathname.startsWith("/api/tables/");
    socket.on("framereceived", ({ payload }) => {
      heard.push(String(payload));
      if (isOfTable) heard.frames.push(String(payload));
    });
  });
  guest.page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/tables")) heard.answers.push(response.text().then((text) => heard.push(text), () => {}));
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
  await carl.context.request.post("/api/me", { data: { name: "Carl" } });
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
  // Players and watchers talk apart. Whoever hears what was said last has heard all that came before it.
  const say = async (guest, text, ear) => {
    await ear.tab("Talk");
    await guest.tab("Talk");
    await guest.page.getByLabel(/^Say something to/).fill(text);
    await guest.button("Send").click();
    await says(ear.page.getByRole("log"), new RegExp(text));
  };
  await say(ana, "Let us begin", bea);
  await say(carl, "They begin", carl);
  const before = [byBea.frames.length, byCarl.frames.length];
  await ana.tab("Moves");
  await type("form 3");
  await ana.sees("form 3");
  const swap = (await ana.actions(table)).find((action) => action.startsWith("swap "));
  await type(swap);
  await ana.sees("form 3", swap);
  await say(ana, "Still busy", bea);
  await say(carl, "Still busy", carl);
  await eventually(async () => assert.ok(byBea.frames.length > before[0] && byCarl.frames.length > before[1]));
  assert.deepEqual([byBea.frames.length, byCarl.frames.length], before.map((count) => count + 1), "the talk, and not one message more");

  // Not in the record either, nor in a picture, nor in the past.
  for (const [guest, heard] of [[bea, byBea], [carl, byCarl]]) {
    for (const what of ["record", "picture.svg", "board", "at/1"]) {
      const address = `/api/tables/${table.split("/").pop()}/${what}`;
      heard.push(await guest.page.evaluate(async (address) => (await fetch(address)).text(), address));
    }
    await guest.settles();
    await Promise.all(heard.answers);
    assert.doesNotMatch(heard.join("\n"), new RegExp(`${swap}|belligerants-arranged|Noted:`));
  }
  assert.deepEqual([...armies(byBea).yellow], [], "Béa was sent nothing of Ana's army");
  assert.deepEqual(armies(byCarl), { yellow: new Set(), pink: new Set() }, "and Carl nothing of either");

  // One is ready: still nothing. Both are: everything is laid open, as Ana set it up.
  for (const guest of [ana, bea, carl]) await guest.tab("Moves");
  await ana.button("Ready for battle").click();
  for (const guest of [bea, carl]) await says(guest.page.locator(".story"), /Ana is ready/);
  assert.equal(armies(byBea).yellow.size + armies(byCarl).yellow.size, 0);
  await bea.button("Ready for battle").click();
  for (const heard of [byBea, byCarl]) await eventually(async () => assert.ok(armies(heard).yellow.size >= 15 && armies(heard).pink.size >= 15));
  assert.doesNotMatch(byBea.concat(byCarl).join("\n"), new RegExp(swap), "how it came about stays with Ana");
});
