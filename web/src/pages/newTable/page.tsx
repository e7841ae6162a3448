// Setting a table: the game, its options from its own schema, who sits where, how much time there is, listed or private.
import { createSignal, For, Show } from "solid-js";
import { api, Trouble } from "../../api/client";
import { go } from "../../app/route";
import { games } from "../../app/state";
import { theme } from "../../app/theme";
import { Switch } from "../../ui/fields";
import { becomeGuest, ensureName } from "../../ui/name";
import { explain } from "../../ui/notices";
import { learn, t } from "../../words/words";
import { keepFavourite } from "../quick";
import { Company } from "./company";
import { createDrawing } from "./drawing";
import { createForm, type Form } from "./form";
import { createTime } from "./limit";
import { Options } from "./options";
import { createSeating } from "./seating";
import { Seats } from "./seats";
import { tryOut } from "./trying";

export function NewTable(props: { game: string | null }) {
  games().forEach((game) => void learn(game.key));
  const form = createForm(props.game);
  const seating = createSeating(form.key, form.seats);
  const drawing = createDrawing(form.key);
  /** Whether nobody chooses a seat in this game. */
  const isDrawn = () => form.info()?.drawn !== undefined;
  const isAlone = () => (isDrawn() ? drawing.isAlone() : seating.isAlone());
  const time = createTime(() => form.info()?.seats ?? []);
  tryOut(form);
  const [isListed, setListed] = createSignal(true);
  const [isBusy, setBusy] = createSignal(false);
  let element!: HTMLFormElement;

  const complain = (error: unknown) => {
    const found = error instanceof Trouble ? error.reasons : [];
    form.setReasons(found);
    const isMarked = found.length > 0 && found.every((reason) => form.placeOf(reason) !== undefined);
    form.setTrouble(isMarked ? t("error-config-marked") : explain(error));
    if (isMarked) element.querySelector<HTMLElement>(".has-reasons :is(textarea, input)")?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const known = form.info();
    if (!known || isBusy()) return;
    form.setTrouble("");
    // Against bots nobody is asked for a name.
    if (!isAlone() && !(await ensureName())) return;
    setBusy(true);
    try {
      await becomeGuest();
      const seats = isDrawn() ? drawing.wish(time.sort() !== "unlimited") : { seats: seating.wishes(), lot: seating.beginning() === "lot" };
      const { id } = await api.create({ game: known.key, config: form.chosen(), listed: isListed(), time: time.limit(), press_opened: form.isOpened(), ...seats });
      keepFavourite(known.key);
      if (isDrawn() && !drawing.isAlone()) await api.putDown(id);
      go(`/table/${id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };

  return (
    <form class="page set-table" onSubmit={submit} ref={element}>
      <header class="set-head">
        <h1>{t("title-play")}</h1>
        <p class="lede">{t("play-text")}</p>
      </header>
      <div class="set-columns">
        <div class="stack wide">
          <Show when={games().length > 1}><GameChoice form={form} /></Show>
          <Show when={isDrawn()} fallback={<Seats form={form} seating={seating} time={time} />}><Company form={form} drawing={drawing} time={time} /></Show>
          <Options form={form} />
        </div>
        <aside class="sheet set-aside" aria-label={t("ready-title")}>
          <Preview form={form} />
          <Switch label={t("listed")} hint={t(isListed() ? "listed-hint" : "private-hint")} checked={isListed()} onChange={setListed} />
          <Show when={!isListed() && !isDrawn() && seating.needsPeople()}><p class="hint warn">{t("private-open")}</p></Show>
          <Show when={form.trouble()}><p class="trouble" role="alert">{form.trouble()}</p></Show>
          <button type="submit" class="primary big" disabled={isBusy() || !form.info()}>{t("set-table")}</button>
        </aside>
      </div>
    </form>
  );
}

function GameChoice(props: { form: Form }) {
  return (
    <fieldset class="sheet games-choice">
      <legend>{t("which-game")}</legend>
      <For each={games()}>
        {(one) => (
          <label class="game-choice">
            <input type="radio" name="game" checked={one.key === props.form.key()} onChange={() => props.form.choose(one.key)} />
            <img src={api.gamePicture(one.key, theme())} alt="" width="96" height="95" />
            <span>{one.name}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** The game in play; as soon as somebody has chosen something, the table as it will be set. */
function Preview(props: { form: Form }) {
  const isOwn = () => Object.keys(props.form.shown()).length > 0;
  return (
    <Show when={props.form.info()}>
      {(game) => (
        <img
          src={isOwn() ? api.gamePicture(game().key, theme(), props.form.shown()) : api.gamePicture(game().key, theme())}
          alt={t(isOwn() ? "preview-of" : "picture-of", { game: game().name })} width="300" height="296"
        />
      )}
    </Show>
  );
}
