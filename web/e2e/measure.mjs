// What a screen shows of a table, measured in the browser: the smallest thing one can point at, the smallest letters, what lies over
// what, what is cut off. `node measure.mjs` prints the table of docs/design.md and, told where, leaves pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeBrowser, eventually, Room, URL_OF_HOUSE } from "./house.mjs";

const touch = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The sizes every table is looked at. */
export const SIZES = {
  "1280x800": { viewport: { width: 1280, height: 800 } },
  "1920x1080": { viewport: { width: 1920, height: 1080 } },
  "820x1180": { viewport: { width: 820, height: 1180 } },
  "390x844 touch": { viewport: { width: 390, height: 844 }, ...touch },
  "320x568 touch": { viewport: { width: 320, height: 568 }, ...touch },
  "844x390 touch": { viewport: { width: 844, height: 390 }, ...touch },
  // 1280x800 at 200 %.
  "640x400 at 200 %": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
};

/** The tables: one of each game, and of the one with a set-up both what comes before and after it. */
export const TABLES = { diam: "diam", "belligerants, set-up": "belligerants", belligerants: "belligerants", bartasso: "bartasso", toybattle: "toybattle", diplomacy: "diplomacy" };

/** Somebody in the first seat at one table of each of these sorts, against bots. Gives their cookies and the tables' addresses. */
export async function setTables(room, tables = TABLES) {
  const guest = await room.guest();
  await guest.go("/");
  const addresses = await guest.page.evaluate(async (tables) => {
    const send = async (path, body) => (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await send("/api/me", { name: "Ana" });
    const games = await (await fetch("/api/games")).json();
    const made = {};
    for (const [name, game] of Object.entries(tables)) {
      const count = games.find(({ key }) => key === game).seats[0];
      const seats = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", level: 1 }));
      const { id, owes } = await send("/api/tables", { game, config: {}, seats, listed: false, lot: false });
      // A match begins when everybody has added to its dice: whoever comes to the table finds it begun.
      for (const seat of owes) await send(`/api/tables/${id}/nonce`, { seat, nonce: "00112233445566778899aabbccddeeff" });
      made[name] = `/table/${id}`;
    }
    return made;
  }, tables);
  if (!addresses.belligerants) return { state: await guest.context.storageState(), addresses };
  await guest.go(addresses.belligerants);
  await guest.button("Ready for battle").click();
  await eventually(async () => { if ((await guest.board.locator(".piece").count()) < 20) throw new Error("the battle has not begun"); });
  return { state: await guest.context.storageState(), addresses };
}

/** Waits until a table stands still before somebody whose turn it is. */
export async function stands(guest) {
  await guest.page.locator(".bar.mine").waitFor();
  await guest.page.locator("svg.board .can, .bar .choice").first().waitFor({ state: "attached" });
  await guest.settles();
  let last = "";
  await eventually(async () => {
    const now = await guest.page.evaluate(() => JSON.stringify(["svg.board", ".bar", ".side"].map((one) => document.querySelector(one)?.getBoundingClientRect())));
    const isStill = now === last;
    last = now;
    if (!isStill) throw new Error("it still moves");
  });
}

/** Runs in the page. */
function measured() {
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === "visible" && !element.closest("defs, .unseen");
  };
  const box = (element) => element.getBoundingClientRect();
  const board = document.querySelector("svg.board");
  const least = (list) => list.reduce((a, b) => (b.size < a.size ? b : a), { size: Infinity, what: "" });
  const smaller = ({ width, height }) => Math.min(width, height);
  /** What can be hit to mean an element: itself, and the place it stands on if it stands there alone. */
  const reach = (element) => {
    const ring = element.querySelector(":scope > .reach") ?? element.querySelector(":scope > .focus-ring") ?? element;
    const on = element.dataset.on;
    const isAlone = on && board.querySelectorAll(`[data-on="${CSS.escape(on)}"]`).length === 1;
    const place = isAlone && board.querySelector(`[data-id="${CSS.escape(on)}"] > .focus-ring`);
    return Math.max(smaller(box(ring)), place ? smaller(box(place)) : 0);
  };
  const elements = [...board.querySelectorAll(".element.can, .piece.has-sheet, .region.has-sheet")].map((element) => ({ size: reach(element), what: element.dataset.id }));
  const signs = [...board.querySelectorAll(".badge-reach")].map((sign) => ({ size: smaller(box(sign)), what: `sign of ${sign.closest("[data-sheet]").dataset.sheet}` }));
  const controls = [...document.querySelectorAll(".table :is(button, a, input, summary)")].filter(isShown).map((one) => ({ size: smaller(box(one)), what: `control ${one.getAttribute("aria-label") ?? one.textContent}` }));
  const ofDrawing = (text) => {
    const { a, b } = text.getScreenCTM();
    return { size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), what: text.textContent };
  };
  const drawn = [...board.querySelectorAll("text")].filter(isShown);
  const printed = [...document.querySelectorAll(".table *")].filter((one) => !one.closest("svg") && isShown(one) && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  const written = printed.map((one) => ({ size: Number.parseFloat(getComputedStyle(one).fontSize), what: one.textContent }));
  const frame = box(document.querySelector(".zoom-frame, .board-frame"));
  const bar = box(document.querySelector(".bar"));
  const seen = { left: Math.max(frame.left, box(board).left), right: Math.min(frame.right, box(board).right), top: Math.max(frame.top, box(board).top), bottom: Math.min(frame.bottom, box(board).bottom) };
  const overlap = Math.max(Math.min(seen.right, bar.right) - Math.max(seen.left, bar.left), 0) * Math.max(Math.min(seen.bottom, bar.bottom) - Math.max(seen.top, bar.top), 0);
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const cut = [...document.querySelectorAll(".caption-words, .bar-words, .bar button, .caption button, .tabs button, .player-name")].filter((one) => isShown(one) && isCut(one)).map((one) => one.textContent);
  for (const [words, around] of [[".caption-words", ".caption"], [".bar-words", ".bar"], [".bar-buttons", ".bar"]]) {
    const [inner, outer] = [words, around].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (inner?.width && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1)) cut.push(`${words} beyond ${around}`);
  }
  for (const panel of board.querySelectorAll(".panel")) {
    const edge = box(panel.querySelector("rect"));
    for (const text of panel.querySelectorAll(":scope > text, :scope > g[aria-hidden] > text")) if (box(text).right > edge.right + 1) cut.push(text.textContent);
  }
  return {
    target: least([...elements, ...signs]), control: least(controls), text: least(drawn.map(ofDrawing)), print: least(written), overlap, cut,
    isBarSeen: bar.top >= 0 && bar.left >= 0 && bar.right <= innerWidth + 0.5 && bar.bottom <= innerHeight + 0.5,
    isBoardSeen: seen.top >= 0 && seen.left >= -0.5 && seen.right <= innerWidth + 0.5 && seen.bottom <= innerHeight + 0.5,
    isWide: document.documentElement.scrollWidth > innerWidth,
    isTouch: matchMedia("(pointer: coarse)").matches,
    bar: Math.round(bar.height), board: [Math.round(box(board).width), Math.round(box(board).height)], frame: [Math.round(frame.width), Math.round(frame.height)],
  };
}

