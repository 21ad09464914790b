import type { Category } from "@cantina/domain/catalog";
import type { ProductId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { type CatalogEditingSource, editingKeys, useCatalogEditing } from "../../composition/catalog-editing.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";
import { namesText, productCount } from "./product-texts.ts";

type Named = { readonly id: ProductId; readonly name: string };

/** A category goes with all its products. */
export type Doomed =
  | { readonly kind: "products"; readonly products: readonly Named[] }
  | { readonly kind: "category"; readonly category: Category; readonly products: readonly Named[] };

export interface DeleteDialogProps {
  /** null: closed. */
  readonly doomed: Doomed | null;
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

const deletionOf = (editing: CatalogEditingSource, doomed: Doomed) =>
  doomed.kind === "category"
    ? editing.deleteCategory(doomed.category.id)
    : editing.deleteProducts(doomed.products.map(({ id }) => id));

export function DeleteDialog({ doomed, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      isOpen={doomed !== null}
      onClose={onClose}
      title={doomed === null ? "" : textsOf(doomed).title}
    >
      {doomed !== null && <DeleteBody doomed={doomed} onClose={onClose} onDeleted={onDeleted} />}
    </Dialog>
  );
}

function DeleteBody({ doomed, onClose, onDeleted }: DeleteDialogProps & { readonly doomed: Doomed }) {
  const { queries } = useWorkplace();
  const editing = useCatalogEditing();
  const { also, done } = textsOf(doomed);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => orReject(deletionOf(editing, doomed)),
    onSuccess: () => {
      for (const queryKey of [queryKeys.products, queryKeys.categories, editingKeys.deleted])
        void queries.invalidateQueries({ queryKey, exact: true });
      void notify({ kind: "success", title: done });
      onDeleted();
      onClose();
    },
  });
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {also !== "" && (
        <Box>
          {also}
          {doomed.products.length > 0 && <Box fontWeight="semibold">{namesText(doomed.products)}</Box>}
        </Box>
      )}
      {doomed.products.length > 0 && (
        <Box color="fg.muted">
          {doomed.products.length === 1
            ? "Ya no se podrá vender. El historial lo conserva y se lo ve en Eliminados."
            : "Ya no se podrán vender. El historial los conserva y se los ve en Eliminados."}
        </Box>
      )}
      {error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(error.failure)}</Notice>}
      <Box display="flex" justifyContent="flex-end" gap="3">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          Cancelar
        </Button>
        <Button colorPalette="red" busy={isPending} onClick={() => mutate()}>
          Eliminar
        </Button>
      </Box>
    </Box>
  );
}
