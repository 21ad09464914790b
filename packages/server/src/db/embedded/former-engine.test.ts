import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findEngine } from "./binaries.ts";
import { fetchFormerEngine } from "./former-engine.ts";

test("[BACKUP-16] the major before the product's own can be had, and one that never was is told without asking npm", async () => {
  const own = await findEngine();
  if (!own.ok) throw new Error(own.failure.code);
  const folder = await mkdtemp(join(tmpdir(), "cantina-engine-"));
  let asked = 0;
  try {
    const stop = new Error("asked");
    await expect(
      fetchFormerEngine(folder, own.value.major - 1, () => {
        asked += 1;
        throw stop;
      }),
    ).rejects.toBe(stop);
    expect(await fetchFormerEngine(folder, 9, () => (asked += 1))).toMatchObject({
      failure: { code: "ENGINE_NOT_FETCHED", major: 9 },
    });
    expect(asked).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
