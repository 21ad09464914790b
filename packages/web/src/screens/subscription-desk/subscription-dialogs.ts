import { lazy } from "react";

// With the edit machine, which the list has no need of.
export const SubscriptionDialog = lazy(async () => ({
  default: (await import("./SubscriptionDialog.tsx")).SubscriptionDialog,
}));
export const DeleteSubscriptionDialog = lazy(async () => ({
  default: (await import("./DeleteSubscriptionDialog.tsx")).DeleteSubscriptionDialog,
}));
