// What travels between the house and the page: docs/protocol.md. Drawing data is exactly what crates/scene serialises.

export type Arg = number | string | { seat: number };
export type Message = { key: string; args?: Record<string, Arg> };

// Drawing: board (static) and scene (now).

export type Point = { x: number; y: number };
export type Rect = { x: number; y: number; width: number; height: number };
export type Outline =
  | { rect: { area: Rect; radius: number } }
  | { ellipse: { centre: Point; rx: number; ry: number } }
  | { polygon: Point[] }
  | { path: string };
export type Paint = { colour: string } | { gradient: string };
export type Shape = {
  outline: Outline;
  fill: Paint | null;
  stroke: { paint: Paint; tenths: number } | null;
  opacity: number;
};
export type Lettering = { at: Point; text: string; size: number; ink: string };
export type Art = { shape: Shape } | { lettering: Lettering };
export type Gradient = {
  name: string;
  direction: "across" | "down" | "aslant" | "outwards";
  stops: { at: number; colour: string; opacity: number }[];
};
export type BoardSymbol = { name: string; art: Art[]; outline: Outline; bounds: Rect };
export type Colour = { name: string; light: string; dark: string };
export type Board = {
  width: number;
  height: number;
  backdrop: Art[];
  symbols: BoardSymbol[];
  gradients: Gradient[];
  colours: Colour[];
  regions: Region[];
};
/** A place one can point at. Its words hold as long as the scene has no label for it. */
export type Region = { id: string; outline: Outline; label: Message };

export type Emphasis = "last" | "selected" | "target" | "winning";
/** What a region is and holds now. */
export type Label = { of: string; text: Message };
export type Piece = { id: string; symbol: string; at: Point; z: number; on: string | null; label: Message };
export type Decor = { symbol: string; at: Point; z: number };
export type Mark = { id: string; why: Emphasis };
export type Arrow = { from: Point; bend: Point; to: Point; why: Emphasis };
export type Line = { from: Point; to: Point; z: number; why: Emphasis };
export type Overlay = { z: number; shape: Shape };
export type Caption = {
  at: Point;
  text: Message;
  size: number;
  width: number | null;
  ink: string;
  anchor: "start" | "middle" | "end";
  z: number;
};
export type Slot = {
  id: string;
  label: Message;
  symbol: string;
  count: number;
  capacity: number;
  is_active: boolean;
};
export type QueueItem = { label: Message; is_current: boolean };
export type Content = { tray: { slots: Slot[] } } | { text: Message[] } | { queue: QueueItem[] };
export type Panel = {
  id: string;
  label: Message;
  place: Rect;
  is_active: boolean;
  note: Message | null;
  content: Content;
};
export type Row = { symbol: string | null; label: Message; count: number | null; is_faint: boolean };
/** A closer look at something, on request. */
export type Sheet = { id: string; of: string; title: Message; rows: Row[]; note: Message | null };
export type Scene = {
  caption: Message;
  labels: Label[];
  pieces: Piece[];
  decor: Decor[];
  marks: Mark[];
  arrows: Arrow[];
  lines: Line[];
  overlays: Overlay[];
  captions: Caption[];
  panels: Panel[];
  sheets: Sheet[];
};

// What changed in a scene.

/** Out of the old places `cut`, then into the new places of `put`; both ascending. */
export type ListChange<T> = { cut?: number[]; put?: [place: number, item: T][] };
export type PanelChange = {
  label?: Message;
  place?: Rect;
  is_active?: boolean;
  note?: Message | null;
  content?: Content;
  slots?: ListChange<Slot>;
};
export type SheetChange = { title?: Message; note?: Message | null; rows?: ListChange<Row> };
/** The lists of a scene. */
export type SceneLists = Omit<Scene, "caption">;
export type SceneChange = { caption?: Message } & { [List in keyof SceneLists]?: ListChange<SceneLists[List][number]> } & {
  /** In the panels and sheets that now stand at these places. */
  panel?: [place: number, change: PanelChange][];
  sheet?: [place: number, change: SheetChange][];
};

