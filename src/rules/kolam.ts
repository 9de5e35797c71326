type Point = readonly [number, number];

const STEP = 40;
const MARGIN = 0.62;
const UP_RIGHT_DOWN_LEFT: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A mirror-curve kolam: one line that winds around a diamond of dots. */
export function kolamPath(radius: number): { size: number; path: string; dots: Point[] } {
  const dots = diamond(radius);
  const isDot = ([x, y]: Point) => Math.abs(x) + Math.abs(y) <= radius;
  const place = (value: number) => toTenth((value + radius + MARGIN) * STEP);
  const write = ([x, y]: Point) => `${place(x)} ${place(y)}`;
  const arcs = dots.flatMap((dot) =>
    UP_RIGHT_DOWN_LEFT.map((from, turn) => {
      const to = UP_RIGHT_DOWN_LEFT[(turn + 1) % 4] ?? from;
      return arc(dot, from, to, isDot).map(write);
    }),
  );
  return {
    size: toTenth((2 * radius + 2 * MARGIN) * STEP),
    path: arcs.map(([start, ...curve]) => `M${start}C${curve.join(' ')}`).join(''),
    dots: dots.map(([x, y]) => [place(x), place(y)]),
  };
}

/** A browser draws these while it takes over the page: `toFixed` would be ten times slower. */
function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function diamond(radius: number): Point[] {
  const side = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  return side
    .flatMap((y) => side.map((x): Point => [x, y]))
    .filter(([x, y]) => Math.abs(x) + Math.abs(y) <= radius);
}

/** A quarter turn around a dot, crossing over to its neighbours where there are any. */
function arc([x, y]: Point, from: Point, to: Point, isDot: (place: Point) => boolean): Point[] {
  const crossesFrom = isDot([x + from[0], y + from[1]]);
  const crossesTo = isDot([x + to[0], y + to[1]]);
  const reach = (direction: Point, crosses: boolean): Point => {
    const length = crosses ? 0.5 : 0.52;
    return [x + direction[0] * length, y + direction[1] * length];
  };
  const diagonal: Point = [(to[0] - from[0]) / Math.SQRT2, (to[1] - from[1]) / Math.SQRT2];
  const leave = crossesFrom ? diagonal : to;
  const arrive: Point = crossesTo ? diagonal : [-from[0], -from[1]];
  const pull = (crosses: boolean, other: boolean) => (crosses ? (other ? 0.2 : 0.26) : 0.3);
  const start = reach(from, crossesFrom);
  const end = reach(to, crossesTo);
  const strongLeave = pull(crossesFrom, crossesTo);
  const strongArrive = pull(crossesTo, crossesFrom);
  return [
    start,
    [start[0] + leave[0] * strongLeave, start[1] + leave[1] * strongLeave],
    [end[0] - arrive[0] * strongArrive, end[1] - arrive[1] * strongArrive],
    end,
  ];
}
