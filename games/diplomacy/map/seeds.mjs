// A place in every face, by which it is known whose it is. Islands without one go to the nearest province.
//
// `SPA/NC` is the strip along a coast of Spain, `DEN~` water that counts as Denmark. What begins with `#` belongs to
// nobody: `#land` cannot be entered, `#lake` neither.

export const SEEDS = {
  // Seas
  ADR: [16, 42.7], AEG: [25, 39], BAL: [17, 56], BAR: [34, 71], BLA: [33, 43.5], BOT: [20, 62], EAS: [30, 34.5], ENG: [-2, 50],
  HEL: [7.5, 54.3], ION: [18, 37], IRI: [-5.5, 52], LYO: [6, 42], MAO: [-11, 46], NAO: [-14, 56], NTH: [3, 56],
  NWG: [3, 65], SKA: [10, 58], TYS: [12, 40], WES: [4, 38.5],
  // Land
  ALB: [20, 41.2], ANK: [33, 40.5], APU: [17, 40.8], ARM: [41.5, 39.5], BEL: [4.6, 50.6], BER: [13.4, 52.5], BOH: [14.4, 50],
  BRE: [-2, 48.1], BUD: [20, 47], BUL: [24.5, 42.7], BUR: [5, 47.3], CLY: [-5, 57.3], CON: [27.3, 41.2], DEN: [9.2, 56],
  EDI: [-3.2, 57.2], FIN: [26, 63], GAL: [23, 49.7], GAS: [0, 44.5], GRE: [22, 39.5], HOL: [5.6, 52.2], KIE: [9.7, 53],
  LON: [-0.5, 51.6], LVN: [25.5, 56.5], LVP: [-2.7, 54], MAR: [5, 44.5], MOS: [37, 55.5], MUN: [11.5, 48.5], NAF: [2, 35.5],
  NAP: [15.3, 40.5], NWY: [9, 61], PAR: [2.2, 48.3], PIC: [2.4, 50], PIE: [8.3, 45], POR: [-8.2, 39.8], PRU: [20.5, 54.2],
  ROM: [12.8, 42], RUH: [7.7, 51.3], RUM: [26, 44.6], SER: [21, 43.5], SEV: [40, 47.5], SIL: [17, 51.2], SMY: [30, 38],
  SPA: [-4, 40], STP: [36, 61], SWE: [15, 60], SYR: [38, 35.5], TRI: [16.5, 44.8], TUN: [9.5, 35.5], TUS: [11.2, 43.4],
  TYR: [12.2, 47.1], UKR: [31, 50], VEN: [12, 45.4], VIE: [16.2, 48.2], WAL: [-3.6, 52.2], WAR: [21.5, 52], YOR: [-0.9, 53.8],
  // Strips along coasts
  "SPA/NC": [-5, 43.2], "SPA/SC": [-3.5, 37], "STP/NC": [35, 68], "STP/SC": [30, 59.4], "BUL/EC": [27.3, 42.9], "BUL/SC": [25, 41.2],
  // Waters
  "DEN~": [11, 55.6], "CON~": [28, 40.7],
  // Nobody's
  "#land SUI": [8, 46.9], "#land PER": [46.5, 37.5], "#lake CAS": [50, 43],
  "#land IRE": [-8, 53], "#land ISL": [-18.5, 65], "#land COR": [9.1, 42.2], "#land SAR": [9, 40], "#land CRE": [24.9, 35.2],
  "#land CYP": [33, 35], "#land MAL": [3, 39.6],
};

/** Further faces of the same: islands, and what a border cuts off. */
export const MORE = [
  ["CON", [29, 40.2]], ["DEN", [11.8, 55.5]], ["DEN", [11.4, 54.8]], ["DEN", [10.4, 55.3]], ["NAP", [14, 37.5]], ["SMY", [26.3, 39.2]],
];

/** To what state land belonged in 1901. What is not here is a state of its own. */
export const STATES = {
  Britain: "CLY EDI LVP YOR WAL LON", France: "BRE PIC PAR BUR GAS MAR", Germany: "KIE BER MUN RUH PRU SIL",
  Austria: "BOH GAL VIE TYR TRI BUD", Italy: "PIE VEN TUS ROM NAP APU", Russia: "FIN STP LVN WAR UKR MOS SEV",
  Turkey: "CON ANK SMY ARM SYR",
};
