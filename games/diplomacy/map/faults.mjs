// What is wrong with the drawing. After a fault nothing is written.

/** Tells of a fault and remembers that there was one. */
export function fault(text) {
  console.error(text);
  process.exitCode = 1;
}
