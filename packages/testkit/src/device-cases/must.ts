/** Told apart by what they hold; order of keys and prototypes don't matter. */
export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  if (text(found) !== text(wanted)) throw new Error(`${what}: ${text(found)} is not ${text(wanted)}`);
}

/** Another tab is told when it is told. */
export async function eventually(test: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (test()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not happen`);
}
