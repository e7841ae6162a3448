// What people do at a table beside playing: look back, share, talk, agree, err.
import assert from "node:assert/strict";
import { counts, eventually, evening, hasFocus, opening, pair, reads, says, still } from "./house.mjs";

evening("the game can be gone through by slider, keys and list, and a moment shared", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana", [null, "Me again"]);
  await opening([ana], 5);
  const { page } = ana;
  const slider = page.getByRole("slider", { name: "Moment in the game" });
  const pieces = async (count) => eventually(async () => assert.equal((await ana.pieces()).length, count));

  await slider.focus();
  await page.keyboard.press("Home");
  await pieces(0);
  await says(page.locator(".bar"), /earlier moment/);
  await page.keyboard.press("ArrowRight");
  await pieces(1);
  await slider.fill("3");
  await pieces(3);
  await reads(slider, "aria-valuetext", /^Move 3 of 5$/);

  // Away from the slider the arrow keys do the same.
  await page.locator("#main").focus();
  await page.keyboard.press("ArrowLeft");
  await pieces(2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await pieces(4);
  await page.getByRole("button", { name: /^1\. r2/ }).click();
  await pieces(1);
  await ana.button("Go to now").click();
  await pieces(5);
  await ana.button("Go to the start").click();
  await pieces(0);
  await ana.button("One move on").click();
  await ana.button("One move on").click();
  await pieces(2);
  await counts(ana.board.locator(".can"), 0, "the past cannot be touched");

  await ana.button("Copy a link to this moment").click();
  await says(page.getByRole("status"), /Copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/table\/\w+\?at=\d+$/);
  await ana.button("Back to now").click();
  await pieces(5);
  assert.equal(page.url(), table);

  const carl = await room.guest();
  await carl.go(link);
  await carl.stands("piece-1-1", "piece-2-1");
  await says(carl.page.locator(".bar"), /earlier moment/);
  await carl.button("Back to now").click();
  await eventually(async () => assert.equal((await carl.pieces()).length, 5));
});

evening("a move that is refused says why, and where the rules say so", async (room) => {
  const { ana } = await pair(room);
  ana.expect(/status of 4\d\d/);
  const typed = ana.page.getByLabel("Type a move in notation");
  const type = async (text) => {
    await typed.fill(text);
    await typed.press("Enter");
  };
  const alert = ana.page.getByRole("alert");
  await type("nonsense");
  await says(alert, /“nonsense” is not a move here\. Moves are written like this: r1/);
  await ana.button("Close").click();
  await alert.waitFor({ state: "detached" });
  await hasFocus(ana.page.locator(".bar"), "the focus stays in the bar");

  // A piece of the other side: a rule, with its number, one click away.
  await type("m3");
  await says(alert, /\w+/);
  const rule = alert.getByRole("button", { name: /^Rule \d+\.\d+/ });
  const number = /[\d.]+/.exec(await rule.innerText())[0];
  await rule.click();
  await says(ana.page.locator(".rules .is-named"), new RegExp(`^${number.replace(".", "\\.")}\\b`));
  await reads(ana.page.getByRole("tab", { name: "Rules" }), "aria-selected", /^true$/);

  // Nothing was lost: the next move is played, and takes the refusal away.
  await type("r2");
  await ana.tab("Moves");
  await ana.sees("r2");
  await alert.waitFor({ state: "detached" });
});

evening("a move is written in the reader's language and read in both", async (room) => {
  const ana = await room.guest();
  await ana.setTable("Ana", [null, "Me again"]);
  const [english, french] = ["Type a move in notation", "Écrire un coup en notation"];
  // Whoever sits on both sides has moved to the other one when that one's pieces can be played.
  const type = async (text, label, side) => {
    await ana.on(`reserve-${side}`).and(ana.page.locator(".can")).waitFor();
    await ana.page.getByLabel(label).fill(text);
    await ana.page.getByLabel(label).press("Enter");
  };
  await type("r2", english, "red");
  await ana.sees("r2");
  await reads(ana.page.getByLabel(english), "placeholder", /^b1$/);
  await type("b1", english, "brown");
  await ana.sees("r2", "b1");
  await ana.button("FR, passer en français").click();
  await ana.sees("r2", "m1");
  await type("o3", french, "orange");
  await ana.sees("r2", "m1", "o3");
  await type("k5", french, "black");
  await ana.sees("r2", "m1", "o3", "n5");
});

