// Analysis: a study is made, branches, is named and commented, is walked through by keys, and is shared with somebody else.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, PHONE, says } from "./house.mjs";

const moves = (guest) => guest.page.locator(".variations .move");
/** Waits until exactly these nodes are written in the tree. */
const writes = (guest, ...words) => eventually(async () => assert.deepEqual(await moves(guest).allTextContents(), words));
/** Waits until this node is looked at, and stands on the board. */
const looksAt = async (guest, words) => {
  await says(guest.page.locator(".variations [aria-current]"), words);
  await eventually(async () => assert.equal(await guest.page.locator(".bar").getAttribute("aria-busy"), "false"));
};

/** A study of an empty board, with two variations. */
async function forked(guest) {
  await guest.go("/study?game=diam");
  await guest.button("Begin with a new board").click();
  await guest.page.waitForURL(/\/study\/\w+\?node=0$/);
  await guest.play("reserve-red", "sq-1");
  await writes(guest, "Start", "1. r1");
  await guest.play("reserve-black", "sq-5");
  await writes(guest, "Start", "1. r1", "2. k5");
  await guest.button("One move back").click();
  await looksAt(guest, /^1\. r1$/);
  await guest.stands("piece-1-1");
  await guest.play("reserve-brown", "sq-3");
  await writes(guest, "Start", "1. r1", "2. k5", "2. b3");
}

async function remark(guest, { name, comment }) {
  const form = guest.page.locator(".remarks");
  if (name) await form.locator("input[name=name]").fill(name);
  if (comment) await form.locator("textarea").fill(comment);
  await form.getByRole("button", { name: "Keep" }).click();
  await form.getByRole("button", { name: "Keep", disabled: true }).waitFor();
}

evening("somebody branches an analysis, writes about it and shares it", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await forked(ana);
  assert.deepEqual(await ana.breaches(), []);

  // Names and a comment stand in the tree, and are there when the page is loaded anew.
  await remark(ana, { name: "Far away", comment: "Black comes later." });
  await says(ana.page.locator(".variations"), /Far away/);
  await moves(ana).first().click();
  await looksAt(ana, /^Start$/);
  await remark(ana, { name: "My first study" });
  await ana.page.getByRole("heading", { name: "My first study", level: 1 }).waitFor();
  const address = new URL(ana.page.url()).pathname;
  await ana.go(`${address}?node=3`);
  await looksAt(ana, /^2\. b3$/);
  await says(ana.page.locator(".variations"), /Black comes later\./);

  // By keys: back, on, and to the variation beside.
  await ana.page.locator("#main").focus();
  await ana.page.keyboard.press("ArrowUp");
  await looksAt(ana, /^2\. k5$/);
  await ana.page.keyboard.press("ArrowLeft");
  await looksAt(ana, /^1\. r1$/);
  await ana.page.keyboard.press("ArrowRight");
  await looksAt(ana, /^2\. k5$/);
  await ana.page.keyboard.press("ArrowDown");
  await looksAt(ana, /^2\. b3$/);

  // An arrow from one square to another, and the same once more takes it away.
  await ana.button("Arrow").click();
  for (const count of [1, 0]) {
    await ana.on("sq-5").click();
    await ana.on("sq-7").click();
    await counts(ana.page.locator(".board .arrow"), count, "arrows of her own");
  }
  await ana.button("Arrow").click();

  // Nobody else finds it before it is shared; then whoever has the link reads it and changes nothing.
  const bea = await room.guest();
  bea.expect(/404/);
  await bea.go(address);
  await says(bea.page.locator("main"), /no such|nothing|lost|cut short/i);
  await ana.button("Share").click();
  const link = ana.page.getByLabel("Link to this study");
  await link.waitFor();
  assert.equal(new URL(await link.inputValue()).pathname, address);
  await bea.go(await link.inputValue());
  await writes(bea, "Start", "1. r1", "2. k5", "2. b3");
  await says(bea.page.locator(".bar"), /Somebody else's study/);
  await moves(bea).nth(3).click();
  await looksAt(bea, /^2\. b3$/);
  await bea.stands("piece-1-1", "piece-3-1");
  await counts(bea.page.locator(".remarks"), 0, "only its maker writes");
  await bea.button("Make my own copy").click();
  await bea.page.locator(".remarks").waitFor();
  assert.notEqual(new URL(bea.page.url()).pathname, address);

  // A variation is cut off with all that comes after it.
  await ana.button("Cut off here").click();
  await writes(ana, "Start", "1. r1", "2. k5");
  await writes(bea, "Start", "1. r1", "2. k5", "2. b3");
});

evening("a bot looks at a study, and says who wins where that is known", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await forked(ana);
  await moves(ana).first().click();
  await looksAt(ana, /^Start$/);
  await ana.page.getByLabel("Level").selectOption("2");
  await ana.button("Look").click();
  await says(ana.page.locator(".eye-known"), /Proven for .*: lost in \d+/, 60_000);
  await counts(ana.page.locator(".eye-lines li"), 3, "the best lines");
  assert.deepEqual(await ana.breaches(), []);
});

evening("a record is pasted on a phone, in French, and what cannot be read is told", async (room) => {
  const ana = await room.guest({ ...PHONE, locale: "fr-FR", isTested: true });
  await ana.go("/study?game=diam");
  const field = ana.page.locator(".studies textarea");
  ana.expect(/422/);
  await field.fill("tabletier study 1\ngame diam 1\nconfig {}\n1 0 nonsense\nend 1");
  await ana.button("Analyser").click();
  await says(ana.page.locator(".trouble"), /ligne 4/);
  await field.fill("r/-/mr/-/-/-/n/- 0");
  await ana.button("Analyser").click();
  await ana.page.locator(".board .piece").first().waitFor();
  await writes(ana, "Début");
  assert.ok(await ana.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing scrolls sideways");
  assert.deepEqual(await ana.breaches(), []);
});
