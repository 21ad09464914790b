import { lazy } from "react";

// With the edit machine, which the catalogue has no need of.
export const CategoryDialog = lazy(async () => ({ default: (await import("./CategoryDialog.tsx")).CategoryDialog }));
export const DeleteDialog = lazy(async () => ({ default: (await import("./DeleteDialog.tsx")).DeleteDialog }));
export const ProductForm = lazy(async () => ({ default: (await import("./ProductForm.tsx")).ProductForm }));
