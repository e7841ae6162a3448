// @ts-check
// A program plays a game by the house's own document: its requests are made and typed from docs/openapi.json
// (`openapi-fetch` and `src/api/schema.d.ts`), and what comes by socket has what the document says must be there.
import assert from "node:assert/strict";
import { test } from "node:test";
import createClient from "openapi-fetch";
import { WebSocket } from "ws";

/** @typedef {import("../src/api/schema").paths} Paths */
/** @typedef {import("../src/api/schema").components["schemas"]} Schemas */
/** @typedef {{ [keyword: string]: unknown, $ref?: string, required?: string[], properties?: Record<string, Form>, items?: Form | false,
 *    prefixItems?: Form[], oneOf?: Form[], allOf?: Form[] }} Form */

const HOUSE = process.env.TABLETIER_URL ?? "http://127.0.0.1:7878";
/** How long something may take that must come. */
const PATIENCE = 30_000;
const MOST_MOVES = 60;

/** A client with a cookie of its own. */
function guest() {
  const client = /** @type {import("openapi-fetch").Client<Paths>} */ (createClient({ baseUrl: HOUSE }));
  let cookie = "";
  client.use({
    onRequest({ request }) {
      if (cookie) request.headers.set("cookie", cookie);
      return request;
    },
    onResponse({ response }) {
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    },
  });
  return { client, cookie: () => cookie };
}

/**
 * What was answered; it must be a good answer.
 * @template Data
 * @param {{ data?: Data, error?: unknown, response: Response }} answer
 * @returns {NonNullable<Data>}
 */
function good({ data, error, response }) {
  assert.ok(data !== undefined && data !== null, `${response.url}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}

/** Whether what a schema requires is there, all the way down. Says where not. */
class Forms {
  /** @param {any} document */
  constructor(document) {
    this.document = document;
  }

  /** @param {string} name @param {unknown} value */
  check(name, value) {
    assert.deepEqual(this.lacks({ $ref: `#/components/schemas/${name}` }, value, name), []);
  }

  /** @param {Form} form @param {any} value @param {string} way @returns {string[]} */
  lacks(form, value, way) {
    if (form.$ref) return this.lacks(form.$ref.slice(2).split("/").reduce((at, key) => at[key], this.document), value, way);
    const missing = (form.required ?? []).filter((key) => !(key in Object(value))).map((key) => `${way}.${key}`);
    const fields = Object.entries(form.properties ?? {}).filter(([key]) => key in Object(value));
    missing.push(...fields.flatMap(([key, field]) => this.lacks(field, value[key], `${way}.${key}`)));
    missing.push(...(form.allOf ?? []).flatMap((part) => this.lacks(part, value, way)));
    if (form.oneOf && !form.oneOf.some((choice) => isType(choice, value) && this.lacks(choice, value, way).length === 0)) missing.push(`${way} (one of)`);
    if (Array.isArray(value)) {
      const of = (/** @type {number} */ place) => form.prefixItems?.[place] ?? form.items;
      missing.push(...value.flatMap((item, place) => this.lacks(of(place) || {}, item, `${way}[${place}]`)));
    }
    return missing;
  }
}

/** @param {Form} form @param {unknown} value */
function isType({ type }, value) {
  const name = value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
  return type === undefined || type === name || (Array.isArray(type) && type.includes(name));
}

/** The table's socket: its messages, held against the document. */
class Follower {
  /** @type {Schemas["TableMessage"][]} */
  messages = [];
  #heard = () => {};

  /** @param {string} id @param {string} cookie @param {Forms} forms */
  constructor(id, cookie, forms) {
    const address = `${HOUSE.replace(/^http/, "ws")}/api/tables/${id}/live?as=0`;
    this.socket = new WebSocket(address, "tabletier.2", { headers: { cookie } });
    this.socket.on("message", (data) => {
      const message = /** @type {Schemas["TableMessage"]} */ (JSON.parse(String(data)));
      forms.check("TableMessage", message);
      this.messages.push(message);
      this.#heard();
    });
  }

  /** Until a message is there that passes. @param {(message: Schemas["TableMessage"]) => boolean} passes */
  async until(passes) {
    const deadline = AbortSignal.timeout(PATIENCE);
    while (!this.messages.some(passes)) {
      deadline.throwIfAborted();
      await /** @type {Promise<void>} */ (new Promise((done, failed) => {
        this.#heard = done;
        deadline.onabort = () => failed(new Error(`it did not come after ${JSON.stringify(this.messages.at(-1))?.slice(0, 300)}`));
      }));
    }
  }

