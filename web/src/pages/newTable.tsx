// Setting a table: the game, its options from its own schema, who sits where, listed or private.
import { createEffect, createMemo, createSignal, createUniqueId, For, Match, on, onCleanup, Show, Switch as When } from "solid-js";
import { api, Trouble } from "../api/client";
import type { Reason, SeatWish } from "../api/types";
import { recall, remember } from "../app/memory";
import { go } from "../app/route";
import { game, games, me } from "../app/state";
import { theme } from "../app/theme";
import { ChoiceOrText, Segmented, Stepper, Switch } from "../ui/fields";
import { ensureName } from "../ui/name";
import { explain } from "../ui/notices";
import { has, lang, learn, say, t, textOr } from "../words/words";
import { fieldLabel, valueLabel } from "./names";
import { type Field, fields, isAdvanced, isWritten, seatCount, unusual } from "./options";

/** The option that says how many sit down stands with the seats. */
const isCount = (field: Field): boolean => field.name === "players";

/** How long nothing is written before the house is asked what it thinks of a text, in milliseconds. */
const PAUSE = 600;

type Sitting = "me" | "again" | "bot" | "open" | "invite";

export function NewTable(props: { game: string | null }) {
  const [key, setKey] = createSignal(props.game && game(props.game) ? props.game : (games()[0]?.key ?? ""));
  games().forEach((game) => void learn(game.key));
  const info = createMemo(() => game(key()));
  const [config, setConfig] = createSignal<Record<string, unknown>>({});
  const [sitting, setSitting] = createSignal<Sitting[]>(["me", "bot", "bot", "bot", "bot", "bot", "bot", "bot", "bot"]);
  const [levels, setLevels] = createSignal<number[]>(Array(9).fill(Number(recall("level")) || 2));
  const [isListed, setListed] = createSignal(true);
  const [trouble, setTrouble] = createSignal("");
  const [reasons, setReasons] = createSignal<readonly Reason[]>([]);
  /** Texts that the house has found to be playable: they are shown. */
  const [proven, setProven] = createSignal<Record<string, unknown>>({});
  const [isBusy, setBusy] = createSignal(false);
  let form!: HTMLFormElement;

  const all = createMemo(() => (info() ? fields(info()!) : []));
  const value = (field: Field) => config()[field.name] ?? field.initial;
  const set = (name: string, value: unknown) => {
    setConfig((now) => ({ ...now, [name]: value }));
    setReasons((now) => now.filter((reason) => !reason.fields.includes(name)));
    setTrouble("");
  };
  const choose = (game: string) => {
    setKey(game);
    setConfig({});
    setReasons([]);
    setTrouble("");
  };
  /** Reasons stand beside the first field they name. */
  const placeOf = (reason: Reason) => reason.fields.find((name) => all().some((field) => field.name === name));
  const reasonsOf = (field: Field) => reasons().filter((reason) => placeOf(reason) === field.name);
  const seats = createMemo(() => {
    const known = info();
    if (!known) return 0;
    const players = all().find((field) => field.name === "players");
    return seatCount(known, { players: players ? value(players) : undefined });
  });
  const numbers = createMemo(() => Array.from({ length: seats() }, (_, seat) => seat));
  const needsPeople = () => sitting().slice(0, seats()).some((one) => one === "open");

  /** The options that the picture shows: those somebody chose, but no texts that may be half-written. */
  const shown = createMemo(() => {
    const known = info();
    if (!known) return {};
    const texts = new Set(all().filter((field) => isWritten(field, value(field))).map((field) => field.name));
    const isShown = ([name, value]: [string, unknown]) => !texts.has(name) || proven()[name] === value;
    return Object.fromEntries(Object.entries(unusual(known, config())).filter(isShown));
  });
  const picture = () => (Object.keys(shown()).length > 0 ? shown() : null);

  // What somebody writes for themselves is tried out once they pause, and drawn if it can be played.
  createEffect(on([key, config], () => {
    const field = all().find((one) => one.kind === "choice or text" && isWritten(one, value(one)));
    const text = field && value(field);
    if (!field || typeof text !== "string" || !text.trim() || proven()[field.name] === text) return;
    const waiting = setTimeout(() => void tryOut(field, text), PAUSE);
    onCleanup(() => clearTimeout(waiting));
  }));
  const tryOut = async (field: Field, text: string) => {
    const asked = key();
    const isStill = () => key() === asked && config()[field.name] === text;
    try {
      await api.picture(api.gamePicture(asked, theme(), { ...shown(), [field.name]: text }));
      if (isStill()) setProven({ [field.name]: text });
    } catch (error) {
      if (isStill() && error instanceof Trouble) setReasons(error.reasons);
    }
  };

  const complain = (error: unknown) => {
    const found = error instanceof Trouble ? error.reasons : [];
    setReasons(found);
    const isMarked = found.length > 0 && found.every((reason) => placeOf(reason) !== undefined);
    setTrouble(isMarked ? t("error-config-marked") : explain(error));
    if (isMarked) form.querySelector<HTMLElement>(".has-reasons :is(textarea, input)")?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const known = info();
    if (!known || isBusy()) return;
    setTrouble("");
    if (!(await ensureName())) return;
    setBusy(true);
    const wishes = numbers().map((seat): SeatWish => {
      const one = sitting()[seat]!;
      if (one === "bot") return { kind: "bot", level: levels()[seat]! };
      return { kind: one === "again" ? "me" : one };
    });
    try {
      const { id } = await api.create({ game: known.key, config: unusual(known, config()), seats: wishes, listed: isListed() });
      go(`/table/${id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };

  return (
    <form class="page set-table" onSubmit={submit} ref={form}>
      <header class="set-head">
        <h1>{t("title-play")}</h1>
        <p class="lede">{t("play-text")}</p>
      </header>
      <div class="set-columns">
        <div class="stack wide">
          <Show when={games().length > 1}>
            <fieldset class="sheet games-choice">
              <legend>{t("which-game")}</legend>
              <For each={games()}>
                {(one) => (
                  <label class="game-choice">
                    <input type="radio" name="game" checked={one.key === key()} onChange={() => choose(one.key)} />
                    <img src={api.gamePicture(one.key, theme())} alt="" width="96" height="95" />
                    <span>{one.name}</span>
                  </label>
                )}
              </For>
            </fieldset>
          </Show>

          <section class="sheet" aria-labelledby="seats">
            <h2 id="seats">{t("seats-title")}</h2>
            <For each={all().filter(isCount)}>
              {(field) => <div class="how-many"><OptionField game={key()} field={field} value={value(field)} reasons={reasonsOf(field)} onChange={(value) => set(field.name, value)} /></div>}
            </For>
            <ol class="seat-list">
              <For each={numbers()}>
                {(seat) => (
                  <li class="seat-row">
                    <span class="seat-number" aria-hidden="true">{seat + 1}</span>
                    <div class="stack tight">
                      <Segmented
                        legend={t("seat-number", { n: seat + 1 })}
                        value={sitting()[seat]!}
                        options={([seat === 0 || sitting()[0] !== "me" ? "me" : "again", "bot", "open", "invite"] as Sitting[]).map((one) => ({
                          value: one,
                          label: one === "me" ? (me()?.name ?? t("wish-me")) : t(`wish-${one}`),
                        }))}
                        onChange={(one) => setSitting((now) => now.map((old, i) => (i === seat ? one : old)))}
                      />
                      <When>
                        <Match when={sitting()[seat] === "bot"}>
                          <Segmented
                            isLegendHidden legend={t("level-of", { n: seat + 1 })} value={levels()[seat]!} hint={t(`level-${levels()[seat]}`)}
                            options={[1, 2, 3, 4, 5].map((level) => ({ value: level, label: String(level) }))}
                            onChange={(level) => {
                              remember("level", String(level));
                              setLevels((now) => now.map((old, i) => (i === seat ? level : old)));
                            }}
                          />
                        </Match>
                        <Match when={sitting()[seat] === "open"}><p class="hint">{t("wish-open-hint")}</p></Match>
                        <Match when={sitting()[seat] === "invite"}><p class="hint">{t("wish-invite-hint")}</p></Match>
                        <Match when={sitting()[seat] === "again"}><p class="hint">{t("wish-again-hint")}</p></Match>
                      </When>
                    </div>
                  </li>
                )}
              </For>
            </ol>
          </section>

          <section class="sheet" aria-labelledby="options">
            <h2 id="options">{t("options-title", { game: info()?.name ?? "" })}</h2>
            <div class="stack">
              <For each={all().filter((field) => !isAdvanced(field) && !isCount(field))}>{(field) => <OptionField game={key()} field={field} value={value(field)} reasons={reasonsOf(field)} onChange={(value) => set(field.name, value)} />}</For>
            </div>
            <Show when={all().some(isAdvanced)}>
              <details class="advanced" open={all().some((field) => isAdvanced(field) && reasonsOf(field).length > 0)}>
                <summary>{t("advanced")}</summary>
                <div class="stack">
                  <For each={all().filter(isAdvanced)}>{(field) => <OptionField game={key()} field={field} value={value(field)} reasons={reasonsOf(field)} onChange={(value) => set(field.name, value)} />}</For>
                </div>
              </details>
            </Show>
          </section>
        </div>

        <aside class="sheet set-aside" aria-label={t("ready-title")}>
          <Show when={info()}>
            {(game) => (
              <img
                src={picture() ? api.gamePicture(game().key, theme(), picture()!) : api.gamePicture(game().key, theme())}
                alt={t(picture() ? "preview-of" : "picture-of", { game: game().name })} width="300" height="296"
              />
            )}
          </Show>
          <Switch label={t("listed")} hint={t(isListed() ? "listed-hint" : "private-hint")} checked={isListed()} onChange={setListed} />
          <Show when={!isListed() && needsPeople()}><p class="hint warn">{t("private-open")}</p></Show>
          <Show when={trouble()}><p class="trouble" role="alert">{trouble()}</p></Show>
          <button type="submit" class="primary big" disabled={isBusy() || !info()}>{t("set-table")}</button>
        </aside>
      </div>
    </form>
  );
}

function OptionField(props: { game: string; field: Field; value: unknown; reasons: readonly Reason[]; onChange: (value: unknown) => void }) {
  const id = createUniqueId();
  const described = () => (props.reasons.length > 0 ? id : undefined);
  const told = (reason: Reason) => (reason.said ? say(reason.said, (seat) => t("seat-number", { n: seat + 1 })) : reason.message);
  return (
    <div class="field" classList={{ "has-reasons": props.reasons.length > 0 }}>
      <Asked game={props.game} field={props.field} value={props.value} reasons={described()} onChange={props.onChange} />
      <div aria-live="polite">
        <Show when={props.reasons.length > 0}>
          <ul class="reasons" id={id}><For each={props.reasons}>{(reason) => <li>{told(reason)}</li>}</For></ul>
        </Show>
      </div>
    </div>
  );
}

/** The field itself; `reasons` names the list of what is wrong with it. */
function Asked(props: { game: string; field: Field; value: unknown; reasons: string | undefined; onChange: (value: unknown) => void }) {
  const label = () => fieldLabel(props.game, props.field.name);
  const hintKey = (name: string) => `${props.game}-config-${name}-hint`;
  // The schema's own words are English only: they serve where the game has no text of its own.
  const hint = () => textOr(hintKey(props.field.name), !has(`${props.game}-config-${props.field.name}`) && lang() === "en" ? (props.field.description ?? "") : "") || undefined;
  const option = <T extends string | number>(value: T) => {
    const hint = textOr(hintKey(`${props.field.name}-${value}`), "");
    return { value, label: valueLabel(props.game, props.field.name, value), ...(hint ? { hint } : {}) };
  };
  const own = (what: string, otherwise: string) => textOr(`${props.game}-config-${props.field.name}-own${what}`, otherwise);
  return (
    <When>
      <Match when={props.field.kind === "choice" && props.field}>
        {(field) => <Segmented legend={label()} hint={hint()} value={props.value as string | number} options={field().values.map(({ value }) => option(value))} onChange={props.onChange} />}
      </Match>
      <Match when={props.field.kind === "choice or text" && props.field}>
        {(field) => (
          <ChoiceOrText
            legend={label()} hint={hint()} value={String(props.value ?? "")} reasons={props.reasons} onChange={props.onChange}
            options={field().values.map(({ value }) => option(String(value)))}
            own={{ name: own("", t("own-text")), label: own("-label", t("own-text")), hint: own("-hint", ""), example: own("-example", ""), longest: field().longest }}
          />
        )}
      </Match>
      <Match when={props.field.kind === "switch"}>
        <Switch label={label()} hint={hint()} checked={props.value === true} onChange={props.onChange} />
      </Match>
      <Match when={props.field.kind === "number" && props.field}>
        {(field) => <Stepper label={label()} hint={hint()} value={Number(props.value ?? field().min)} min={field().min} max={field().max} onChange={props.onChange} />}
      </Match>
      <Match when={props.field.kind === "text"}>
        <label class="field">
          <span class="label">{label()}</span>
          <input type="text" spellcheck={false} autocomplete="off" value={String(props.value ?? "")} aria-describedby={props.reasons} onInput={(event) => props.onChange(event.currentTarget.value.trim())} />
          <Show when={hint()}><span class="hint">{hint()}</span></Show>
        </label>
      </Match>
    </When>
  );
}
