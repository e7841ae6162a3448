// The first thing a guest sees: the room, the games, who is playing.
import { createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import type { GameInfo } from "../api/types";
import { go } from "../app/route";
import { games } from "../app/state";
import { theme } from "../app/theme";
import { Icon } from "../ui/icons";
import { ensureName } from "../ui/name";
import { complain } from "../ui/notices";
import { has, learn, t, textOr } from "../words/words";
import { seatCount } from "./newTable/schema";
import { Cards } from "./cards";
import { createList } from "./lists";

/** So many tables of a list stand on the first page. */
const FEW = 3;

export function Home() {
  const [isLearnt, setLearnt] = createSignal(false);
  void Promise.allSettled(games().map((game) => learn(game.key))).then(() => setLearnt(true));
  const [mine, open] = [createList("mine"), createList("open")];
  const [isBusy, setBusy] = createSignal(false);
  /** A table against the house's bots, at once. */
  const playNow = async (game: GameInfo) => {
    if (isBusy() || !(await ensureName())) return;
    setBusy(true);
    try {
      const others = Array.from({ length: seatCount(game, {}) - 1 }, () => ({ kind: "bot", level: 2 }) as const);
      const { id } = await api.create({ game: game.key, config: {}, seats: [{ kind: "me" }, ...others], listed: false });
      go(`/table/${id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  const first = () => games()[0];
  /** Below the first words everything comes at once: nothing that is read moves. */
  const isSettled = () => isLearnt() && (mine.tables() !== null || mine.trouble() !== null);
  return (
    <>
      <section class="hero">
        <div class="hero-words">
          <p class="eyebrow">{t("hero-eyebrow")}</p>
          <h1>{t("hero-title")}</h1>
          <p class="lede">{t("hero-text")}</p>
          <div class="row">
            <Show when={first()}>
              {(game) => <button type="button" class="primary big" disabled={isBusy()} onClick={() => void playNow(game())}>{t("play-now")}</button>}
            </Show>
            <a class="button big" href="/play">{t("invite-friend")}</a>
          </div>
          <p class="soft small-print">{t("hero-note")}</p>
        </div>
        <Show when={first()}>
          {(game) => (
            <div class="hero-table">
              <img src={api.gamePicture(game().key, theme())} alt={t("picture-of", { game: game().name })} width="560" height="552" />
            </div>
          )}
        </Show>
      </section>

      <Show when={isSettled() && mine.tables()?.length}>
        <section class="page" aria-labelledby="mine">
          <div class="section-head"><h2 id="mine">{t("mine-title")}</h2><a href="/tables">{t("all-tables")}</a></div>
          <Cards tables={mine.tables()!.slice(0, FEW)} kind="mine" />
        </section>
      </Show>

      <section class="page" aria-labelledby="games" hidden={!isSettled()}>
        <div class="section-head"><h2 id="games">{t("games-title")}</h2></div>
        <ul class="shelf">
          <For each={games()}>
            {(game) => (
              <li class="game-card">
                <img src={api.gamePicture(game.key, theme())} alt="" loading="lazy" width="400" height="394" />
                <div class="game-words">
                  <h3>{game.name}</h3>
                  <Show when={has(`${game.key}-blurb`)}><p>{textOr(`${game.key}-blurb`, "")}</p></Show>
                  <p class="soft facts">
                    <span>{t("players-count", { seats: spoken(game.seats) })}</span>
                    <Show when={!game.has_chance && !game.has_secrets}><span>{t("fact-open")}</span></Show>
                    <Show when={game.has_chance}><span>{t("fact-chance")}</span></Show>
                    <Show when={game.has_secrets}><span>{t("fact-secrets")}</span></Show>
                  </p>
                  <p class="soft credit">{t("game-by", { authors: game.authors })}<br />{game.published}</p>
                  <div class="row">
                    <a class="button primary" href={`/play?game=${game.key}`} aria-label={t("play-game", { game: game.name })}>{t("play")}</a>
                    <a class="button" href={`/rules/${game.key}`} aria-label={t("rules-of", { game: game.name })}><Icon name="book" /> {t("rules")}</a>
                  </div>
                </div>
              </li>
            )}
          </For>
        </ul>
      </section>

      <section class="page" aria-labelledby="open" hidden={!isSettled() || (open.tables() === null && open.trouble() === null)}>
        <div class="section-head"><h2 id="open">{t("open-title")}</h2><a href="/tables">{t("all-tables")}</a></div>
        <Show
          when={open.tables()?.length}
          fallback={<div class="empty"><p>{t("open-empty")}</p><a class="button" href="/play"><Icon name="plus" /> {t("new-table")}</a></div>}
        >
          <Cards tables={open.tables()!.slice(0, FEW)} kind="open" />
        </Show>
      </section>
    </>
  );
}

function spoken(seats: number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? String(low) : `${low}–${high}`;
}
