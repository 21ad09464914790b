/** What the books know of a thing when a count of it is booked, all in the same unit. */
export type CountedShelf = {
  /** Now. */
  readonly available: number;
  /** Held by the orders that were pending at the instant of the count. */
  readonly reserved: number;
  /**
   * What came less what went since that instant. A sale from before it that became known since is none of it, nor is
   * what was booked without anything having moved: counts and what a shortage found.
   */
  readonly movedSince: number;
};

/** At the instant of the count. COUNT-01 */
export const expectedOnShelf = ({ available, reserved, movedSince }: CountedShelf): number =>
  available - movedSince + reserved;

export type DecidedCount = {
  readonly expected: number;
  /** What was counted less what was expected. */
  readonly difference: number;
  /** What the record adds, signed. */
  readonly units: number;
  /** What is available from now on. */
  readonly available: number;
  /** What is held and isn't there. */
  readonly shortage: number;
};

/** `least`: below it nothing is available; a consumable has no such bound. COUNT-02 COUNT-03 COUNT-04 */
export function decideCount(shelf: CountedShelf, counted: number, least = 0): DecidedCount {
  const expected = expectedOnShelf(shelf);
  const difference = counted - expected;
  const wanted = shelf.available + difference;
  const available = Math.max(wanted, least);
  return { expected, difference, units: available - shelf.available, available, shortage: available - wanted };
}
