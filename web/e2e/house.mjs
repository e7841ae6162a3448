// What every browser test needs: a browser, guests with windows of their own, hands for the board, and eyes for
// what goes wrong: an error in the console or a breach of the content policy fails the test it happens in.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const URL_OF_HOUSE = process.env.TABLETIER_URL ?? "http://127.0.0.1:7878";
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Nobody waits longer than this for anything: a machine may have other things to do. */
const PATIENCE = 30_000;
/** One try of a test takes no longer than this, unless it has to wait for windows that time alone closes. */
const EVENING = 180_000;
/** Whoever hunts races wants to see the first failure. */
const IS_ONCE = Boolean(process.env.NO_SECOND_TRY);

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

let starting = null;
const browser = () => (starting ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS }));
export const closeBrowser = async () => {
  const old = starting;
  starting = null;
  // One that never started, or is gone already, is closed.
  await old?.then((one) => one.close()).catch(() => {});
};

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

let isTidied = false;
/** The tests of this file that needed a second try, and why. */
const again = [];

async function tidy() {
  await closeBrowser();
  if (again.length > 0) console.log(`\nSECOND TRIES WERE NEEDED, ${again.length} in this file:\n${again.map((words) => `  ${words}`).join("\n")}\n`);
}

/**
 * A test with a room full of guests, all gone afterwards. One that fails is tried once more, with other guests in another browser, and says
 * so: that is a net, and whatever falls into it is to be mended. NO_SECOND_TRY=1 takes it away.
 */
export function evening(name, run, length = EVENING) {
  if (!isTidied) after(tidy);
  isTidied = true;
  test(name, { timeout: 2 * length + PATIENCE }, async (context) => {
    try {
      await spend(new Room(), name, run, length);
    } catch (error) {
      if (IS_ONCE) throw error;
      const message = String(error?.message ?? error);
      console.log(`second try: ${name}: ${message}`);
      const words = `second try: ${name}: ${message.split("\n", 1)[0]}`;
      again.push(words);
      context.diagnostic(words);
      await closeBrowser();
      await spend(new Room(true), `${name}, second try`, run, length);
    }
  });
}

/** One try. */
async function spend(room, name, run, length) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`it was not over after ${length / 1000} seconds`)), length);
  });
  let isWell = false;
  try {
    await Promise.race([run(room), late]);
    room.assertCalm();
    isWell = true;
  } finally {
    clearTimeout(timer);
    if (!isWell) await room.testify(name);
    await room.close();
  }
}

export class Room {
  guests = [];

  /** `isAgain` says that this is a second try: what was kept from the first may be what is wrong. */
  constructor(isAgain = false) {
    this.isAgain = isAgain;
  }

  /** Somebody with a browser of their own: its own cookies, language, lights and screen. */
  async guest(options = {}) {
    const { isTested = false, ...wishes } = options;
    const context = await (await browser()).newContext({
      baseURL: URL_OF_HOUSE, locale: "en-GB", reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"], ...DESKTOP, ...wishes,
    });
    context.setDefaultTimeout(PATIENCE);
    // Before the page's own scripts: the policy of the page does not concern it.
    if (isTested) await context.addInitScript(AXE);
    const guest = new Guest(context, await context.newPage());
    this.guests.push(guest);
    return guest;
  }

  assertCalm() {
    for (const guest of this.guests) assert.deepEqual(guest.troubles, [], "the browser's console stays empty");
  }

  /** Leaves a trace of a failure. */
  async testify(name) {
    for (const [i, { page, troubles }] of this.guests.entries()) {
      const path = join(tmpdir(), `tabletier-${name.replace(/\W+/g, "-")}-${i + 1}.png`);
      await page.screenshot({ path, timeout: 5000 }).catch(() => {});
      console.log(`guest ${i + 1} stood at ${page.url()} (picture: ${path})`, ...troubles);
    }
  }

  async close() {
    await Promise.allSettled(this.guests.map((guest) => guest.context.close()));
  }
}

export class Guest {
  troubles = [];
  #expected = [];
  /** Requests without an answer, and sockets that have said nothing yet. */
  #pending = new Set();
  /** How many there ever were. */
  #asked = 0;

