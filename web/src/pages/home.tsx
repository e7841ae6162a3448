// The first thing a guest sees: the room, the games, who is playing.
import { Show } from "solid-js";
import { api } from "../api/client";
import { games, me } from "../app/state";
import { theme } from "../app/theme";
import { Icon } from "../ui/icons";
import { learn, t } from "../words/words";
import { Cards } from "./cards";
import { createList } from "./lists";
import { createQuick, favourite, type Quick } from "./quick";
import { Shelf } from "./shelf";

/** So many tables of a list stand on the first page. */
const FEW = 3;

export function Home() {
  games().forEach((game) => void learn(game.key));
  const [mine, open] = [createList("mine"), createList("open")];
  const quick = createQuick();
  /** Whoever was here before may sit somewhere: until the house has said so, nothing stands below that could move. */
  const isKnown = () => me() === null || !mine.isSoon();
  return (
    <>
      <Hero quick={quick} />
      <Show when={isKnown()}>
        <Show when={mine.tables()?.length ? mine.tables() : null}>
          {(tables) => (
            <section class="page" aria-labelledby="mine">
              <div class="section-head"><h2 id="mine">{t("mine-title")}</h2><a href="/tables">{t("all-tables")}</a></div>
              <Cards tables={tables().slice(0, FEW)} kind="mine" />
            </section>
          )}
        </Show>

        <section class="page" aria-labelledby="games">
          <div class="section-head"><h2 id="games">{t("games-title")}</h2></div>
          <Shelf quick={quick} />
        </section>

        <section class="page" aria-labelledby="open">
          <div class="section-head"><h2 id="open">{t("open-title")}</h2><a href="/tables">{t("all-tables")}</a></div>
          <Show when={open.tables()} fallback={<div class="cards-soon" />}>
            {(tables) => (
              <Show
                when={tables().length > 0}
                fallback={<div class="empty"><p>{t("open-empty")}</p><a class="button" href="/play"><Icon name="plus" /> {t("new-table")}</a></div>}
              >
                <Cards tables={tables().slice(0, FEW)} kind="open" />
              </Show>
            )}
          </Show>
        </section>
      </Show>
    </>
  );
}

/** The game somebody played last, or the first of the shelf, ready to be played. */
function Hero(props: { quick: Quick }) {
  const game = favourite();
  return (
    <section class="hero">
      <div class="hero-words">
        <p class="eyebrow">{t("hero-eyebrow")}</p>
        <h1>{t("hero-title")}</h1>
        <p class="lede">{t("hero-text")}</p>
        <Show when={game}>
          {(game) => (
            <div class="row">
              <button type="button" class="primary big" disabled={props.quick.isBusy()} onClick={() => props.quick.play(game())}>{t("play-now")}</button>
              <button type="button" class="big" disabled={props.quick.isBusy()} onClick={() => props.quick.invite(game())}>{t("invite-friend")}</button>
            </div>
          )}
        </Show>
        <p class="soft small-print">{t("hero-note")}</p>
      </div>
      <Show when={game}>
        {(game) => (
          <figure class="hero-table">
            <img src={api.gamePicture(game().key, theme())} alt={t("picture-of", { game: game().name })} width="560" height="552" />
            <figcaption aria-hidden="true">{game().name}</figcaption>
          </figure>
        )}
      </Show>
    </section>
  );
}