evening("half a move is taken back, and moves can wait for a yes", async (room) => {
  const ana = await room.guest();
  await ana.setTable("Ana", [null, "Me again"]);
  await ana.point("reserve-red");
  await ana.board.locator(".ring-selected").waitFor();
  await eventually(async () => assert.equal(await ana.board.locator(".region .ring-target").count(), 8, "every square is shown as a target"));
  await ana.button("Undo").click();
  await ana.board.locator(".ring-selected").waitFor({ state: "detached" });
  await ana.tab("Table");
  await ana.page.getByRole("switch", { name: /Ask before playing/ }).check();
  await ana.play("reserve-red", "sq-2");
  await says(ana.page.locator(".bar-hint"), /Play r2\?/);
  await ana.button("Play it").click();
  await ana.tab("Moves");
  await ana.sees("r2");

  // Dragging a piece plays as well.
  await ana.tab("Table");
  await ana.page.getByRole("switch", { name: /Ask before playing/ }).uncheck();
  await ana.board.locator('[data-id="reserve-brown"].can').waitFor();
  const middle = async (id) => {
    const box = await still(ana.on(id).locator(":scope > .focus-ring"));
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await ana.page.mouse.move(...(await middle("reserve-brown")));
  await ana.page.mouse.down();
  await ana.page.mouse.move(...(await middle("sq-1")), { steps: 8 });
  await ana.page.mouse.up();
  await ana.tab("Moves");
  await ana.sees("r2", "b1");
});

evening("a piece in flight is in nobody's way", async (room) => {
  const ana = await room.guest({ reducedMotion: "no-preference" });
  await ana.setTable("Ana", [null, "Me again"]);
  // Every flight stops in mid-air.
  await ana.page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how);
      if (this.matches("[data-id]")) flight.pause();
      return flight;
    };
  });
  await ana.play("reserve-red", "sq-2");
  const flying = ana.on("piece-2-1");
  await flying.waitFor();
  const caught = await flying.evaluate((piece) => {
    const [flight] = piece.getAnimations();
    if (!flight) return "nothing flies";
    flight.currentTime = flight.effect.getTiming().duration / 2;
    const { x, y, width, height } = piece.getBoundingClientRect();
    return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? "the piece in flight" : "";
  });
  assert.equal(caught, "", "a click goes to what lies below");
});

evening("players and watchers talk apart, a draw is agreed on, and there is another game", async (room) => {
  const { ana, bea, table } = await pair(room);
  const carl = await room.guest();
  await carl.go(table);
  const talk = async (guest, text) => {
    await guest.tab("Talk");
    await guest.page.getByLabel(/^Say something to/).fill(text);
    await guest.button("Send").click();
  };
  await talk(ana, "Good evening <b>everybody</b>");
  await talk(carl, "Between us: red wins");
  await carl.named("Carl");
  await says(carl.page.getByRole("log"), /Carl.*Between us: red wins/s);
  await says(bea.page.getByRole("tab", { name: "Talk" }), /1/);
  await bea.tab("Talk");
  await says(bea.page.getByRole("log"), /Ana.*Good evening <b>everybody<\/b>/s);
  await talk(bea, "Hello Ana");
  // Who has heard this has heard all that was said before.
  for (const player of [ana, bea]) await says(player.page.getByRole("log"), /Hello Ana/);
  for (const player of [ana, bea]) assert.doesNotMatch(await player.page.getByRole("log").innerText(), /red wins/);

  await ana.tab("Moves");
  await bea.tab("Moves");
  await opening([ana, bea], 2);
  await ana.tab("Table");
  await ana.button("Offer a draw").click();
  await says(ana.page.locator(".tools-panel"), /You have offered a draw/);
  await says(bea.page.locator(".bar"), /Ana offers a draw/);
  await ana.button("Take the offer back").click();
  await bea.button("Agree").waitFor({ state: "detached" });
  await ana.button("Offer a draw").click();
  await bea.button("Agree").click();
  for (const guest of [ana, bea, carl]) await says(guest.caption, /A draw/);
  await says(ana.page.locator(".bar.result"), /Honours even/);
  // Now that it is over, the players hear what the watchers said.
  await bea.tab("Talk");
  await says(bea.page.getByRole("log"), /red wins/);
  await bea.button("Once more").click();
  await bea.page.waitForURL((url) => url.href !== table);
  await ana.button("Go to the next game").click();
  await ana.page.waitForURL(bea.page.url());
});

