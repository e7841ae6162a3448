// Where the lines of a chart run, in units of its picture.
import type { Chart } from "../../api/types";

export const [WIDE, HIGH] = [340, 190];
/** The room for numbers on the left, for moments below, and around the rest. */
const [LEFT, BELOW, AROUND] = [30, 22, 10];
/** Lines that would run over each other lie so far apart. */
const APART = 1.3;
/** At most so many levels and moments are written down. */
const [LEVELS, MOMENTS] = [6, 7];

const range = ({ series }: Chart) => {
  const values = series.flatMap((one) => one.values);
  return [Math.min(0, ...values), Math.max(1, ...values)] as const;
};

const xOf = ({ moments }: Chart, at: number) => LEFT + ((WIDE - LEFT - AROUND) * at) / Math.max(moments.length - 1, 1);

function yOf(chart: Chart, value: number): number {
  const [least, most] = range(chart);
  return HIGH - BELOW - ((HIGH - BELOW - AROUND) * (value - least)) / (most - least);
}

const round = (n: number) => Math.round(n * 10) / 10;

/** The levels that are written at the left, and the moments that are written below. */
export function scaleOf(chart: Chart) {
  const [least, most] = range(chart);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (most - least) / step <= LEVELS) ?? most - least;
  const first = Math.ceil(least / step);
  const levels = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
  const every = Math.ceil(chart.moments.length / MOMENTS);
  return {
    levels: levels.map((value) => ({ value, y: round(yOf(chart, value)) })),
    moments: chart.moments.flatMap((_, at) => (at % every === 0 ? [{ at, x: round(xOf(chart, at)) }] : [])),
  };
}

/** The points of every line; a single number is a short stroke. */
export function lines(chart: Chart): string[] {
  return chart.series.map(({ values }, i) => {
    const aside = (i - (chart.series.length - 1) / 2) * APART;
    const points = values.map((value, at) => `${round(xOf(chart, at))},${round(yOf(chart, value) + aside)}`);
    return points.length === 1 ? `${points[0]} ${round(xOf(chart, 0) + 6)},${points[0]!.split(",")[1]}` : points.join(" ");
  });
}
