// What travels between the house and the page. Drawing data is exactly what crates/scene serialises.

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
};

export type Emphasis = "last" | "selected" | "target" | "winning";
export type Region = { id: string; outline: Outline; label: Message };
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
  regions: Region[];
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

// How an action is given.

export type Choice = { name: string; label: Message };
export type Step = { id: string } | { choice: Choice };
export type Move = { action: string; path: Step[] };

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
/** Why options cannot be played: which ones, in English, and in the game's own words where it has them. */
export type Reason = { code: string; fields: string[]; paragraph: string | null; message: string; said?: Message };
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
export type SeatCard = {
  seat: number;
  kind: "open" | "invite" | "guest" | "bot";
  name: string | null;
  level: number | null;
  you: boolean;
};
export type TableCard = {
  id: string;
  game: string;
  config: Record<string, unknown>;
  status: "open" | "running" | "over";
  listed: boolean;
  seats: SeatCard[];
  your_turn: boolean;
  actions: number;
  created: number;
  changed?: number;
};
export type Lobby = { open: TableCard[]; running: TableCard[]; mine: TableCard[] };
export type Standing = { seat: number; place: number; score: number };
export type Waiting =
  | { chance: true }
  | { must: number[]; may: number[]; window: number }
  | { over: { standings: Standing[]; how: string } };
export type LogEntry = {
  number: number;
  text: Message;
  action: { seat: number; text: string } | null;
};
export type Channel = "table" | "watchers";
export type ChatLine = { n: number; channel: Channel; name: string; text: string; at: number };
export type Invite = { seat: number; link: string };
export type Viewer = number | "public";
export type Snapshot = {
  table: TableCard;
  invites: Invite[];
  as: Viewer;
  own: number[];
  number: number;
  since: number;
  waiting: Waiting;
  scene: Scene;
  moves: Move[];
  log: LogEntry[];
  draw: number[];
  can: { resign: boolean; draw: boolean; rematch: boolean };
  rematch: string | null;
  frozen: boolean;
  chat: ChatLine[];
};
export type Moment = { number: number; scene: Scene; waiting: Waiting };
export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "invite" } | { kind: "bot"; level: number };
export type Wish = { game: string; config: Record<string, unknown>; seats: SeatWish[]; listed: boolean };
