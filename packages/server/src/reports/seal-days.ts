import { setTimeout as pause } from "node:timers/promises";
import { type Instant, dayRange, localDateOf } from "@cantina/domain/kernel";
import { daysOf } from "@cantina/domain/periods";
import type { Kysely } from "kysely";
import { doEach, inTransaction } from "../db/index.ts";
import { type Selling, readSelling } from "./due-seals.queries.ts";
import {
  type DayToSeal,
  areBelowDone,
  closeSales,
  forgetMarks,
  numberOfNow,
  sumDay,
  takeSealing,
} from "./seal-day.queries.ts";

const todayOf = ({ zone }: Selling, at: Instant) => dayRange(localDateOf(at, zone), zone);

/** The latest first: they are asked for most. */
function dueDays(one: Selling, at: Instant): readonly DayToSeal[] {
  const { cafeteriaId, zone, firstAt } = one;
  if (firstAt === null) return [];
  const today = localDateOf(at, zone);
  const done = new Set(one.sealed);
  return daysOf(localDateOf(firstAt, zone), today)
    .filter((day) => day < today && !done.has(day))
    .map((day) => ({ cafeteriaId, zone, day, ...dayRange(day, zone) }))
    .toReversed();
}

/** Waits until nobody writes any more who may not have seen that the day is closed. */
async function awaitOlder(db: Kysely<unknown>, goesOn: () => boolean): Promise<boolean> {
  const number = await numberOfNow(db);
  while (!(await areBelowDone(db, number))) {
    if (!goesOn()) return false;
    await pause(20);
  }
  return true;
}

/** For tests: what happens while a day is being summed. */
type Meanwhile = { readonly afterMarks?: () => Promise<void>; readonly afterSums?: () => Promise<void> };

/** False: another server is at it. */
export const sealDay = (db: Kysely<unknown>, day: DayToSeal, meanwhile: Meanwhile = {}): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await takeSealing(trx, day.cafeteriaId))) return false;
    await forgetMarks(trx, day);
    await meanwhile.afterMarks?.();
    await sumDay(trx, day);
    await meanwhile.afterSums?.();
    return true;
  });

/** Sums what is over and not summed, or was marked since, while it may go on; how many days. REPORT-08 */
export async function sealDays(db: Kysely<unknown>, at: Instant, goesOn = () => true): Promise<number> {
  const selling = await readSelling(db);
  const due = selling.flatMap((one) => dueDays(one, at));
  if (due.length === 0) return 0;
  for (const one of selling) await closeSales(db, one.cafeteriaId, todayOf(one, at).from);
  if (!(await awaitOlder(db, goesOn))) return 0;
  let count = 0;
  const seal = async (day: DayToSeal): Promise<void> => {
    if (goesOn() && (await sealDay(db, day))) count += 1;
  };
  await doEach(due, seal, "days could not be summed");
  return count;
}