  constructor(context, page) {
    this.context = context;
    this.page = page;
    context.on("page", (other) => this.#listen(other));
    this.#listen(page);
    this.#follow(page);
  }

  #listen(page) {
    page.on("pageerror", (error) => this.#note(`${error.name}: ${error.message}`));
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && this.#note(`${line.type()}: ${line.text()} (${line.location().url})`));
    page.on("crash", () => this.#note("the page crashed"));
  }

  #follow(page) {
    const begin = (one) => {
      this.#pending.add(one);
      this.#asked++;
    };
    const end = (one) => this.#pending.delete(one);
    page.on("request", begin);
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    page.on("websocket", (socket) => {
      begin(socket);
      for (const event of ["framereceived", "socketerror", "close"]) socket.on(event, () => end(socket));
    });
  }

  #note(trouble) {
    if (!this.#expected.some((pattern) => pattern.test(trouble))) this.troubles.push(trouble);
  }

  /** From now on this is no trouble: browsers log every answer that is a refusal. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  async go(address, how = {}) {
    this.#pending.clear();
    await this.page.goto(address, how);
    await this.page.locator("header.top").waitFor();
  }

  async reload() {
    this.#pending.clear();
    await this.page.reload();
    await this.page.locator("header.top").waitFor();
  }

  /**
   * Waits until the page has all it asked for and nothing left to do. What it does after a pause of its own is not waited for. (That the network was
   * idle once, as Playwright has it, says nothing of a page whose scripts came later than that.)
   */
  async settles() {
    await eventually(async () => {
      const [asked, waiting] = [this.#asked, () => [...this.#pending].map((one) => one.url())];
      assert.deepEqual(waiting(), [], "everything is answered");
      await this.page.evaluate(async () => {
        await document.fonts.ready;
        const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
        await idle();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await idle();
      });
      assert.deepEqual([waiting(), this.#asked], [[], asked], "nothing else was asked for");
    });
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Answers the question for a name. */
  async named(name) {
    const dialog = this.page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Sit down" }).click();
  }

  /** Chooses one of some on a form, by its words. The form is drawn anew as words come: a press just then is lost, and made again. */
  async choose(words) {
    const input = words.locator("xpath=ancestor-or-self::label").getByRole("radio");
    await eventually(async () => {
      await words.click();
      assert.ok(await input.isChecked(), "it is chosen");
    });
  }

  /** Sets a table on the form, under a name, with whoever is named in the seats; the first of them begins. Gives its address. */
  async setTable(name, seats, game = "diam") {
    if (name) await this.context.request.post("/api/me", { data: { name } });
    await this.go(`/play?game=${game}`);
    const rows = this.page.locator(".seat-row");
    for (const [i, seat] of seats.entries()) {
      if (seat) await this.choose(rows.nth(i).getByText(seat, { exact: true }));
    }
    // Whoever sits everywhere is not asked who begins.
    const fixed = this.page.locator(".begins").getByText(/^(I begin|As listed)$/);
    await rows.last().waitFor();
    if ((await fixed.count()) > 0) await this.choose(fixed);
    await this.button("Sit down").click();
    await this.page.waitForURL(/\/table\/\w+$/);
    await this.page.locator("svg.board, .curtain").waitFor();
    // Where nobody is missing the match begins in a moment, and much on the page is drawn anew then.
    if (!seats.some((seat) => ["Free seat", "By invitation"].includes(seat))) await this.page.locator(".bar.mine, .curtain").waitFor();
    return this.page.url();
  }

  get board() {
    return this.page.locator("svg.board");
  }

  get caption() {
    return this.page.locator("#caption");
  }

  /** Something on the board by its name in the scene. */
  on(id) {
    return this.board.locator(`[data-id="${id}"]`);
  }

  /** Points at something once that means something, as a finger does: whatever lies on top there takes it. */
  async point(id) {
    const target = this.board.locator(`[data-id="${id}"].can`);
    await target.waitFor();
    const box = await still(target.locator(":scope > .focus-ring"));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (await this.page.evaluate(() => matchMedia("(pointer: coarse)").matches)) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Plays by pointing at one thing after another. */
  async play(...ids) {
    for (const id of ids) await this.point(id);
  }

  /** The moves in notation as the list shows them. */
  async moves() {
    return this.page.locator(".moves .notation").allTextContents();
  }

  /** Waits until exactly these moves are listed. */
  async sees(...moves) {
    await eventually(async () => assert.deepEqual(await this.moves(), moves));
  }

  async tab(name) {
    const tab = this.page.getByRole("tab", { name });
    await tab.click();
    await tab.and(this.page.locator("[aria-selected=true]")).waitFor();
  }

  /** Every action that is possible for this guest at a table, in notation. Large trees come level by level. */
  async actions(table) {
    return this.page.evaluate(async (address) => {
      const ask = async (path) => (await fetch(`/api/tables/${address.split("/").pop()}${path}`)).json();
      const { as, moves } = await ask("");
      const found = [];
      const walk = async (nodes, way) => {
        for (const { id, choice, action, next, more } of nodes) {
          const here = [...way, id ?? choice];
          if (action !== undefined) found.push(action);
          else await walk(more ? (await ask(`/moves?${new URLSearchParams({ as, under: here.join(" ") })}`)).moves : next, here);
        }
      };
      await walk(moves, []);
      return found;
    }, table);
  }

  /** What the scene shows: every piece with its square. */
  async pieces() {
    return (await this.board.locator(".piece").evaluateAll((all) => all.map((one) => one.dataset.id))).sort();
  }

  /** Waits until exactly these pieces stand on the board. */
  async stands(...pieces) {
    await eventually(async () => assert.deepEqual(await this.pieces(), pieces));
  }

  /** Breaches of accessibility on the page, once it stands. */
  async breaches() {
    await this.settles();
    const { violations } = await this.page.evaluate(async () =>
      globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }),
    );
    return violations.map(({ id, impact, help, nodes }) => ({
      impact, rule: `${id}: ${help}`, where: nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
    }));
  }
}

/** Runs in the page, before its own scripts: keeps the sum of all that moved without being asked to. */
export function watchShifts() {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Tries until it holds. */
export async function eventually(check, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}

/** Where something is, once it stays there. */
export async function still(locator) {
  let last = null;
  return eventually(async () => {
    const [box, before] = [await locator.boundingBox(), last];
    last = box;
    assert.ok(box, "it is on the page");
    assert.deepEqual(box, before, "it stands still");
    return box;
  });
}

/** Whoever presses keys goes on there. */
export async function hasFocus(locator, why) {
  await eventually(async () => assert.ok(await locator.evaluateAll((all) => all.includes(document.activeElement)), why ?? `the focus is at ${locator}`));
}

/** There are so many of them. */
export async function counts(locator, count, why) {
  await eventually(async () => assert.equal(await locator.count(), count, why));
}

/** An attribute becomes this. */
export async function reads(locator, attribute, pattern) {
  await eventually(async () => assert.match((await locator.getAttribute(attribute)) ?? "", pattern));
}

/** The text of an element becomes this. */
export async function says(locator, pattern, patience = PATIENCE) {
  await eventually(async () => assert.match((await locator.allInnerTexts()).join("\n"), pattern), patience);
}

/** The shortest game there is to a diam: both colours of the second side in the way, red on squares 1 and 5 at level 2. */
export const SHORT = [
  ["r2", "reserve-red", "sq-2"],
  ["b1", "reserve-brown", "sq-1"],
  ["r1", "reserve-red", "sq-1"],
  ["k5", "reserve-black", "sq-5"],
  ["r5", "reserve-red", "sq-5"],
];
export const NOTATION = SHORT.map(([notation]) => notation);
/** The same as records write it, in whatever language it was read. */
export const RECORDED = ["r2", "m1", "r1", "n5", "r5"];

/** Two guests at a table by invitation, with browsers as wished. */
export async function pair(room, options = {}) {
  const ana = await room.guest(options);
  const table = await ana.setTable("Ana", [null, "By invitation"]);
  const link = await ana.page.locator(".gathering input[readonly]").inputValue();
  const bea = await room.guest(options);
  await bea.go(link);
  await bea.button("Take your seat").click();
  await bea.named("Béa");
  await says(bea.caption, /Ana to play/);
  await says(ana.caption, /You to play|Your turn/i);
  return { ana, bea, table, link };
}

/** Plays the first moves of the short game, each by whoever is to play and has seen the one before. */
export async function opening(players, count) {
  for (const [i, [, ...ids]] of SHORT.slice(0, count).entries()) {
    const player = players[i % players.length];
    await player.sees(...NOTATION.slice(0, i));
    await player.play(...ids);
  }
  for (const guest of players) await guest.sees(...NOTATION.slice(0, count));
}

/**
 * What a table shows somebody of its game. Left out is what moves by itself: the moment, the number of frames, and who is away, which
 * the house says of people a while after they left.
 */
export async function shown(guest, id) {
  const { now, number, own, table, ...rest } = await (await guest.context.request.get(`/api/tables/${id}`)).json();
  return { ...rest, table: { ...table, seats: table.seats.map(({ away, ...seat }) => seat) } };
}
