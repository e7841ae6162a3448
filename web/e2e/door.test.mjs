// Coming in: from the first page to the first decision, alone or with a friend; names of every kind; which tables are mine.
import assert from "node:assert/strict";
import { counts, eventually, evening, says, URL_OF_HOUSE } from "./house.mjs";

const NARROW = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** As long and as wide as a name can be. */
const LONG = "W".repeat(24);

const games = async () => (await fetch(`${URL_OF_HOUSE}/api/games`)).json();

evening("every game is one tap away, and nobody is asked for a name against bots", async (room) => {
  for (const { name } of await games()) {
    const guest = await room.guest();
    await guest.go("/");
    await guest.button(`Play ${name}`).click();
    await guest.page.waitForURL(/\/table\/\w+$/);
    await guest.page.locator(".bar.mine").waitFor();
    assert.equal(await guest.page.getByRole("dialog").count(), 0);
    await says(guest.page.locator(".players"), /Guest \d{3}/);
  }
});

evening("the level one chose is the level one gets", async (room) => {
  const guest = await room.guest();
  await guest.go("/");
  const card = guest.page.locator(".game-card", { hasText: "Diam" });
  await says(card, /level 3/);
  await card.getByRole("link", { name: "Choose how to play Diam" }).click();
  await guest.choose(guest.page.getByRole("group", { name: "Level of the bot in seat 2" }).getByText("1", { exact: true }));
  await guest.button("Sit down").click();
  await guest.page.locator(".bar.mine").waitFor();
  await guest.go("/");
  await says(card, /level 1/);
  await guest.button("Play Diam").click();
  await guest.page.waitForURL(/\/table\/\w+$/);
  await says(guest.page.locator(".players"), /level 1/);
});

evening("a friend is invited by one tap; the host is offered the link, never the seat", async (room) => {
  const ana = await room.guest();
  // A device that can hand things on.
  await ana.context.addInitScript(() => {
    navigator.share = async (what) => {
      globalThis.shared = what;
    };
  });
  await ana.go("/");
  await ana.button("Invite a friend to Diam").click();
  const box = ana.page.locator(".gathering");
  const link = await box.getByRole("textbox").inputValue();
  assert.match(link, /\/table\/\w+\?invite=\w+$/);
  await box.getByRole("button", { name: "Copy" }).click();
  await eventually(async () => assert.equal(await ana.page.evaluate(() => navigator.clipboard.readText()), link));
  await box.getByRole("button", { name: "Share" }).click();
  await eventually(async () => assert.equal(await ana.page.evaluate(() => globalThis.shared?.url), link));
  for (const address of [ana.page.url(), link]) {
    await ana.go(address);
    await box.getByRole("textbox").waitFor();
    assert.equal(await ana.button(/Take (your )?seat/).count(), 0);
  }
  // The name that was suggested can be changed where it is read.
  await box.getByRole("button", { name: "Another name" }).click();
  await ana.page.getByRole("dialog").getByLabel("Name").fill("Ana");
  await ana.page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await says(box, /you are called\s+Ana/);

  // Whoever would rather not say a name sits down all the same.
  const bea = await room.guest();
  await bea.go(link);
  await bea.button("Take your seat").click();
  await bea.page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await says(bea.page.locator(".players"), /Guest \d{3}/);
  await box.waitFor({ state: "detached" });

  // The link has been used: the next one is told so, and may watch.
  const carl = await room.guest();
  await carl.go(link);
  await says(carl.page.locator(".gathering"), /opens no seat here/);
  await carl.page.getByRole("link", { name: "Watch" }).click();
  await carl.page.locator(".gathering").waitFor({ state: "detached" });
});

evening("a table one sits at is one's own, is not there to be watched, and is not counted while one looks at it", async (room) => {
  const ana = await room.guest();
  const table = await ana.setTable("Ana of the door", [null, "Me again"]);
  const waiting = ana.page.getByRole("navigation", { name: "Main menu" }).locator(".count");
  await ana.page.getByRole("link", { name: "Tables" }).click();
  await says(waiting, /^1/);
  const list = (name) => ana.page.locator(`section[aria-labelledby=${name}]`);
  await says(list("mine"), /Ana of the door/);
  await list("running").locator(".cards, .empty").first().waitFor();
  await ana.settles();
  const here = `a[href="${new URL(table).pathname}"]`;
  await counts(list("mine").locator(here), 1);
  assert.equal(await list("running").locator(here).count(), 0);
  const bea = await room.guest();
  await bea.go("/tables");
  await says(bea.page.locator("section[aria-labelledby=running] .card", { has: bea.page.locator(here) }), /Ana of the door/);
  await ana.go(table);
  await ana.board.locator(".can").first().waitFor();
  await waiting.waitFor({ state: "detached" });
  await ana.page.getByRole("link", { name: "About" }).click();
  await says(waiting, /^1/);
});

evening("the longest name breaks nothing on the smallest phone", async (room) => {
  const ana = await room.guest(NARROW);
  const { page } = ana;
  const fits = async (where) => {
    await ana.settles();
    const found = await page.evaluate(() => {
      const inside = (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width === 0 || (left >= -0.5 && right <= innerWidth + 0.5);
      };
      const outside = [...document.querySelectorAll("main *, header *")].filter((one) => !one.closest("svg, .unseen") && !inside(one) && !inside(one.parentElement ?? one));
      return { wide: document.documentElement.scrollWidth, outside: outside.slice(0, 5).map((one) => `${one.tagName}.${one.className}`) };
    });
    assert.deepEqual(found, { wide: 320, outside: [] }, where);
  };
  const table = await ana.setTable(LONG, [null, "Free seat"]);
  await fits("a table that waits");
  const bea = await room.guest(NARROW);
  await bea.context.request.post("/api/me", { data: { name: "\u05d0".repeat(24) } });
  await bea.go(table);
  await bea.button("Take seat 2").click();
  await says(page.locator(".players"), /\u05d0{24}/);
  // Letters from the right do not turn a sentence around.
  await says(ana.caption, /You to play|Your turn|\u2068\u05d0{24}\u2069/);
  await fits("a table that is played at");
  await ana.tab("Talk");
  await page.getByLabel(/^Say something to/).fill(LONG.repeat(3));
  await ana.button("Send").click();
  await says(page.getByRole("log"), /W{24}/);
  await fits("talk");
  await ana.tab("Table");
  await ana.button("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".bar.result").waitFor();
  await fits("the result");
  for (const address of ["/", "/tables", "/play"]) {
    await ana.go(address);
    await page.locator("main h1").waitFor();
    await fits(address);
  }
});
