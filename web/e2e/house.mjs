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
/** Nobody waits longer than this for anything. */
const PATIENCE = 15_000;

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

let starting = null;
const browser = () => (starting ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS }));
export const closeBrowser = async () => (await starting)?.close();

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

let isTidied = false;

/** A test with a room full of guests, all gone afterwards. */
export function evening(name, run) {
  if (!isTidied) after(closeBrowser);
  isTidied = true;
  test(name, { timeout: 120_000 }, async () => {
    const room = new Room();
    let isWell = false;
    try {
      await run(room);
      room.assertCalm();
      isWell = true;
    } finally {
      if (!isWell) await room.testify(name);
      await room.close();
    }
  });
}

export class Room {
  guests = [];

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
    for (const guest of this.guests) await guest.context.close();
  }
}

export class Guest {
  troubles = [];
  #expected = [];

  constructor(context, page) {
    this.context = context;
    this.page = page;
    context.on("page", (other) => this.#listen(other));
    this.#listen(page);
  }

  #listen(page) {
    page.on("pageerror", (error) => this.#note(`${error.name}: ${error.message}`));
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && this.#note(`${line.type()}: ${line.text()} (${line.location().url})`));
    page.on("crash", () => this.#note("the page crashed"));
  }

  #note(trouble) {
    if (!this.#expected.some((pattern) => pattern.test(trouble))) this.troubles.push(trouble);
  }

  /** From now on this is no trouble: browsers log every answer that is a refusal. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  async go(address) {
    await this.page.goto(address);
    await this.page.locator("header.top").waitFor();
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

  /** Sets a table on the form, under a name, with whoever is named in the seats; the first of them begins. Gives its address. */
  async setTable(name, seats, game = "diam") {
    if (name) await this.context.request.post("/api/me", { data: { name } });
    await this.go(`/play?game=${game}`);
    const rows = this.page.locator(".seat-row");
    for (const [i, seat] of seats.entries()) {
      if (seat) await rows.nth(i).getByText(seat, { exact: true }).click();
    }
    const fixed = this.page.locator(".begins").getByText(/^(I begin|As listed)$/);
    if ((await fixed.count()) > 0) await fixed.click();
    await this.button("Sit down").click();
    await this.page.waitForURL(/\/table\/\w+$/);
    await this.page.locator("svg.board, .curtain").waitFor();
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
    const box = await target.locator(":scope > .focus-ring").boundingBox();
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
    await this.page.getByRole("tab", { name }).click();
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

  /** Breaches of accessibility on the page as it stands. */
  async breaches() {
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

/** The text of an element becomes this. */
export async function says(locator, pattern) {
  await eventually(async () => assert.match((await locator.allInnerTexts()).join("\n"), pattern));
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

/** Plays the first moves of the short game, each by whoever is to play. */
export async function opening(players, count) {
  for (const [i, [, ...ids]] of SHORT.slice(0, count).entries()) await players[i % players.length].play(...ids);
  for (const guest of players) await guest.sees(...NOTATION.slice(0, count));
}