evening("an open table is found in the lobby; a second window and a return link see the same", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana of the lobby", [null, "Free seat"]);
  const bea = await room.guest();
  await bea.go("/tables");
  await bea.page.getByRole("link", { name: /Take a seat: Diam, Ana of the lobby/ }).and(bea.page.locator(`[href="${new URL(table).pathname}"]`)).click();
  await bea.button("Take seat 2").click();
  await bea.named("Béa");
  await says(bea.caption, /to play/);

  // Two windows of one player stay in step.
  const other = await ana.context.newPage();
  await other.goto(table);
  await ana.play("reserve-red", "sq-2");
  await says(other.locator(".moves"), /r2/);
  await ana.page.goto("/tables");
  await says(ana.page.locator("section[aria-labelledby=mine]"), /Béa/);

  // Bea takes her seat along to another device.
  await bea.button(/Your corner/).click();
  await bea.button("Make a link").click();
  const link = await bea.page.getByRole("dialog").getByLabel("Your way back").inputValue();
  const phone = await room.guest();
  await phone.go(link);
  // Whoever is somebody else is asked first.
  await ana.go(link);
  await says(ana.page.locator("main"), /belongs to another guest.*Ana of the lobby/s);
  await ana.page.getByRole("link", { name: "Stay Ana of the lobby" }).click();
  await says(ana.page.locator("header.top"), /Ana of the lobby/);
  await phone.go(table);
  await phone.play("reserve-brown", "sq-1");
  await bea.sees("r2", "b1");
});

evening("an invitation that is cut short, a table that is not there", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana", [null, "By invitation"]);
  const bea = await room.guest();
  bea.expect(/status of 4\d\d|Unexpected response code: 404/);
  // Nobody tries a seat in vain: it is said before.
  await bea.go(`${table}?invite=cutshort`);
  await says(bea.page.locator(".gathering"), /opens no seat here.*Ask whoever sent it/s);
  await bea.page.getByRole("link", { name: "Watch" }).click();
  await bea.page.waitForURL(table);
  await bea.page.locator(".gathering").waitFor({ state: "detached" });
  await bea.go("/table/nowhere");
  await says(bea.page.locator("main"), /There is no such table/);
  await bea.go("/no/such/room");
  await says(bea.page.locator("main"), /no such room/);
  await bea.go("/return/cut-short");
  await says(bea.page.locator("main"), /way back leads nowhere.*copy the whole link/s);
  await bea.page.getByRole("link", { name: "To the games" }).click();
  await says(bea.page.locator("h1"), /Who.s playing/);
});

