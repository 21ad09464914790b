import type { Fault } from "./fault.ts";

/** A fault that may be told now, and how often it came since it was told last. */
export type SievedFault = { readonly fault: Fault; readonly unsaid: number };

const sameForMs = 5 * 60_000;
const minuteMs = 60_000;
const aMinute = 20;
const mostKnown = 500;

/** Same kind at the same place. */
const nameOf = ({ type, text, code, frames: [first], place }: Fault): string =>
  [type, text, code, first?.file, first?.line, first?.column, place].join("|");

/** Lets a fault through once in a while, and not too many at all; undefined: not this one. FAULTS-03 */
export function faultSieve(): (fault: Fault, nowMs: number) => SievedFault | undefined {
  const known = new Map<string, { toldAt: number; unsaid: number }>();
  let told: number[] = [];
  return (fault, now) => {
    const name = nameOf(fault);
    const before = known.get(name);
    told = told.filter((at) => now - at < minuteMs);
    const isSame = before !== undefined && now - before.toldAt < sameForMs;
    if (isSame || told.length >= aMinute) {
      if (before !== undefined) before.unsaid += 1;
      return undefined;
    }
    told.push(now);
    // Told anew, it is the newest again.
    known.delete(name);
    known.set(name, { toldAt: now, unsaid: 0 });
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return { fault, unsaid: before?.unsaid ?? 0 };
  };
}
