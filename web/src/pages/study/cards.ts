// What the house tells of things on the board of a study, and why they cannot be moved.
import { createEffect, createSignal, on } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Card, Message, StudyStand } from "../../api/types";
import { game as gameInfo } from "../../app/state";
import { announce, complain } from "../../ui/notices";
import type { Peek, Rest } from "../table/cards";
import type { Refusal } from "../table/speech";

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
  const [peek, setPeek] = createSignal<Peek | null>(null);
  let resting: Rest | null = null;
  const ask = async (of: string, after: string | null): Promise<Card | null> => {
    if (!hasCards()) return null;
    return api.studyThing(id, node(), stand()?.viewer ?? null, of, after).catch((error) => {
      if (error instanceof Trouble && error.status === 404) return null;
      throw error;
    });
  };
  const find = (of: string): Promise<Card | null> =>
    ask(of, null).catch((error) => {
      complain(error);
      return null;
    });
  const rest = (where: Rest | null) => {
    resting = where;
    setPeek(null);
    // Nobody asked for anything yet: nobody hears that it cannot be had.
    if (where) void ask(where.id, null).catch(() => null).then((card) => card && resting === where && setPeek({ ...where, card }));
  };
  createEffect(on(stand, () => rest(null)));
  const wonder = async (of: string, after: string | null) => {
    const from = stand();
    const why = (await ask(of, after).catch(complain))?.why;
    if (!why || stand() !== from) return;
    const said = { text: tell(why.said), paragraph: why.paragraph };
    setRefusal(said);
    announce(said.text);
  };
  return { hasCards, peek, rest, find, wonder };
}
