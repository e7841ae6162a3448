// Names in a sentence, pure.

/** So many names are a sentence; of more, two are named and the others counted: the standings list them all. */
const NAMED = 4;
export const few = (names: readonly string[], others: (n: number) => string): string[] => (names.length <= NAMED ? [...names] : [...names.slice(0, 2), others(names.length - 2)]);
