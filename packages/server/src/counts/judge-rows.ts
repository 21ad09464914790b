import { type CountFault, type CountableThing, checkCountRow, countInstant } from "@cantina/domain/counts";
import { type Instant, type Result, accepted, refused } from "@cantina/domain/kernel";

/** What somebody counted of one thing. */
export type AskedRow<ThingId> = { readonly id: ThingId; readonly countedAt: Instant; readonly quantity: number };

export type RowFaults<ThingId> = readonly { readonly id: ThingId; readonly fault: CountFault }[];

/** Each thing once, at the instant that holds for it. */
export const instantsOf = <ThingId>(rows: readonly AskedRow<ThingId>[], now: Instant): ReadonlyMap<ThingId, Instant> =>
  new Map(rows.map(({ id, countedAt }) => [id, countInstant(countedAt, now)]));

/** All rows as they would be booked, or those that are wrong; `judge` gives null for more than can be kept. COUNT-07 */
export function judgeRows<ThingId, Thing extends CountableThing, Judged>(
  asked: readonly AskedRow<ThingId>[],
  known: ReadonlyMap<ThingId, Thing>,
  now: Instant,
  judge: (thing: Thing, row: AskedRow<ThingId>) => Judged | null,
): Result<readonly Judged[], RowFaults<ThingId>> {
  const times = new Map<ThingId, number>();
  for (const { id } of asked) times.set(id, (times.get(id) ?? 0) + 1);
  const judged: Judged[] = [];
  const faults: { id: ThingId; fault: CountFault }[] = [];
  for (const row of asked) {
    const { id, countedAt } = row;
    const thing = known.get(id);
    const fault = checkCountRow({ countedAt, isRepeated: (times.get(id) ?? 0) > 1 }, thing, now);
    if (fault !== null || thing === undefined) {
      faults.push({ id, fault: fault ?? "UNKNOWN" });
      continue;
    }
    const one = judge(thing, { ...row, countedAt: countInstant(countedAt, now) });
    if (one === null) faults.push({ id, fault: "TOO_MUCH" });
    else judged.push(one);
  }
  return faults.length > 0 ? refused(faults) : accepted(judged);
}
