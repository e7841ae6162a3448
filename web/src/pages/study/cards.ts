// What the house tells of things on the board of a study, and why they cannot be moved.
import { api } from "../../api/client";
import type { Message, StudyStand } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import type { Refusal } from "../table/speech";
import { createWondering } from "../table/wondering";

type Given = {
  id: string;
  game: string;
  node: () => number;
  stand: () => StudyStand | null;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
};

export function createStudyCards({ id, game, node, stand, setRefusal, tell }: Given) {
  const hasCards = () => gameInfo(game)?.has_cards ?? false;
  const card = (of: string, after: string | null) => api.studyThing(id, node(), stand()?.viewer ?? null, of, after);
  return createWondering({ stand, hasCards, card, setRefusal, tell });
}
