// Pictures and records to keep. The house draws the picture; the page makes pixels of it.
import { api } from "../../api/client";
import type { Viewer } from "../../api/types";
import { theme } from "../../app/theme";
import { lang } from "../../words/words";

function offer(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const fetchPicture = (id: string, who: Viewer, at: number) => api.picture(api.pictureAddress(id, who, theme(), at, lang()));

export async function downloadSvg(id: string, who: Viewer, at: number): Promise<void> {
  offer(new Blob([await fetchPicture(id, who, at)], { type: "image/svg+xml" }), `tabletier-${id}-${at}.svg`);
}

export async function downloadPng(id: string, who: Viewer, at: number): Promise<void> {
  const picture = new DOMParser().parseFromString(await fetchPicture(id, who, at), "image/svg+xml").documentElement;
  const [, , width = 1000, height = 1000] = (picture.getAttribute("viewBox") ?? "").split(/\s+/).map(Number);
  const scale = 1.6;
  picture.setAttribute("width", String(width * scale));
  picture.setAttribute("height", String(height * scale));
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = theme() === "dark" ? "#18130e" : "#f5eee2";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (blob) offer(blob, `tabletier-${id}-${at}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function downloadLetters(id: string, who: Viewer): Promise<void> {
  offer(new Blob([await api.letters(id, who)], { type: "text/plain" }), `tabletier-${id}-press.txt`);
}

export async function downloadRecord(id: string, who: Viewer): Promise<void> {
  offer(new Blob([await api.record(id, who, lang())], { type: "text/plain" }), `tabletier-${id}.txt`);
}
