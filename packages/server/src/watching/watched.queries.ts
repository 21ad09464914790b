import { type Kysely, sql } from "kysely";

export type Watched = {
  /** Of the oldest change that no server has sent on yet; 0: none waits. */
  readonly outboxSeconds: number;
  /** null: none yet. */
  readonly provenSeconds: number | null;
  readonly auditSeconds: number | null;
  readonly discrepancies: number;
};

/**
 * A backup's proof is an audit of all books: a faulty one has audited them too. What ended later than now was written
 * by a clock that was ahead, and its age would be below 0 for weeks. BACKUP-37
 */
export async function readWatched(db: Kysely<unknown>): Promise<Watched> {
  const { rows } = await sql<Watched>`
    with past_run as (select * from backup_run where ended_at <= clock_timestamp())
    select coalesce(extract(epoch from clock_timestamp() - least(
             (select at from change_event where seq is null order by id limit 1),
             (select at from untold_change order by id limit 1))), 0)::float8 as "outboxSeconds",
           (select extract(epoch from clock_timestamp() - max(ended_at))
              from past_run where state = 'PROVEN')::float8 as "provenSeconds",
           (select extract(epoch from clock_timestamp() - max(ended_at))
              from past_run where state in ('PROVEN', 'FAULTY'))::float8 as "auditSeconds",
           coalesce((select discrepancies from past_run where state in ('PROVEN', 'FAULTY')
                      order by ended_at desc limit 1), 0) as discrepancies`.execute(db);
  const [row] = rows;
  return row ?? { outboxSeconds: 0, provenSeconds: null, auditSeconds: null, discrepancies: 0 };
}

/** A newer server may have added more: ours are what this one needs. */
export async function areApplied(db: Kysely<unknown>, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from kysely_migration where name = any(${names})`.execute(db);
  return rows[0]?.n === names.length;
}
