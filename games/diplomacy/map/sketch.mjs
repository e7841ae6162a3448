// A picture of data/europe.txt for whoever draws the lines, with the room that units and codes take. Players see what
// src/europe draws.

const TINTS = ["#e9dcc0", "#dfe3c4", "#eed3bd", "#d9d8d0", "#e8e0a9", "#d6e2d6", "#ecd5d9"];
const DARK = "#6b5138";

export function sketch(text) {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split(" "));
  const all = (word) => lines.filter((line) => line[0] === word).map((line) => line.slice(1));
  const [[width, height]] = all("frame");
  const arcs = all("arc").map(([kind, ...steps]) => ({ kind, points: absolute(steps.map(Number)) }));
  const areas = new Map(all("area").map(([name, ...ring]) => [name, path(arcs, ring)]));
  const at = all("at").map(([name, ...words]) => [name, spots(words)]);
  const drawn = [...areas].filter(([name]) => name !== "land").map(([name, d], i) => `<path d="${d}" fill="${fill(name, i)}"/>`);
  for (const steps of all("lake")) drawn.push(`<path d="M${absolute(steps.map(Number)).join("L")}Z" fill="#cfe0e6" stroke="${DARK}"/>`);
  const strokes = { coast: [DARK, 1.4], state: [DARK, 2.4], border: [DARK, 1.1], sea: ["#5f8196", 1], narrow: ["#5f8196", 1], strip: ["#b09a78", 1] };
  for (const { kind, points } of arcs) {
    if (!strokes[kind]) continue;
    const [colour, wide] = strokes[kind];
    drawn.push(`<path d="M${points.join("L")}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"/>`);
  }
  for (const [name, { unit, out, code, centre, name: written }] of at) {
    drawn.push(box(unit, "#c33"), box(out, "#999"));
    if (name.length === 3) drawn.push(`<text x="${code[0]}" y="${code[1] + 7}" font-size="20" font-weight="bold" font-family="Georgia, 'DejaVu Serif', serif" text-anchor="middle" fill="#2b2118">${name}</text>`);
    if (written) drawn.push(`<rect x="${written[0] - 50}" y="${written[1] - 10}" width="100" height="20" fill="#fff8"/>`);
    if (centre) drawn.push(`<circle cx="${centre[0]}" cy="${centre[1]}" r="5" fill="#2b2118"/>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join("\n")}</svg>\n`;
}

const SEAS = "ADR AEG BAL BAR BLA BOT EAS ENG HEL ION IRI LYO MAO NAO NTH NWG SKA TYS WES";

function fill(name, i) {
  if (name.startsWith("#land")) return "#cfc8ba";
  if (SEAS.includes(name) || /[~#]/.test(name)) return "#cfe0e6";
  return name.includes("/") ? "#00000010" : TINTS[i % TINTS.length];
}

const box = ([x, y], colour) => `<rect x="${x - 18}" y="${y - 13}" width="36" height="26" fill="${colour}" opacity=".45"/>`;

/** From words and the numbers after each to the numbers of each word. */
function spots(words) {
  const found = {};
  let last = null;
  for (const word of words) {
    if (/[a-z]/.test(word)) found[(last = word)] = [];
    else found[last].push(Number(word));
  }
  return found;
}

const pairs = (numbers) => numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]]]));

function absolute(steps) {
  let [x, y] = [0, 0];
  return pairs(steps).map(([dx, dy]) => [(x += dx), (y += dy)]);
}

function path(arcs, ring) {
  const rings = ring.join(" ").split(" / ");
  const points = (word) => (word.startsWith("~") ? arcs[word.slice(1)].points.slice().reverse() : arcs[word].points);
  return rings.map((words) => `M${words.split(" ").flatMap(points).join("L")}Z`).join("");
}
