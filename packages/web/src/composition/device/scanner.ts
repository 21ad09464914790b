import { keyboardScanner } from "@cantina/adapters/scanner";
import type { ScannedCode } from "@cantina/domain/sale";

export const listenToScanner = (onCode: (code: ScannedCode) => void): (() => void) =>
  keyboardScanner({ target: window, onCode });
