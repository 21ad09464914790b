import { type Instant, instantAfter } from "../kernel/index.ts";

/** Rows that one count has at most. */
export const mostCountRows = 1_000;
export const oldestCountDays = 7;
const oldest = oldestCountDays * 24 * 60 * 60_000;
/** A device's clock is that far ahead at most before it counts as another time. */
const ahead = 2 * 60_000;

export const countFaults = [
  "REPEATED",
  "UNKNOWN",
  "DELETED",
  "WITHOUT_STOCK",
  "IN_FUTURE",
  "TOO_OLD",
  "TOO_MUCH",
] as const;
export type CountFault = (typeof countFaults)[number];

/** What is known of a thing that somebody counted; undefined: it is unknown. */
export type CountableThing = {
  readonly isDeleted: boolean;
  /** Since when its stock is kept; null: it is not. */
  readonly keptSince: Instant | null;
};

type Row = { readonly countedAt: Instant; readonly isRepeated: boolean };

/** What a device's clock had counted ahead of the present was counted at present. COUNT-07 */
export const countInstant = (countedAt: Instant, now: Instant): Instant => (countedAt > now ? now : countedAt);

/** COUNT-07 */
export function checkCountRow(
  { countedAt, isRepeated }: Row,
  thing: CountableThing | undefined,
  now: Instant,
): CountFault | null {
  if (isRepeated) return "REPEATED";
  if (thing === undefined) return "UNKNOWN";
  if (thing.isDeleted) return "DELETED";
  if (thing.keptSince === null) return "WITHOUT_STOCK";
  if (countedAt > instantAfter(now, ahead)) return "IN_FUTURE";
  return countedAt < thing.keptSince || countedAt < instantAfter(now, -oldest) ? "TOO_OLD" : null;
}
