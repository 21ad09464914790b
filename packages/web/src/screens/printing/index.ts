export { PrintTrouble } from "./PrintTrouble.tsx";
export { PrinterSettings } from "./PrinterSettings.tsx";
export { PrinterButton } from "./PrinterButton.tsx";
export { usePrintNotices } from "./use-print-notices.ts";
