// What the house tells of things on the board of a study, and why they cannot be moved.
import type { Message, StudyStand } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import type { Refusal } from "../table/speech";
import { createWondering } from "../table/wondering";
import type { Source } from "./looking";

type Given = {
  id: string;
  game: string;
  node: () => number;
  stand: () => StudyStand | null;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
  thing: Source["thing"];
};

export function createStudyCards({ id, game, node, stand, setRefusal, tell, thing }: Given) {
  const hasCards = () => thing !== null && (gameInfo(game)?.has_cards ?? false);
  const card = async (of: string, after: string | null) => thing!(id, node(), stand()?.viewer ?? null, of, after);
  return createWondering({ stand, hasCards, card, setRefusal, tell });
}
