import { mostCountedRows } from "@cantina/domain/transactions";
import { type Kysely, type RawBuilder, sql } from "kysely";

/** Milliseconds for which a larger one is remembered. */
const rememberedFor = 60_000;
const mostRemembered = 200;

type Asked = {
  readonly db: Kysely<unknown>;
  /** What is counted, in words that no other question has. */
  readonly question: string;
  readonly now: number;
};

export type RowCounter = (asked: Asked, condition: RawBuilder<unknown>) => Promise<number>;

async function countUpTo(db: Kysely<unknown>, condition: RawBuilder<unknown>, most: number | null): Promise<number> {
  // In the text, not a parameter: the plans for a few rows and for all differ.
  const limit = most === null ? sql`` : sql`limit ${sql.lit(most)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from transaction where ${condition} ${limit}) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Counts transactions: up to `mostCountedRows` to the last one, beyond that as they were within the last minute. Among a million,
 * counting would take a hundred times what the page itself takes. HISTORY-09
 */
export function rowCounter(): RowCounter {
  const large = new Map<string, { readonly until: number; readonly total: Promise<number> }>();
  return async ({ db, question, now }, condition) => {
    const known = large.get(question);
    if (known !== undefined && now < known.until) return known.total;
    large.delete(question);
    const few = await countUpTo(db, condition, mostCountedRows + 1);
    if (few <= mostCountedRows) return few;
    // Another page may have begun to count meanwhile.
    const begun = large.get(question);
    if (begun !== undefined) return begun.total;
    const total = countUpTo(db, condition, null);
    total.catch(() => large.delete(question));
    large.set(question, { until: now + rememberedFor, total });
    for (const oldest of large.keys()) if (large.size > mostRemembered) large.delete(oldest);
    return total;
  };
}
