import { type Result, type TextFault, accepted, readWholeEntry, refused, textFault } from "../kernel/index.ts";
import { type DecidedChange, type MoveRefusal, moveUnits, mostUnits } from "./stock-change.ts";
import { descriptionLimit } from "./stock-entry.ts";

/** Units that were sold or are held and were not in the stock, and what came since that nobody had booked. */
export type ShortageToResolve = { readonly missing: number; readonly received: number };

type ResolutionRefusal = MoveRefusal | { readonly code: "STOCK_NOT_ACTIVE" };

/** The records that put a shortage right: what came, and out of the stock what was missing. STOCK-10 */
export function decideResolution(
  currentStock: number | null,
  { missing, received }: ShortageToResolve,
): Result<readonly DecidedChange[], ResolutionRefusal> {
  if (currentStock === null) return refused({ code: "STOCK_NOT_ACTIVE" });
  const came = received === 0 ? null : moveUnits(currentStock, "INGRESO", received);
  if (came?.ok === false) return came;
  const left = moveUnits(currentStock + received, "EGRESO", missing);
  if (!left.ok) return left;
  return accepted(came === null ? [left.value] : [came.value, left.value]);
}

/** What stands in the form's fields. */
export type ResolutionEntry = { readonly received: string; readonly description: string };
export type ResolutionDraft = { readonly received: number; readonly description: string };
export type ResolutionFaults = { readonly received?: "NOT_WHOLE" | "TOO_FEW"; readonly description?: TextFault };

/** What can be sent of a shortage of so many units, or every fault at once. STOCK-10 */
export function checkResolution(
  entry: ResolutionEntry,
  { missing, currentStock }: { readonly missing: number; readonly currentStock: number },
): Result<ResolutionDraft, ResolutionFaults> {
  const received = readWholeEntry(entry.received, mostUnits, 0);
  const wrongText = textFault(entry.description, descriptionLimit);
  const isTooFew = received !== null && currentStock + received < missing;
  if (received === null || isTooFew || wrongText !== null)
    return refused({
      ...(received === null && { received: "NOT_WHOLE" }),
      ...(isTooFew && { received: "TOO_FEW" }),
      ...(wrongText !== null && { description: wrongText }),
    });
  return accepted({ received, description: entry.description.trim() });
}
