// Small drawings for buttons, one line each, drawn with the text's colour.

const PATHS = {
  sun: "M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.900-6 8-6s7.400 2 8 6",
  copy: "M9 9h11v12H9zM5 15H4V3h11v2",
  check: "m5 12.500 5 5L20 7",
  close: "m6 6 12 12M18 6 6 18",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "m15 5-8 7 8 7",
  up: "m5 15 7-8 7 8",
  next: "m9 5 8 7-8 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  share: "M15 8a3 3 0 1 0-2.900-3.700M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm2.600-4.400 6.800-4m-6.800 7 6.800 4M18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  flag: "M5 22V3m0 1h13l-2.500 4.500L18 13H5",
  hand: "M3 13l4-4 4 3 3-2 7 5M7 9V5m10 6V5M9 17l2 2m2-4 3 3",
  book: "M4 5c3-1.500 6-1 8 1v14c-2-2-5-2.500-8-1zm16 0c-3-1.500-6-1-8 1v14c2-2 5-2.500 8-1z",
  chat: "M4 5h16v11H9l-5 4z",
  report: "M6 3h9l4 4v14H6zM9 17v-3m3 3v-6m3 6v-4",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  gear: "M4 7h10m4 0h2M4 17h2m4 0h10M16 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
  puzzle: "M9 4a2 2 0 1 1 4 0v1h5v5h1a2 2 0 1 1 0 4h-1v6H4V5h5Z",
  eye: "M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  lamp: "M9.500 18h5m-4 3h3M12 3a6 6 0 0 0-3.500 10.900c.7.600 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3Z",
  bot: "M5 9h14v10H5zm7-5v5M9 13v2m6-2v2M2 13v3m20-3v3",
  save: "M12 4v11m-5-4 5 5 5-5M5 20h14",
  again: "M19 12a7 7 0 1 1-2.300-5.200M19 3v5h-5",
  branch: "M7 21V9m0 4c0 4 10 2 10-4M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm10 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  leave: "M14 8V4H5v16h9v-4M10 12h11m-4-4 4 4-4 4",
  send: "M4 12 20 4l-5 16-3.500-6.500z",
  loud: "M4 9.500h3.500L13 5v14l-5.500-4.500H4zM16.500 9a4.500 4.500 0 0 1 0 6m2.500-8.500a8 8 0 0 1 0 11",
  mute: "M4 9.500h3.500L13 5v14l-5.500-4.500H4zm13 .5 4.500 4.500m0-4.500L17 14.500",
  turn: "M5 12h13m-5-5 5 5-5 5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.500l3.500 2",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5",
  quarter: "M4 20v-6a8 8 0 0 1 8-8h7m-4-4 4 4-4 4",
  dice: "M5 4h14v16H5zM9 8.500h.01M15 8.500h.01M12 12h.01M9 15.500h.01M15 15.500h.01",
  more: "M5 11.500v1m7-1v1m7-1v1",
  grid: "M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18Z",
  zoom: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 3-4.500-4.500M11 8v6m-3-3h6",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
