// What somebody writes for themselves is tried out once they pause, and drawn if it can be played.
import { createEffect, on, onCleanup } from "solid-js";
import { api, Trouble } from "../../api/client";
import { theme } from "../../app/theme";
import type { Form } from "./form";
import { type Field, isWritten } from "./schema";

/** How long nothing is written before the house is asked what it thinks of a text, in milliseconds. */
const PAUSE = 600;

export function tryOut(form: Form): void {
  const ask = async (field: Field, text: string) => {
    const asked = form.key();
    const isStill = () => form.key() === asked && form.config()[field.name] === text;
    try {
      await api.picture(api.gamePicture(asked, theme(), { ...form.shown(), [field.name]: text }));
      if (isStill()) form.setProven({ [field.name]: text });
    } catch (error) {
      if (isStill() && error instanceof Trouble) form.setReasons(error.reasons);
    }
  };
  createEffect(on([form.key, form.config], () => {
    const field = form.all().find((one) => one.kind === "choice or text" && isWritten(one, form.value(one)));
    const text = field && form.value(field);
    if (!field || typeof text !== "string" || !text.trim() || form.proven()[field.name] === text) return;
    const waiting = setTimeout(() => void ask(field, text), PAUSE);
    onCleanup(() => clearTimeout(waiting));
  }));
}
