import type { Category } from "@cantina/domain/catalog";
import type { ProductId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import { namesText, productCount } from "./product-texts.ts";

type Named = { readonly id: ProductId; readonly name: string };

/** A category goes with all its products. */
export type Doomed =
  | { readonly kind: "products"; readonly products: readonly Named[] }
  | { readonly kind: "category"; readonly category: Category; readonly products: readonly Named[] };

export interface DeleteDialogProps {
  readonly doomed: Doomed;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const textsOf = (doomed: Doomed) => {
  const count = productCount(doomed.products.length);
  const [only] = doomed.products;
  if (doomed.kind === "category") {
    const { name } = doomed.category;
    const also = doomed.products.length === 0 ? "No tiene productos." : `También se eliminan sus ${count}:`;
    return { title: `Eliminar la categoría ${name}`, also, done: `Se eliminó la categoría ${name}.` };
  }
  if (doomed.products.length === 1 && only !== undefined)
    return { title: `Eliminar ${only.name}`, also: "", done: `Se eliminó ${only.name}.` };
  return { title: `Eliminar ${count}`, also: "Se eliminan:", done: `Se eliminaron ${count}.` };
};

export function DeleteDialog({ doomed, onClose, onDeleted }: DeleteDialogProps) {
  const calls = useCatalogCalls();
  const { products } = doomed;
  const { title, also, done } = textsOf(doomed);
  const deletion = useConfirmation({
    save: ({ key }) =>
      doomed.kind === "category"
        ? calls.deleteCategory({ params: { categoryId: doomed.category.id } }, { idempotencyKey: key })
        : calls.deleteProducts({ body: { productIds: products.map(({ id }) => id) } }, { idempotencyKey: key }),
    changes: ["product", "category"],
    onSaved: () => {
      void notify({ kind: "success", title: done });
      onDeleted();
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={title} confirmLabel="Eliminar">
      <Box display="flex" flexDirection="column" gap="4">
        {also !== "" && (
          <Box>
            {also}
            {products.length > 0 && <Box fontWeight="semibold">{namesText(products)}</Box>}
          </Box>
        )}
        {products.length > 0 && (
          <Box color="fg.muted">
            {products.length === 1
              ? "Ya no se podrá vender. El historial lo conserva y se lo ve en Eliminados."
              : "Ya no se podrán vender. El historial los conserva y se los ve en Eliminados."}
          </Box>
        )}
      </Box>
    </EditConfirm>
  );
}
