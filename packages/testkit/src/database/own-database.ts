import { randomUUID } from "node:crypto";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Database, type DatabaseAddress, type DatabaseOptions, openDatabase } from "@cantina/server/db";
import { findCluster } from "./shared-cluster.ts";

export type OwnDatabase = { readonly address: DatabaseAddress; readonly remove: () => Promise<void> };

export async function openOrThrow<Schema>(
  address: DatabaseAddress,
  options: DatabaseOptions,
): Promise<Database<Schema>> {
  const opened = await openDatabase<Schema>(address, options);
  if (!opened.ok) throw new BrokenInvariant(`no test database: ${JSON.stringify(opened.failure)}`);
  return opened.value;
}

/** In the run's cluster, a copy of one that is there already. */
export async function makeOwnDatabase(template: string): Promise<OwnDatabase> {
  const cluster = await findCluster();
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = await openOrThrow<unknown>(cluster.address, { maxConnections: 1 });
  // File by file: of one this small, PostgreSQL copies pages through its buffers and journal at twice the cost.
  await admin.query(`create database ${database} template ${template} strategy file_copy`, []);
  const remove = async (): Promise<void> => {
    await admin.query(`drop database ${database} with (force)`, []);
    await admin.close();
    await cluster.stop();
  };
  return { address: { ...cluster.address, database }, remove };
}
