// Light or dark: the system's wish unless the reader has another.
import { createMemo, createRoot, createSignal } from "solid-js";
import { recall, remember } from "./memory";

export type Theme = "light" | "dark";

export const { theme, switchTheme } = createRoot(() => {
  const kept = recall("theme");
  const [chosen, choose] = createSignal<Theme | null>(kept === "light" || kept === "dark" ? kept : null);
  const query = matchMedia("(prefers-color-scheme: dark)");
  const [system, setSystem] = createSignal<Theme>(query.matches ? "dark" : "light");
  query.addEventListener("change", () => setSystem(query.matches ? "dark" : "light"));
  const theme = createMemo<Theme>(() => chosen() ?? system());
  const show = () => {
    document.documentElement.dataset.theme = theme();
  };
  show();
  query.addEventListener("change", show);
  const switchTheme = () => {
    const next: Theme = theme() === "dark" ? "light" : "dark";
    const isSystems = next === system();
    choose(isSystems ? null : next);
    remember("theme", isSystems ? null : next);
    show();
  };
  return { theme, switchTheme };
});
