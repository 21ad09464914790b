import type { Category } from "@cantina/domain/catalog";
import type { ProductId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import { namesText } from "../../texts/names-text.ts";
import * as texts from "../../texts/product-dialogs.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

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
  const count = doomed.products.length;
  const [only] = doomed.products;
  if (doomed.kind === "category") {
    const { name } = doomed.category;
    const also = count === 0 ? texts.categoryEmpty : texts.alsoDeleted(count);
    return { title: texts.deleteCategory(name), also, done: words.categoryDeleted(name) };
  }
  if (count === 1 && only !== undefined)
    return { title: words.deleteNamed(only.name), also: "", done: words.deletedNamed(only.name) };
  return { title: texts.deleteProducts(count), also: texts.deleting, done: texts.productsDeleted(count) };
};

export function DeleteDialog({ doomed, onClose, onDeleted }: DeleteDialogProps) {
  const calls = useCatalogCalls();
  const { products } = doomed;
  const { title, also, done } = textsOf(doomed);
  return (
    <Confirmation<unknown>
      title={title}
      confirmLabel={words.deleteIt}
      save={({ key }) =>
        doomed.kind === "category"
          ? calls.deleteCategory({ params: { categoryId: doomed.category.id } }, { idempotencyKey: key })
          : calls.deleteProducts({ body: { productIds: products.map(({ id }) => id) } }, { idempotencyKey: key })
      }
      changes={["product", "category"]}
      told={() => ({ kind: "success", title: done })}
      onDone={onDeleted}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="4">
        {also !== "" && (
          <Box>
            {also}
            {products.length > 0 && <Box fontWeight="semibold">{namesText(products.map(({ name }) => name))}</Box>}
          </Box>
        )}
        {products.length > 0 && <Box color="fg.muted">{texts.deletionHint(products.length)}</Box>}
      </Box>
    </Confirmation>
  );
}