export const measure = (guest) => guest.page.evaluate(measured);

/** What is wrong with a screen, in words. */
export function faults(seen) {
  const wanted = seen.isTouch ? 28 : 24;
  return [
    seen.target.size < wanted - 0.05 && `${seen.target.what} is ${seen.target.size.toFixed(1)} px`,
    seen.control.size < 24 && `${seen.control.what} is ${seen.control.size.toFixed(1)} px`,
    seen.text.size < 10.95 && `"${seen.text.what}" is written in ${seen.text.size.toFixed(1)} px`,
    seen.print.size < 10.95 && `"${seen.print.what}" is printed in ${seen.print.size.toFixed(1)} px`,
    seen.overlap > 0 && "the bar lies over the board",
    !seen.isBarSeen && "the bar is not on the screen",
    !seen.isBoardSeen && "the board is not on the screen",
    seen.isWide && "the page scrolls sideways",
    seen.cut.length > 0 && `cut off: ${seen.cut.join(" | ")}`,
  ].filter(Boolean);
}

async function main(pictures) {
  const room = new Room();
  try {
    const { state, addresses } = await setTables(room);
    if (pictures) mkdirSync(pictures, { recursive: true });
    for (const [size, screen] of Object.entries(SIZES)) {
      const guest = await room.guest({ ...screen, storageState: state });
      for (const [name, address] of Object.entries(addresses)) {
        await guest.go(address);
        await stands(guest);
        const seen = await measure(guest);
        const { target, text, print } = seen;
        console.log(`| ${size} | ${name} | ${target.size.toFixed(0)} px | ${Math.min(text.size, print.size).toFixed(1)} px | ${faults(seen).join("; ") || "none"} | bar ${seen.bar} board ${seen.board} in ${seen.frame} ${target.what}`);
        if (pictures) await guest.page.screenshot({ path: join(pictures, `${name}-${size}.png`.replace(/[ ,%]+/g, "-")) });
      }
      await guest.context.close();
      room.guests.splice(room.guests.indexOf(guest), 1);
    }
  } finally {
    await room.close();
    await closeBrowser();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${URL_OF_HOUSE}: screen, table, smallest target, smallest letters, faults`);
  await main(process.argv[2]);
}
