import { type FaultPort, describeFault } from "@cantina/domain/faults";
import { isDatabaseBusy, isStorageFull } from "../db/index.ts";

/** Of work that nobody waits for: a database that is away, busy or full is no fault of the program. FAULTS-01 */
export function tellBackgroundFault(error: unknown, faults: FaultPort | null): void {
  if (isDatabaseBusy(error) || isStorageFull(error)) return;
  faults?.report(describeFault(error, { part: "server", place: "background" }));
}
