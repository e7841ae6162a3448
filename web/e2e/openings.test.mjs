// The opening explorer: beside a study stands what was played there in public games that are over, and a press plays it.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, PHONE, says } from "./house.mjs";

/** An odd start, so that nobody else in this house has played it. */
const START = { position: "m/-/n/-/o/-/-/- 0" };

/** Both seats of a listed table, played by the API and given up by the second. */
async function played(guest, action, listed = true) {
  const { request } = guest.context;
  const data = { game: "diam", config: START, seats: [{ kind: "me" }, { kind: "me" }], listed, lot: false };
  const { id } = await (await request.post("/api/tables", { data })).json();
  const table = `/api/tables/${id}`;
  const look = async () => (await request.get(table)).json();
  for (const seat of (await look()).own.owes) await request.post(`${table}/nonce`, { data: { seat, nonce: "00112233445566778899aabbccddeeff" } });
  const { waiting } = await look();
  assert.ok((await request.post(`${table}/act`, { data: { seat: 0, action, window: waiting.window, key: `openings-${action}` } })).ok());
  assert.ok((await request.post(`${table}/resign`, { data: { seat: 1, key: `openings-end-${action}` } })).ok());
}

async function study(guest) {
  const made = await (await guest.context.request.post("/api/studies", { data: { game: "diam", config: START } })).json();
  await guest.go(`/study/${made.id}?node=0`);
}

evening("what was played in public games stands beside a study", async (room) => {
  const ana = await room.guest({ ...DESKTOP, isTested: true });
  await ana.go("/");
  await ana.context.request.post("/api/me", { data: { name: "Ana" } });
  for (const action of ["r2", "r4"]) await played(ana, action);
  await played(ana, "r8", false);
  // The house counts every few seconds.
  await eventually(async () => {
    await study(ana);
    await says(ana.page.locator(".openings"), /2 public games came here\./, 2000);
  });
  await says(ana.page.locator(".opening-lines"), /r2.*100\s*% won.*r4/s);
  assert.ok(!(await ana.page.locator(".opening-lines").innerText()).includes("r8"), "the private one is not there");
  assert.deepEqual(await ana.breaches(), []);
  await ana.page.locator(".opening-lines .move", { hasText: "r4" }).click();
  await says(ana.page.locator(".variations [aria-current]"), /r4/);
  await says(ana.page.locator(".openings"), /Nobody has played from this position/);

  const ben = await room.guest({ ...PHONE, locale: "fr-FR" });
  await ben.go("/");
  await ben.context.request.post("/api/me", { data: { name: "Ben" } });
  await study(ben);
  await says(ben.page.locator(".openings"), /Coups joués ici.*2 parties publiques/s);
  const { scroll, inner } = await ben.page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: innerWidth }));
  assert.ok(scroll <= inner, "nothing is wider than the screen");
});
