import { lazy } from "react";

// With the edit machine, which the list has no need of.
export const ActivateDialog = lazy(async () => ({ default: (await import("./ActivateDialog.tsx")).ActivateDialog }));
export const DeactivateDialog = lazy(async () => ({
  default: (await import("./DeactivateDialog.tsx")).DeactivateDialog,
}));
export const MovementDialog = lazy(async () => ({ default: (await import("./MovementDialog.tsx")).MovementDialog }));
