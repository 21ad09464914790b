import type { Instant } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { doEach, inTransaction } from "../db/index.ts";
import { takeSealing } from "./seal-day.queries.ts";
import { type DaysToSum, dueSpans, sumSpan } from "./spans.queries.ts";

/** False: another server is at that cafeteria. */
export const sealSpan = (db: Kysely<unknown>, days: DaysToSum): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await takeSealing(trx, days.cafeteriaId))) return false;
    await sumSpan(trx, days);
    return true;
  });

/** Sums the months that are over from their summed days, while it may go on; how many. REPORT-08 */
export async function sealMonths(db: Kysely<unknown>, at: Instant, goesOn = () => true): Promise<number> {
  let count = 0;
  const seal = async (days: DaysToSum): Promise<void> => {
    if (goesOn() && (await sealSpan(db, days))) count += 1;
  };
  await doEach(await dueSpans(db, at), seal, "months could not be summed");
  return count;
}
