import { join } from "node:path";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { createServer } from "@cantina/server/composition";
import { ensureFunctions, migrate, migrations, openDatabase } from "@cantina/server/db";
import type { ServerDatabase } from "@cantina/server/http";
import { folderMail } from "@cantina/server/mail";
import { queryFunctions } from "@cantina/server/query-functions";
import { openTemporaryCluster } from "../temporary-cluster/index.ts";

type FuzzPlace = { readonly database: ServerDatabase; readonly url: string; readonly close: () => Promise<void> };

const hold = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

/** A database and the whole server, as a canteen runs them; gone afterwards. */
export async function openPlace(onLog: (line: string) => void): Promise<FuzzPlace> {
  const { connection, folder, stop } = await openTemporaryCluster("fuzz", 48);
  const database = hold(await openDatabase<unknown>(connection, { maxConnections: 16 }));
  hold(await migrate(database.kysely, migrations));
  await ensureFunctions(database.kysely, queryFunctions, "fuzz");
  const mail = folderMail(join(folder, "mail"), "pruebas@cantina.local");
  const server = await createServer({ database, mail, logStream: { write: onLog } });
  return {
    database,
    url: server.url,
    close: async () => {
      await server.close();
      await database.close();
      await stop();
    },
  };
}
