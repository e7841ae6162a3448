// Time at the table: clocks that go with the house's, deadlines, more time, pauses, moves taken back by consent.
import assert from "node:assert/strict";
import { eventually, evening, pair, says } from "./house.mjs";
import { SIZES } from "./measure.mjs";

const DAY = 86_400_000;
const DAYS = { kind: "days", days: 1 };
const MINUTE = { kind: "fischer", minutes: 1, increment: 0 };
/** As much as no busy machine needs. */
const LIVE = { kind: "fischer", minutes: 10, increment: 0 };

/** Two people at a table that gives this much time; the first begins. */
async function timed(room, time, [one, other] = [{}, {}], names = ["Ana", "Béa"]) {
  const guests = [await room.guest(one), await room.guest(other)];
  for (const [i, guest] of guests.entries()) await guest.context.request.post("/api/me", { data: { name: names[i] } });
  const [ana, bea] = guests;
  const wish = { game: "diam", config: {}, seats: [{ kind: "me" }, { kind: "open" }], listed: false, lot: false, time };
  const { id } = await (await ana.context.request.post("/api/tables", { data: wish })).json();
  for (const guest of guests) await guest.go(`/table/${id}`);
  await bea.button(/^(Take seat|Prendre la place) 2$/).click();
  await says(ana.caption, /You to play|Your turn/i);
  await says(bea.caption, /to play|de jouer/);
  return { ana, bea, id };
}

/** The table as the house has it. */
const ask = async (guest, id) => (await guest.context.request.get(`/api/tables/${id}`)).json();
const clockOf = (guest, seat) => guest.page.locator(`.player.seat-${seat} .clock`);
const offer = (guest) => guest.page.locator(".offer");
const door = (guest, name) => offer(guest).getByRole("button", { name, exact: true });
const box = (locator) => locator.evaluate((one) => JSON.stringify(one.getBoundingClientRect()));

/** Runs in the page: how many seconds a clock shows and how many the house says are left, asked for at the same time. */
async function compared({ seat, id }) {
  const answer = await (await fetch(`/api/tables/${id}`)).json();
  const [minutes, seconds] = document.querySelector(`.player.seat-${seat} .clock`).textContent.split(":").map(Number);
  const { now, clock } = answer;
  return { shown: minutes * 60 + seconds, real: (clock.runs === seat ? Math.min(clock.deadline - now, clock.left[seat]) : clock.left[seat]) / 1000 };
}

/** A clock shows whole seconds, rounded down. */
const agrees = (guest, seat, id) => eventually(async () => {
  const { shown, real } = await guest.page.evaluate(compared, { seat, id });
  assert.ok(Math.abs(shown + 0.5 - real) <= 1, `${shown} s are shown, ${real} s are left`);
});

evening("live clocks go with the house's, whatever the machine's says", async (room) => {
  const { ana, bea, id } = await timed(room, LIVE);
  const carl = await room.guest();
  // A machine that is three hours ahead.
  await carl.context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 10_800_000;
  });
  await carl.go(`/table/${id}`);
  const all = [ana, bea, carl];
  for (const guest of all) {
    await clockOf(guest, 0).and(guest.page.locator(".running")).waitFor();
    assert.equal(await guest.page.locator(".clock.running:visible").count(), 1);
    await agrees(guest, 0, id);
    await says(clockOf(guest, 1), /^10:00$/);
  }
  const before = await clockOf(ana, 0).textContent();
  await eventually(async () => assert.notEqual(await clockOf(ana, 0).textContent(), before, "it runs"));
  await ana.page.getByRole("timer", { name: "Your clock" }).waitFor();
  await bea.page.getByRole("timer", { name: "Ana's clock" }).waitFor();
  // The one stands, the other runs.
  await ana.play("reserve-red", "sq-2");
  for (const guest of all) {
    await clockOf(guest, 1).and(guest.page.locator(".running")).waitFor();
    await agrees(guest, 1, id);
    await agrees(guest, 0, id);
  }
});

