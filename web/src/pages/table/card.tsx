// A card: what something is, how it stands, why it cannot move, and what the rules say of it.
import { For, Show } from "solid-js";
import type { Board, Card, Message, Sheet } from "../../api/types";
import { Icon } from "../../ui/icons";
import { Cited } from "../../ui/reading";
import { t } from "../../words/words";
import type { Peek } from "./cards";
import { Drawn, Rows } from "./sheets";

type Say = (message: Message) => string;
type Props = { card: Card; board: Board; game: string; say: Say; onRule: (paragraph: string) => void };

/** Its state as a sheet, which has a drawing for every badge. */
const asSheet = (card: Card): Sheet => ({ id: `card-${card.of}`, of: card.of, title: card.title, rows: card.state, note: null });

export function CardView(props: Props) {
  return (
    <section class="card-view stack tight">
      <Show when={props.card.why}>{(why) => <p class="card-why"><Icon name="hand" /> <span>{props.say(why().said)}</span></p>}</Show>
      <div class="card-does">
        <Drawn board={props.board} symbol={props.card.symbol} />
        <div class="stack tight"><For each={props.card.does}>{(line) => <p>{props.say(line)}</p>}</For></div>
      </div>
      <Show when={props.card.state.length > 0}><Rows board={props.board} sheet={asSheet(props.card)} say={props.say} /></Show>
      <Cited game={props.game} paragraph={props.card.why?.paragraph ?? props.card.paragraphs[0] ?? null} figure={props.card.figure} />
      <p class="card-rules">
        <For each={paragraphs(props.card)}>
          {(number) => <button type="button" class="small" onClick={() => props.onRule(number)}><Icon name="book" /> {t("see-rule", { n: number })}</button>}
        </For>
      </p>
    </section>
  );
}

/** The reason's paragraph first, each once. */
const paragraphs = (card: Card): string[] => [...new Set([...(card.why ? [card.why.paragraph] : []), ...card.paragraphs])];

/** The short form beside a pointer that rests: it is in nobody's way and gone with the next movement. */
export function PeekView(props: { peek: Peek; board: Board; say: Say }) {
  const isRight = () => props.peek.x < window.innerWidth / 2;
  const isLow = () => props.peek.y < window.innerHeight / 2;
  const place = () => ({
    [isRight() ? "left" : "right"]: `${(isRight() ? props.peek.x : window.innerWidth - props.peek.x) + 18}px`,
    [isLow() ? "top" : "bottom"]: `${(isLow() ? props.peek.y : window.innerHeight - props.peek.y) + 18}px`,
  });
  return (
    <div class="peek" role="tooltip" style={place()}>
      <strong>{props.say(props.peek.card.title)}</strong>
      <For each={props.peek.card.does}>{(line) => <span>{props.say(line)}</span>}</For>
      <For each={props.peek.card.state}>
        {(row) => <span class="peek-state"><Drawn board={props.board} symbol={row.symbol} />{props.say(row.label)}</span>}
      </For>
      <Show when={props.peek.card.why}>{(why) => <span class="peek-why">{props.say(why().said)} (§{why().paragraph})</span>}</Show>
      <span class="soft">{t("peek-more")}</span>
    </div>
  );
}
