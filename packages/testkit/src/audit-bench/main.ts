import process from "node:process";

import { BrokenInvariant } from "@cantina/domain/kernel";
import { auditBooks } from "@cantina/server/audit";
import { migrate, migrations, openDatabase } from "@cantina/server/db";

import { openTemporaryCluster } from "../temporary-cluster/index.ts";
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

const { connection, stop } = await openTemporaryCluster("audit", 3);
try {
  const filler = hold(await openDatabase<unknown>(connection, { maxConnections: 1 }));
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 1 }));
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
  await stop();
}
