import { lazy } from "react";

// Few open them.
export const BulkBar = lazy(async () => ({ default: (await import("./BulkBar.tsx")).BulkBar }));
export const DeletedProducts = lazy(async () => ({
  default: (await import("./DeletedProducts.tsx")).DeletedProducts,
}));
