// Learning a game: a course taken from its first lesson to its last, wrong tries that are answered, hints, keys alone, French on a phone.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, hasFocus, PHONE, says } from "./house.mjs";

/** Twelve lessons take longer than an evening, on a machine with other things to do. */
const WHOLE_COURSE = 600_000;

/** Where a lesson stands after these actions, as the house says it to anybody. */
const ask = (guest, lesson, actions) =>
  guest.page.evaluate(
    async ([path, actions]) => {
      const body = JSON.stringify({ actions });
      return (await fetch(`/api/games/${path}/try`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    },
    [lesson, actions],
  );

/** The steps that lead to an action. */
function way(nodes, action) {
  for (const node of nodes) {
    const here = node.id ?? node.choice;
    if (node.action === action) return [here];
    const rest = node.next && way(node.next, action);
    if (rest) return [here, ...rest];
  }
  return null;
}

/** Points at something; what lies under other pieces is taken by keys. */
async function reach(guest, id) {
  if (!id.startsWith("piece-")) return guest.point(id);
  await guest.board.locator(`[data-id="${id}"].can`).focus();
  await guest.page.keyboard.press("Enter");
}

/** Plays what is right until the lesson is done, by pointing and by keys. */
async function take(guest, game, name) {
  let stand = await ask(guest, `${game}/lessons/${name}`, []);
  while (stand.verdict === "asks") {
    const steps = way(stand.moves, stand.answer);
    assert.ok(steps, `${name}: ${stand.answer} can be pointed at`);
    for (const id of steps) await reach(guest, id);
    stand = await ask(guest, `${game}/lessons/${name}`, [...stand.actions, stand.answer]);
  }
  assert.equal(stand.verdict, "done", name);
  await guest.page.locator(".lesson-right").waitFor();
}

evening("somebody takes the course of Diam from its first lesson to its last", async (room) => {
  const guest = await room.guest({ ...DESKTOP, isTested: true });
  await guest.go("/");
  await guest.page.getByRole("link", { name: "Learn Diam" }).click();
  await guest.page.getByRole("heading", { name: "Learn Diam", level: 1 }).waitFor();
  const count = guest.page.locator(".course-count");
  await says(count, /0 of 12 lessons done/);
  assert.deepEqual(await guest.breaches(), []);
  await guest.page.getByRole("link", { name: "Begin", exact: true }).click();

  // A try that is not right is shown, answered with a reason and its paragraph, and taken back.
  await says(guest.page.locator(".bar"), /Place a red piece/);
  await guest.play("reserve-orange", "sq-3");
  await says(guest.page.locator(".refusal"), /Orange is yours as well/);
  await guest.stands("piece-3-1");
  await guest.button("Rule 1.4").first().click();
  await says(guest.page.locator(".lesson-rule"), /1\.4\s+The reserves are in plain view/);
  assert.deepEqual(await guest.breaches(), []);
  await guest.button("Try again").click();
  await guest.stands();
  // A hint in words, then what to play.
  await guest.button("Hint").click();
  await says(guest.page.locator(".lesson-hint"), /Choose the red reserve/);
  await guest.button("Show the answer").click();
  await says(guest.page.locator(".lesson-hint"), /Play r1\./);

  const lessons = await guest.page.evaluate(async () => (await fetch("/api/games/diam/lessons")).json());
  assert.equal(lessons.length, 12);
  for (const [i, { name }] of lessons.entries()) {
    await guest.page.waitForURL(`**/learn/diam/${name}`);
    await says(guest.page.locator(".lesson-way"), new RegExp(`Lesson ${i + 1} of 12`));
    await take(guest, "diam", name);
    await guest.page.locator(".onward").click();
  }
  // The last lesson leads to a whole small game against the weakest bot, and its end is the end of the course.
  await guest.page.waitForURL("**/table/*");
  const id = guest.page.url().split("/").at(-1);
  const { table } = await guest.page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  assert.deepEqual([table.game, table.config.players], ["diam", 2]);
  assert.deepEqual(table.seats.filter(({ kind }) => kind === "bot").map(({ level }) => level), [1]);
  await guest.go("/learn/diam");
  await says(count, /12 of 12 lessons done/);
  await counts(guest.page.locator(".lessons .done"), 12);
  assert.equal(await guest.page.locator(".course-end").count(), 0, "a game that is being played ends nothing");
  await guest.go(`/table/${id}`);
  await guest.tab("Table");
  await guest.button("Resign").click();
  await guest.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await guest.page.getByRole("link", { name: "Back to the course" }).click();
  await says(guest.page.locator(".course-end"), /whole course of Diam/);
  await counts(guest.page.locator(".lessons .done"), 13);
  await guest.page.getByRole("link", { name: "Play Diam" }).waitFor();
  assert.deepEqual(await guest.breaches(), []);

  // The browser remembers it, and forgets it when it is told to.
  await guest.reload();
  await says(count, /12 of 12/);
  await guest.button("Begin anew").click();
  await says(count, /0 of 12/);
}, WHOLE_COURSE);

evening("what the rules refuse in a lesson is said with its paragraph", async (room) => {
  const guest = await room.guest(DESKTOP);
  guest.expect(/422/);
  await guest.go("/learn/diam/too-high");
  // By pointing at what cannot be moved.
  await guest.on("piece-3-2").click();
  const refusal = guest.page.locator(".refusal");
  await refusal.getByRole("button", { name: "Rule 4.5" }).waitFor();
  // And by writing it.
  const field = guest.page.locator(".bar input");
  await field.fill("3.1-2");
  await field.press("Enter");
  await refusal.getByRole("button", { name: "Rule 4.4" }).waitFor();
  await field.fill("3.1-4");
  await field.press("Enter");
  await says(guest.page.locator(".lesson-right"), /square 2 would have held five/);
});

evening("a lesson is taken by keys alone", async (room) => {
  const guest = await room.guest(DESKTOP);
  await guest.go("/learn/diam/diam");
  await guest.on("reserve-orange").focus();
  await guest.page.keyboard.press("Enter");
  await guest.on("sq-5").focus();
  await guest.page.keyboard.press("Enter");
  await says(guest.page.locator(".refusal"), /two colours of a side/);
  await says(guest.page.locator("#spoken"), /two colours of a side/);
  await hasFocus(guest.button("Try again"), "the way on has the focus");
  await guest.page.keyboard.press("Enter");
  await guest.on("reserve-red").focus();
  await guest.page.keyboard.press("Enter");
  await guest.on("sq-5").focus();
  await guest.page.keyboard.press("Enter");
  await hasFocus(guest.page.locator(".onward"), "and so has the next lesson");
  await guest.page.keyboard.press("Enter");
  await guest.page.waitForURL("**/learn/diam/level-one");
});

evening("a lesson in French on a phone, with dice and a hidden rack", async (room) => {
  const guest = await room.guest({ ...PHONE, locale: "fr-FR", isTested: true });
  await guest.go("/learn/toybattle/skully");
  await guest.page.getByRole("heading", { name: "Les effets qui piochent" }).waitFor();
  assert.deepEqual(await guest.breaches(), []);
  const begun = await ask(guest, "toybattle/lessons/skully", []);
  await guest.play(...way(begun.moves, "skully b01"));
  await says(guest.caption, /Piocher 2 troupes/);
  // So narrow a bar has its choices in a menu.
  await guest.page.locator(".bar .more").click();
  await guest.button("Piocher deux troupes").click();
  await says(guest.page.locator(".lesson-right"), /deux nouvelles sur le support/);
});

evening("orders are given in any order, and the judge tells what came of them", async (room) => {
  const guest = await room.guest(DESKTOP);
  await guest.go("/learn/diplomacy/support");
  const field = guest.page.locator(".bar input");
  for (const order of ["A MAR S A PAR-BUR", "A PAR-BUR"]) {
    await field.fill(order);
    await field.press("Enter");
    await eventually(async () => assert.equal(await field.inputValue(), ""));
    await guest.page.locator(".bar:not([aria-busy=true])").waitFor();
  }
  await guest.button("Confirm my orders").click();
  await says(guest.page.locator(".lesson-right"), /dislodged and must retreat/);
  await says(guest.page.locator(".lesson-told"), /A PAR-BUR: succeeds/);
});
