import { typedQuantityKeys } from "@cantina/adapters/scanner";

export const listenToTypedQuantity = (onTyped: (text: string | null) => void): (() => void) =>
  typedQuantityKeys({ target: window, onTyped });
