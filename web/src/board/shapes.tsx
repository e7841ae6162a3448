// Drawing data as SVG elements: outlines, art, gradients, symbols. Knows nothing of scenes.
import { For, Match, splitProps, Switch, type JSX } from "solid-js";
import type { Art, Board, Gradient, Outline, Paint } from "../api/types";
import { theme } from "../app/theme";
import { colour } from "./colours";

const LETTERS = "Georgia, 'DejaVu Serif', serif";
export const paintId = (name: string) => `paint-${name}`;
export const symbolId = (name: string) => `symbol-${name}`;

function paint(board: Board, paint: Paint | null): string {
  if (paint === null) return "none";
  return "colour" in paint ? colour(board, theme(), paint.colour) : `url(#${paintId(paint.gradient)})`;
}

type Look = Omit<JSX.PathSVGAttributes<SVGPathElement>, "d" | "children" | "ref"> & { outline: Outline };

/** An outline with whatever look. */
export function Edge(props: Look) {
  const [own, look] = splitProps(props, ["outline"]);
  const attrs = look as object;
  const rect = () => ("rect" in own.outline ? own.outline.rect : null);
  const ellipse = () => ("ellipse" in own.outline ? own.outline.ellipse : null);
  const polygon = () => ("polygon" in own.outline ? own.outline.polygon : null);
  const path = () => ("path" in own.outline ? own.outline.path : null);
  return (
    <Switch>
      <Match when={ellipse()}>
        {(it) => <ellipse cx={it().centre.x} cy={it().centre.y} rx={it().rx} ry={it().ry} {...attrs} />}
      </Match>
      <Match when={rect()}>
        {(it) => (
          <rect x={it().area.x} y={it().area.y} width={it().area.width} height={it().area.height} rx={it().radius} {...attrs} />
        )}
      </Match>
      <Match when={polygon()}>{(it) => <polygon points={it().map((p) => `${p.x},${p.y}`).join(" ")} {...attrs} />}</Match>
      <Match when={path()}>{(it) => <path d={it()} {...attrs} />}</Match>
    </Switch>
  );
}

/** One stroke of the illustrator. */
export function Drawing(props: { board: Board; art: Art }): JSX.Element {
  const art = props.art;
  if ("lettering" in art) {
    const { at, text, size, ink } = art.lettering;
    return (
      <text
        x={at.x} y={at.y + Math.trunc((size * 35) / 100)} font-size={String(size)} font-family={LETTERS}
        font-weight="bold" text-anchor="middle" fill={colour(props.board, theme(), ink)}
      >
        {text}
      </text>
    );
  }
  const { outline, fill, stroke, opacity } = art.shape;
  return (
    <Edge
      outline={outline}
      fill={paint(props.board, fill)}
      stroke={stroke ? paint(props.board, stroke.paint) : undefined}
      stroke-width={stroke ? stroke.tenths / 10 : undefined}
      stroke-linecap={stroke ? "round" : undefined}
      stroke-linejoin={stroke ? "round" : undefined}
      opacity={opacity === 100 ? undefined : opacity / 100}
    />
  );
}

function Stops(props: { board: Board; gradient: Gradient }) {
  return (
    <For each={props.gradient.stops}>
      {(stop) => (
        <stop
          offset={String(stop.at / 100)}
          stop-color={colour(props.board, theme(), stop.colour)}
          stop-opacity={String(stop.opacity / 100)}
        />
      )}
    </For>
  );
}

/** Gradients and symbols, to be used by name. */
export function Definitions(props: { board: Board }) {
  return (
    <defs>
      <For each={props.board.gradients}>
        {(gradient) => {
          const id = paintId(gradient.name);
          const stops = () => <Stops board={props.board} gradient={gradient} />;
          if (gradient.direction === "outwards") return <radialGradient id={id}>{stops()}</radialGradient>;
          const [x2, y2] = { across: [1, 0], down: [0, 1], aslant: [1, 1] }[gradient.direction] as [number, number];
          return <linearGradient id={id} x1="0" y1="0" x2={String(x2)} y2={String(y2)}>{stops()}</linearGradient>;
        }}
      </For>
      <For each={props.board.symbols}>
        {(symbol) => (
          <g id={symbolId(symbol.name)}>
            <For each={symbol.art}>{(art) => <Drawing board={props.board} art={art} />}</For>
          </g>
        )}
      </For>
    </defs>
  );
}

/** The drawing beneath everything else, or what is printed over it. */
export function Ground(props: { board: Board; of: "backdrop" | "overprint" }) {
  return (
    <g aria-hidden="true" class={props.of}>
      <For each={props.board[props.of]}>{(art) => <Drawing board={props.board} art={art} />}</For>
    </g>
  );
}
