import { chmod, mkdtemp, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type EmbeddedPostgres, startEmbedded } from "@cantina/server/db";
import { fillDataFolder } from "./used-data.ts";

export type TemporaryCluster = EmbeddedPostgres & {
  /** Also for what else goes with the cluster. */
  readonly folder: string;
};

/** PostgreSQL is no child of ours and would outlive a run that is broken off. Gives what takes the handlers away again. */
function stopOnSignal(stop: () => Promise<void>): () => void {
  const leave = (signal: NodeJS.Signals): void =>
    void stop().finally(() => process.exit(128 + constants.signals[signal]));
  process.once("SIGINT", leave).once("SIGTERM", leave);
  return () => void process.off("SIGINT", leave).off("SIGTERM", leave);
}

/** A PostgreSQL of its own in a temporary folder, both gone when it is stopped or a signal ends the process. */
export async function openTemporaryCluster(name: string, maxConnections: number): Promise<TemporaryCluster> {
  const folder = await mkdtemp(join(tmpdir(), `cantina-${name}-`));
  // As root the server runs under another account, which a temp folder of mode 700 would shut out.
  await chmod(folder, 0o755);
  await fillDataFolder(folder);
  const server = await startEmbedded({ dataFolder: folder, maxConnections });
  if (!server.ok) throw new BrokenInvariant(`no temporary database: ${JSON.stringify(server.failure)}`);
  const stop = async (): Promise<void> => {
    letGo();
    await server.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const letGo = stopOnSignal(stop);
  return { ...server.value, folder, stop };
}
