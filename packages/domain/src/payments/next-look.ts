const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const waits = [
  5 * second,
  15 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  14 * hour,
  ...Array.from({ length: 7 }, () => 24 * hour),
];

/** Milliseconds until an open attempt is looked up again, after so many looks; null: it is a person's now. PAY-08 */
export const nextLookMs = (looks: number): number | null => waits[looks] ?? null;
