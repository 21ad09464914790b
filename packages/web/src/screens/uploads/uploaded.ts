import type { MovementUpload, ProductUpload, StockUpload } from "../../composition/desk/index.ts";
import { valueStore } from "../../composition/device/index.ts";
import type { Uploaded } from "./upload-kind.ts";

export const shownProducts = valueStore<Uploaded<ProductUpload> | null>(null);
export const shownStock = valueStore<Uploaded<StockUpload> | null>(null);
export const shownMovements = valueStore<Uploaded<MovementUpload> | null>(null);
