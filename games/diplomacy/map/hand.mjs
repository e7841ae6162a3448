// What an eye found better than the search, in units of the board.

export const HAND = {
  // Britain
  CLY: { unit: [346, 456], code: [350, 425], out: [326, 488] },
  EDI: { unit: [387, 468], code: [397, 441], out: [434, 462] },
  LVP: { unit: [365, 550], code: [357, 523], out: [328, 554] },
  YOR: { unit: [409, 581], code: [400, 611], out: [450, 578] },
  WAL: { unit: [349, 631], code: [331, 671], out: [318, 598] },
  LON: { unit: [377, 668], code: [410, 644], out: [440, 617] },
  // France and the Low Countries
  PIC: { unit: [448, 719], code: [455, 742], out: [420, 738] },
  PAR: { unit: [427, 796], code: [420, 822], out: [464, 808] },
  BEL: { unit: [488, 703], code: [519, 728], out: [470, 662], centre: [517, 704] },
  HOL: { unit: [553, 641], code: [524, 671], out: [508, 622] },
  // Germany and Austria-Hungary
  RUH: { unit: [587, 690], code: [574, 714], out: [574, 740] },
  KIE: { unit: [638, 647], code: [622, 621], out: [646, 676] },
  SIL: { unit: [793, 680], code: [781, 708], out: [829, 704] },
  VIE: { unit: [776, 848], code: [810, 792], out: [815, 837] },
  // Italy
  PIE: { unit: [586, 936], code: [588, 911], out: [549, 952] },
  VEN: { unit: [664, 934], code: [701, 888], out: [650, 906] },
  TUS: { unit: [664, 999], code: [655, 972], out: [624, 1014] },
  ROM: { unit: [697, 1029], code: [654, 1066], out: [690, 1000] },
  NAP: { unit: [776, 1106], code: [733, 1116], out: [812, 1153] },
  APU: { unit: [767, 1058], code: [817, 1086], out: [737, 1026] },
  // The Balkans and Turkey
  GRE: { unit: [953, 1126], code: [956, 1150], out: [959, 1097], centre: [1022, 1171] },
  CON: { unit: [1180, 1048], code: [1104, 1043], out: [1127, 1078], centre: [1147, 1038] },
  // Russia and the North
  STP: { unit: [1150, 275], code: [1150, 250], out: [1112, 292] },
  "STP/SC": { unit: [1011, 387], out: [1010, 329] },
  MOS: { unit: [1255, 458], code: [1255, 432], out: [1255, 488] },
  SWE: { unit: [752, 335], code: [752, 309], out: [752, 364] },
  DEN: { unit: [668, 543], code: [640, 517], out: [694, 507] },
  // Iberia and Africa
  "SPA/NC": { unit: [165, 937], out: [206, 938] },
  "SPA/SC": { unit: [188, 1163], out: [228, 1165] },
  TUN: { unit: [604, 1288], code: [596, 1263], out: [574, 1240] },
  // Seas
  HEL: { unit: [586, 581], code: [594, 557], out: [566, 604] },
  IRI: { unit: [266, 659], code: [266, 635], out: [262, 688] },
  SKA: { unit: [654, 445], code: [664, 471], out: [617, 445] },
};
