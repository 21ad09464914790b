import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark" | "system";

/** public/color-mode.js reads the same key before the first paint, and whenever the system or another tab changes. */
const colorModeKey = "cantina.colorMode";

const listeners = new Set<() => void>();

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage is blocked: the switch then lasts as long as the page.
    return (document.documentElement.dataset["colorMode"] as ColorMode | undefined) ?? "system";
  }
}

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

function paintColorMode(): void {
  const mode = readColorMode();
  const shown = mode === "system" ? (systemIsDark() ? "dark" : "light") : mode;
  document.documentElement.className = shown;
  document.documentElement.style.colorScheme = shown;
  for (const listener of listeners) listener();
}

export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset["colorMode"] = mode;
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // See readColorMode.
  }
  paintColorMode();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, readColorMode);
