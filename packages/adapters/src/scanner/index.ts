export { type KeyboardScannerInput, keyboardScanner } from "./keyboard-scanner.ts";
