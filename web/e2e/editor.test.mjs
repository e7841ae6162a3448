// Setting a position up: by clicks, by keys, by dragging, by its text; what is wrong is told; and the position is studied.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, PHONE, says } from "./house.mjs";

const text = (guest) => guest.page.locator(".editor-text textarea");
const sort = (guest, name) => guest.page.locator(`.palette-sorts [data-sort="${name}"]`);
/** Waits until the position is written like this. */
const reads = (guest, wanted) => eventually(async () => assert.equal(await text(guest).inputValue(), wanted));
/** Waits until so many pieces are left of a sort. */
const leaves = (guest, name, count) => says(sort(guest, name).locator(".sort-left"), new RegExp(`^${count}$`));
/** Waits until nothing is asked any more: the address holds what stands. */
const rests = (guest) => eventually(async () => assert.equal(await guest.page.locator(".palette").getAttribute("aria-busy"), "false"));

evening("somebody sets Diam up by clicks, by dragging and by its text, and studies that", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await ana.go("/study?game=diam");
  await ana.page.getByRole("link", { name: "Set up a position" }).click();
  await ana.page.waitForURL(/\/editor\/diam/);
  await ana.page.getByRole("heading", { name: "Set up Diam" }).waitFor();
  await reads(ana, "-/-/-/-/-/-/-/- 0");
  await leaves(ana, "red", 4);

  // A disc is taken in hand and put wherever she points, also on top of another.
  await sort(ana, "red").click();
  await ana.play("sq-1");
  await reads(ana, "r/-/-/-/-/-/-/- 0");
  await ana.play("sq-3");
  await reads(ana, "r/-/r/-/-/-/-/- 0");
  await leaves(ana, "red", 2);
  await sort(ana, "brown").click();
  await ana.play("sq-3");
  await reads(ana, "r/-/rm/-/-/-/-/- 0");
  await ana.stands("piece-1-1", "piece-3-1", "piece-3-2");

  // With nothing in hand what stands is moved; and taken off.
  await ana.page.keyboard.press("Escape");
  await ana.play("piece-3-2", "sq-5");
  await reads(ana, "r/-/r/-/m/-/-/- 0");
  await ana.play("piece-1-1");
  await ana.button("Take off").click();
  await reads(ana, "-/-/r/-/m/-/-/- 0");
  await leaves(ana, "red", 3);
  await ana.page.locator(".editor-side").getByRole("button", { name: "Undo" }).click();
  await reads(ana, "r/-/r/-/m/-/-/- 0");

  // From the palette onto the board.
  await sort(ana, "black").dragTo(ana.on("sq-7"));
  await reads(ana, "r/-/r/-/m/-/n/- 0");

  // Whose turn it is, both ways; and the text, both ways.
  await ana.page.locator("select[name=turn]").selectOption("1");
  await reads(ana, "r/-/r/-/m/-/n/- 1");
  await text(ana).fill("rr/-/-/-/mr/-/-/- 0");
  await says(ana.page.locator("#editor-wrong"), /There is a diam on the board already\./);
  await ana.stands("piece-1-1", "piece-1-2", "piece-5-1", "piece-5-2");
  assert.equal(await ana.page.locator("select[name=turn]").inputValue(), "0");
  assert.equal(await ana.button("Study this").getAttribute("aria-disabled"), "true");
  assert.deepEqual(await ana.breaches(), []);
  await text(ana).fill("r/-/mr/-/-/-/n/- 0");
  await says(ana.page.locator("#editor-wrong"), /This position can be played\./);
  await rests(ana);

  // What stands is in the address, and is there when the page is loaded anew.
  await ana.page.reload();
  await reads(ana, "r/-/mr/-/-/-/n/- 0");
  await ana.stands("piece-1-1", "piece-3-1", "piece-3-2", "piece-7-1");
  await ana.button("Study this").click();
  await ana.page.waitForURL(/\/study\/\w+$/);
  await ana.stands("piece-1-1", "piece-3-1", "piece-3-2", "piece-7-1");

  // And back from a node of the study into the editor.
  await ana.play("reserve-red", "sq-2");
  await ana.stands("piece-1-1", "piece-2-1", "piece-3-1", "piece-3-2", "piece-7-1");
  await ana.page.locator(".study-doors .set-up").click();
  await ana.page.waitForURL(/\/editor\/diam/);
  await reads(ana, "r/r/mr/-/-/-/n/- 1");
  assert.deepEqual(await ana.breaches(), []);
});

evening("somebody sets Diam up by keys alone", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await ana.go("/editor/diam");
  await reads(ana, "-/-/-/-/-/-/-/- 0");
  await sort(ana, "orange").focus();
  await ana.page.keyboard.press("Enter");
  assert.equal(await sort(ana, "orange").getAttribute("aria-pressed"), "true");
  await ana.on("sq-1").focus();
  await ana.page.keyboard.press("Enter");
  await reads(ana, "o/-/-/-/-/-/-/- 0");
  // Whoever goes by keys stays where they are.
  await ana.page.keyboard.press("Enter");
  await reads(ana, "oo/-/-/-/-/-/-/- 0");
  await ana.page.keyboard.press("Escape");
  await ana.on("piece-1-2").focus();
  await ana.page.keyboard.press("Enter");
  await ana.page.keyboard.press("Delete");
  await reads(ana, "o/-/-/-/-/-/-/- 0");
  await ana.page.locator("#main").focus();
  await ana.page.keyboard.press("Control+z");
  await reads(ana, "oo/-/-/-/-/-/-/- 0");
  await ana.page.keyboard.press("Control+Shift+z");
  await reads(ana, "o/-/-/-/-/-/-/- 0");
});

