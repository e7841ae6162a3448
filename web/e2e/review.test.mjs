// Reviews: somebody looks back on a game that is over, goes to its turning point and plays it differently from there.
import assert from "node:assert/strict";
import { counts, DESKTOP, eventually, evening, PHONE, reads, RECORDED, says } from "./house.mjs";

/** A judgement takes its time where many tests run at once. */
const LONG = 90_000;

/** Somebody who has both seats of a table, with so many moves of the short game played. Gives its id. */
async function played(guest, name, count) {
  await guest.go("/");
  const ask = guest.context.request;
  await ask.post("/api/me", { data: { name } });
  const made = await ask.post("/api/tables", { data: { game: "diam", lot: false, seats: [{ kind: "me" }, { kind: "me" }] } });
  const { id, owes } = await made.json();
  for (const seat of owes) await ask.post(`/api/tables/${id}/nonce`, { data: { seat, nonce: "00112233445566778899aabbccddeeff" } });
  for (const [i, action] of RECORDED.slice(0, count).entries()) {
    const { waiting } = await (await ask.get(`/api/tables/${id}?as=${i % 2}`)).json();
    const answer = await ask.post(`/api/tables/${id}/act`, { data: { seat: i % 2, action, window: waiting.window, key: `review-move-${i}` } });
    assert.ok(answer.ok(), `${action}: ${await answer.text()}`);
  }
  return id;
}

/** Waits until this is the position that is looked at, by its number along the line. */
const looksAt = (guest, at) => eventually(async () => assert.equal(await guest.page.locator(".curve-slider").inputValue(), String(at)));

evening("somebody looks back on a game, finds what decided it and tries something else", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  const id = await played(ana, "Ana", RECORDED.length);
  await ana.go(`/table/${id}`);
  await ana.page.locator(".ending a.review").click();
  await ana.page.waitForURL(new RegExp(`/review/${id}$`));
  await says(ana.page.locator(".judged"), /All 6 positions are judged/, LONG);
  await counts(ana.page.locator("polyline.curve-line").and(ana.page.locator(".curve > svg > polyline")), 2, "a line for each side");

  // The second side let a diam happen: that is told with what was better, and how sure it is.
  const turning = ana.page.locator(".turning").filter({ hasText: "4. k5" });
  await says(turning, /fell from \d+ to 0%/);
  await says(turning, /better: \S+/);
  await says(turning, /Certain|Two looks/);
  await says(ana.page.locator(".luck"), /Own decisions/);
  assert.deepEqual(await ana.breaches(), []);

  // Its position comes to the board, and the curve can be gone along by keys and by pointing.
  await turning.getByRole("button", { name: "Show" }).click();
  await looksAt(ana, 3);
  await ana.stands("piece-1-1", "piece-1-2", "piece-2-1");
  await says(ana.page.locator(".review-bar"), /\d+%.*\d+%/);
  await ana.page.locator("#main").focus();
  await ana.page.keyboard.press("ArrowRight");
  await looksAt(ana, 4);
  await ana.page.locator(".curve-slider").focus();
  await ana.page.keyboard.press("ArrowLeft");
  await looksAt(ana, 3);
  await reads(ana.page.locator(".curve-slider"), "aria-valuetext", /3\. r1.*%/);
  const curve = ana.page.locator(".curve > svg");
  const { width, height } = await curve.boundingBox();
  await curve.click({ position: { x: width - 6, y: height / 2 } });
  await looksAt(ana, 5);
  await ana.page.locator(".curve-numbers summary").click();
  await counts(ana.page.locator(".curve-numbers tbody tr"), 6, "every position as a row");
  await ana.page.locator(".curve-numbers .move").nth(1).click();
  await looksAt(ana, 1);

  // From the turning point it is played differently, in a study of her own.
  await turning.getByRole("button", { name: "Retry from here" }).click();
  await ana.page.waitForURL(/\/study\/\w+\?node=3$/);
  await says(ana.page.locator(".variations [aria-current]"), /^3\. r1$/);
  await ana.play("reserve-black", "sq-3");
  await eventually(async () => assert.deepEqual(await ana.page.locator(".variations .move").allTextContents(), ["Start", "1. r2", "2. b1", "3. r1", "4. k5", "4. k3", "5. r5"]));
});

evening("a game is looked back on by phone, in French, from its replay, and not before its end", async (room) => {
  const ana = await room.guest({ ...PHONE, locale: "fr-FR", isTested: true });
  ana.expect(/409/);
  const early = await played(ana, "Ana", 2);
  await ana.go(`/review/${early}`);
  await says(ana.page.locator("main"), /encore en cours/);
  await ana.page.getByRole("link", { name: "La partie" }).waitFor();

  const id = await played(ana, "Ana", RECORDED.length);
  await ana.go(`/table/${id}?at=3`);
  await ana.page.locator(".replay a.review").click();
  await says(ana.page.locator(".judged"), /Les 6 positions sont jugées/, LONG);
  const turning = ana.page.locator(".turning").filter({ hasText: "4. n5" });
  await says(turning, /de \d+ à 0\s%[\s\S]*mieux\s: /);
  assert.deepEqual(await ana.breaches(), []);
  await turning.getByRole("button", { name: "Montrer" }).click();
  await looksAt(ana, 3);
  await ana.button("Depuis cette position").click();
  await ana.page.waitForURL(/\/study\/\w+\?node=3$/);
  await says(ana.page.locator(".variations [aria-current]"), /^3\. r1$/);
});
