type Slice = { readonly name: string; readonly amount: number; readonly text: string };

export type PieShape = Slice & {
  /** Of its slice. */
  readonly path: string;
  /** From the slice to its label. */
  readonly leader: string;
  readonly x: number;
  readonly y: number;
  readonly isRight: boolean;
};

export const pieBox = { width: 400, height: 220 } as const;
const [centreX, centreY, radius] = [pieBox.width / 2, pieBox.height / 2, 76];
/** Two lines of a label, and the air between two. */
const labelHeight = 38;

/** Clockwise from the top. */
const pointAt = (turn: number, distance: number): readonly [x: number, y: number] => [
  centreX + distance * Math.sin(turn * 2 * Math.PI),
  centreY - distance * Math.cos(turn * 2 * Math.PI),
];
const written = (point: readonly number[]): string => point.map((at) => at.toFixed(1)).join(" ");

function pathOf(from: number, until: number): string {
  const arc = (end: number, isLong: boolean) => [
    "A",
    radius,
    radius,
    0,
    isLong ? 1 : 0,
    1,
    written(pointAt(end, radius)),
  ];
  // A whole circle has no arc of its own, because its ends fall together: it is two halves.
  if (until - from > 0.9995)
    return ["M", written(pointAt(from, radius)), ...arc(from + 0.5, false), ...arc(from + 1, false), "Z"].join(" ");
  return ["M", centreX, centreY, "L", written(pointAt(from, radius)), ...arc(until, until - from > 0.5), "Z"].join(" ");
}

/** Labels of one side, from the top, none over another and none out of the box. */
function spread(wanted: readonly number[]): readonly number[] {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + labelHeight));
  const over = Math.max(0, (placed.at(-1) ?? 0) - (pieBox.height - 16));
  let below = Number.POSITIVE_INFINITY;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    below = Math.min(placed[at] ?? 0, below - labelHeight, at === placed.length - 1 ? (placed[at] ?? 0) - over : below);
    placed[at] = Math.max(14, below);
  }
  return placed;
}

/** Slices with their labels beside them. */
export function pieShapes(slices: readonly Slice[]): readonly PieShape[] {
  const total = slices.reduce((sum, { amount }) => sum + amount, 0);
  let turn = 0;
  const cut = slices.map((slice) => {
    const from = turn;
    turn += slice.amount / total;
    const middle = (from + turn) / 2;
    return { slice, middle, path: pathOf(from, turn), isRight: middle <= 0.5, y: pointAt(middle, radius + 14)[1] };
  });
  return [true, false].flatMap((isRight) => {
    const side = cut.filter((one) => one.isRight === isRight).toSorted((a, b) => a.y - b.y);
    const places = spread(side.map(({ y }) => y));
    return side.map(({ slice, middle, path }, at) => {
      const y = places[at] ?? 0;
      const x = centreX + (isRight ? 1 : -1) * (radius + 20);
      const leader = [pointAt(middle, radius + 2), [x - (isRight ? 8 : -8), y], [x - (isRight ? 3 : -3), y]];
      return { ...slice, path, isRight, x, y, leader: leader.map(written).join(" ") };
    });
  });
}
