import { ClockJumpBanner } from "../clock-jumps/index.ts";
import { VisitBanner } from "./parts/VisitBanner.tsx";

export interface BannersProps {
  /** Where a system administrator is on a visit; null: nobody is. */
  readonly visited: string | null;
  readonly showsClockJumps: boolean;
}

/** Below the header, over every screen. */
export const Banners = ({ visited, showsClockJumps }: BannersProps) => (
  <>
    {visited !== null && <VisitBanner cafeteriaName={visited} />}
    {showsClockJumps && <ClockJumpBanner />}
  </>
);
