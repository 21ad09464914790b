import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTestDatabase } from "@cantina/testkit/database";
import { afterAll, expect, test } from "vitest";
import { createServer } from "./create-server.ts";

const testDatabase = withTestDatabase();
const home = await mkdtemp(join(tmpdir(), "respaldos-"));
afterAll(() => rm(home, { recursive: true, force: true }));

test("[BACKUP-38] a folder of copies that can't be written stands in the log as the server starts, with its reason", async () => {
  const folder = join(home, "copias");
  await writeFile(folder, "");
  const lines: string[] = [];
  const { database } = testDatabase();
  const server = await createServer({
    database,
    mail: { send: async () => ({ ok: true, value: null }) },
    logStream: { write: (line) => void lines.push(line) },
    backups: {
      folder,
      hour: 0,
      keep: { daily: 1, weekly: 0, monthly: 0 },
      passphrase: undefined,
      scratch: home,
      address: database.address,
    },
  });
  try {
    await expect.poll(() => lines.join(""), { timeout: 60_000 }).toContain("today's backup can't be relied on");
    expect(lines.join("")).toContain(`No se pudo escribir ${folder}`);
  } finally {
    await server.close();
  }
});
