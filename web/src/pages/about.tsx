// What this house is, and whose games are played in it.
import { For } from "solid-js";
import licence from "../fonts/OFL.txt?url";
import { games } from "../app/state";
import { t } from "../words/words";

export function About() {
  return (
    <div class="page reading">
      <h1>{t("title-about")}</h1>
      <p class="lede">{t("about-what", { n: games().length })}</p>
      <h2>{t("about-credits")}</h2>
      <dl class="credits">
        <For each={games()}>
          {(game) => (
            <div>
              <dt>{game.name}</dt>
              <dd>{t("game-by", { authors: game.authors })}<br /><span class="soft">{game.published}</span></dd>
            </div>
          )}
        </For>
      </dl>
      <p>{t("about-affiliation")}</p>
      <h2>{t("about-house")}</h2>
      <p>{t("about-self")}</p>
      <p>{t("about-privacy")}</p>
      <p>{t("about-type")} <a href={licence} target="_blank" rel="noopener">{t("about-type-licence")}</a></p>
    </div>
  );
}