evening("the last seconds of one's own clock are told once, and counted in tenths", async (room) => {
  const ana = await room.guest();
  // The house gives ten minutes; on the way to the page all but twelve seconds are lost, from when it first hears of it.
  let end;
  const hurry = (part) => {
    if (part?.clock?.runs !== 0) return;
    end ??= part.now + 12_000;
    Object.assign(part.clock, { deadline: end, left: [12_000, 600_000] });
  };
  await ana.page.routeWebSocket(/\/api\/tables\/\w+\/live/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((message) => {
      const news = JSON.parse(message);
      hurry(news.whole ?? news.frame);
      socket.send(JSON.stringify(news));
    });
  });
  await ana.go("/");
  await ana.context.request.post("/api/me", { data: { name: "Ana" } });
  const wish = { game: "diam", config: {}, seats: [{ kind: "me" }, { kind: "bot", level: 1 }], listed: false, lot: false, time: LIVE };
  const { id } = await (await ana.context.request.post("/api/tables", { data: wish })).json();
  await ana.page.addInitScript(() => {
    globalThis.said = [];
    document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
      const words = document.getElementById("spoken")?.textContent ?? "";
      if (words && words !== globalThis.said.at(-1)) globalThis.said.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));
  });
  await ana.go(`/table/${id}`);
  await clockOf(ana, 0).and(ana.page.locator(".running.last")).waitFor();
  assert.match(await clockOf(ana, 0).textContent(), /^0:0\d\.\d$/);
  const told = () => ana.page.evaluate(() => globalThis.said.filter((words) => /seconds left/.test(words)));
  await eventually(async () => assert.deepEqual(await told(), ["You have ten seconds left"]));
  await eventually(async () => assert.match(await clockOf(ana, 0).textContent(), /^0:0[0-7]\.\d$/));
  assert.deepEqual(await told(), ["You have ten seconds left"]);
});

evening("a game is lost on time, and everybody reads it", async (room) => {
  const { ana, bea } = await timed(room, MINUTE);
  // A minute of the house's own time: nobody moves.
  for (const [guest, words] of [[ana, /You lose.*Béa wins on time/s], [bea, /You win.*on time/s]]) {
    const end = guest.page.locator(".ending");
    await end.waitFor({ timeout: 120_000 });
    await says(end, words);
  }
});

evening("a move is taken back when the other agrees, and not before", async (room) => {
  const { ana, bea } = await pair(room);
  const before = await ana.pieces();
  await ana.play("reserve-red", "sq-2");
  await bea.sees("r2");
  const played = await bea.pieces();
  await ana.tab("Table");
  const askBack = ana.button("Ask to take back my last move");
  await askBack.click();
  await says(offer(bea), /Ana asks to take a move back/);
  await says(offer(ana), /A takeback is asked for\. Waiting for Béa/);
  await askBack.waitFor({ state: "detached" });
  // Whoever asked may think better of it.
  await door(ana, "Withdraw").click();
  await offer(bea).waitFor({ state: "detached" });
  await askBack.click();
  await door(bea, "Decline").click();
  for (const guest of [ana, bea]) await offer(guest).waitFor({ state: "detached" });
  await bea.stands(...played);
  await askBack.click();
  await door(bea, "Agree").click();
  await says(ana.caption, /You to play|Your turn/i);
  for (const guest of [ana, bea]) await guest.stands(...before);
  await offer(ana).waitFor({ state: "detached" });
});

