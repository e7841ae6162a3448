// Every page: readable by everybody, in both languages, by day and by night, on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { eventually, evening, hasFocus, opening, PHONE, says, still, URL_OF_HOUSE } from "./house.mjs";

const PAGES = { home: "/", tables: "/tables", "new table": "/play", rules: "/rules/diam", course: "/learn/diam", lesson: "/learn/diam/moving", about: "/about", verify: "/verify", lost: "/lost" };

/** Browsers log it where a page is not there. */
const LOST = /status of 404.*\/lost/;

/** The name of a text rather than the text: a translation is missing. */
const NAMELESS = /\b(page|diam|notice|refused|how)-[a-z]+(-[a-z]+)*\b/;

for (const colorScheme of ["light", "dark"]) {
  evening(`everybody can use every page, with the lights ${colorScheme === "dark" ? "dimmed" : "on"}`, async (room) => {
    const guest = await room.guest({ colorScheme, isTested: true });
    guest.expect(LOST);
    const found = [];
    const look = async (name) => {
      assert.equal(await guest.page.locator("html").getAttribute("data-theme"), colorScheme);
      for (const breach of await guest.breaches()) found.push({ page: name, ...breach });
    };
    for (const [name, address] of Object.entries(PAGES)) {
      await guest.go(address);
      await guest.page.locator("h1").first().waitFor();
      await look(name);
    }
    await guest.go("/play");
    await guest.choose(guest.page.locator(".seat-row").nth(1).getByText("Free seat", { exact: true }));
    await guest.button("Sit down").click();
    await guest.page.getByRole("dialog").waitFor();
    await look("the question for a name");
    await guest.setTable("Ana", [null, "Free seat"]);
    await look("a table with a free seat");
    await guest.setTable("", [null, "Me again"]);
    await opening([guest], 3);
    await guest.point("reserve-brown");
    await look("a table in mid-game");
    for (const tab of ["Talk", "Rules", "Table"]) {
      await guest.tab(tab);
      await look(`a table in mid-game, ${tab}`);
    }
    await guest.button("Resign").click();
    await guest.page.getByRole("dialog").waitFor();
    await look("the question whether to resign");
    await guest.page.keyboard.press("Escape");
    await guest.page.getByRole("dialog").waitFor({ state: "detached" });
    await guest.tab("Moves");
    await guest.point("reserve-brown");
    await guest.play("reserve-black", "sq-5");
    await guest.play("reserve-red", "sq-5");
    await guest.button("Once more").waitFor();
    await look("a table, over");
    await guest.go("/tables");
    await guest.page.locator(".card").first().waitFor();
    await look("the lobby with tables");
    assert.deepEqual(found, []);
    // And the judge is awake.
    await guest.page.evaluate(() => document.documentElement.removeAttribute("lang"));
    assert.match(JSON.stringify(await guest.breaches()), /html-has-lang/);
  });
}

evening("the page speaks French and English, as the browser asks and as the guest decides", async (room) => {
  const guest = await room.guest({ locale: "fr-FR" });
  guest.expect(LOST);
  const speaks = async (lang) => eventually(async () => assert.equal(await guest.page.locator("html").getAttribute("lang"), lang));
  for (const address of Object.values(PAGES)) {
    await guest.go(address);
    await guest.page.locator("h1").first().waitFor();
    await guest.settles();
    await speaks("fr");
    assert.doesNotMatch(await guest.page.locator("body").innerText(), NAMELESS);
  }
  await guest.go("/");
  await guest.page.locator("header .lang").click();
  await speaks("en");
  await says(guest.page.locator("h1"), /The lamp is lit/);
  await guest.reload();
  await speaks("en");
  await says(guest.page.locator("h1"), /The lamp is lit/);

  // At the table, in the middle of a game.
  await guest.setTable("Ana", [null, "Me again"]);
  await opening([guest], 3);
  await guest.page.locator("header .lang").click();
  await speaks("fr");
  await says(guest.page.locator(".story"), /pose une pièce rouge|rouge/);
  for (const tab of await guest.page.getByRole("tab").all()) {
    await tab.click();
    await guest.settles();
    assert.doesNotMatch(await guest.page.locator("body").innerText(), NAMELESS);
  }
  const labels = await guest.board.locator("[aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  for (const label of labels) assert.doesNotMatch(label, NAMELESS);
  assert.ok(labels.some((label) => /rouge/i.test(label)), "the board is named in French");
});

evening("the lights follow the system until the guest decides", async (room) => {
  const guest = await room.guest({ colorScheme: "dark" });
  const lights = async (theme) => eventually(async () => assert.equal(await guest.page.locator("html").getAttribute("data-theme"), theme));
  const paper = () => guest.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await guest.go("/");
  await lights("dark");
  await guest.settles();
  const dark = await paper();
  await guest.button("Turn up the lights").click();
  await lights("light");
  await eventually(async () => assert.notEqual(await paper(), dark));
  await guest.reload();
  await lights("light");
  await guest.button("Dim the lights").click();
  await lights("dark");
  await eventually(async () => assert.equal(await paper(), dark));
});

evening("a phone shows every page without scrolling sideways, and the board whole", async (room) => {
  const guest = await room.guest(PHONE);
  guest.expect(LOST);
  const fits = async (where) => {
    await guest.settles();
    const [wide, screen] = await guest.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= 390 && screen <= 390, `${where} is ${wide} wide, shown ${screen} wide`);
  };
  for (const [name, address] of Object.entries(PAGES)) {
    await guest.go(address);
    await guest.page.locator("h1").first().waitFor();
    await fits(name);
  }
  await guest.setTable("Ana whose name is longer", [null, "Me again"]);
  await opening([guest], 4);
  await guest.settles();
  const box = await still(guest.board);
  assert.ok(box.width >= 340 && box.x >= 0 && box.x + box.width <= 390, "the board is as wide as the phone");
  assert.ok(box.y >= 0 && box.y + box.height <= 844, "the board is wholly on the screen");
  const bar = await still(guest.page.locator(".bar"));
  assert.ok(box.y + box.height <= bar.y + 1, "nothing lies on the board");
  for (const tab of ["Talk", "Rules", "Table", "Moves"]) {
    await guest.tab(tab);
    await fits(`the table, ${tab}`);
  }
  await guest.play("reserve-red", "sq-5");
  await guest.button("Once more").waitFor();
  await fits("the table, over");
  await guest.page.locator(".ending .row:not([inert])").waitFor();
  const buttons = await guest.page.getByRole("button").evaluateAll((all) => all.filter((one) => !one.closest("svg")).map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { width, height, words: one.innerText };
  }));
  assert.ok(buttons.length > 5, "there are buttons");
  for (const { width, height, words } of buttons) assert.ok(width === 0 || (height >= 24 && width >= 24), `large enough for a thumb: ${words}`);
});

