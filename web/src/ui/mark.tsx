// The sign of the house.

/** The sign above the door: an octagonal board with one disc. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true">
      <path class="mark-board" d="M20 4h24l16 16v24L44 60H20L4 44V20z" />
      <ellipse class="mark-side" cx="32" cy="38" rx="17" ry="12" />
      <ellipse class="mark-face" cx="32" cy="29" rx="17" ry="12" />
      <ellipse class="mark-print" cx="32" cy="29" rx="6" ry="4.4" />
    </svg>
  );
}
