/** "0.3.1" as numbers; null when it is no such version. */
const partsOf = (version: string): readonly number[] | null =>
  /^\d+(?:\.\d+)*$/u.test(version.trim()) ? version.trim().split(".").map(Number) : null;

function comparedParts(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** Whether this build is too old. A text that is no version blocks nobody. ACCESS-04 */
export function isBelowMinimumVersion(current: string, minimum: string): boolean {
  const [running, least] = [partsOf(current), partsOf(minimum)];
  return running !== null && least !== null && comparedParts(running, least) < 0;
}
