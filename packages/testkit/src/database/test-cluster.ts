import { BrokenInvariant } from "@cantina/domain/kernel";
import {
  type DatabaseAddress,
  type EmbeddedPostgres,
  callsRole,
  ensureCallsRole,
  ensureFunctions,
  grantCalls,
  migrate,
  migrations,
  openDatabase,
} from "@cantina/server/db";
import { openTemporaryCluster } from "../temporary-cluster/index.ts";

/** Has every migration and no rows; test files get copies of it. */
export const templateName = "cantina_template";

export type TestCluster = { readonly address: DatabaseAddress; readonly stop: () => Promise<void> };

// Many test files at once, each with a pool or two.
const maxConnections = 190;

async function makeTemplate({ connection }: EmbeddedPostgres): Promise<void> {
  const admin = await openDatabase<unknown>(connection, { maxConnections: 1 });
  if (!admin.ok) throw new BrokenInvariant(`no test database: ${JSON.stringify(admin.failure)}`);
  await admin.value.query(`create database ${templateName}`, []);
  await admin.value.close();
  const template = await openDatabase<unknown>({ ...connection, database: templateName }, { maxConnections: 2 });
  if (!template.ok) throw new BrokenInvariant(`no test database: ${JSON.stringify(template.failure)}`);
  const { kysely } = template.value;
  const migrated = await migrate(kysely, migrations);
  // Only now: a run without a database doesn't load the server.
  const { queryFunctions } = await import("@cantina/server/query-functions");
  await ensureFunctions(kysely, queryFunctions, "test");
  await ensureCallsRole(kysely, connection.password);
  await grantCalls(kysely, callsRole);
  await template.value.close();
  if (!migrated.ok) throw new BrokenInvariant(`the schema does not apply: ${JSON.stringify(migrated.failure)}`);
}

/** Nothing here outlives its cluster, so nothing waits for the disk; what must, is tested on clusters of its own. */
async function forgoDurability({ connection }: EmbeddedPostgres): Promise<void> {
  const admin = await openDatabase<unknown>(connection, { maxConnections: 1 });
  if (!admin.ok) throw new BrokenInvariant(`no test database: ${JSON.stringify(admin.failure)}`);
  for (const setting of ["fsync", "full_page_writes"]) await admin.value.query(`alter system set ${setting} = off`, []);
  await admin.value.query("select pg_reload_conf()", []);
  await admin.value.close();
}

/** A PostgreSQL of its own in a temporary folder, gone when stopped; without a template it has one empty database. */
export async function startTestCluster({ hasTemplate }: { readonly hasTemplate: boolean }): Promise<TestCluster> {
  const cluster = await openTemporaryCluster("test", maxConnections);
  await forgoDurability(cluster);
  if (hasTemplate) await makeTemplate(cluster);
  return { address: cluster.connection, stop: cluster.stop };
}
