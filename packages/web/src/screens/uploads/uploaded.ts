import type { ProductUpload, UndoneUpload } from "../../composition/desk/index.ts";
import { valueStore } from "../../composition/device/index.ts";

/** What a person asked to see of a file whose products are in the catalogue. */
export type Uploaded =
  | { readonly kind: "added"; readonly upload: ProductUpload; readonly undo: () => void }
  | { readonly kind: "undone"; readonly undone: UndoneUpload };

/** Outlives the dialog, which closes when the products are there; the notice that speaks of them may be pressed later. */
export const shownUpload = valueStore<Uploaded | null>(null);
