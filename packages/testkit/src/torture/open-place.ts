import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BrokenInvariant } from "@cantina/domain/kernel";
import { type DatabaseAddress, attachEmbedded, openDatabase, startEmbedded } from "@cantina/server/db";
import type { ServerDatabase } from "@cantina/server/http";

import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { type SmallDisk, mountSmallDisk } from "./small-disk.ts";

export type TorturePlace = {
  readonly folder: string;
  /** Beside the server, for looking only; comes back with a database that was killed. */
  readonly database: ServerDatabase;
  readonly address: DatabaseAddress;
  /** The data folder's own, where it has one. */
  readonly disk: SmallDisk | null;
  readonly server: () => ServerProcess;
  readonly restart: () => Promise<void>;
  /** A second server on the same database. */
  readonly startAnother: () => Promise<ServerProcess>;
  /** Ends server and database; what they wrote stays when it is evidence. */
  readonly close: (keep: boolean) => Promise<void>;
};

const hold = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T => {
  if (result.ok) return result.value;
  throw new BrokenInvariant(JSON.stringify(result.failure));
};

const urlOf = ({ host = "", port, user = "", password, database = "" }: DatabaseAddress): string => {
  const login = password === undefined ? user : `${user}:${encodeURIComponent(String(password))}`;
  // The folder of a socket is no host of a URL.
  if (host.startsWith("/")) return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return `postgres://${login}@${host}:${port}/${database}`;
};

/** The product with a data folder of its own. */
export async function openPlace(program: string, hasSmallDisk: boolean): Promise<TorturePlace> {
  const folder = await mkdtemp(join(tmpdir(), "cantina-torture-"));
  // As root the database runs under another account, which a temp folder of mode 700 would shut out.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, "data");
  const disk = hasSmallDisk ? await mountSmallDisk(dataFolder) : null;
  const log = join(folder, "server.log");
  const start = () => startServerProcess({ program, dataFolder, log });
  let server: ServerProcess;
  try {
    server = await start();
  } catch (error) {
    await disk?.remove();
    throw error;
  }
  const embedded = { dataFolder, maxConnections: 4 };
  const endDatabase = async (): Promise<void> => hold(await startEmbedded(embedded)).stop();
  try {
    const { connection } = hold(await attachEmbedded(embedded, "shared"));
    const database: ServerDatabase = hold(await openDatabase(connection, { maxConnections: 4 }));
    return {
      folder,
      database,
      address: connection,
      disk,
      server: () => server,
      restart: async () => {
        server = await start();
      },
      startAnother: async () => {
        const beside = join(folder, "beside");
        await mkdir(beside, { recursive: true });
        return startServerProcess({ program, dataFolder: beside, log, databaseUrl: urlOf(connection) });
      },
      close: async (keep) => {
        await database.close();
        if (server.isRunning()) await server.stop();
        else await endDatabase();
        if (keep) return;
        await disk?.remove();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server.stop();
    await disk?.remove();
    throw error;
  }
}
