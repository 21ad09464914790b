import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark" | "system";

/** public/color-mode.js paints by the same key: before the first paint, and whenever the system or a tab changes. */
const colorModeKey = "cantina.colorMode";

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage is blocked: the switch then lasts as long as the page.
    return (document.documentElement.dataset["colorMode"] as ColorMode | undefined) ?? "system";
  }
}

export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset["colorMode"] = mode;
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // See readColorMode.
  }
  // What a browser tells every tab but the one that chose.
  window.dispatchEvent(new StorageEvent("storage", { key: colorModeKey }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, readColorMode);
