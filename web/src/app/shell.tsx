// The walls of the house: header, the page inside, footer, notices.
import { createEffect, createSignal, Match, on, Show, Switch } from "solid-js";
import { Home } from "../pages/home";
import { Lost, type Why } from "../pages/lost";
import { RulesPage } from "../pages/rules";
import { Tables } from "../pages/tables";
import { Account } from "../ui/account";
import { Icon } from "../ui/icons";
import { Mark } from "../ui/mark";
import { NamePrompt } from "../ui/name";
import { announce, complain, Notices } from "../ui/notices";
import { lang, speak, t } from "../words/words";
import { later } from "./later";
import { isStale } from "./renew";
import { listenToRoom, mail, turns } from "./room";
import { type Route, route } from "./route";
import { gameName, version } from "./state";
import { switchTheme, theme } from "./theme";

// Guests who only look around need not carry the board.
const TablePage = later(async () => (await import("../pages/table/page")).TablePage);
const NewTable = later(async () => (await import("../pages/newTable/page")).NewTable);
const LearnPage = later(async () => (await import("../pages/learn/page")).LearnPage);
const StudyPage = later(async () => (await import("../pages/study/page")).StudyPage);
const EditorPage = later(async () => (await import("../pages/editor/page")).EditorPage);
const PuzzlesPage = later(async () => (await import("../pages/puzzles/page")).PuzzlesPage);
const ReviewPage = later(async () => (await import("../pages/review/page")).ReviewPage);
const About = later(async () => (await import("../pages/about")).About);
const SwitchPage = later(async () => (await import("../pages/switch")).SwitchPage);
const VerifyPage = later(async () => (await import("../pages/verify/page")).VerifyPage);

/** What the tab is called; a table says itself whose turn it is, and an editor what it is for. */
function titleOf(at: Route): string | null {
  if (at.page === "table" || at.page === "editor") return null;
  if (at.page === "home") return `Tabletier · ${t("tagline")}`;
  if (at.page === "rules") return `${t("rules-of", { game: gameName(at.game) })} · Tabletier`;
  if (at.page === "learn") return `${t("learn-game", { game: gameName(at.game) })} · Tabletier`;
  if (at.page === "puzzles") return `${t("puzzles-of", { game: gameName(at.game) })} · Tabletier`;
  const game = at.page === "play" && at.game !== null ? [gameName(at.game)] : [];
  return [t(`title-${at.page}`), ...game, "Tabletier"].join(" · ");
}

export function Shell() {
  const at = route;
  const is = (page: string) => (at().page === page ? ("page" as const) : undefined);
  /** Whether a board fills the page: a table's, a lesson's or a puzzle's. */
  const isBoard = () => {
    const here = at();
    return here.page === "table" || here.page === "review" || here.page === "editor" || (here.page === "study" && here.id !== null) || (here.page === "learn" && here.lesson !== null) || (here.page === "puzzles" && here.puzzle !== null);
  };
  listenToRoom();
  createEffect(() => {
    const title = titleOf(at());
    if (title !== null) document.title = title;
  });
  // Whoever listens is told that there are letters elsewhere.
  createEffect(on(mail, (now, before) => now > (before ?? 0) && announce(t("mail", { n: now }))));
  /** The address stays as it is: a hash would name a paragraph of the rules. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  };
  const [isSwitching, setSwitching] = createSignal(false);
  const otherLang = () => (lang() === "fr" ? "en" : "fr");
  const switchLang = async () => {
    setSwitching(true);
    await speak(otherLang()).catch(complain);
    setSwitching(false);
  };
  return (
    <div class="house" classList={{ "at-table": isBoard() }}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place on this page, as skip links are */}
      <a class="skip" href="#main" onClick={skip}>{t("skip")}</a>
      <header class="top">
        <a class="brand" href="/" aria-label={t("brand-home")}>
          <Mark /> <span>Tabletier</span>
        </a>
        <nav aria-label={t("nav")}>
          <a href="/" aria-current={is("home")}>{t("nav-games")}</a>
          <a href="/tables" aria-current={is("tables")}>
            {t("nav-tables")}
            <Show when={turns() > 0}><span class="count" title={t("turns", { n: turns() })}><span aria-hidden="true">{turns()}</span><span class="unseen"> {t("turns", { n: turns() })}</span></span></Show>
            <Show when={mail() > 0}><span class="count mail" title={t("mail", { n: mail() })}><Icon name="chat" /><span class="unseen"> {t("mail", { n: mail() })}</span></span></Show>
          </a>
          <a href="/about" aria-current={is("about")}>{t("nav-about")}</a>
        </nav>
        <div class="tools">
          <button type="button" class="quiet lang" disabled={isSwitching()} lang={otherLang()} aria-label={t("switch-lang")} onClick={switchLang}>
            {otherLang().toUpperCase()}
          </button>
          <button type="button" class="quiet round" aria-label={t(theme() === "dark" ? "to-light" : "to-dark")} onClick={switchTheme}>
            <Icon name={theme() === "dark" ? "sun" : "moon"} />
          </button>
          <Account />
        </div>
      </header>
      <Show when={isStale()}><p class="offline" role="status">{t("stale")}</p></Show>
      <main id="main" tabindex="-1">
        <Switch fallback={<Lost why={(at() as { why?: Why }).why ?? "address"} />}>
          <Match when={at().page === "home"}><Home /></Match>
          <Match when={at().page === "tables"}><Tables /></Match>
          <Match when={at().page === "about"}><About /></Match>
          <Match when={at().page === "play" && (at() as { game: string | null })} keyed>{(route) => <NewTable game={route.game} />}</Match>
          <Match when={at().page === "verify" && (at() as { table: string | null })} keyed>{(route) => <VerifyPage table={route.table} />}</Match>
          <Match when={at().page === "review" && (at() as { table: string }).table} keyed>{(table) => <ReviewPage table={table} />}</Match>
          <Match when={at().page === "rules" && (at() as { game: string; paragraph: string | null })}>
            {(route) => <RulesPage game={route().game} paragraph={route().paragraph} />}
          </Match>
          <Match when={at().page === "learn" && (at() as { game: string; lesson: string | null })}>
            {(route) => <LearnPage game={route().game} lesson={route().lesson} />}
          </Match>
          <Match when={at().page === "study" && (at() as { id: string | null; game: string | null; node: number | null })}>
            {(route) => <StudyPage id={route().id} game={route().game} node={route().node} />}
          </Match>
          <Match when={at().page === "editor" && (at() as { game: string; config: string | null })} keyed>{(route) => <EditorPage game={route.game} config={route.config} />}</Match>
          <Match when={at().page === "puzzles" && (at() as { game: string; puzzle: string | null })}>
            {(route) => <PuzzlesPage game={route().game} puzzle={route().puzzle} />}
          </Match>
          <Match when={at().page === "switch" && (at() as { token: string }).token} keyed>{(token) => <SwitchPage token={token} />}</Match>
          <Match when={at().page === "table" && (at() as { id: string }).id} keyed>{(id) => <TablePage id={id} />}</Match>
        </Switch>
      </main>
      <Show when={!isBoard()}>
        <footer class="foot">
          <p>{t("foot")} <a href="/about">{t("nav-about")}</a></p>
          <p class="soft">Tabletier {version()}</p>
        </footer>
      </Show>
      <NamePrompt />
      <Notices />
    </div>
  );
}
