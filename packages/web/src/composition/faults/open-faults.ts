import { httpFaults } from "@cantina/adapters/faults";
import { describeFault } from "@cantina/domain/faults";

/** Tells of what was thrown on a screen, known by its route's pattern. */
export type ReportFault = (error: unknown, place: string) => void;

/** Loaded when something goes wrong, and once. FAULTS-01 */
export function openFaults(baseUrl: string): ReportFault {
  const port = httpFaults(baseUrl);
  return (error, place) => {
    // What was refused is told where it was asked for.
    if (error instanceof Error) port.report(describeFault(error, { part: "web", place }));
  };
}
