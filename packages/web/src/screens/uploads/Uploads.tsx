import { Suspense, lazy } from "react";
import { useValue } from "../../composition/device/index.ts";
import type { UploadsProps } from "./upload-kind.ts";
import { shownMovements, shownProducts, shownStock } from "./uploaded.ts";

const ProductsDialog = lazy(async () => ({
  default: (await import("./UploadProductsDialog.tsx")).UploadProductsDialog,
}));
const StockDialog = lazy(async () => ({ default: (await import("./UploadStockDialog.tsx")).UploadStockDialog }));
const MovementsDialog = lazy(async () => ({
  default: (await import("./UploadMovementsDialog.tsx")).UploadMovementsDialog,
}));

/** Come once somebody uploads, or asks what a file did. */
export function ProductUploads(props: UploadsProps) {
  const shown = useValue(shownProducts);
  return <Suspense fallback={null}>{(props.isOpen || shown !== null) && <ProductsDialog {...props} />}</Suspense>;
}

export function StockUploads(props: UploadsProps) {
  const shown = useValue(shownStock);
  return <Suspense fallback={null}>{(props.isOpen || shown !== null) && <StockDialog {...props} />}</Suspense>;
}

export function MovementUploads(props: UploadsProps) {
  const shown = useValue(shownMovements);
  return <Suspense fallback={null}>{(props.isOpen || shown !== null) && <MovementsDialog {...props} />}</Suspense>;
}
