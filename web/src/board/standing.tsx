// What stands on the board, in the order of z: pieces, and among them what is only looked at.
import { createMemo, For, Show } from "solid-js";
import type { Board, Piece, Scene } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";
import { Element, type Touch } from "./element";
import { fitWords } from "./layout";
import { Beam } from "./marks";
import { order } from "./order";
import { Words } from "./panel";
import { useLeastLetters } from "./scale";
import { Drawing, symbolId } from "./shapes";

type Props = {
  board: Board;
  scene: Scene;
  pieces: ReadonlyMap<string, Piece>;
  touch: Touch;
  /** Whether a piece is in the hand now. */
  isLifted: (id: string) => boolean;
};

export function Standing(props: Props) {
  const keys = createMemo(() => order(props.scene));
  const least = useLeastLetters();
  const one = (key: string) => {
    const [kind, name] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    const at = Number(name);
    if (kind === "piece") return <PieceView {...props} id={name} />;
    if (kind === "line") return <Show when={props.scene.lines[at]}>{(line) => <Beam board={props.board} line={line()} />}</Show>;
    if (kind === "overlay") {
      return (
        <Show when={props.scene.overlays[at]} keyed>
          {(overlay) => <g class="untouchable overlay" aria-hidden="true"><Drawing board={props.board} art={{ shape: overlay.shape }} /></g>}
        </Show>
      );
    }
    if (kind === "caption") {
      return (
        <Show when={props.scene.captions[at]}>
          {(caption) => {
            const fitted = () => {
              const { text, width, size } = caption();
              const words = props.touch.say(text);
              return width === null ? { words, size } : fitWords(words, width, size, least());
            };
            return (
              <Words
                text={fitted().words} x={caption().at.x} y={caption().at.y} size={fitted().size}
                ink={colour(props.board, theme(), caption().ink)} anchor={caption().anchor}
              />
            );
          }}
        </Show>
      );
    }
    return (
      <Show when={props.scene.decor[at]}>
        {(decor) => <use class="untouchable" aria-hidden="true" href={`#${symbolId(decor().symbol)}`} x={decor().at.x} y={decor().at.y} />}
      </Show>
    );
  };
  return <For each={keys()}>{one}</For>;
}

function PieceView(props: Props & { id: string }) {
  // Pieces that did not change stay the same objects: theirs is not drawn anew.
  const found = createMemo(() => props.pieces.get(props.id));
  const piece = () => found() as Piece;
  const symbol = () => props.board.symbols.find((one) => one.name === found()?.symbol);
  return (
    <Show when={found() && symbol()}>
      {(symbol) => (
        <Element
          id={props.id} on={piece().on} label={piece().label} outline={symbol().outline} board={props.board} touch={props.touch}
          class={`piece ${props.isLifted(props.id) ? "lifted" : ""}`}
          transform={`translate(${piece().at.x} ${piece().at.y})`}
        >
          <use href={`#${symbolId(symbol().name)}`} />
        </Element>
      )}
    </Show>
  );
}
