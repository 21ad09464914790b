/** One after the other; one that fails keeps no other from being done, and what failed is thrown together at the end. */
export async function doEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>, failed: string): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (cause) {
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failed);
}
