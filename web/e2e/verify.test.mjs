// Checking the dice: a good record, changed ones, one that cannot be proved; by text, by file and from the table; for everybody, on
// every screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { counts, eventually, evening, hasFocus, opening, PHONE, says, SHORT, still } from "./house.mjs";

const SAMPLE = readFileSync(new URL("../../docs/fair-chance-sample.record", import.meta.url), "utf8");
const UNPROVABLE = 'tabletier record 1\ngame diam 1\nconfig {"edition":"2003"}\n1 act 0 r1\n2 resigned 1\nend 2\n';
/** The name of a text rather than the text: a translation is missing. */
const NAMELESS = /\b(page|fault|verify)-[a-z]+(-[a-z]+)*\b/;

const verdict = (guest) => guest.page.locator(".verdict");
const changed = (from, to) => {
  assert.ok(SAMPLE.includes(from));
  return SAMPLE.replace(from, to);
};

/** Pastes a record and has it checked. The form folds itself up when it is sent, and what was found before is gone then. */
async function hand(guest, record) {
  const form = guest.page.locator("details.handing");
  await form.waitFor();
  if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
  await guest.page.getByLabel("The record as text").fill(record);
  await guest.button("Check it").click();
  await guest.page.locator("details.handing:not([open])").waitFor();
  await verdict(guest).waitFor();
}

/** Nothing is wider than the screen. */
async function fits(guest) {
  await guest.settles();
  const [wide, screen] = await guest.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= screen, `the page is ${wide} wide on a screen of ${screen}`);
}

evening("a good record is proved in the browser, roll by roll", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  await guest.go("/verify");
  await page.locator("details.handing").waitFor();
  await guest.settles();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await hand(guest, SAMPLE);
  await says(verdict(guest), /All 9 outcomes of this match are proved.*2 receipts/s);
  await counts(page.locator(".verdict.good"), 1);
  // Whoever sent the form goes on at the verdict.
  await hasFocus(page.locator(".verdict-place"));
  await guest.settles();
  assert.deepEqual(asked, [], "nobody else is asked");
  // Every row has its mark: nine outcomes, two receipts.
  await counts(page.locator(".roll.proved"), 11);
  assert.equal(await page.locator(".roll:not(.proved)").count(), 0);
  await says(page.locator("#entry-9"), /proved.*Entry 9.*devil.*one of 6/s);
  await says(page.locator("#entry-4"), /Seats by lot: 1 0.*one draw:\s*0 below 2/s);
  await says(page.locator("#entry-11"), /sun\s*×3\s*rain\s*×1\s*storm\s*×2/);
  const long = page.locator("#entry-20");
  await long.getByText("11 draws").click();
  await says(long, /3 below 12/);
  const bar = page.getByRole("progressbar");
  await eventually(async () => assert.deepEqual(await bar.evaluate((one) => [one.max, one.value]), [12, 12]));
  await says(page.locator(".pledges"), /3db9a2312a5c.*000102030405.*Seat 1\s*00112233/s);
});

evening("what was changed is found and named", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  await guest.go("/verify");
  const cases = [
    [changed("chance devil", "chance 3"), /Entry 9: the record says “3”, the seed gives “devil”/],
    [changed('["sun",3]', '["sun",4]'), /Entry 11: the record says “storm”, the seed gives “rain”/],
    [changed("[12,3]", "[12,4]"), /Entry 20, draw 1: the record says 4, the seed gives 3/],
    [changed("seed 00", "seed 01"), /The seed does not fit the commitment of entry 1/],
    [changed("committed 3", "committed 4"), /The seed does not fit the commitment of entry 1/],
    [changed("nonce 0 00", "nonce 0 01"), /Entry 7: the record says “5”, the seed gives “2”/],
    [changed("act 1 bid 2", "act 1 bid 4"), /receipt of seat 2 for decision 4 does not fit/],
    [SAMPLE.replace(/^chance 9 2.*\n/m, ""), /Line 34 should be “chance 9 2 …”, but is “chance 11 3/],
    [SAMPLE.replace(/^opened.*\n/m, ""), /Line 43 is missing: it should be “opened 11”/],
  ];
  for (const [record, words] of cases) {
    await hand(guest, record);
    await says(page.locator(".verdict.bad"), words);
  }
  // From the verdict to where it is.
  await hand(guest, cases[0][0]);
  await says(verdict(guest), /Entry 9/);
  await counts(page.locator(".roll.proved"), 2);
  await says(page.locator(".roll.wrong"), /Entry 9/);
  await guest.button("Show entry 9").click();
  await hasFocus(page.locator("#entry-9"));
  // And a good one after that is good.
  await hand(guest, SAMPLE);
  await says(page.locator(".verdict.good"), /All 9 outcomes/);
});

evening("what cannot be proved is said plainly", async (room) => {
  const guest = await room.guest();
  await guest.go("/verify");
  await hand(guest, UNPROVABLE);
  await says(verdict(guest), /unprovable/);
  await hand(guest, SAMPLE.slice(0, SAMPLE.indexOf("fair 1\n")));
  await says(verdict(guest), /not opened yet/);
  await hand(guest, "tabletier running record 1\ngame toybattle 1\n");
  await says(verdict(guest), /not opened yet/);
  await hand(guest, "Dear Ana, here are our dice.");
  await says(verdict(guest), /not a record/);
  assert.equal(await guest.page.locator(".roll").count(), 0);

  // Browsers calculate on secure pages only: where this one does not, the page says what to do.
  const far = await room.guest();
  await far.context.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined }));
  await far.go("/verify");
  await says(far.page.getByRole("alert"), /https address/);
});

