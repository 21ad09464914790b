import { lazy } from "react";

// With the edit machine, which the list has no need of.
export const CouponDialog = lazy(async () => ({ default: (await import("./CouponDialog.tsx")).CouponDialog }));
export const DeleteCouponDialog = lazy(async () => ({
  default: (await import("./DeleteCouponDialog.tsx")).DeleteCouponDialog,
}));
