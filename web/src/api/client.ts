// The house's HTTP API, one function for each request. Whatever goes wrong comes out as a `Trouble`.
import type {
  Answer, Awaited, Board, Card, Channel, Checked, EditorStand, EditorWish, Entered, Fault, FigureSize, Follows, GameInfo, HintCard, Holiday, House, Leaving, LessonCard, LessonStand, ListName, Made, MadeStudy, Me, Message, Moment, Moves, NewLetter, Notes, Plan, PlanStep,
  Proposal, PuzzleList, PuzzleStand, Reason, ReturnLink, ReviewCard, ReviewPart, Said, SentLetter, StudyCard, StudyGrown, StudyInput, StudyItem, StudyOpenings, StudyPromoted, StudySight, StudyStand, TableList, ThreadMark, ThreadMarks, TriedLine, Viewer, WantedStudy, Wish,
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
  /** Whether nothing of the house was heard at all: not even that it cannot just now. */
  get isUnheard(): boolean {
    return this.isOffline && (this.status === 0 || this.code.startsWith("http-"));
  }
}

async function ask(method: string, address: string, body?: unknown, patience = 20_000, given?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: given ? AbortSignal.any([given, AbortSignal.timeout(patience)]) : AbortSignal.timeout(patience),
    });
  } catch {
    throw new Trouble(0, "offline", "The house does not answer.");
  }
  if (response.ok) return response;
  // A proxy in between may answer anything.
  const fault = (await response.json().catch(() => ({}))) as Partial<Fault>;
  const error: Partial<Fault["error"]> = fault.error ?? {};
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
async function put<T>(address: string, body: unknown): Promise<T> {
  return (await ask("PUT", address, body)).json() as Promise<T>;
}
async function text(address: string): Promise<string> {
  return (await ask("GET", address)).text();
}
async function post<T>(address: string, body: unknown, patience?: number, given?: AbortSignal): Promise<T> {
  return (await ask("POST", address, body, patience, given)).json() as Promise<T>;
}

/** A key under which the house does a thing only once, however often it is asked. */
export function onceKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join("");
}

