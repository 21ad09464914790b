import { isDatabaseLost } from "./lost-connection.ts";

/**
 * One after the other; one that fails keeps no other from being done, and what failed is thrown together at the end.
 * Where the database is away, all would fail alike, and it ends at once.
 */
export async function doEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>, failed: string): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (cause) {
      if (isDatabaseLost(cause)) throw cause;
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failed);
}

/** Each of what failed together: a log and whoever is told of faults look into no error. */
export const failuresIn = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError && !("code" in error) ? error.errors.flatMap(failuresIn) : [error];