evening("what cannot move says why, and everything has a card", async (room) => {
  const { ana, bea } = await pair(room);
  const { page } = ana;
  await opening([ana, bea], 2);
  const spot = async (id) => {
    const box = await still(ana.on(id).locator(":scope > .focus-ring"));
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // A click on the other side's piece: the rule, where refusals stand.
  await ana.board.locator(".can").first().waitFor();
  await page.mouse.click(...(await spot("piece-1-1")));
  const alert = page.getByRole("alert");
  await says(alert, /is the other side.s/);
  await alert.getByRole("button", { name: /^Rule 4\.5/ }).waitFor();
  await alert.getByRole("button", { name: "Close" }).click();
  await alert.waitFor({ state: "detached" });

  // With a piece in hand: the rule against going there, by a click and by letting it go there; the piece stays in the hand, or goes back.
  await ana.point("piece-2-1");
  await ana.board.locator(".ring-target").first().waitFor();
  await page.mouse.click(...(await spot("sq-6")));
  await says(alert, /square 6 is not next to it/);
  await alert.getByRole("button", { name: /^Rule 4\.1/ }).waitFor();
  await ana.on("sq-3").locator(".ring-target").waitFor();
  await page.keyboard.press("Escape");
  await alert.waitFor({ state: "detached" });
  await counts(ana.board.locator(".ring-target"), 0);
  await page.mouse.move(...(await spot("piece-2-1")));
  await page.mouse.down();
  await page.mouse.move(...(await spot("sq-7")), { steps: 5 });
  await page.mouse.up();
  await says(alert, /square 7 is not next to it/);
  await alert.getByRole("button", { name: "Close" }).click();
  await alert.waitFor({ state: "detached" });

  // A right click, and the key: its card, with what it does, how it stands and the paragraph with its figure.
  await page.mouse.click(...(await spot("piece-1-1")), { button: "right" });
  const card = page.getByRole("dialog");
  await says(card, /Brown piece[\s\S]*other side.s[\s\S]*Moves one step[\s\S]*On square 1, level 1[\s\S]*4\.5/);
  await eventually(async () => assert.ok(await card.locator("figure img").evaluate((image) => image.complete && image.naturalWidth > 0)));
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await ana.on("reserve-red").focus();
  await page.keyboard.press("i");
  await says(card, /Reserve: red[\s\S]*3 pieces left/);
  // From the card into the rules.
  await card.getByRole("button", { name: /^Rule 3\.1/ }).click();
  await card.waitFor({ state: "detached" });
  await says(page.locator(".rules-scroll .is-named"), /^3\.1\b/);

  // A mouse that rests: the short form, gone when it goes.
  await page.mouse.move(...(await spot("sq-5")));
  const peek = page.getByRole("tooltip");
  await says(peek, /Square 5/);
  await page.mouse.move(2, 2);
  await peek.waitFor({ state: "detached" });

  // What can move is marked on request, by button and, on the stage, by key.
  await counts(ana.board.locator(".ring-target"), 0);
  await page.locator("#main").focus();
  await page.keyboard.press("m");
  const marked = ana.button(/Mark what can move/).first();
  assert.equal(await marked.getAttribute("aria-pressed"), "false", "elsewhere a letter is a letter");
  await ana.on("reserve-red").focus();
  await page.keyboard.press("m");
  await eventually(async () => assert.ok((await ana.board.locator(".ring-target").count()) >= 3, "both reserves and the red piece"));
  await ana.button(/Mark what can move/).click();
  await counts(ana.board.locator(".ring-target"), 0);

  // Whoever waits may ask what things are, by keys alone.
  await bea.board.focus();
  await bea.page.keyboard.press("ArrowRight");
  await bea.page.keyboard.press("i");
  await bea.page.getByRole("dialog").locator(".card-does").waitFor();
  await bea.page.keyboard.press("Escape");
  await bea.page.getByRole("dialog").waitFor({ state: "detached" });

  // A card that cannot be had says so, and is asked for again. (A mouse that rests there for long asks too, and says nothing.)
  bea.expect(/ERR_FAILED/);
  await bea.page.route("**/card?*", (route) => route.abort());
  await bea.on("reserve-red").click({ button: "right" });
  await says(bea.page.locator(".toast"), /does not answer/);
  await bea.page.unroute("**/card?*");
  await bea.on("reserve-red").click({ button: "right" });
  await says(bea.page.getByRole("dialog"), /3 pieces left/);
  // One that is open tells of now.
  await ana.play("reserve-red", "sq-1");
  await says(bea.page.getByRole("dialog"), /2 pieces left/);
});