evening("Le Bartasso is set up on a phone, in French", async (room) => {
  const ana = await room.guest({ ...PHONE, locale: "fr-FR", isTested: true });
  await ana.go(`/editor/bartasso?config=${encodeURIComponent('{"camps":2}')}`);
  await ana.page.getByRole("heading", { name: "Mettre en place : Le Bartasso" }).waitFor();
  await ana.page.getByRole("button", { name: "Plateau vide" }).click();
  await reads(ana, "1 1 1: 4:");
  await says(ana.page.locator("#editor-wrong"), /Une alliance n’a plus de pièce couronnée/);
  await sort(ana, "crowned-1").tap();
  await ana.play("square-43");
  await reads(ana, "1 1 1:K43 4:");
  await sort(ana, "crowned-4").tap();
  await ana.play("square-3");
  await reads(ana, "1 1 1:K43 4:K3");
  await says(ana.page.locator("#editor-wrong"), /Cette position peut se jouer/);
  // A number is a number, without any sign between its digits.
  await ana.page.locator("input[name=round]").fill("120");
  await ana.page.locator("input[name=round]").blur();
  await reads(ana, "1 120 1:K43 4:K3");
  await leaves(ana, "couronne-1", 2);
  assert.ok(await ana.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing scrolls sideways");
  assert.deepEqual(await ana.breaches(), []);
  await ana.button("Étudier cette position").click();
  await ana.page.waitForURL(/\/study\/\w+$/);
  await ana.page.locator(".board .piece").first().waitFor();
});

evening("Diplomacy has flags and years, Les Belligérants prisoners", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await ana.go("/editor/diplomacy");
  await ana.button("Empty board").click();
  await reads(ana, "S1901M; CHANGED 1901");
  assert.equal(await ana.page.locator("input[name=year]").inputValue(), "1901");
  await sort(ana, "army-FRANCE").click();
  await ana.play("province-par");
  await reads(ana, "S1901M; FRANCE A PAR; CHANGED 1901");
  await sort(ana, "centre-FRANCE").click();
  await ana.play("province-par");
  await reads(ana, "S1901M; FRANCE A PAR; FRANCE = PAR; CHANGED 1901");
  await ana.page.locator("select[name=stage]").selectOption("fall-moves");
  await ana.page.locator("input[name=year]").fill("1904");
  await ana.page.locator("input[name=year]").blur();
  await reads(ana, "F1904M; FRANCE A PAR; FRANCE = PAR; CHANGED 1901");
  assert.deepEqual(await ana.breaches(), []);

  await ana.go("/editor/belligerants");
  await ana.button("Empty board").click();
  await reads(ana, "y 0/0");
  await sort(ana, "pSO").click();
  await ana.page.getByRole("button", { name: "Prisoners of yellow" }).click();
  await reads(ana, "y 0/0 pSO=y");
  await leaves(ana, "pSO", 2);
  await counts(ana.page.locator(".aside-place .sort"), 1, "prisoners");
  await ana.page.getByRole("button", { name: "Take up: Pink soldier" }).click();
  await reads(ana, "y 0/0");
  await leaves(ana, "pSO", 3);
  assert.deepEqual(await ana.breaches(), []);
});

evening("variations are put into another order, by buttons and by keys", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  const writes = (...words) => eventually(async () => assert.deepEqual(await ana.page.locator(".variations .move").allTextContents(), words));
  await ana.go("/study?game=diam");
  await ana.button("Begin with a new board").click();
  await ana.page.waitForURL(/\/study\/\w+\?node=0$/);
  for (const [at, square] of ["sq-1", "sq-2", "sq-3"].entries()) {
    await ana.play("reserve-red", square);
    await counts(ana.page.locator(".variations .move"), at + 2, "nodes");
    if (at < 2) {
      await ana.button("One move back").click();
      await says(ana.page.locator(".variations [aria-current]"), /^Start$/);
      await ana.stands();
    }
  }
  await writes("Start", "1. r1", "1. r2", "1. r3");
  await ana.button("Move up").click();
  await writes("Start", "1. r1", "1. r3", "1. r2");
  await says(ana.page.locator(".variations [aria-current]"), /^1\. r3$/);
  await ana.page.locator("#main").focus();
  await ana.page.keyboard.press("Shift+Home");
  await writes("Start", "1. r3", "1. r1", "1. r2");
  await counts(ana.page.locator(".promote"), 0, "nothing is in front of it");
  await ana.page.keyboard.press("ArrowDown");
  await says(ana.page.locator(".variations [aria-current]"), /^1\. r1$/);
  await ana.page.keyboard.press("ArrowDown");
  await says(ana.page.locator(".variations [aria-current]"), /^1\. r2$/);
  await ana.page.keyboard.press("Shift+ArrowUp");
  await writes("Start", "1. r3", "1. r2", "1. r1");
  await ana.page.reload();
  await writes("Start", "1. r3", "1. r2", "1. r1");
  assert.deepEqual(await ana.breaches(), []);
});
