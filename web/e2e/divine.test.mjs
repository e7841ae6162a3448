// Diable et Bon Dieu at the table: nine people put themselves down, lots give them their roles, and four of them are followed in the
// browser: two powers, the Devil, and somebody who only watches. The rest act as programs would.
import assert from "node:assert/strict";
import { DESKTOP, eventually, evening, PHONE, says, shown } from "./house.mjs";

const POSITION = [
  "F1903M", "FRANCE A BUR, A PAR", "GERMANY A MUN, F KIE", "ENGLAND F ENG, F LON", "ITALY A ROM", "AUSTRIA A BUD", "RUSSIA A MOS", "TURKEY A ANK",
  "FRANCE = PAR MAR", "GERMANY = MUN KIE", "ENGLAND = LON EDI", "ITALY = ROM", "AUSTRIA = BUD", "RUSSIA = MOS", "TURKEY = ANK",
].join("; ");
const [ENGLAND, FRANCE, GERMANY, DEVIL, LORD] = [1, 2, 3, 7, 8];
const POWERS = [0, 1, 2, 3, 4, 5, 6];
/** Windows that time alone closes last a minute at a table without a limit. */
const WINDOW = 150_000;
const LENGTH = 420_000;

const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const own = async (guest, id) => (await guest.context.request.get(`/api/tables/${id}`)).json();

/** Nine people at a table, by their seats, and its address. */
async function nine(room) {
  const guests = [];
  for (let n = 0; n < 9; n++) guests.push(await room.guest({ isTested: n === 0, ...DESKTOP }));
  const names = ["Ana", "Béa", "Carl", "Dora", "Émile", "Fanny", "Guy", "Hugo", "Inès"];
  for (const [n, guest] of guests.entries()) await guest.context.request.post("/api/me", { data: { name: names[n] } });
  const [host] = guests;
  const made = await host.context.request.post("/api/tables", { data: { game: "divine", config: { position: POSITION } } });
  const { id } = await made.json();
  for (const guest of guests.slice(1)) assert.ok((await guest.context.request.post(`/api/tables/${id}/sit`, { data: { nonce: nonce() } })).ok());
  // Whoever made the table puts themselves down on the page, and lets the lots decide.
  await host.go(`/table/${id}`);
  await host.button("Put me down").click();
  await says(host.page.locator(".roster"), /9 people have put themselves down/);
  // Somebody who took their name off and puts themselves down again adds to the dice again: otherwise nobody could ever begin.
  await host.button("Take my name off").click();
  await says(host.page.locator(".roster"), /8 people have put themselves down/);
  await host.button("Put me down").click();
  await says(host.page.locator(".roster"), /9 people have put themselves down/);
  await says(host.page.locator(".roster"), /can tell by elimination/);
  assert.deepEqual(await host.breaches(), []);
  assert.doesNotMatch(await (await guests[1].context.request.get(`/api/tables/${id}`)).text(), /Ana|Carl/, "nobody reads a name before the lots");
  await host.button("Draw and begin").click();
  const bySeat = [];
  for (const guest of guests) {
    const [seat] = await eventually(async () => {
      const { own: mine } = await own(guest, id);
      assert.equal(mine.seats.length, 1, "everybody has a seat");
      return mine.seats;
    });
    bySeat[seat] = guest;
  }
  return { id, bySeat, host };
}

/** Does something as a program would. */
async function act(guest, id, action) {
  const { as, waiting } = await own(guest, id);
  const answer = await guest.context.request.post(`/api/tables/${id}/act`, { data: { seat: as, action, window: waiting.window, key: `key-${nonce()}` } });
  assert.ok(answer.ok(), `${action}: ${await answer.text()}`);
}

