export { type KeyboardScannerInput, keyboardScanner } from "./keyboard-scanner.ts";
export { type TypedQuantityInput, typedQuantityKeys } from "./typed-quantity-keys.ts";
