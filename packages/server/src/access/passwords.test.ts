import { expect, it } from "vitest";
import { hashPassword, isPasswordOf } from "./passwords.ts";

it("is kept as argon2id with at least 19 MiB and two passes, and differently each time", async () => {
  const [one, other] = await Promise.all([hashPassword("Cantina2026"), hashPassword("Cantina2026")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(other);
  expect(await isPasswordOf(one, "Cantina2026")).toBe(true);
  expect(await isPasswordOf(one, "Cantina2027")).toBe(false);
  expect(await isPasswordOf(null, "")).toBe(false);
});

it("takes as long to refuse for an account that does not exist", async () => {
  const hash = await hashPassword("Cantina2026");
  const time = async (stored: string | null): Promise<number> => {
    const start = performance.now();
    await isPasswordOf(stored, "Cantina2027");
    return performance.now() - start;
  };
  await time(null);
  const wrong: number[] = [];
  const unknown: number[] = [];
  // By turns, so that a busy moment of the machine slows both.
  for (let round = 0; round < 21; round += 1) {
    wrong.push(await time(hash));
    unknown.push(await time(null));
  }
  const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[10] ?? 0;
  // Without the hash to compare with it would be a thousand times faster.
  expect(median(unknown)).toBeGreaterThan(median(wrong) / 3);
  expect(median(unknown)).toBeLessThan(median(wrong) * 3);
});
