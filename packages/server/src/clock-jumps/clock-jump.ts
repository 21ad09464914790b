/** The database's clock shows `to` where `from` was due; milliseconds since 1970. */
export type ClockMove = {
  readonly from: number;
  readonly to: number;
  /** For how long nobody here had looked: the clock was right that many milliseconds ago. */
  readonly unseenMs: number;
};

/** Summer time moves no clock of a database, and no time service corrects that much. */
const toldFrom = 3_600_000;

const isFar = (one: number, other: number): boolean => Math.abs(one - other) > toldFrom;

/**
 * Whether administrators are told: what is booked from here on doesn't follow on what was booked before it. A clock
 * that was set wrong and right again before anything was booked is no jump. CLOCK-04
 */
export const isTold = ({ from, to }: Pick<ClockMove, "from" | "to">, lastPostingAt: number): boolean =>
  isFar(from, to) && isFar(lastPostingAt, to);

/** A server that starts finds the clock before what was booked last. CLOCK-04 */
export const isSetBack = (now: number, lastPostingAt: number): boolean =>
  now < lastPostingAt && isFar(now, lastPostingAt);
