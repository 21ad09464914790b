import type { ProductUpload, StockUpload } from "../../composition/desk/index.ts";
import { valueStore } from "../../composition/device/index.ts";
import type { Uploaded } from "./upload-kind.ts";

export const shownProducts = valueStore<Uploaded<ProductUpload> | null>(null);
export const shownStock = valueStore<Uploaded<StockUpload> | null>(null);
