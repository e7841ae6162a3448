// Analysis: a study at its own address, or the place where studies begin.
import { createEffect, createResource, createSignal, on, onCleanup, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { StudyCard } from "../../api/types";
import { gameName } from "../../app/state";
import { ZoomTools } from "../../board/zoom";
import "../../styles/learn.css";
import "../../styles/study.css";
import { explain } from "../../ui/notices";
import { learn, t } from "../../words/words";
import { Lost } from "../lost";
import { createStaging } from "../table/staging";
import { StudyBar } from "./bar";
import { StudyBoard } from "./board";
import { Side } from "./side";
import { Studies } from "./studies";
import { createStudy, type Study } from "./state";

export function StudyPage(props: { id: string | null; game: string | null; node: number | null }) {
  return (
    <Show when={props.id} keyed fallback={<Studies game={props.game} />}>
      {(id) => <Opened id={id} node={props.node} />}
    </Show>
  );
}

function Opened(props: { id: string; node: number | null }) {
  const [card, { refetch }] = createResource(async () => {
    const found = await api.study(props.id);
    await learn(found.game);
    return found;
  });
  const isMissing = () => card.error instanceof Trouble && card.error.status === 404;
  return (
    <Show
      when={!card.error && card()} keyed
      fallback={
        <Show when={isMissing()} fallback={
          <div class="page">
            <Show when={card.error} fallback={<p class="soft">{t("loading")}</p>}>
              <div class="empty"><p>{explain(card.error)}</p><button type="button" onClick={() => void refetch()}>{t("try-again")}</button></div>
            </Show>
          </div>
        }>
          <Lost why="address" />
        </Show>
      }
    >
      {(card) => <StudyView card={card} node={props.node} />}
    </Show>
  );
}

function StudyView(props: { card: StudyCard; node: number | null }) {
  const study = createStudy(props.card, props.node);
  const staging = createStaging(study);
  const [rule, setRule] = createSignal<string | null>(null);
  const [isDrawing, setDrawing] = createSignal(false);
  const [from, setFrom] = createSignal<string | null>(null);
  createEffect(on([isDrawing, study.node], () => setFrom(null)));
  createEffect(() => {
    document.title = `${study.nodes()[0]!.name || t("analyse-game", { game: gameName(study.game) })} · Tabletier`;
  });
  /** Two things that are pointed at make an arrow, or take the one away that is there. */
  const point = (id: string) => {
    const start = from();
    if (start === null) return void setFrom(id);
    setFrom(null);
    if (start === id) return;
    const { name, comment, arrows } = study.nodes()[study.node()]!;
    const others = arrows.filter((arrow) => arrow.from !== start || arrow.to !== id);
    void study.remark(study.node(), { name, comment, arrows: others.length < arrows.length ? others : [...arrows, { from: start, to: id }] });
  };
  listen(study, setDrawing);
  const words = () => (study.stand() ? study.tell(study.stand()!.scene.caption) : t("loading"));
  return (
    <div class="table lesson study">
      <section class="stage" classList={{ set: study.drawn() !== null || study.trouble() !== null }} style={staging.size()} aria-labelledby="caption">
        <header class="caption" classList={{ longish: words().length > 30, long: words().length > 60 }}>
          <p id="caption" class="caption-words">{words()}</p>
          <Show when={staging.laid()}><ZoomTools zoom={staging.zoom} onTurn={staging.turn()} /></Show>
        </header>
        <StudyBoard study={study} staging={staging} isDrawing={isDrawing()} onPoint={point} onRule={setRule} />
        <div class="dock"><StudyBar study={study} onRule={setRule} /></div>
      </section>
      <Side study={study} rule={rule()} isDrawing={isDrawing()} onDrawing={setDrawing} />
    </div>
  );
}

const KEYS = { ArrowLeft: "back", ArrowRight: "next", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" } as const;

/** With Shift, a variation is put before the one in front of it, or before all. */
const PROMOTING = { ArrowUp: false, Home: true } as const;

/** Arrow keys go back and on and to the variations beside, wherever nothing else wants them. Escape lets go of the last step. */
function listen(study: Study, setDrawing: (isDrawing: boolean) => void): void {
  const key = (event: KeyboardEvent) => {
    const at = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || at.closest("dialog, input, textarea, select, .board, .zoom-frame.pans") || document.querySelector(":popover-open")) {
      if (event.key !== "Escape" || event.defaultPrevented || at.closest("dialog") || document.querySelector(":popover-open")) return;
    }
    if (event.key === "Escape") {
      setDrawing(false);
      if (study.peek()) study.rest(null);
      else if (study.chosen().length > 0) study.back();
      else return;
    } else if (event.shiftKey && event.key in PROMOTING) {
      if (study.card().mine) void study.promote(PROMOTING[event.key as keyof typeof PROMOTING]);
    } else if (event.key in KEYS) study.step(KEYS[event.key as keyof typeof KEYS]);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}
