// Puzzles: today's is solved after a wrong try, streak and marks stay, filters, and one whose answer was shown does not count; on a phone in French.
import assert from "node:assert/strict";
import { counts, DESKTOP, evening, PHONE, says } from "./house.mjs";

const ask = (guest, path, actions) =>
  guest.page.evaluate(
    async ([path, actions]) => {
      const body = JSON.stringify({ actions });
      return (await fetch(`/api/games/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    },
    [path, actions],
  );

/** Every action that can be done, in the order of the tree. */
const all = (nodes) => nodes.flatMap((node) => [...(node.action ? [node.action] : []), ...all(node.next ?? [])]);

/** Writes an action. */
async function write(guest, action) {
  const field = guest.page.locator(".bar input");
  await field.fill(action);
  await field.press("Enter");
}

/** Plays what the house would until the puzzle is solved. */
async function solve(guest, path) {
  let [actions, verdict] = [[], "asks"];
  while (verdict === "asks") {
    const { answer } = await ask(guest, `${path}/answer`, actions);
    const body = JSON.stringify({ actions: [...actions, answer] });
    const answered = guest.page.waitForResponse((response) => response.url().endsWith("/try") && response.request().postData() === body);
    await write(guest, answer);
    ({ actions, verdict } = await (await answered).json());
    await guest.page.locator(".bar[aria-busy=false]").waitFor();
  }
  assert.equal(verdict, "done");
  await guest.page.locator(".lesson-right").waitFor();
}

evening("somebody solves the puzzle of the day after a wrong try", async (room) => {
  const guest = await room.guest({ ...DESKTOP, isTested: true });
  await guest.go("/");
  await guest.page.getByRole("link", { name: "Puzzles: Diam" }).click();
  await guest.page.getByRole("heading", { name: "Puzzles: Diam", level: 1 }).waitFor();
  const count = guest.page.locator(".course-count");
  await says(count, /^\s*0 of \d+ puzzles solved/);
  assert.deepEqual(await guest.breaches(), []);
  await guest.page.getByRole("link", { name: "Puzzle of the day" }).click();
  await guest.page.waitForURL(/\/puzzles\/diam\/[0-9a-f]+$/);
  const path = `diam/puzzles/${guest.page.url().split("/").at(-1)}`;
  await says(guest.page.locator(".bar"), /Win in \d turns/);

  // What does not win by force is shown and taken back.
  const { moves } = await ask(guest, `${path}/try`, []);
  let wrong = null;
  for (const action of all(moves)) {
    if ((await ask(guest, `${path}/try`, [action])).verdict === "wrong") {
      wrong = action;
      break;
    }
  }
  assert.ok(wrong, "something is wrong");
  await write(guest, wrong);
  await says(guest.page.locator(".refusal"), /out of reach/);
  await guest.button("Try again").click();

  await solve(guest, path);
  await guest.page.getByRole("link", { name: "Next puzzle" }).waitFor();
  await guest.page.locator(".lesson-way a").click();
  await says(count, /^\s*1 of \d+ puzzles solved/);
  await says(guest.page.locator(".streak"), /1 day/);
  await guest.reload();
  await says(count, /^\s*1 of \d+ puzzles solved/);
});

evening("puzzles are found by theme, and one whose answer was shown does not count", async (room) => {
  const guest = await room.guest(DESKTOP);
  await guest.go("/puzzles/diam");
  const { puzzles } = await guest.page.evaluate(async () => (await fetch("/api/games/diam/puzzles")).json());
  await guest.page.locator(".puzzle-filters select").first().selectOption("placing");
  const placing = puzzles.filter(({ theme }) => theme === "placing");
  await counts(guest.page.locator(".puzzles li"), Math.min(24, placing.length));
  await guest.page.locator(".puzzles a").first().click();
  await guest.page.waitForURL(`**/puzzles/diam/${placing[0].id}`);
  await guest.button("Show the answer").click();
  await says(guest.page.locator(".lesson-hint"), /Play /);
  await solve(guest, `diam/puzzles/${placing[0].id}`);
  await guest.page.locator(".lesson-way a").click();
  await says(guest.page.locator(".course-count"), /^\s*0 of \d+/);
});

evening("a puzzle stands on a phone, in French", async (room) => {
  const guest = await room.guest({ ...PHONE, locale: "fr-FR" });
  await guest.go("/puzzles/diam");
  await guest.page.getByRole("heading", { name: /Problèmes\s: Diam/, level: 1 }).waitFor();
  const isWide = () => guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(await isWide(), false);
  await guest.page.getByRole("link", { name: "Problème du jour" }).click();
  await says(guest.page.locator(".bar"), /Gagnez en \d tours/);
  assert.equal(await isWide(), false);
});

evening("in Les Belligérants the move with the best odds is asked for, and the odds are told", async (room) => {
  const guest = await room.guest({ ...DESKTOP, isTested: true });
  await guest.go("/puzzles/belligerants");
  await guest.page.getByRole("heading", { name: "Puzzles: Les Belligérants", level: 1 }).waitFor();
  const { puzzles } = await guest.page.evaluate(async () => (await fetch("/api/games/belligerants/puzzles")).json());
  assert.ok(puzzles.length >= 100);
  const path = `belligerants/puzzles/${puzzles[0].id}`;
  await guest.page.locator(`.puzzles a[href$="${puzzles[0].id}"]`).click();
  await says(guest.page.locator(".bar"), /Find the move/);
  assert.deepEqual(await guest.breaches(), []);
  const { moves } = await ask(guest, `${path}/try`, []);
  const { answer } = await ask(guest, `${path}/answer`, []);
  const best = (await ask(guest, `${path}/try`, [answer])).odds;
  let worse = null;
  for (const action of all(moves)) {
    const tried = await ask(guest, `${path}/try`, [action]);
    if (tried.verdict === "wrong") {
      worse = [action, tried.odds];
      break;
    }
  }
  assert.ok(worse && worse[1] <= best - 99, "what is wrong is ten points behind");
  await write(guest, worse[0]);
  await guest.button("Try again").click();
  await solve(guest, path);
});

evening("in Diable et Bon Dieu a power's orders and a divine player's cast stand against everything", async (room) => {
  const guest = await room.guest({ ...DESKTOP, isTested: true });
  await guest.go("/puzzles/divine");
  const { puzzles } = await guest.page.evaluate(async () => (await fetch("/api/games/divine/puzzles")).json());
  assert.ok(puzzles.length >= 30);
  const cast = puzzles.find(({ theme }) => theme === "curse");
  const orders = puzzles.find(({ theme }) => theme === "support" || theme === "supports");
  for (const [puzzle, words] of [[cast, /Find the curse/], [orders, /Find the orders/]]) {
    const path = `divine/puzzles/${puzzle.id}`;
    await guest.go(`/puzzles/${path.replace("/puzzles", "")}`);
    await says(guest.page.locator(".lesson-goal"), words);
    assert.deepEqual(await guest.breaches(), []);
    // Nothing at all is refuted, and told how.
    await write(guest, "ready");
    await says(guest.page.locator(".refusal"), /./);
    await counts(guest.page.locator(".lesson-told"), 1);
    await guest.button("Try again").click();
    await solve(guest, path);
  }
});
