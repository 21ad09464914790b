export { PrinterForm } from "./PrinterForm.tsx";
export { TestPrint } from "./TestPrint.tsx";
export { PrinterButton } from "./PrinterButton.tsx";
export { usePrintNotices } from "./use-print-notices.ts";
