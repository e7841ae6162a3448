// Takes the pictures of docs/screenshots: `cargo xtask screenshots`. Every game and what leads to it, by day and
// by night, on a desk and on a phone, in a house where nobody was before.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeBrowser, DESKTOP, eventually, pair, PHONE, Room, says } from "./house.mjs";

/** Bytes at most. */
const LARGEST = 250_000;
const OUT = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const SCREENS = { desktop: DESKTOP, phone: PHONE };
const LIGHTS = ["light", "dark"];
/** A quiet opening: pieces in several piles, no diam in sight. */
const OPENING = ["r2", "b6", "o1", "k5", "r4", "b4", "o6", "k2"];

const room = new Room();
mkdirSync(OUT, { recursive: true });

async function picture(guest, name) {
  await guest.page.waitForLoadState("networkidle");
  await guest.page.evaluate(() => Promise.all([...document.images].filter((image) => image.complete || image.loading !== "lazy").map((image) => image.decode().catch(() => {}))));
  const devtools = await guest.context.newCDPSession(guest.page);
  for (let quality = 90; ; quality -= 10) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > LARGEST && quality > 50) continue;
    writeFileSync(join(OUT, `${name}.webp`), bytes);
    console.log(`${String(bytes.length).padStart(7)}  docs/screenshots/${name}.webp`);
    if (bytes.length > LARGEST) throw new Error(`${name} is too large`);
    return;
  }
}

async function everywhere(name, options, prepare) {
  for (const [screen, size] of Object.entries(SCREENS)) {
    for (const colorScheme of LIGHTS) {
      const guest = await room.guest({ ...size, colorScheme, ...options });
      await prepare(guest);
      await picture(guest, `${name}-${screen}-${colorScheme}`);
    }
  }
}

/** How often to act, and what to do of all that is possible, game by game. */
const BATTLES = {
  // Troops go wherever they may go first, which does not last long against anybody.
  toybattle: { acts: 10, pick: (actions, turn) => turn % 4 === 1 ? undefined : some(actions, turn, /^\w+ b\d\d$/) },
  belligerants: { acts: 24, pick: (actions, turn) => some(actions, turn, /^ready$/) ?? some(actions, turn, /-/) },
  bartasso: { acts: 12, pick: (actions, turn) => some(actions, turn, /x/) ?? some(actions, turn, /-/) },
};

function some(actions, turn, form) {
  const fit = actions.filter((action) => form.test(action));
  return fit[(turn * 7) % fit.length];
}

/** Some turns of a game against a bot, another game if that one was lost so soon. No two pictures are the same. */
async function battle(game) {
  const { acts, pick } = BATTLES[game];
  const guest = await room.guest();
  const table = await guest.setTable("Ana", [null, "Bot"], game);
  for (let turn = 0; turn < acts; turn++) {
    await guest.page.locator(".bar.mine, .ending").first().waitFor();
    if (await guest.page.locator(".ending").isVisible()) return battle(game);
    const actions = await guest.actions(table);
    const before = (await guest.moves()).length;
    await guest.page.getByLabel("Type a move in notation").fill(pick(actions, turn) ?? actions[0]);
    await guest.button("Play the typed move").click();
    await eventually(async () => {
      // What would only harm oneself is asked about once.
      const confirm = guest.button("Play it");
      if (await confirm.isVisible()) await confirm.click();
      assert.notEqual((await guest.moves()).length, before);
    });
  }
  return { guest, table };
}

/** Europe in a crowded spring: the Good Lord has blessed a unit, and the fall is open. */
const EUROPE = [
  "S1903M", "FRANCE A BUR, A PAR, F BRE", "GERMANY A MUN, A RUH, F KIE", "ITALY A TYR, A PIE, F TYS", "AUSTRIA A VIE, A BUD, F TRI", "RUSSIA A WAR, A UKR, F SEV, A MOS",
  "TURKEY A BUL, F CON, A ANK", "ENGLAND F NTH, A YOR, F EDI", "FRANCE = PAR BRE MAR SPA", "GERMANY = KIE BER MUN HOL", "ITALY = ROM NAP VEN TUN", "AUSTRIA = VIE BUD TRI SER",
  "RUSSIA = MOS WAR SEV STP RUM", "TURKEY = ANK CON SMY BUL", "ENGLAND = LON LVP EDI NWY",
].join("; ");

/** A phase of Diable et Bon Dieu among bots, from the Good Lord's seat. */
async function heaven() {
  const guest = await room.guest();
  await guest.go("/");
  const made = await guest.context.request.post("/api/tables", { data: { game: "divine", config: { position: EUROPE }, alone: true, role: 8 } });
  const table = `/table/${(await made.json()).id}`;
  await guest.go(table);
  await guest.on("unit-bur").click();
  await guest.button("That is my decision").click();
  await says(guest.caption, /Fall 1903, moves/, 120_000);
  return { guest, table };
}

try {
  await everywhere("home", {}, (guest) => guest.go("/"));
  await everywhere("new-table", {}, async (guest) => {
    await guest.go("/play?game=diam");
    await guest.page.locator(".seat-row").nth(1).getByText("By invitation").click();
  });
  const { ana, bea, table } = await pair(room);
  for (const [i, move] of OPENING.entries()) {
    const player = [ana, bea][i % 2];
    await player.board.locator(".can").first().waitFor();
    await player.page.getByLabel("Type a move in notation").fill(move);
    await player.button("Play the typed move").click();
    for (const guest of [ana, bea]) await guest.sees(...OPENING.slice(0, i + 1));
  }
  await everywhere("table", { storageState: await ana.context.storageState() }, async (guest) => {
    await guest.go(table);
    await guest.point("reserve-red");
    await guest.board.locator(".ring-selected").waitFor();
  });
  for (const game of Object.keys(BATTLES)) {
    const { guest: player, table: battlefield } = await battle(game);
    await everywhere(game, { storageState: await player.context.storageState() }, async (guest) => {
      await guest.go(battlefield);
      await guest.board.waitFor();
    });
  }
  const { guest: lord, table: europe } = await heaven();
  await everywhere("divine", { storageState: await lord.context.storageState() }, async (guest) => {
    await guest.go(europe);
    await guest.board.waitFor();
  });
  room.assertCalm();
} finally {
  await room.close();
  await closeBrowser();
}
