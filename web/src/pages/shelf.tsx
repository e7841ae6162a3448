// The games of the house, each one tap away.
import { For, Show } from "solid-js";
import { api } from "../api/client";
import type { GameInfo } from "../api/types";
import { games } from "../app/state";
import { theme } from "../app/theme";
import { Icon } from "../ui/icons";
import { has, t, textOr } from "../words/words";
import { levelOf } from "./company";
import type { Quick } from "./quick";

export function Shelf(props: { quick: Quick }) {
  return <ul class="shelf"><For each={games()}>{(game) => <GameCard game={game} quick={props.quick} />}</For></ul>;
}

function GameCard(props: { game: GameInfo; quick: Quick }) {
  const name = () => props.game.name;
  return (
    <li class="game-card">
      <img src={api.gamePicture(props.game.key, theme())} alt="" loading="lazy" width="400" height="394" />
      <div class="game-words">
        <h3>{name()}</h3>
        <Show when={has(`${props.game.key}-blurb`)}><p>{textOr(`${props.game.key}-blurb`, "")}</p></Show>
        <Facts game={props.game} />
        <p class="soft credit">{t("game-by", { authors: props.game.authors })} · {props.game.published}</p>
        <div class="game-doors">
          <button type="button" class="primary" disabled={props.quick.isBusy()} aria-label={t("play-game", { game: name() })} onClick={() => props.quick.play(props.game)}>
            {t("play")}
          </button>
          <a class="button" href={`/play?game=${props.game.key}`} aria-label={t("choose-for", { game: name() })}>{t("choose")}</a>
          <div class="game-more">
            <button type="button" class="link" disabled={props.quick.isBusy()} aria-label={t("invite-to", { game: name() })} onClick={() => props.quick.invite(props.game)}>
              <Icon name="send" /> {t("invite-friend")}
            </button>
            <Show when={props.game.lessons > 0}><a class="link" href={`/learn/${props.game.key}`} aria-label={t("learn-game", { game: name() })}><Icon name="hand" /> {t("learn")}</a></Show>
            <a class="link" href={`/study?game=${props.game.key}`} aria-label={t("analyse-game", { game: name() })}><Icon name="branch" /> {t("analyse")}</a>
            <Show when={props.game.puzzles > 0}><a class="link" href={`/puzzles/${props.game.key}`} aria-label={t("puzzles-of", { game: name() })}><Icon name="puzzle" /> {t("puzzles")}</a></Show>
            <a class="link" href={`/rules/${props.game.key}`} aria-label={t("rules-of", { game: name() })}><Icon name="book" /> {t("rules")}</a>
          </div>
          <p class="hint">{t("play-against", { level: levelOf(props.game.key) })}</p>
        </div>
      </div>
    </li>
  );
}

function Facts(props: { game: GameInfo }) {
  return (
    <p class="soft facts">
      <span>{t("players-count", { seats: spoken(props.game.seats) })}</span>
      <Show when={!props.game.has_chance && !props.game.has_secrets}><span>{t("fact-open")}</span></Show>
      <Show when={props.game.has_chance}><span>{t("fact-chance")}</span></Show>
      <Show when={props.game.has_secrets}><span>{t("fact-secrets")}</span></Show>
    </p>
  );
}

function spoken(seats: number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? String(low) : `${low}–${high}`;
}
