// What travels between the house and the page, under the names that the page uses. Its forms stand in `schema.d.ts`, which
// is made from docs/openapi.json (`npm run types`), which is made from the house's own types; what they mean stands there and
// in docs/protocol.md. Only what no schema can say is written here.
import type { components, operations } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];

// Drawing: board (static) and scene (now).

export type Point = Schemas["Point"];
export type Rect = Schemas["Rect"];
export type Outline = Schemas["Outline"];
export type Paint = Schemas["Paint"];
export type Art = Schemas["Art"];
export type Gradient = Schemas["Gradient"];
export type BoardSymbol = Schemas["Symbol"];
export type Board = Schemas["Board"];
export type Turn = Schemas["Turn"];
export type Region = Schemas["Region"];
export type Emphasis = Schemas["Emphasis"];
export type Piece = Schemas["Piece"];
export type Decor = Schemas["Decor"];
export type Preview = Schemas["Preview"];
export type Arrow = Schemas["Arrow"];
export type Line = Schemas["Line"];
export type DataTable = Schemas["DataTable"];
export type Datum = Schemas["Datum"];
export type Chart = Schemas["Chart"];
export type Dash = Schemas["Dash"];
export type Slot = Schemas["Slot"];
export type Content = Schemas["Content"];
export type Panel = Schemas["Panel"];
export type Sheet = Schemas["Sheet"];
export type Card = Schemas["Card"];
export type Scene = Schemas["Scene"];

// What changed in a scene.

/** Out of the old places `cut`, then into the new places of `put`; both ascending. */
export type ListChange<T> = { cut?: number[]; put?: [place: number, item: T][] };
export type PanelChange = Schemas["PanelChange"];
export type SheetChange = Schemas["SheetChange"];
export type SceneChange = Schemas["SceneChange"];
/** The lists of a scene. */
export type SceneLists = Omit<Scene, "caption">;

// How an action is given.

/** A step of the tree of moves: it completes an action, leads on, or what follows is asked for. */
export type Node = Schemas["Node"];
/** A button to press: its name, and what stands on it. */
export type Choice = Pick<Extract<Node, { choice: string }>, "choice" | "label">;
/** Something to point at, or a button to press. */
export type Step = Pick<Extract<Node, { id: string }>, "id"> | Choice;

// The house.

export type Me = Schemas["Me"];
export type Receipt = Schemas["Receipt"];
export type ReturnLink = Schemas["ReturnLink"];
export type House = Schemas["HouseCard"];
/** How a board as a text is made, so that it can be painted (crates/scene/src/sketch.rs). */
export type Sketch = {
  legend: string;
  rows: string;
  signs: { sign: string; word: string; colour: Schemas["Colour"] }[];
  mark: { sign: string; word: string } | null;
  link: { sign: string; word: string } | null;
  turned: [string, string][];
  from: { name: string; text: string }[];
};
/** The schema of a game's options, as far as the page reads it. */
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
  sketch?: Sketch;
  $ref?: string;
  $defs?: Record<string, Schema>;
};
export type Fault = Schemas["ApiFault"];
export type Reason = Schemas["Reason"];
export type Checked = Schemas["Playable"];
export type FigureSize = Schemas["FigureSize"];
export type HintCard = Schemas["HintCard"];
export type LessonCard = Schemas["LessonCard"];
export type LessonStand = Schemas["LessonStand"];
export type StudyItem = Schemas["StudyItem"];
export type StudyCard = Schemas["StudyCard"];
export type StudyStand = Schemas["StudyStand"];
export type StudyGrown = Schemas["StudyGrown"];
export type StudyInput = Schemas["StudyInput"];
export type StudyOpenings = Schemas["StudyOpenings"];
export type StudySight = Schemas["StudySight"];
export type ReviewCard = Schemas["ReviewCard"];
export type ReviewPart = Schemas["ReviewPart"];
export type ReviewPoint = Schemas["ReviewPoint"];
export type ReviewDecision = Schemas["ReviewDecision"];
export type WantedStudy = Schemas["WantedStudy"];
/** What can be put where in a game's positions, and what else they say. */
export type Setup = Schemas["Setup"];
/** A position as it was set up. */
export type Arrangement = Schemas["Arrangement"];
export type EditorWish = Partial<Schemas["EditorWish"]>;
export type EditorStand = Schemas["EditorStand"];
export type StudyPromoted = Schemas["StudyPromoted"];
export type MadeStudy = Schemas["MadeStudy"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleCard = Schemas["PuzzleCard"];
export type PuzzleStand = Schemas["PuzzleStand"];
export type GameInfo = Omit<Schemas["GameCard"], "schema"> & { schema: Schema };
export type SeatCard = Schemas["SeatCard"];
export type TableCard = Schemas["TableCard"];
export type ListedTable = Schemas["ListedTable"];
export type ListName = operations["tables"]["parameters"]["query"]["list"];
export type TableList = Schemas["TablePage"];
export type Awaited = Schemas["WaitingTables"];
export type Waiting = Schemas["Waiting"];
export type LogLine = Schemas["LogLine"];
export type Channel = Schemas["Channel"];
export type Talk = Schemas["Talk"];
/** Who may write to whom at a table. */
export type PressLines = Schemas["PressCard"];
/** What a seat wrote. */
export type Letter = Schemas["LetterCard"];
/** How far somebody has read a thread of letters. */
export type ThreadMark = Schemas["ThreadMark"];
export type ThreadMarks = Schemas["ThreadMarks"];
export type NewLetter = Schemas["WantedLetter"];
export type SentLetter = Schemas["SentLetter"];
export type Viewer = Schemas["Viewer"];
/** How much time a table gives. */
export type TimeLimit = Schemas["Pace"];
/** The time of a table where that is limited. */
export type TimeCard = Schemas["TimeCard"];
/** What is proposed to those at a table. */
export type Asking = Schemas["AskingCard"];
/** What one can propose. */
export type Proposal = Schemas["Wish"];

// The sockets.

export type Whole = Schemas["Whole"];
export type Own = Schemas["Own"];
/** A whole by request. */
export type Answer = Schemas["Snapshot"];
export type Frame = Schemas["Frame"];
export type TableMessage = Schemas["TableMessage"];
export type RoomMessage = Schemas["GuestMessage"];

export type Moment = Schemas["PastMoment"];
export type Moves = Schemas["Steps"];
export type Entered = Schemas["Entered"];
export type Made = Schemas["MadeTable"];
export type Follows = Schemas["Follows"];
export type Said = Schemas["Said"];
/** Those who have put themselves down where nobody chooses a seat. */
export type GatheringCard = Schemas["GatheringCard"];
export type Notes = Schemas["Notes"];
export type SeatWish = Schemas["WantedSeat"];
export type Wish = Schemas["WantedTable"];

// Seats that change hands, and conditional moves.

export type Leaving = Schemas["Leaving"];
/** What a seat laid down. */
export type Plan = Schemas["Plan"];
/** A step of a plan, and what follows. */
export type PlanStep = Schemas["Step"];
/** Where a line of actions would lead. */
export type TriedLine = Schemas["TriedLine"];

export type Holiday = Schemas["Holiday"];
