import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { startEmbedded } from "@cantina/server/db";

/** Set by the run's global setup: where to ask for the data folder that is copied. */
export const usedDataVariable = "CANTINA_TEST_DATA";

export type UsedData = { readonly folder: string; readonly remove: () => Promise<void> };

/** A data folder that has had its first start, as the product itself makes and leaves it. */
export async function makeUsedData(): Promise<UsedData> {
  const folder = await mkdtemp(join(tmpdir(), "cantina-used-"));
  // As root the server runs under another account, which a temp folder of mode 700 would shut out.
  await chmod(folder, 0o755);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const server = await startEmbedded({ dataFolder: folder, maxConnections: 5 });
  if (!server.ok) {
    await remove();
    throw new BrokenInvariant(`no used data folder: ${JSON.stringify(server.failure)}`);
  }
  await server.value.stop();
  return { folder, remove };
}

/**
 * Puts a copy of the run's used data where a test is not about the first start, which takes ten times as long. Where
 * there is no run, as in a bench, the folder stays empty and the product makes its own.
 */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const desk = process.env[usedDataVariable];
  if (desk === undefined) return;
  const response = await fetch(desk);
  if (!response.ok) throw new BrokenInvariant(`no used data folder: ${await response.text()}`);
  await mkdir(dataFolder, { recursive: true });
  // With owners, times and links: PostgreSQL's account is another one than root's.
  await promisify(execFile)("cp", ["-a", `${await response.text()}/.`, dataFolder]);
}