evening("at 200 % everybody can use every page, and nothing scrolls sideways", async (room) => {
  // A screen of 1280 by 800 whose pixels are twice as large.
  const guest = await room.guest({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, isTested: true });
  guest.expect(LOST);
  const found = [];
  const look = async (name) => {
    for (const breach of await guest.breaches()) found.push({ page: name, ...breach });
    const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 640) found.push({ page: name, wide });
  };
  for (const [name, address] of Object.entries(PAGES)) {
    await guest.go(address);
    await guest.page.locator("h1").first().waitFor();
    await look(name);
  }
  await guest.setTable("Ana", [null, "By invitation"]);
  await look("a table with an invitation");
  assert.deepEqual(found, []);
});

test("what browsers and programs ask for beside the page is there", async () => {
  const ask = async (path) => {
    const answer = await fetch(URL_OF_HOUSE + path);
    return { status: answer.status, media: answer.headers.get("content-type"), body: Buffer.from(await answer.arrayBuffer()) };
  };
  assert.match(String((await ask("/robots.txt")).body), /^User-agent: \*$/m);
  const manifest = await ask("/manifest.webmanifest");
  assert.equal(manifest.media, "application/manifest+json");
  const { icons } = JSON.parse(manifest.body);
  assert.equal(icons.length, 3);
  for (const { src, sizes } of icons) {
    const icon = await ask(src);
    assert.equal(icon.media, "image/png");
    // Where a PNG says how large it is.
    assert.equal(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`, sizes);
    assert.ok(icon.body.length < 20_000, `${src} has ${icon.body.length} bytes`);
  }
  assert.deepEqual([(await ask("/favicon.ico")).media, (await ask("/favicon.ico")).body.readUInt16LE(2)], ["image/x-icon", 1]);
  for (const path of ["/lost", "/table/nowhere", "/rules/nothing", "/learn/nothing", "/learn/diam/flying", "/favicon.png"]) assert.equal((await ask(path)).status, 404, path);
});

test("the browser is told to be strict", async () => {
  for (const address of Object.values(PAGES)) {
    const policy = (await fetch(URL_OF_HOUSE + address)).headers.get("content-security-policy");
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  }
});

test("every board travels light", async () => {
  const games = await (await fetch(`${URL_OF_HOUSE}/api/games`)).json();
  const json = { "content-type": "application/json" };
  const me = await fetch(`${URL_OF_HOUSE}/api/me`, { method: "POST", headers: json, body: JSON.stringify({ name: "Scales" }) });
  const cookie = me.headers.get("set-cookie").split(";")[0];
  for (const { key, seats, drawn } of games) {
    // Where nobody chooses a seat there is nobody to be seated.
    const wishes = drawn ? {} : { seats: Array.from({ length: seats[0] }, () => ({ kind: "me" })), lot: false };
    const made = await fetch(`${URL_OF_HOUSE}/api/tables`, { method: "POST", headers: { ...json, cookie }, body: JSON.stringify({ game: key, config: {}, listed: false, ...wishes }) });
    const { id } = await made.json();
    const { as, board: tag } = await (await fetch(`${URL_OF_HOUSE}/api/tables/${id}`)).json();
    const board = await (await fetch(`${URL_OF_HOUSE}/api/tables/${id}/board?${new URLSearchParams({ as, tag })}`)).arrayBuffer();
    const size = gzipSync(Buffer.from(board)).length;
    assert.ok(size > 100 && size < 150_000, `the board of ${key} has ${size} bytes, gzipped`);
  }
});

evening("whoever chooses by arrow keys who sits where stays on what they choose", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  await guest.go("/play?game=diam");
  const row = page.locator(".seat-row").nth(1);
  await row.getByRole("radio", { name: "Bot" }).focus();
  for (const name of ["Free seat", "By invitation"]) {
    await page.keyboard.press("ArrowRight");
    const chosen = row.getByRole("radio", { name });
    await hasFocus(chosen);
    await eventually(async () => assert.ok(await chosen.isChecked(), `${name} is chosen`));
  }
});
