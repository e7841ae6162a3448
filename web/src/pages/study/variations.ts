// The tree of a study, without any drawing: what comes after what, and how it is written down.
import type { StudyCard } from "../../api/types";

export type Node = StudyCard["nodes"][number];

/** A stretch of moves that is written in one go, so deep among variations. */
export type Stretch = { depth: number; nodes: number[] };

/** The nodes that come after one, in their order. */
export const after = (nodes: readonly Node[], node: number): number[] => nodes.flatMap((one, at) => (at > 0 && one.after === node ? [at] : []));

/** The way from the start to a node, both included. */
export function way(nodes: readonly Node[], node: number): number[] {
  const path = [node];
  for (let at = node; at > 0; at = nodes[at]!.after) path.unshift(nodes[at]!.after);
  return path;
}

/** The last node of the line that goes on from one by what was tried first. */
export function last(nodes: readonly Node[], node: number): number {
  const [next] = after(nodes, node);
  return next === undefined ? node : last(nodes, next);
}

/** The neighbour of a node among those that come after the same one: the variation before or behind it. None of one that was cut off just now. */
export function beside(nodes: readonly Node[], node: number, by: 1 | -1): number | null {
  const here = nodes[node];
  if (node === 0 || !here) return null;
  const all = after(nodes, here.after);
  return all[all.indexOf(node) + by] ?? null;
}

/** How far a node is from the start, counted in actions: the number that is written beside it. */
export const number = (nodes: readonly Node[], node: number): number => way(nodes, node).filter((at) => nodes[at]!.kind === "act").length;

/** The whole tree, line by line: what was tried first goes on, and other variations stand below where they leave it, further in. */
export function stretches(nodes: readonly Node[]): Stretch[] {
  const all: Stretch[] = [];
  const write = (from: number, depth: number) => {
    let stretch: Stretch = { depth, nodes: [from] };
    all.push(stretch);
    for (let at = from; ; ) {
      const [next, ...others] = after(nodes, at);
      if (next === undefined) return;
      stretch.nodes.push(next);
      if (others.length > 0) {
        for (const other of others) write(other, depth + 1);
        stretch = { depth, nodes: [] };
        all.push(stretch);
      }
      at = next;
    }
  };
  write(0, 0);
  return all.filter((stretch) => stretch.nodes.length > 0);
}
