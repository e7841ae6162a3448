// The house's HTTP API, one function for each request. Whatever goes wrong comes out as a `Trouble`.
import type {
  Board, Channel, FigureSize, GameInfo, House, Invite, Lobby, Me, Message, Moment, Reason, Snapshot, Viewer, Wish,
} from "./types";

/** A request that failed: refused by the house (with its code and words) or not answered at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly said: Message | null = null,
    readonly paragraph: string | null = null,
    readonly kind: string = "protocol",
    readonly reasons: readonly Reason[] = [],
  ) {
    super(message);
  }
  /** Whether the house could not be reached: worth another try. */
  get isOffline(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

type Fault = { error?: { kind?: string; code?: string; message?: string; said?: Message; paragraph?: string; reasons?: Reason[] } };

async function ask(method: string, address: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new Trouble(0, "offline", "The house does not answer.");
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => ({}))) as Fault;
  const error = fault.error ?? {};
  throw new Trouble(
    response.status,
    error.code ?? `http-${response.status}`,
    error.message ?? response.statusText,
    error.said ?? null,
    error.paragraph ?? null,
    error.kind,
    error.reasons,
  );
}

async function get<T>(address: string): Promise<T> {
  return (await ask("GET", address)).json() as Promise<T>;
}
async function text(address: string): Promise<string> {
  return (await ask("GET", address)).text();
}
async function post<T>(address: string, body: unknown): Promise<T> {
  return (await ask("POST", address, body)).json() as Promise<T>;
}

/** A key under which the house does a thing only once, however often it is asked. */
export function onceKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join("");
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const as = (who: Viewer | null) => (who === null ? "" : `?as=${who}`);

export const api = {
  house: () => get<House>("/api/house"),
  name: (name: string) => post<Me>("/api/me", { name }),
  texts: (lang: string) => text(`/api/texts/${lang}`),
  games: () => get<GameInfo[]>("/api/games"),
  gameTexts: (game: string, lang: string) => text(`/api/games/${game}/texts/${lang}`),
  rules: (game: string, lang: string) => text(`/api/games/${game}/rules/${lang}`),
  figures: (game: string) => get<FigureSize[]>(`/api/games/${game}/figures`),
  figure: (game: string, name: string, theme: string, lang: string) => `/api/games/${game}/figures/${name}?theme=${theme}&lang=${lang}`,
  /** The game in play; with options, the table as it is set with them. */
  gamePicture: (game: string, theme: string, config?: Record<string, unknown>) =>
    `/api/games/${game}/picture.svg?theme=${theme}${config ? `&config=${encodeURIComponent(JSON.stringify(config))}` : ""}`,
  lobby: () => get<Lobby>("/api/tables"),
  create: (wish: Wish) => post<{ id: string; invites: Invite[] }>("/api/tables", wish),
  snapshot: (id: string, who: Viewer | null) => get<Snapshot>(table(id) + as(who)),
  board: (id: string, who: Viewer) => get<Board>(`${table(id)}/board${as(who)}`),
  at: (id: string, number: number, who: Viewer | null) => get<Moment>(`${table(id)}/at/${number}${as(who)}`),
  sit: (id: string, seat: number, invite: string | null) =>
    post<Snapshot>(`${table(id)}/sit`, invite === null ? { seat } : { seat, invite }),
  act: (id: string, seat: number, action: string, window: number, key: string) =>
    post<{ number: number }>(`${table(id)}/act`, { seat, action, window, key }),
  resign: (id: string, seat: number) => post<{ number: number }>(`${table(id)}/resign`, { seat, key: onceKey() }),
  draw: (id: string, seat: number, yes: boolean) =>
    post<{ number: number }>(`${table(id)}/draw`, { seat, yes, key: onceKey() }),
  rematch: (id: string) => post<{ id: string }>(`${table(id)}/rematch`, {}),
  chat: (id: string, channel: Channel, words: string) =>
    post<{ n: number }>(`${table(id)}/chat`, { channel, text: words }),
  pictureAddress: (id: string, who: Viewer, theme: string, at: number, lang: string) =>
    `${table(id)}/picture.svg${as(who)}&theme=${theme}&at=${at}&lang=${lang}`,
  picture: (address: string) => text(address),
  record: (id: string, who: Viewer, lang: string) => text(`${table(id)}/record${as(who)}&lang=${lang}`),
  liveAddress: (id: string, since: number, who: Viewer | null) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const viewer = who === null ? "" : `&as=${who}`;
    return `${scheme}://${location.host}${table(id)}/live?since=${since}${viewer}`;
  },
};