evening("a game over days has a deadline, which each can put off once", async (room) => {
  const { ana, bea, id } = await timed(room, DAYS, [{ timezoneId: "Asia/Tokyo" }, { locale: "fr-FR", timezoneId: "Europe/Paris" }]);
  const { clock } = await ask(ana, id);
  const written = (guest, lang, zone) => guest.page.evaluate(([moment, lang, zone]) => new Intl.DateTimeFormat(lang, { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(moment), [clock.deadline, lang, zone]);
  await says(ana.page.locator(".deadline"), new RegExp(`${await written(ana, "en-GB", "Asia/Tokyo")} in (23 h \\d+ min|1 day)`));
  await says(ana.page.locator(".deadline"), /runs out of time loses/);
  await says(bea.page.locator(".deadline"), new RegExp(`${await written(bea, "fr", "Europe/Paris")} dans (23 h|1 jour)`));
  await ana.tab("Table");
  await ana.button("More time").click();
  await says(ana.page.locator(".deadline"), /in (1 day 23 h|2 days)/);
  await ana.button("More time").waitFor({ state: "detached" });
  await eventually(async () => assert.equal((await ask(ana, id)).clock.deadline, clock.deadline + DAY));
  await bea.tab("Table");
  await bea.button("Accorder un délai").click();
  await says(ana.page.locator(".deadline"), /in (2 days 23 h|3 days)/);
});

evening("a pause is proposed, agreed on, and ended", async (room) => {
  const { ana, bea, id } = await timed(room, DAYS);
  const bar = await box(bea.page.locator(".bar"));
  await ana.tab("Table");
  await bea.tab("Table");
  await ana.button("Propose a pause").click();
  await says(offer(bea), /Ana proposes a pause/);
  await says(offer(ana), /Waiting for Béa/);
  assert.equal(await bea.button("Propose a pause").count(), 0, "one thing is proposed at a time");
  await door(bea, "Agree").click();
  for (const guest of [ana, bea]) await says(guest.page.locator(".deadline"), /Paused, until/);
  assert.ok((await ask(ana, id)).clock.paused > 0);
  await bea.button("Propose to go on").click();
  await says(offer(ana), /Béa proposes to go on/);
  await door(ana, "Agree").click();
  for (const guest of [ana, bea]) await says(guest.page.locator(".deadline"), /^Until /);
  await ana.button("Propose a pause").waitFor();
  assert.equal(await box(bea.page.locator(".bar")), bar, "the bar stayed as it was");
});

evening("where a move takes days it waits for one more tap, unless somebody wishes otherwise", async (room) => {
  const { ana, bea } = await timed(room, DAYS);
  await ana.play("reserve-red", "sq-2");
  await ana.button("Play it").click();
  await bea.sees("r2");
  await bea.tab("Table");
  await bea.page.getByRole("switch", { name: /Ask before playing/ }).click();
  await bea.tab("Moves");
  await bea.play("reserve-brown", "sq-1");
  await ana.sees("r2", "b1");
});

evening("time is chosen with the table, and changes nothing for those who want none", async (room) => {
  const guest = await room.guest({ timezoneId: "Europe/Paris" });
  await guest.context.request.post("/api/me", { data: { name: "Ana" } });
  await guest.go("/play?game=toybattle");
  const time = guest.page.getByRole("group", { name: "How much time?" });
  await time.waitFor();
  assert.equal(await time.getByText("Fixed hour").count(), 0, "two decide one after the other");
  assert.equal(await guest.page.locator(".time-details").count(), 0);
  await guest.go("/play?game=diam");
  await time.getByText("Fixed hour").waitFor();
  await time.getByText("Days per move").click();
  await guest.page.getByRole("group", { name: "Days per move" }).getByRole("button", { name: "More" }).click();
  await guest.page.getByRole("switch", { name: /Leave out the nights/ }).click();
  await says(guest.page.locator(".time-field .hint").last(), /within 5 days\. Whoever runs out of time loses/);
  await guest.button("Sit down").click();
  await guest.page.waitForURL(/\/table\/\w+$/);
  const { table } = await ask(guest, guest.page.url().split("/").pop());
  assert.deepEqual(table.time, { kind: "days", days: 5, rest: { zone: "Europe/Paris", nights: { from: 23, to: 8 }, weekends: false } });
});

for (const size of ["1280x800", "390x844 touch", "320x568 touch", "844x390 touch", "640x400 at 200 %"]) {
  evening(`a proposal by the longest of names to the longest of names fits the bar at ${size}`, async (room) => {
    const { ana, bea } = await timed(room, DAYS, [SIZES[size], SIZES[size]], ["M".repeat(24), "W".repeat(24)]);
    const bars = () => Promise.all([ana, bea].map((guest) => box(guest.page.locator(".bar"))));
    const before = await bars();
    await ana.tab("Table");
    await ana.button("Propose a pause").click();
    await says(offer(bea), /M{24}/);
    await says(offer(ana), /W{24}/);
    for (const guest of [ana, bea]) {
      const seen = await offer(guest).evaluate((one) => [one, ...one.querySelectorAll("button, .bar-words")].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isCut = getComputedStyle(part).overflowY !== "visible" && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
        return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || isCut;
      }).map((part) => part.textContent));
      assert.deepEqual(seen, []);
      assert.equal(await guest.page.evaluate(() => document.documentElement.scrollWidth), SIZES[size].viewport.width);
    }
    assert.deepEqual(await bars(), before);
  });
}

for (const colorScheme of ["light", "dark"]) {
  evening(`everybody can read the time, with the lights ${colorScheme === "dark" ? "dimmed" : "on"}`, async (room) => {
    const guest = await room.guest({ colorScheme, isTested: true });
    for (const sort of ["Live clock", "Days per move", "Fixed hour"]) {
      await guest.go("/play?game=diam");
      await guest.page.getByRole("group", { name: "How much time?" }).getByText(sort).click();
      await guest.page.locator(".time-details").waitFor();
      await guest.page.waitForLoadState("networkidle");
      assert.deepEqual(await guest.breaches(), [], sort);
    }
    const tested = { colorScheme, isTested: true };
    const live = await timed(room, LIVE, [tested, {}]);
    assert.deepEqual(await live.ana.breaches(), [], "a live clock");
    const { ana, bea } = await timed(room, DAYS, [tested, tested]);
    await ana.tab("Table");
    await ana.button("Propose a pause").click();
    await offer(bea).waitFor();
    await offer(ana).waitFor();
    for (const one of [ana, bea]) assert.deepEqual(await one.breaches(), [], "a proposal");
  });
}
