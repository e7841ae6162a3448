// What an eye found better than the search, in units of the board. A name that is `null` is left out.

export const HAND = {
  // Britain
  CLY: { unit: [348, 456], code: [306, 454], out: [322, 486] },
  EDI: { unit: [387, 468], code: [397, 441], out: [434, 462] },
  LVP: { unit: [366, 550], code: [361, 523], out: [328, 554] },
  YOR: { unit: [409, 581], code: [400, 611], out: [450, 578] },
  WAL: { unit: [340, 672], code: [346, 631], out: [316, 598] },
  LON: { unit: [377, 668], code: [410, 644], out: [440, 617] },
  // France and the Low Countries
  PIC: { unit: [448, 719], code: [455, 742], out: [410, 742] },
  PAR: { unit: [427, 796], code: [420, 822], out: [464, 808] },
  BEL: { unit: [488, 703], code: [519, 728], out: [470, 662], centre: [517, 704] },
  HOL: { unit: [553, 641], code: [527, 665], out: [508, 622] },
  // Germany and Austria-Hungary
  RUH: { unit: [587, 690], code: [574, 714], out: [574, 740] },
  KIE: { unit: [638, 647], code: [622, 621], out: [646, 676] },
  SIL: { unit: [795, 677], code: [783, 703], out: [830, 702] },
  VIE: { unit: [776, 848], code: [810, 792], out: [815, 837] },
  BOH: { unit: [752, 768], code: [747, 743], out: [798, 753] },
  // Italy
  PIE: { unit: [586, 936], code: [588, 911], out: [549, 952] },
  VEN: { unit: [658, 925], code: [661, 951], out: [702, 889] },
  TUS: { unit: [665, 1006], code: [651, 985], out: [622, 1016] },
  ROM: { unit: [701, 1032], code: [641, 1072], out: [712, 1004] },
  NAP: { unit: [772, 1109], code: [727, 1121], out: [812, 1153] },
  APU: { unit: [805, 1084], code: [763, 1055], out: [737, 1024] },
  // The Balkans and Turkey
  GRE: { unit: [953, 1126], code: [906, 1161], out: [959, 1097], centre: [1022, 1171] },
  RUM: { unit: [1083, 893], code: [1021, 920], out: [1090, 926] },
  ARM: { unit: [1460, 1003], code: [1460, 977], out: [1460, 1033], name: [1460, 955] },
  "BUL/EC": { unit: [1097, 972], code: [1144, 972], out: [1101, 1000] },
  "BUL/SC": { unit: [1061, 1049], code: [1024, 1045], out: [1022, 1070] },
  CON: { unit: [1180, 1048], code: [1107, 1037], out: [1127, 1078], centre: [1149, 1038] },
  // Russia and the North
  STP: { unit: [1150, 275], code: [1205, 254], out: [1112, 292], name: [1248, 231] },
  "STP/SC": { unit: [1010, 387], code: [1044, 386], out: [1010, 329] },
  SEV: { unit: [1400, 704], code: [1400, 678], out: [1400, 734], name: [1400, 656] },
  MOS: { unit: [1255, 458], code: [1255, 432], out: [1255, 488] },
  SWE: { unit: [752, 335], code: [752, 309], out: [752, 364] },
  DEN: { unit: [668, 543], code: [635, 516], out: [586, 512] },
  // Iberia and Africa
  SPA: { unit: [205, 1052], code: [240, 1012], out: [205, 1082], name: [240, 990] },
  "SPA/NC": { unit: [165, 937], code: [258, 953], out: [206, 938] },
  "SPA/SC": { unit: [188, 1163], code: [270, 1162], out: [228, 1165] },
  NAF: { unit: [270, 1272], code: [320, 1272], out: [228, 1272], name: [450, 1272] },
  TUN: { unit: [604, 1288], code: [596, 1263], out: [574, 1240] },
  // Seas
  BAR: { unit: [1012, 40], code: [962, 38], out: [1056, 40], name: null },
  BLA: { unit: [1205, 958], code: [1205, 932], out: [1160, 958] },
  EAS: { unit: [1215, 1247], code: [1170, 1247], out: [1260, 1247], name: [1190, 1284] },
  HEL: { unit: [584, 581], code: [588, 557], out: [566, 604] },
  ION: { unit: [866, 1274], code: [866, 1248], out: [912, 1268], name: [866, 1224] },
  IRI: { unit: [266, 659], code: [266, 635], out: [262, 688] },
  LYO: { unit: [545, 1050], code: [490, 1036], out: [503, 1066], name: null },
  NTH: { unit: [500, 497], code: [500, 474], out: [500, 531], name: [500, 450] },
  SKA: { unit: [648, 444], code: [685, 489], out: [614, 452] },
  TYS: { unit: [672, 1133], code: [672, 1158], out: [712, 1148], name: null },
  WES: { unit: [488, 1155], code: [488, 1128], out: [446, 1155] },
};
