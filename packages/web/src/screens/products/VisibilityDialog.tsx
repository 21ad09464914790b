import type { Product } from "@cantina/domain/catalog";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import { namesText, productCount } from "./product-texts.ts";

/** Whether these are to be seen in the app. */
export type Visibility = { readonly products: readonly Product[]; readonly shownInApp: boolean };

const doneText = (shownInApp: boolean, count: number): string => {
  const what = productCount(count);
  if (shownInApp) return count === 1 ? `Se muestra ${what} en la app.` : `Se muestran ${what} en la app.`;
  return count === 1 ? `Se ocultó ${what} de la app.` : `Se ocultaron ${what} de la app.`;
};

/** Done at once; it is seen only when it failed. */
export function VisibilityDialog({ visibility, onClose }: { visibility: Visibility; onClose: () => void }) {
  const { products, shownInApp } = visibility;
  const calls = useCatalogCalls();
  const label = shownInApp ? "Mostrar en la app" : "Ocultar de la app";
  const change = useConfirmation({
    isAtOnce: true,
    save: ({ key }) =>
      calls.changeVisibility(
        { body: { productIds: products.map(({ id }) => id), shownInApp } },
        { idempotencyKey: key },
      ),
    changes: ["product"],
    onSaved: () => {
      void notify({ kind: "success", title: doneText(shownInApp, products.length) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={change} title={label} confirmLabel={label} tone="brand">
      {namesText(products)}
    </EditConfirm>
  );
}
