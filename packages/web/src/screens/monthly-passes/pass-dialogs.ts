import { lazy } from "react";

// With the edit machine, which the list has no need of.
export const PassDialog = lazy(async () => ({ default: (await import("./PassDialog.tsx")).PassDialog }));
export const DeletePassDialog = lazy(async () => ({
  default: (await import("./DeletePassDialog.tsx")).DeletePassDialog,
}));
