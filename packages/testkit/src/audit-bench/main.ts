import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

import { BrokenInvariant } from "@cantina/domain/kernel";
import { auditBooks } from "@cantina/server/audit";
import { migrate, migrations, openDatabase, startEmbedded } from "@cantina/server/db";

import { fillBooks } from "./fill-books.ts";

// Another number, as `npm run bench:audit -- 100000`, is for a look; the aim is about a million.
const sales = Number(process.argv[2] ?? 1_000_000);
const rounds = 3;
const most = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const hold = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

const folder = await mkdtemp(join(tmpdir(), "cantina-audit-"));
// As root the database runs under another account, which a temp folder of mode 700 would shut out.
await chmod(folder, 0o755);
const embedded = hold(await startEmbedded({ dataFolder: folder, maxConnections: 3 }));
try {
  const filler = hold(await openDatabase<unknown>(embedded.connection, { maxConnections: 1 }));
  const database = hold(await openDatabase<unknown>(embedded.connection, { maxConnections: 1 }));
  hold(await migrate(database.kysely, migrations));
  say(`Writing ${sales.toLocaleString("en")} sales…`);
  await fillBooks(filler, sales);
  await filler.close();
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    const { postings, discrepancies } = await auditBooks(database.kysely);
    const seconds = (performance.now() - began) / 1000;
    say(
      `audit of ${postings.toLocaleString("en")} postings: ${seconds.toFixed(2)} s, ${discrepancies.length} discrepancies`,
    );
    if (discrepancies.length > 0 || seconds > most) process.exitCode = 1;
  }
  await database.close();
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
