import type { Product } from "@cantina/domain/catalog";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { namesText } from "../../texts/names-text.ts";
import * as texts from "../../texts/product-dialogs.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

/** Whether these are to be seen in the app. */
export type Visibility = { readonly products: readonly Product[]; readonly shownInApp: boolean };

const doneText = (shownInApp: boolean, count: number): string =>
  shownInApp ? texts.shown(count) : texts.hidden(count);

/** Puts those back that were changed. It works from the notice, whichever screen is open by then. */
function useUndo({ products, shownInApp }: Visibility): () => Promise<void> {
  const { newId, queries } = useWorkplace();
  const calls = useCatalogCalls();
  return async () => {
    const productIds = products.filter((product) => product.shownInApp !== shownInApp).map(({ id }) => id);
    if (productIds.length === 0) return;
    const body = { productIds, shownInApp: !shownInApp };
    const undone = await calls.changeVisibility({ body }, { idempotencyKey: newId() });
    void rereadAfter(queries, "product");
    void notify(
      undone.ok
        ? { kind: "success", title: doneText(!shownInApp, productIds.length) }
        : { kind: "error", title: sentenceOf(undone.failure) },
    );
  };
}

/** Done at once; it is seen only when it failed. */
export function VisibilityDialog({ visibility, onClose }: { visibility: Visibility; onClose: () => void }) {
  const { products, shownInApp } = visibility;
  const calls = useCatalogCalls();
  const undo = useUndo(visibility);
  const label = shownInApp ? offers.showInApp : texts.hideInApp;
  const change = useConfirmation({
    isAtOnce: true,
    save: ({ key }) =>
      calls.changeVisibility(
        { body: { productIds: products.map(({ id }) => id), shownInApp } },
        { idempotencyKey: key },
      ),
    changes: ["product"],
    onSaved: () => {
      void notify({
        kind: "success",
        title: doneText(shownInApp, products.length),
        actions: [{ label: words.undo, onPress: () => void undo() }],
      });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={change} title={label} confirmLabel={label} tone="brand">
      {namesText(products.map(({ name }) => name))}
    </EditConfirm>
  );
}
