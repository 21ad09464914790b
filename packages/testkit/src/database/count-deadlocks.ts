import type { Database } from "@cantina/server/db";

/**
 * Of this database since it was made. A server process of PostgreSQL counts them where all can see them at its end at
 * the latest: every other connection is ended, and the one that asks tells its own, too.
 */
export async function countDeadlocks({ query }: Pick<Database<unknown>, "query">): Promise<number> {
  await query(
    `select pg_stat_force_next_flush(), bool_and(pg_terminate_backend(pid, 60000))
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  );
  const [row] = await query("select deadlocks from pg_stat_database where datname = current_database()", []);
  return Number(row?.["deadlocks"]);
}
