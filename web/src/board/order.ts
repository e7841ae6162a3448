// In which order things on the board are drawn, without drawing them (crates/scene/src/svg.rs).
import type { Scene } from "../api/types";

/** The keys of everything, lowest first. Keys are words, so that elements stay themselves from scene to scene. */
export function order(scene: Scene): string[] {
  const keys = (kind: string, list: readonly { z: number }[]) => list.map(({ z }, i): [number, string] => [z, `${kind} ${i}`]);
  const all: [number, string][] = [
    ...keys("overlay", scene.overlays),
    ...keys("decor", scene.decor),
    ...scene.pieces.map(({ z, id }): [number, string] => [z, `piece ${id}`]),
    ...keys("line", scene.lines),
    ...keys("caption", scene.captions),
  ];
  return all.sort((a, b) => a[0] - b[0]).map(([, key]) => key);
}
