import { lazy } from "react";

// With the edit machine, which the list has no need of.
export const AssociateDialog = lazy(async () => ({ default: (await import("./AssociateDialog.tsx")).AssociateDialog }));
export const ChargeDialog = lazy(async () => ({ default: (await import("./ChargeDialog.tsx")).ChargeDialog }));
export const SubscriptionDialog = lazy(async () => ({
  default: (await import("./SubscriptionDialog.tsx")).SubscriptionDialog,
}));
export const DeleteSubscriptionDialog = lazy(async () => ({
  default: (await import("./DeleteSubscriptionDialog.tsx")).DeleteSubscriptionDialog,
}));
export const UnlinkDialog = lazy(async () => ({ default: (await import("./UnlinkDialog.tsx")).UnlinkDialog }));
