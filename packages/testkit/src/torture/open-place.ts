import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BrokenInvariant } from "@cantina/domain/kernel";
import { attachEmbedded, openDatabase, startEmbedded } from "@cantina/server/db";
import type { ServerDatabase } from "@cantina/server/http";

import { type ServerProcess, startServerProcess } from "./server-process.ts";

export type TorturePlace = {
  readonly folder: string;
  /** Beside the server, for looking only; comes back with a database that was killed. */
  readonly database: ServerDatabase;
  readonly server: () => ServerProcess;
  readonly restart: () => Promise<void>;
  /** Ends server and database; what they wrote stays when it is evidence. */
  readonly close: (keep: boolean) => Promise<void>;
};

const hold = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

/** The product with a data folder of its own. */
export async function openPlace(program: string): Promise<TorturePlace> {
  const folder = await mkdtemp(join(tmpdir(), "cantina-torture-"));
  // As root the database runs under another account, which a temp folder of mode 700 would shut out.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, "data");
  const start = () => startServerProcess({ program, dataFolder, log: join(folder, "server.log") });
  let server = await start();
  const embedded = { dataFolder, maxConnections: 4 };
  const endDatabase = async (): Promise<void> => hold(await startEmbedded(embedded)).stop();
  try {
    const { connection } = hold(await attachEmbedded(embedded, "shared"));
    const database: ServerDatabase = hold(await openDatabase(connection, { maxConnections: 4 }));
    return {
      folder,
      database,
      server: () => server,
      restart: async () => {
        server = await start();
      },
      close: async (keep) => {
        await database.close();
        if (server.isRunning()) await server.stop();
        else await endDatabase();
        if (!keep) await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
