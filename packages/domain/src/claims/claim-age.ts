import { type Instant, type TimeZone, localDateOf, millisecondsBetween } from "../kernel/index.ts";
import type { Claim } from "./claim.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const oldAgeMs = 24 * hourMs;

export type ClaimAge =
  | { readonly kind: "minutes" | "hours"; readonly count: number }
  /** DD/MM/YY. */
  | { readonly kind: "day"; readonly text: string };

function shortDay(at: Instant, zone: TimeZone): string {
  const [year = "", month = "", day = ""] = localDateOf(at, zone).split("-");
  return `${day}/${month}/${year.slice(2)}`;
}

/** How old something is, as the inbox tells it. What another clock dates in the future is new. CLAIMS-04 */
export function claimAge(since: Instant, now: Instant, zone: TimeZone): ClaimAge {
  const aged = Math.max(0, millisecondsBetween(since, now));
  if (aged < hourMs) return { kind: "minutes", count: Math.floor(aged / minuteMs) };
  if (localDateOf(since, zone) === localDateOf(now, zone)) return { kind: "hours", count: Math.floor(aged / hourMs) };
  return { kind: "day", text: shortDay(since, zone) };
}

/** CLAIMS-05 */
export const isOverdue = ({ status, dateTime }: Pick<Claim, "status" | "dateTime">, now: Instant): boolean =>
  status === "UNSOLVED" && millisecondsBetween(dateTime, now) > oldAgeMs;
