// One table as the page sees it: small stores by subject, put together.
import { createMemo } from "solid-js";
import type { Board, Scene } from "../../api/types";
import { createBoards } from "./boards";
import { createCards } from "./cards";
import { createEnding } from "./ending";
import { createHand } from "./hand";
import { createHands } from "./hands";
import { createHinting } from "./hinting";
import { hearWhatHappens } from "./hearing";
import { createMoment } from "./moment";
import { createPress } from "./press";
import { createScreen } from "./screen";
import { followSealing } from "./sealing";
import { createSpeech } from "./speech";
import { tellWhatHappens } from "./telling";
import { createTiming } from "./timing";
import { createTurn } from "./turn";

export type Table = ReturnType<typeof createTable>;

export function createTable(id: string) {
  const screen = createScreen(id);
  const boards = createBoards(id, screen.whole);
  const speech = createSpeech(screen);
  const moment = createMoment(screen);
  /** What is drawn: a scene on its board. Where the board is turned and not known yet, the last picture stays. */
  const drawn = createMemo<{ board: Board; scene: Scene } | null>((last) => {
    const [board, scene] = [boards.board(), moment.scene()];
    return scene && (board ? { board, scene } : last);
  }, null);
  const turn = createTurn(screen, speech, moment);
  const timing = createTiming(screen, speech, turn);
  const hand = createHand(screen, speech, moment, turn);
  const hands = createHands(screen, moment);
  const cards = createCards(screen, speech, moment, drawn, hand.setRefusal);
  const hinting = createHinting(screen, speech, moment, turn, hand.isBusy, drawn);
  tellWhatHappens(screen, speech, turn.caption);
  followSealing(screen);
  const ending = createEnding(screen, moment, turn);
  const post = createPress(screen);
  hearWhatHappens(screen, turn, drawn);
  return { ...screen, ...speech, ...moment, ...turn, ...timing, ...hand, ...hands, ...cards, ...ending, post, ...hinting, boardTrouble: boards.trouble, redraw: boards.again };
}
