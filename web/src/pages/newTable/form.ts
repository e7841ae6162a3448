// The options on the form, without any drawing: what was chosen, what is wrong with it, what can be shown of it.
import { createMemo, createSignal } from "solid-js";
import type { GameInfo, Message, Reason } from "../../api/types";
import { game, games } from "../../app/state";
import { type Field, fields, isAlike, isWritten, seatCount, unusual } from "./schema";

export type Config = Record<string, unknown>;
export type Form = ReturnType<typeof createForm>;

/** The option that says how many sit down stands with the seats. */
export const isCount = (field: Field): boolean => field.name === "players";

export function createForm(wished: string | null) {
  const [key, setKey] = createSignal(wished && game(wished) ? wished : (games()[0]?.key ?? ""));
  const [config, setConfig] = createSignal<Config>({});
  const [trouble, setTrouble] = createSignal("");
  const [reasons, setReasons] = createSignal<readonly Reason[]>([]);
  const [warnings, setWarnings] = createSignal<readonly Message[]>([]);
  /** Whether seats write letters at such a table, as far as the house was asked. */
  const [hasLetters, setHasLetters] = createSignal(false);
  const [isOpened, setOpened] = createSignal(true);
  /** Texts that the house has found to be playable: they are shown. */
  const [proven, setProven] = createSignal<Config>({});

  const info = createMemo<GameInfo | undefined>(() => game(key()));
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
    setWarnings([]);
    setTrouble("");
  };
  /** Reasons stand beside the first field they name. */
  const placeOf = (reason: Reason) => reason.fields.find((name) => all().some((field) => field.name === name));
  const reasonsOf = (field: Field) => reasons().filter((reason) => placeOf(reason) === field.name);
  const seats = createMemo(() => {
    const known = info();
    if (!known) return 0;
    const players = all().find(isCount);
    return seatCount(known, { players: players ? value(players) : undefined });
  });
  /** The options for a first evening, as far as they are not the usual ones, and whether they are chosen. */
  const gentle = () => info()?.first_evening ?? {};
  const isGentle = () => isAlike(chosen(), gentle());
  const beGentle = () => {
    setConfig({ ...gentle() });
    setReasons([]);
    setTrouble("");
  };
  /** The options that are not the usual ones. */
  const chosen = createMemo<Config>(() => (info() ? unusual(info()!, config()) : {}));
  /** The names of the options that somebody writes. */
  const texts = createMemo(() => all().filter((field) => isWritten(field, value(field))).map((field) => field.name));
  /** The options that the picture shows: those somebody chose, but no texts that may be half-written. */
  const shown = createMemo<Config>(() => {
    const isShown = ([name, value]: [string, unknown]) => !texts().includes(name) || proven()[name] === value;
    return Object.fromEntries(Object.entries(chosen()).filter(isShown));
  });
  /** Warnings name no field: they are about what somebody wrote, if that is one text, else about all options. */
  const warned = () => {
    const written = texts().filter((name) => name in chosen());
    return written.length === 1 ? written[0] : undefined;
  };
  const warningsOf = (field: Field | null): readonly Message[] => (warned() === field?.name ? warnings() : []);
  return {
    key, info, all, config, value, set, choose, seats, chosen, shown, texts, setProven, setWarnings, warningsOf,
    isGentle, beGentle, hasLetters, setHasLetters, isOpened, setOpened, trouble, setTrouble, reasons, setReasons, reasonsOf, placeOf,
  };
}
