// One table as the page sees it: small stores by subject, put together.
import { createBoards } from "./boards";
import { createHand } from "./hand";
import { createMoment } from "./moment";
import { createScreen } from "./screen";
import { createSpeech } from "./speech";
import { tellWhatHappens } from "./telling";
import { createTurn } from "./turn";

export type Table = ReturnType<typeof createTable>;

export function createTable(id: string) {
  const screen = createScreen(id);
  const boards = createBoards(id, screen.whole);
  const speech = createSpeech(screen);
  const moment = createMoment(screen);
  const turn = createTurn(screen, speech, moment);
  const hand = createHand(screen, speech, moment, turn);
  tellWhatHappens(screen, speech, turn.caption);
  return { ...screen, ...speech, ...moment, ...turn, ...hand, board: boards.board, boardTrouble: boards.trouble, redraw: boards.again };
}
