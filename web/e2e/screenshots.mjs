// Takes the pictures of docs/screenshots: `cargo xtask screenshots`. Four pages, by day and by night, on a desk and
// on a phone, in a house where nobody was before.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeBrowser, DESKTOP, pair, PHONE, Room } from "./house.mjs";

/** Bytes at most. */
const LARGEST = 250_000;
const OUT = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const SCREENS = { desktop: DESKTOP, phone: PHONE };
const LIGHTS = ["light", "dark"];
/** A quiet opening: pieces in several piles, no diam in sight. */
const OPENING = ["r2", "m6", "o1", "n5", "r4", "m4", "o6", "n2"];

const room = new Room();
mkdirSync(OUT, { recursive: true });

async function picture(guest, name) {
  await guest.page.waitForLoadState("networkidle");
  await guest.page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
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

/** Some turns of Toy Battle against a bot: troops go wherever they may go first, so no two pictures are the same. */
async function battle() {
  const guest = await room.guest();
  const table = await guest.setTable("Ana", [null, "Bot"], "toybattle");
  for (let decision = 0; decision < 14; decision++) {
    await guest.page.locator(".bar.mine").waitFor();
    const { moves } = await guest.page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table.split("/").pop());
    if (moves.length === 0) break;
    const placings = moves.map((move) => move.action).filter((action) => /^\w+ b\d\d$/.test(action));
    const action = decision % 4 === 1 || placings.length === 0 ? moves[0].action : placings[(decision * 7) % placings.length];
    const before = (await guest.moves()).length;
    await guest.page.getByLabel("Type a move in notation").fill(action);
    await guest.button("Play the typed move").click();
    for (const end = Date.now() + 10_000; (await guest.moves()).length === before && Date.now() < end; ) await guest.page.waitForTimeout(100);
  }
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
  const toys = await battle();
  await everywhere("toybattle", { storageState: await toys.guest.context.storageState() }, async (guest) => {
    await guest.go(toys.table);
    await guest.board.waitFor();
  });
  room.assertCalm();
} finally {
  await room.close();
  await closeBrowser();
}