evening("a record is opened as a file, by keyboard too", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  await guest.go("/verify");
  const input = page.locator(".file input");
  const isFocused = () => input.evaluate((one) => one === document.activeElement);
  // Waited for from here on: the browser must have been told before the key is pressed that no window of the system is to open.
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("The record as text").focus();
  for (let i = 0; i < 4 && !(await isFocused()); i++) await page.keyboard.press("Tab");
  assert.ok(await isFocused(), "a file can be reached by Tab");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "tabletier-k3mq7tz2.txt", mimeType: "text/plain", buffer: Buffer.from(SAMPLE.replaceAll("\n", "\r\n")) });
  await says(verdict(guest), /All 9 outcomes of this match are proved/);
});

for (const colorScheme of ["light", "dark"]) {
  evening(`everybody can read the verdict, with the lights ${colorScheme === "dark" ? "dimmed" : "on"}, on every screen`, async (room) => {
    for (const screen of [{}, PHONE, { ...PHONE, viewport: { width: 320, height: 640 } }]) {
      const guest = await room.guest({ colorScheme, isTested: true, ...screen });
      await guest.go("/verify");
      await guest.page.locator("textarea").waitFor();
      assert.deepEqual(await guest.breaches(), []);
      for (const record of [SAMPLE, changed("chance devil", "chance 3"), UNPROVABLE]) {
        await hand(guest, record);
        await fits(guest);
        assert.deepEqual(await guest.breaches(), []);
      }
      await hand(guest, changed("chance devil", "chance 3"));
      await fits(guest);
      const box = await still(verdict(guest));
      const height = guest.page.viewportSize().height;
      assert.ok(box.y >= 0 && box.y < height - 60, "the verdict is on the screen");
    }
  });
}

evening("the check speaks French", async (room) => {
  const guest = await room.guest({ locale: "fr-FR" });
  const { page } = guest;
  await guest.go("/verify");
  await page.getByLabel("Le texte de la feuille").fill(changed("chance devil", "chance 3"));
  await guest.button("Vérifier").click();
  await says(verdict(guest), /Entrée 9\s: la feuille dit «\s3\s», la graine donne «\sdevil\s»/);
  assert.doesNotMatch(await page.locator("body").innerText(), NAMELESS);
});

evening("at the end of a game its dice are one click away", async (room) => {
  const guest = await room.guest();
  const { page } = guest;
  const table = await guest.setTable("Ana", [null, "Me again"]);
  await opening([guest], SHORT.length);
  await guest.button("Once more").waitFor();
  await page.getByRole("link", { name: "Check the dice" }).first().click();
  await page.waitForURL(/\/verify\?table=\w+$/);
  await says(page.locator(".verdict.good"), /in this match|of this match/);
  await eventually(async () => assert.equal(await page.locator(".pledges code").first().innerText(), table.split("/").pop()));
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.waitForURL(table);

  // Somebody else's record is not taken for it.
  await page.route("**/api/tables/*/record*", (route) => route.fulfill({ contentType: "text/plain", body: SAMPLE }));
  await guest.go(`/verify?table=${table.split("/").pop()}`);
  await says(page.locator(".verdict.bad"), /record of match k3mq7tz2, not of/);
});

evening("receipts for what was saved in secret are kept, shown on request, and confirmed by the record", async (room) => {
  const guest = await room.guest({ isTested: true });
  const { page } = guest;
  const table = await guest.setTable("Ana", [null, "Bot"], "belligerants");
  const id = table.split("/").pop();
  await guest.button("Ready for battle").click();
  await eventually(async () => assert.ok((await guest.pieces()).length > 15, "both armies stand"));
  await guest.tab("Table");
  const receipts = page.locator(".receipts");
  await receipts.getByText("One receipt", { exact: true }).click();
  await says(receipts.locator("li"), /^Decision \d+ [0-9a-f]{64} salt [0-9a-f]{32}$/);
  assert.deepEqual(await guest.breaches(), []);
  // It is this browser's: a page that is loaded anew has it, somebody else does not.
  await guest.reload();
  await guest.tab("Table");
  await receipts.getByText("One receipt", { exact: true }).waitFor();
  const other = await room.guest();
  await other.go(table);
  await other.tab("Table");
  await other.page.getByText("Game record").waitFor();
  await counts(other.page.locator(".receipts"), 0);

  await guest.button("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: /^Resign/ }).click();
  await guest.go(`/verify?table=${id}`);
  await says(page.locator(".verdict.good"), /The receipt that this browser kept is confirmed/);
  await says(page.locator(".roll", { hasText: "kept in this browser" }), /Seat 1/);
  // One that was given for something else is missed.
  await page.evaluate((name) => localStorage.setItem(name, localStorage.getItem(name).replace(/"hash":"./, '"hash":"-')), `tabletier-receipts-${id}`);
  await guest.reload();
  await says(page.locator(".verdict.bad"), /keeps a receipt of seat 1 for decision \d+ that the record does not confirm/);
});
