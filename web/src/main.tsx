// Opens the door: words first, then the house.
import { render } from "solid-js/web";
import "./styles/index.css";
import "./app/theme";
import { followLinks } from "./app/route";
import { Shell } from "./app/shell";
import { arrive } from "./app/state";
import { greet } from "./words/words";

const root = document.getElementById("house")!;

async function open(): Promise<void> {
  await Promise.all([greet(), arrive()]);
  followLinks();
  root.replaceChildren();
  render(() => <Shell />, root);
}

/** Without the house there are no words yet: both languages, and another try. */
function closed(): void {
  const note = document.createElement("div");
  note.className = "closed";
  note.setAttribute("role", "alert");
  for (const [lang, text] of [["en", "The house does not answer. Trying again…"], ["fr", "La maison ne répond pas. Nouvel essai…"]] as const) {
    const line = document.createElement("p");
    line.lang = lang;
    line.textContent = text;
    note.append(line);
  }
  root.replaceChildren(note);
  setTimeout(() => open().catch(closed), 3000);
}

open().catch(closed);
