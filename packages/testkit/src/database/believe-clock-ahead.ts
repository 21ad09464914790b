import type { Database } from "@cantina/server/db";

/** As if the database's clock had been 40 days ahead, was believed, and had been set back just now. CLOCK-06 */
export async function believeClockAhead({ query }: Pick<Database<unknown>, "query">): Promise<void> {
  await query(
    `insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
     select gen_random_uuid(), clock_timestamp() - interval '1 hour', clock_timestamp() + interval '40 days',
            clock_timestamp() + interval '40 days', max(id) from posting`,
    [],
  );
}
