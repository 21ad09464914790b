import { PrintTrouble } from "./PrintTrouble.tsx";
import { PrinterSettings } from "./PrinterSettings.tsx";

/** What printing shows in the frame once a ticket didn't come out, or somebody asked for its settings. */
export const LatePrinting = () => (
  <>
    <PrintTrouble />
    <PrinterSettings />
  </>
);
