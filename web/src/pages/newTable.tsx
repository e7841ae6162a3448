// Setting a table: the game, its options from its own schema, who sits where, listed or private.
import { createMemo, createSignal, For, Match, Show, Switch as When } from "solid-js";
import { api } from "../api/client";
import type { SeatWish } from "../api/types";
import { recall, remember } from "../app/memory";
import { go } from "../app/route";
import { game, games, me } from "../app/state";
import { theme } from "../app/theme";
import { Segmented, Stepper, Switch } from "../ui/fields";
import { ensureName } from "../ui/name";
import { explain } from "../ui/notices";
import { has, lang, learn, t, textOr } from "../words/words";
import { fieldLabel, valueLabel } from "./names";
import { type Field, fields, isAdvanced, seatCount, unusual } from "./options";

/** The option that says how many sit down stands with the seats. */
const isCount = (field: Field): boolean => field.name === "players";

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
  const [isBusy, setBusy] = createSignal(false);

  const all = createMemo(() => (info() ? fields(info()!) : []));
  const value = (field: Field) => config()[field.name] ?? field.initial;
  const set = (name: string, value: unknown) => setConfig((now) => ({ ...now, [name]: value }));
  const seats = createMemo(() => {
    const known = info();
    if (!known) return 0;
    const players = all().find((field) => field.name === "players");
    return seatCount(known, { players: players ? value(players) : undefined });
  });
  const numbers = createMemo(() => Array.from({ length: seats() }, (_, seat) => seat));
  const needsPeople = () => sitting().slice(0, seats()).some((one) => one === "open");

  /** The options that the picture shows: those somebody chose, but no texts, which are half-written at times. */
  const picture = createMemo(() => {
    const known = info();
    if (!known) return null;
    const texts = new Set(all().filter(isAdvanced).map((field) => field.name));
    const shown = Object.entries(unusual(known, config())).filter(([name]) => !texts.has(name));
    return shown.length > 0 ? Object.fromEntries(shown) : null;
  });

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
      setTrouble(explain(error));
    }
    setBusy(false);
  };

  return (
    <form class="page set-table" onSubmit={submit}>
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
                    <input type="radio" name="game" checked={one.key === key()} onChange={() => (setKey(one.key), setConfig({}))} />
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
              {(field) => <div class="how-many"><OptionField game={key()} field={field} value={value(field)} onChange={(value) => set(field.name, value)} /></div>}
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
              <For each={all().filter((field) => !isAdvanced(field) && !isCount(field))}>{(field) => <OptionField game={key()} field={field} value={value(field)} onChange={(value) => set(field.name, value)} />}</For>
            </div>
            <Show when={all().some(isAdvanced)}>
              <details class="advanced">
                <summary>{t("advanced")}</summary>
                <div class="stack">
                  <For each={all().filter(isAdvanced)}>{(field) => <OptionField game={key()} field={field} value={value(field)} onChange={(value) => set(field.name, value)} />}</For>
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

function OptionField(props: { game: string; field: Field; value: unknown; onChange: (value: unknown) => void }) {
  const label = () => fieldLabel(props.game, props.field.name);
  const hintKey = (name: string) => `${props.game}-config-${name}-hint`;
  // The schema's own words are English only: they serve where the game has no text of its own.
  const hint = () => textOr(hintKey(props.field.name), !has(`${props.game}-config-${props.field.name}`) && lang() === "en" ? (props.field.description ?? "") : "") || undefined;
  return (
    <When>
      <Match when={props.field.kind === "choice" && props.field}>
        {(field) => (
          <Segmented
            legend={label()} hint={hint()} value={props.value as string | number}
            options={field().values.map(({ value }) => {
              const hint = textOr(`${hintKey(`${props.field.name}-${value}`)}`, "");
              return { value, label: valueLabel(props.game, props.field.name, value), ...(hint ? { hint } : {}) };
            })}
            onChange={props.onChange}
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
          <input type="text" spellcheck={false} autocomplete="off" value={String(props.value ?? "")} onInput={(event) => props.onChange(event.currentTarget.value.trim())} />
          <Show when={hint()}><span class="hint">{hint()}</span></Show>
        </label>
      </Match>
    </When>
  );
}
