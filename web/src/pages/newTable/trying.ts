// Options are shown to the house once somebody pauses: what is wrong with them stands beside them before anything is sent,
// and texts that can be played are drawn.
import { createEffect, on, onCleanup } from "solid-js";
import { api, Trouble } from "../../api/client";
import type { Config, Form } from "./form";

/** How long nothing is written, or chosen, before the house is asked what it thinks, in milliseconds. */
const [WRITTEN, CHOSEN] = [600, 150];

export function tryOut(form: Form): void {
  const ask = async (config: Config) => {
    // Another game or another choice has another config.
    const isStill = () => form.chosen() === config;
    try {
      const { warnings, has_letters } = await api.check(form.key(), config);
      if (!isStill()) return;
      form.setWarnings(warnings);
      form.setHasLetters(has_letters);
      form.setReasons([]);
      form.setProven(Object.fromEntries(form.texts().map((name) => [name, config[name]])));
    } catch (error) {
      if (!isStill() || !(error instanceof Trouble)) return;
      form.setWarnings([]);
      if (error.reasons.length > 0) form.setReasons(error.reasons);
    }
  };
  createEffect(on(form.chosen, (config) => {
    form.setWarnings([]);
    if (Object.keys(config).length === 0) return void form.setHasLetters(form.info()?.has_letters ?? false);
    const waiting = setTimeout(() => void ask(config), form.texts().some((name) => name in config) ? WRITTEN : CHOSEN);
    onCleanup(() => clearTimeout(waiting));
  }));
}