// How an action is given.

/** A button to press: its name, and what stands on it. */
export type Choice = { choice: string; label: Message };
/** Something to point at, or a button to press. */
export type Step = { id: string } | Choice;
/** A step of the tree of moves: it completes an action, leads on, or what follows is asked for. */
export type Node = Step & { action?: string; next?: Node[]; more?: boolean };

// The house.

export type Me = { name: string; return_link: string };
export type House = { version: string; me: Me | null };
export type Schema = {
  type?: string | string[];
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
};
/** Why options cannot be played: which ones, and in whose words. */
export type Reason = { code: string; fields: string[]; paragraph: string | null; said: Message };
/** What to think about before playing with some options. */
export type Checked = { warnings: Message[] };
/** A figure of a game's rules and its size in units of the board. */
export type FigureSize = { name: string; width: number; height: number };
export type GameInfo = {
  key: string;
  name: string;
  seats: number[];
  authors: string;
  published: string;
  has_secrets: boolean;
  has_chance: boolean;
  schema: Schema;
};
/** A seat; `hidden` is one whose player this viewer may not know. */
export type SeatCard = {
  seat: number;
  kind: "open" | "invite" | "guest" | "bot" | "hidden";
  name: string | null;
  level: number | null;
};
export type TableCard = {
  id: string;
  game: string;
  /** The revision of its rules. */
  rules: number;
  config: Record<string, unknown>;
  status: "open" | "running" | "over";
  listed: boolean;
  created: number;
  seats: SeatCard[];
};
/** A table in a list, for one guest. */
export type ListedTable = Omit<TableCard, "seats"> & {
  actions: number;
  your_turn: boolean;
  seats: (SeatCard & { you: boolean })[];
};
export type ListName = "open" | "running" | "mine";
export type TableList = { tables: ListedTable[]; next: string | null };
/** The tables that wait for the caller: how many, and the first of them. */
export type Awaited = { count: number; tables: string[] };
export type Standing = { seat: number; place: number; score: number };
export type Waiting =
  | { chance: true }
  | { must: number[]; may: number[]; window: number }
  | { over: { standings: Standing[]; how: string } };
export type LogLine = {
  number: number;
  text: Message;
  action: { seat: number; text: string } | null;
};
export type Channel = "table" | "watchers";
export type Talk = { n: number; channel: Channel; name: string; text: string; at: number };
export type Invite = { seat: number; link: string };
export type Viewer = number | "public";
/** Who says yes to a draw, and whether this table can agree on one. */
export type Draw = { offered: number[]; can: boolean };

// The sockets.

/** A table as one kind of viewer sees it. */
export type Whole = {
  number: number;
  as: Viewer;
  /** The tag of its board. */
  board: string;
  table: TableCard;
  waiting: Waiting;
  scene: Scene;
  moves: Node[];
  /** The number of the last log line. */
  told: number;
  /** The log has the lines after this one. */
  since: number;
  log: LogLine[];
  talk: Talk[];
  draw: Draw;
  rematch: string | null;
  frozen: boolean;
};
/** What is personal: the caller's seats, and the links for whoever made the table. */
export type Own = { seats: number[]; invites: Invite[] };
/** A whole by request. */
export type Answer = Whole & { own: Own };
/** What changed since the frame before. */
export type Frame = {
  number: number;
  log?: LogLine[];
  talk?: Talk[];
  all_talk?: Talk[];
  scene?: SceneChange;
} & Partial<Pick<Whole, "table" | "waiting" | "draw" | "rematch" | "frozen" | "moves">>;
export type TableMessage = { whole: Whole } | { own: Own } | { frame: Frame };
export type RoomMessage = { waiting: Awaited } | { lobby: object };

export type Moment = { number: number; scene: Scene; waiting: Waiting };
export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "invite" } | { kind: "bot"; level: number };
export type Wish = { game: string; config: Record<string, unknown>; seats: SeatWish[]; listed: boolean };