const study = (id: string) => `/api/studies/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** A path with its query; what is null is left out. */
function address(path: string, query: Record<string, string | number | null>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
const socket = (path: string) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

export const api = {
  /** Whether anything answers under the house's address; a proxy that cannot reach it does not count. */
  isThere: () => ask("GET", "/healthz", undefined, 5_000).then(() => true, (error) => !(error instanceof Trouble && error.isOffline)),
  house: () => get<House>("/api/house"),
  name: (name: string) => post<Me>("/api/me", { name }),
  holiday: () => get<Holiday>("/api/me/holiday"),
  /** Goes on holiday until then, or comes back. */
  takeHoliday: (until: number | null) => post<Holiday>("/api/me/holiday", { until }),
  /** Makes a return link; the one before leads nowhere any more. */
  makeLink: async () => (await post<ReturnLink>("/api/me/link", {})).return_link,
  /** Becomes the guest of a return link, whoever one was. */
  comeBack: (token: string) => post<Me>("/api/me/return", { token }),
  texts: (lang: string) => text(`/api/texts/${lang}`),
  games: () => get<GameInfo[]>("/api/games"),
  gameTexts: (game: string, lang: string) => text(`/api/games/${game}/texts/${lang}`),
  rules: (game: string, lang: string) => text(`/api/games/${game}/rules/${lang}`),
  figures: (game: string) => get<FigureSize[]>(`/api/games/${game}/figures`),
  lessons: (game: string) => get<LessonCard[]>(`/api/games/${game}/lessons`),
  lessonTexts: (game: string, lang: string) => text(`/api/games/${game}/lessons/texts/${lang}`),
  lessonBoard: (game: string, name: string) => get<Board>(`/api/games/${game}/lessons/${name}/board`),
  /** What comes of a try in a lesson, after what was right so far. */
  tryLesson: (game: string, name: string, actions: readonly string[]) => post<LessonStand>(`/api/games/${game}/lessons/${name}/try`, { actions }),
  /** What something in a lesson is, and why no action begins there, or goes on there after something else. */
  lessonCard: (game: string, name: string, actions: readonly string[], of: string, after: string | null) =>
    post<Card>(`/api/games/${game}/lessons/${name}/card`, { actions, of, ...(after === null ? {} : { after }) }),
  /** What a position is that somebody sets up. */
  setUp: (game: string, wish: EditorWish) => post<EditorStand>(`/api/games/${game}/editor`, wish),
  studies: () => get<StudyItem[]>("/api/studies"),
  makeStudy: (wanted: WantedStudy) => post<MadeStudy>("/api/studies", wanted),
  study: (id: string) => get<StudyCard>(study(id)),
  studyBoard: (id: string, who: Viewer) => get<Board>(address(`${study(id)}/board`, { as: who })),
  /** A node of a study as somebody sees it; as the seat that is to act there if nobody is named. */
  studyAt: (id: string, node: number, who: Viewer | null) => get<StudyStand>(address(`${study(id)}/at/${node}`, { as: who })),
  studyThing: (id: string, node: number, who: Viewer | null, of: string, after: string | null) => get<Card>(address(`${study(id)}/card`, { node, as: who, of, after })),
  growStudy: (id: string, grown: { version: number; node: number; input: StudyInput; as?: string }) => post<StudyGrown>(`${study(id)}/play`, grown),
  remarkStudy: (id: string, said: { version: number; node: number; name: string; comment: string; arrows: { from: string; to: string }[] }) => post<StudyCard>(`${study(id)}/remark`, said),
  pruneStudy: (id: string, cut: { version: number; node: number }) => post<StudyCard>(`${study(id)}/prune`, cut),
  /** Puts a variation before the one in front of it, or before all of them. */
  promoteStudy: (id: string, put: { version: number; node: number; first: boolean }) => post<StudyPromoted>(`${study(id)}/promote`, put),
  shareStudy: (id: string, shared: boolean) => post<{ shared: boolean }>(`${study(id)}/share`, { shared }),
  discardStudy: (id: string) => post<object>(`${study(id)}/discard`, {}),
  /** What a bot sees there. It is broken off with the signal. */
  studyEye: (id: string, node: number, level: number, given: AbortSignal) => post<StudySight>(`${study(id)}/eye`, { node, level }, 120_000, given),
  /** What was played there in matches that are over. */
  studyOpenings: (id: string, node: number) => get<StudyOpenings>(address(`${study(id)}/openings`, { node })),
  studyText: (id: string) => `${study(id)}/text`,
  review: (id: string) => get<ReviewCard>(`${table(id)}/review`),
  reviewBoard: (id: string, who: Viewer) => get<Board>(address(`${table(id)}/review/board`, { as: who })),
  reviewAt: (id: string, node: number, who: Viewer | null) => get<StudyStand>(address(`${table(id)}/review/at/${node}`, { as: who })),
  /** What some positions of a match that is over were worth. It is broken off with the signal. */
  judge: (id: string, from: number, to: number, level: number, given: AbortSignal) => post<ReviewPart>(`${table(id)}/review/judge`, { from, to, level }, 300_000, given),
  puzzles: (game: string) => get<PuzzleList>(`/api/games/${game}/puzzles`),
  puzzleBoard: (game: string, name: string) => get<Board>(`/api/games/${game}/puzzles/${name}/board`),
  /** What comes of a try in a puzzle, after what was right so far. */
  tryPuzzle: (game: string, name: string, actions: readonly string[]) => post<PuzzleStand>(`/api/games/${game}/puzzles/${name}/try`, { actions }),
  /** What would be right after what was right so far. */
  puzzleAnswer: (game: string, name: string, actions: readonly string[]) => post<{ answer: string | null }>(`/api/games/${game}/puzzles/${name}/answer`, { actions }),
  puzzleCard: (game: string, name: string, actions: readonly string[], of: string, after: string | null) =>
    post<Card>(`/api/games/${game}/puzzles/${name}/card`, { actions, of, ...(after === null ? {} : { after }) }),
  emblem: (game: string, seat: number, theme: string, config: object) =>
    `/api/games/${game}/emblem.svg?seat=${seat}&theme=${theme}&config=${encodeURIComponent(JSON.stringify(config))}`,
  figure: (game: string, name: string, theme: string, lang: string) => `/api/games/${game}/figures/${name}?theme=${theme}&lang=${lang}`,
  /** The game in play; with options, the table as it is set with them. */
  gamePicture: (game: string, theme: string, config?: Record<string, unknown>) =>
    `/api/games/${game}/picture.svg?theme=${theme}${config ? `&config=${encodeURIComponent(JSON.stringify(config))}` : ""}`,
  /** What the house thinks of some options: warnings, or trouble with its reasons. */
  check: (game: string, config: Record<string, unknown>) => post<Checked>(`/api/games/${game}/check`, { config }),
  tables: (list: ListName, after: string | null) => get<TableList>(address("/api/tables", { list, after })),
  waiting: () => get<Awaited>("/api/tables/waiting"),
  create: (wish: Wish) => post<Made>("/api/tables", wish),
  look: (id: string, who: Viewer | null, since: number) => get<Answer>(address(table(id), { as: who, since })),
  board: (id: string, who: Viewer, tag: string) => get<Board>(address(`${table(id)}/board`, { as: who, tag })),
  /** What can follow these steps. */
  moves: (id: string, who: Viewer, under: string) => get<Moves>(address(`${table(id)}/moves`, { as: who, under })),
  /** What something of the scene is, and why no action begins there. */
  card: (id: string, who: Viewer, of: string, at: number | null) => get<Card>(address(`${table(id)}/card`, { as: who, of, at })),
  /** The same, with why no action that begins by pointing at the one goes on to the other. */
  wrongWay: (id: string, who: Viewer, after: string, of: string) => get<Card>(address(`${table(id)}/card`, { as: who, of, after })),
  at: (id: string, number: number, who: Viewer | null) => get<Moment>(address(`${table(id)}/at/${number}`, { as: who })),
  addNonce: (id: string, seat: number, nonce: string) => post<object>(`${table(id)}/nonce`, { seat, nonce }),
  invitation: (id: string, invite: string) => get<{ seat: number }>(address(`${table(id)}/invitation`, { invite })),
  sit: (id: string, seat: number, invite: string | null) =>
    post<Answer>(`${table(id)}/sit`, invite === null ? { seat } : { seat, invite }),
  /** Puts oneself down where nobody chooses a seat, or takes the one a substitute is asked to take. */
  putDown: (id: string) => post<Answer>(`${table(id)}/sit`, {}),
  /** Takes one's name off again. */
  withdraw: (id: string) => post<Answer>(`${table(id)}/withdraw`, {}),
  /** Lets lots place those who are down, and begins. */
  begin: (id: string) => post<Answer>(`${table(id)}/begin`, {}),
  /** What whoever is down adds to the dice. */
  addDownNonce: (id: string, nonce: string) => post<object>(`${table(id)}/nonce`, { nonce }),
  /** The notebook of a seat of one's own. */
  notes: (id: string, seat: number) => get<Notes>(address(`${table(id)}/notes`, { as: seat })),
  keepNotes: (id: string, seat: number, words: string) => put<Notes>(address(`${table(id)}/notes`, { as: seat }), { text: words }),
  /** Gives a seat of one's own up, in one way or another. */
  leave: (id: string, seat: number, to: Leaving) => post<Answer>(`${table(id)}/leave`, { seat, to }),
  /** Puts a bot into a free seat before the match begins. */
  putBot: (id: string, seat: number, level: number) => post<Answer>(`${table(id)}/bot`, { seat, level }),
  act: (id: string, seat: number, action: string, window: number, key: string) =>
    post<Entered>(`${table(id)}/act`, { seat, action, window, key }),
  resign: (id: string, seat: number) => post<Entered>(`${table(id)}/resign`, { seat, key: onceKey() }),
  draw: (id: string, seat: number, yes: boolean, window: number) =>
    post<Entered>(`${table(id)}/draw`, { seat, yes, window, key: onceKey() }),
  hint: (id: string, seat: number, window: number) => post<HintCard>(`${table(id)}/hint`, { seat, window }, 120_000),
  takeBack: (id: string, seat: number, window: number) => post<Entered>(`${table(id)}/takeback`, { seat, window, key: onceKey() }),
  /** Has the time of the open decision extended. */
  extend: (id: string, seat: number, window: number) => post<Entered>(`${table(id)}/extend`, { seat, window, key: onceKey() }),
  propose: (id: string, seat: number, proposal: Proposal, window: number) =>
    post<Entered>(`${table(id)}/propose`, { seat, proposal, window, key: onceKey() }),
  /** Says yes or no to what is proposed; a no by whoever proposed it takes it back. */
  answer: (id: string, seat: number, yes: boolean, window: number) =>
    post<Entered>(`${table(id)}/answer`, { seat, yes, window, key: onceKey() }),
  /** Lays down what a seat would answer; no steps clear it. */
  plan: (id: string, seat: number, steps: readonly PlanStep[]) => post<Plan>(`${table(id)}/plan`, { seat, steps }),
  /** Where a line of actions would lead. Nothing happens. */
  line: (id: string, seat: number, actions: readonly string[]) => post<TriedLine>(`${table(id)}/line`, { seat, actions }),
  /** A private branch from where one stands, or stood. */
  branch: (id: string, as: Viewer, at: number | null) => post<Follows>(`${table(id)}/branch`, { as, ...(at === null ? {} : { at }) }),
  /** Throws a branch away. */
  discard: (id: string) => post<object>(`${table(id)}/discard`, {}),
  rematch: (id: string) => post<Follows>(`${table(id)}/rematch`, {}),
  chat: (id: string, channel: Channel, words: string) =>
    post<Said>(`${table(id)}/chat`, { channel, text: words }),
  sendLetter: (id: string, letter: NewLetter) => post<SentLetter>(`${table(id)}/press`, letter),
  /** The letters one may read, as a text. */
  letters: (id: string, who: Viewer | null) => text(address(`${table(id)}/press`, { as: who })),
  marks: (id: string) => get<ThreadMarks>(`${table(id)}/marks`),
  /** How far one has read a thread, and whether one wants to hear of it. */
  setMark: (id: string, mark: ThreadMark) => post<object>(`${table(id)}/marks`, mark),
  pictureAddress: (id: string, who: Viewer, theme: string, at: number, lang: string) =>
    address(`${table(id)}/picture.svg`, { as: who, theme, at, lang }),
  picture: (address: string) => text(address),
  record: (id: string, who: Viewer | null, lang: string) => text(address(`${table(id)}/record`, { as: who, lang })),
  tableSocket: (id: string, who: Viewer | null, since: number) => socket(address(`${table(id)}/live`, { as: who, since })),
  roomSocket: () => socket("/api/live"),
};
