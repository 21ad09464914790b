import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemReason } from "./system-reason.ts";

test("[RUN-28] what the system refused is told in words, and then in its own", async () => {
  const missing = await readFile(join(tmpdir(), "cantina-none", "x")).catch(systemReason);
  expect(missing).toMatch(/^no existe \(ENOENT: .+\)$/u);
  expect(await readFile(tmpdir()).catch(systemReason)).toMatch(/^es una carpeta \(EISDIR: /u);
  expect(systemReason(new Error("incorrect data check"))).toBe("incorrect data check");
});
