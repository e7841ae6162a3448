// From longitude and latitude to units of the board: the earth as seen from a point high above the Alps. The middle of
// Europe, where provinces are small, so comes out larger than Russia, Africa and the Atlantic, where they are large.

export const WIDTH = 1600;
export const HEIGHT = 1320;

const RADIANS = Math.PI / 180;
// Where the onlooker is: above which point, how many radii of the earth from its centre.
const LON = 13.5 * RADIANS;
const LAT = 47.5 * RADIANS;
const DISTANCE = 1.85;
// Units for one radius, and where on the board the middle lies.
const SCALE = 2190;
const MIDDLE = [722, 842];

/** Where a place lies on the board, unrounded. Nothing if it is behind the horizon. */
export function project([lon, lat]) {
  const [l, p] = [lon * RADIANS - LON, lat * RADIANS];
  const near = Math.sin(LAT) * Math.sin(p) + Math.cos(LAT) * Math.cos(p) * Math.cos(l);
  if (near < 1 / DISTANCE) return null;
  const k = (SCALE * (DISTANCE - 1)) / (DISTANCE - near);
  const x = k * Math.cos(p) * Math.sin(l);
  const y = k * (Math.cos(LAT) * Math.sin(p) - Math.sin(LAT) * Math.cos(p) * Math.cos(l));
  return [MIDDLE[0] + x, MIDDLE[1] - y];
}

/** Whether a point lies within the frame. */
export const inFrame = ([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
