import { setTimeout as pause } from "node:timers/promises";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Database } from "@cantina/server/db";

/** As long as a busy machine may take. */
const patienceMs = 45_000;

/** Servers that number events wait for each other all the time, which is no call's waiting. */
const waiting = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query not like '%number\\_events%'`;

/** Of a request, whose statements bear its id; jobs have none. LOG-01 */
const asked = " and application_name <> 'cantina'";

/**
 * Until so many calls stand before a lock of this database; `by` "request": none of a server's jobs is counted. To be
 * asked outside a transaction, where the look would stay the first one.
 */
export async function waitForLock(
  { query }: Pick<Database<unknown>, "query">,
  count = 1,
  by: "anybody" | "request" = "anybody",
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while ((await query(by === "request" ? waiting + asked : waiting, [])).length < count) {
    if (performance.now() > deadline) throw new BrokenInvariant(`fewer than ${count} calls wait for a lock`);
    await pause(10);
  }
}
