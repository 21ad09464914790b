import type { Product } from "@cantina/domain/catalog";
import { MovementDialog } from "../stock/index.ts";

export interface RestockDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** What came for a product of the till. */
export function RestockDialog({
  product: { id: productId, name: productName, currentStock },
  onClose,
}: RestockDialogProps) {
  return (
    <MovementDialog isRestock stock={{ productId, productName, currentStock: currentStock ?? 0 }} onClose={onClose} />
  );
}
