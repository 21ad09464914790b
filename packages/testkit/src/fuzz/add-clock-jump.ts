import type { ServerDatabase } from "@cantina/server/http";

/** Of the database, and so of every cafeteria alike: no stranger's id. */
export const clockJumpId = "c10c0000-0000-4000-8000-000000000001";

/** An hour and a half back, at the last posting. */
export async function addClockJump(query: ServerDatabase["query"]): Promise<void> {
  await query(
    `insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
     select $1, at, at - interval '90 minutes', at, id from posting order by id desc limit 1
     on conflict (id) do nothing`,
    [clockJumpId],
  );
}