  /** The number of the last frame. */
  get number() {
    const numbers = this.messages.map((message) => ("frame" in message ? message.frame.number : "whole" in message ? message.whole.number : -1));
    return Math.max(-1, ...numbers);
  }
}

test("a client made from the document plays a game against a bot", { timeout: 120_000 }, async (context) => {
  const { client, cookie } = guest();
  const forms = new Forms(good(await client.GET("/api/openapi.json")));
  const me = good(await client.POST("/api/me", { body: { name: "Ada" } }));
  assert.equal(me.name, "Ada");
  const games = good(await client.GET("/api/games"));
  assert.ok(games.some(({ key, seats }) => key === "diam" && seats.includes(2)));

  const { id, commitment, owes } = good(await client.POST("/api/tables", { body: { game: "diam", seats: [{ kind: "me" }, { kind: "bot", level: 1 }], lot: false } }));
  const path = { id };
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.deepEqual(owes, [0]);
  good(await client.POST("/api/tables/{id}/nonce", { params: { path }, body: { seat: 0, nonce: "00112233445566778899aabbccddeeff" } }));
  const look = async () => good(await client.GET("/api/tables/{id}", { params: { path, query: { as: 0 } } }));
  const follower = new Follower(id, cookie(), forms);
  // However it ends: an open socket would keep this program for ever.
  context.after(() => follower.socket.terminate());
  await follower.until((message) => "own" in message);
  const board = good(await client.GET("/api/tables/{id}/board", { params: { path, query: { as: 0 } } }));
  assert.ok(board.regions.length > 0);

  let whole = await look();
  forms.check("Snapshot", whole);
  assert.deepEqual(whole.own.seats, [0]);
  /** What can follow some words. @param {string[]} words */
  const asked = async (words) => good(await client.GET("/api/tables/{id}/moves", { params: { path, query: { as: 0, under: words.join(" ") } } })).moves;
  let moves = 0;
  for (; moves < MOST_MOVES && !("over" in whole.waiting); moves += 1) {
    if (!("must" in whole.waiting) || !whole.waiting.must.includes(0)) assert.fail(JSON.stringify(whole.waiting));
    // Down the tree, another way each time.
    let nodes = whole.moves;
    /** @type {string | undefined} */
    let action;
    for (const words = []; action === undefined; ) {
      const node = /** @type {Schemas["Node"]} */ (nodes[(moves * 7 + words.length) % nodes.length]);
      words.push("id" in node ? node.id : node.choice);
      action = node.action;
      nodes = node.next ?? (action === undefined ? await asked(words) : []);
    }
    const { window } = whole.waiting;
    const { number } = good(await client.POST("/api/tables/{id}/act", { params: { path }, body: { seat: 0, action, window, key: crypto.randomUUID() } }));
    good(await client.GET("/api/tables/{id}/at/{number}", { params: { path: { id, number }, query: { as: 0 } } }));
    // The bot answers, or it is over.
    await follower.until((message) => {
      // Whoever's own part of the table changes, or who is slow, gets the whole instead of a frame.
      const waiting = "frame" in message ? message.frame.waiting : "whole" in message ? message.whole.waiting : undefined;
      return waiting !== undefined && ("over" in waiting || ("must" in waiting && waiting.must.includes(0) && waiting.window > window));
    });
    whole = await look();
  }
  assert.ok("over" in whole.waiting || moves === MOST_MOVES);
  if (!("over" in whole.waiting)) good(await client.POST("/api/tables/{id}/resign", { params: { path }, body: { seat: 0, key: crypto.randomUUID() } }));
  whole = await look();
  assert.ok("over" in whole.waiting && whole.waiting.over.standings.some(({ place }) => place === 1), "somebody won");

  // Frames were counted one by one, and nothing was missed.
  await follower.until(() => follower.number >= whole.number);
  let last = 0;
  for (const message of follower.messages) {
    if ("whole" in message) last = message.whole.number;
    if (!("frame" in message)) continue;
    assert.equal(message.frame.number, last + 1);
    last += 1;
  }
  assert.equal(follower.number, whole.number);
});

test("what is refused has the form that the document gives it", async () => {
  const { client } = guest();
  const { error, response } = await client.GET("/api/tables/{id}", { params: { path: { id: "nowhere" } } });
  assert.equal(response.status, 404);
  assert.equal(error?.error.code, "not-found");
  const options = await client.POST("/api/games/{game}/check", { params: { path: { game: "diam" } }, body: { config: { edition: "1850" } } });
  assert.equal(options.response.status, 422);
  assert.deepEqual(options.error?.error.reasons?.map(({ fields }) => fields), [["edition"]]);
});