evening("nine people play a fall with a blessing, a curse and a gift, and agree on a draw", async (room) => {
  const { id, bySeat, host } = await nine(room);
  const [france, germany, devil] = [FRANCE, GERMANY, DEVIL].map((seat) => bySeat[seat]);
  const watcher = await room.guest(PHONE);
  for (const guest of [france, germany, devil, watcher]) await guest.go(`/table/${id}`);
  await says(france.caption, /Fall 1903, moves: your orders/);
  await says(devil.caption, /Fall 1903, moves: curse a unit/);
  await says(watcher.caption, /Fall 1903, moves/);

  // Everybody reads what is written to all; nobody but Germany reads what is written to Germany; the Devil writes nothing.
  await france.tab("Messages");
  await france.context.request.post(`/api/tables/${id}/press`, { data: { seat: FRANCE, to: null, text: "Peace to all.", key: `key-${nonce()}` } });
  await france.context.request.post(`/api/tables/${id}/press`, { data: { seat: FRANCE, to: [GERMANY], text: "Not to you.", key: `key-${nonce()}` } });
  const letters = async (guest) => (await own(guest, id)).letters.map((letter) => letter.text);
  await eventually(async () => assert.deepEqual(await letters(germany), ["Peace to all.", "Not to you."]));
  assert.deepEqual(await letters(devil), ["Peace to all."]);
  assert.deepEqual(await letters(watcher), ["Peace to all."]);
  const refused = await devil.context.request.post(`/api/tables/${id}/press`, { data: { seat: DEVIL, to: null, text: "Boo.", key: `key-${nonce()}` } });
  assert.equal((await refused.json()).error.code, "press-silent-seat");

  // Who plays the Devil is in nothing that others get.
  const named = (await own(devil, id)).table.seats.find((seat) => seat.seat === DEVIL).name;
  assert.ok(named, "the Devil knows who they are");
  for (const guest of [france, germany, watcher]) {
    const { table } = await own(guest, id);
    assert.deepEqual(table.seats.filter((seat) => seat.seat >= DEVIL).map(({ kind, name }) => [kind, name]), [["hidden", null], ["hidden", null]]);
  }

  // The Devil curses Munich by pointing at it, and nobody else sees anything of it.
  const before = [await shown(france, id), await shown(watcher, id)];
  await devil.on("unit-mun").click();
  await says(devil.page.locator(".side"), /You curse the unit in Munich/);
  await devil.button("That is my decision").click();
  await says(devil.caption, /your decision stands/);
  await act(bySeat[LORD], id, "bless PAR");
  assert.deepEqual([await shown(france, id), await shown(watcher, id)], before, "nothing shows of what divine players do");

  // France attacks Munich without support, and Picardy against England: the one by the curse, the other by the blessing.
  await act(france, id, "A BUR-MUN");
  await act(france, id, "A PAR-PIC");
  await act(bySeat[ENGLAND], id, "F ENG-PIC");
  await act(germany, id, "A MUN H");
  for (const seat of POWERS) await act(bySeat[seat], id, "ready");
  await says(germany.caption, /Fall 1903, retreats: your orders/, WINDOW);
  await watcher.stands("out-mun", "unit-ank", "unit-bud", "unit-eng", "unit-kie", "unit-lon", "unit-mos", "unit-mun", "unit-pic", "unit-rom");
  await germany.tab("Reports");
  await says(germany.page.locator(".side"), /Cursed: Germany: army, Munich/);
  await says(germany.page.locator(".side"), /Blessed: France: army, Paris/);

  // Germany retreats by pointing; then comes the first gift, of which Germany alone hears.
  await germany.on("out-mun").click();
  await germany.on("province-boh").and(germany.page.locator(".can")).waitFor();
  await act(germany, id, "A MUN R BOH");
  await act(germany, id, "ready");
  for (const guest of [france, germany, devil, watcher]) await says(guest.caption, /Winter 1903, the gift/);
  await act(bySeat[LORD], id, "gift GERMANY");
  await says(germany.caption, /Winter 1903, adjustments: your orders/, WINDOW);
  await says(germany.page.locator(".side"), /one unit more than you have centres/);
  await says(watcher.caption, /Winter 1903, adjustments/);
  assert.doesNotMatch(JSON.stringify(await shown(france, id)), /favoured|divine-is-favoured/, "nobody else hears of the gift");
  for (const seat of POWERS) await act(bySeat[seat], id, "ready");
  for (const guest of [france, germany, devil]) await says(guest.caption, /Spring 1904, moves/);

  // The nations agree on a draw; then everything is opened.
  for (const seat of POWERS) await act(bySeat[seat], id, "vote");
  for (const guest of [france, germany, devil, watcher]) await says(guest.caption, /draw/i);
  await eventually(async () => {
    const { table, log } = await own(watcher, id);
    assert.equal(table.seats.find((seat) => seat.seat === DEVIL).name, named, "the end tells who was who");
    assert.ok(log.some((line) => line.text.key === "divine-unveiled"), "and whom they protected");
  });
  // It is a story by phases, to whoever played as to whoever watched, and the end says who was who.
  await says(france.page.locator(".ending"), /The Devil.*The Good Lord/s);
  await france.tab("Moves");
  await says(france.page.locator(".moves"), /Fall 1903, moves.*Winter 1903: the Good Lord may name a country.*Winter 1903, adjustments.*Spring 1904, moves/s);
  assert.deepEqual(await host.breaches(), []);
}, LENGTH);

evening("one person plays the Devil against eight bots", async (room) => {
  const ana = await room.guest({ isTested: true, ...DESKTOP });
  await ana.go("/play?game=divine");
  await ana.choose(ana.page.getByText("Alone among bots", { exact: true }));
  await ana.choose(ana.page.getByText("The Devil", { exact: true }));
  await ana.button("Sit down").click();
  await ana.page.waitForURL(/\/table\/\w+$/);
  await says(ana.caption, /Spring 1901, moves: curse a unit/);
  await ana.on("unit-mun").click();
  await ana.button("That is my decision").click();
  // One person among bots waits for nobody else.
  await says(ana.caption, /(Fall 1901|Spring 1901, retreats)/, WINDOW);
  await ana.tab("Reports");
  await says(ana.page.locator(".side"), /Cursed: Germany: army, Munich/);

  // The notebook of the seat is kept over a reload.
  await ana.tab("Table");
  await ana.page.getByLabel("For nobody but this seat").fill("The Good Lord likes Italy.");
  await says(ana.page.locator(".side"), /Kept by the house/);
  await ana.reload();
  await ana.tab("Table");
  await eventually(async () => assert.equal(await ana.page.getByLabel("For nobody but this seat").inputValue(), "The Good Lord likes Italy."));
  assert.deepEqual(await ana.breaches(), []);
}, LENGTH);
