export { devicePrinter } from "./device-printer.ts";
export { networkPrinter } from "./network-printer.ts";
export { picturePrinter } from "./picture-printer.ts";
export { previewPrinter } from "./preview-printer.ts";
export type { PrintFailure, Printer } from "./printer.port.ts";
