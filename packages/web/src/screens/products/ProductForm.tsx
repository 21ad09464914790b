import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category, Product } from "@cantina/domain/catalog";
import {
  type NewProductType,
  type ProductDraft,
  type ProductEntry,
  type ProductFaults,
  checkProduct,
  newProductEntry,
  productEntryOf,
} from "@cantina/domain/catalog-editing";
import { type CategoryId, type LocalDate, accepted } from "@cantina/domain/kernel";
import { Trash2 } from "lucide-react";
import { type ProductDetail, useCatalogCalls } from "../../composition/desk/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { useEdit } from "../../composition/forms/index.ts";
import * as texts from "../../texts/product-form.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import type { PictureChange } from "../../ui/PictureField.tsx";
import { notify } from "../../ui/notify.ts";
import { ProductFields } from "./parts/ProductFields.tsx";
import { PromotionItems } from "./parts/PromotionItems.tsx";
import { VersionList } from "./parts/VersionList.tsx";
import { formSentence, savingText } from "./promotion-texts.ts";
import { useRecipePantry, withoutRecipeCost } from "./use-recipe-pantry.ts";

export interface ProductFormProps {
  /** null: a new product. */
  readonly product: ProductDetail | null;
  /** Of a new one. */
  readonly type: NewProductType;
  readonly categoryId: CategoryId | null;
  readonly categories: readonly Category[];
  /** The catalogue, of which a promotion is made. */
  readonly products: readonly Product[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  /** What the outline of a known one was opened from, whose place it takes. */
  readonly openedFrom?: HTMLElement | null;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** The product as it is now is read and the form begins again. */
  readonly onReread: () => void;
}

type ProductEdit = {
  readonly entry: ProductEntry & { readonly image: PictureChange };
  readonly draft: { readonly draft: ProductDraft; readonly image: PictureChange };
  readonly faults: ProductFaults;
  readonly saved: { readonly name: string };
  readonly failure: ApiFailure;
};

const barcodeFault = (failure: ApiFailure | null): string | undefined =>
  failure?.code === "VALIDATION" ? failure.data.find(({ path }) => path === "barcode")?.message : undefined;

function useProductEdit({ product, type, categoryId, cafeteria, today, onClose }: ProductFormProps) {
  const calls = useCatalogCalls();
  const { features, closedDays } = cafeteria;
  const fields = product === null ? newProductEntry(categoryId, type) : productEntryOf(product);
  return useEdit<ProductEdit>({
    former: { entry: { ...fields, image: undefined }, version: product?.revision },
    check: ({ image, ...entry }) => {
      const checked = checkProduct(entry, { today, closedDays, knownDates: product?.displayDates ?? [] });
      return checked.ok ? accepted({ draft: checked.value, image }) : checked;
    },
    save: ({ draft: { draft, image }, key }) => {
      const { cost, ingredients, ...rest } = draft;
      // Left out where the cafeteria keeps none.
      const kept = {
        ...rest,
        ...(features.includes("inventory") && { ingredients }),
        ...(features.includes("productUtility") && { cost }),
      };
      const options = { idempotencyKey: key, file: image };
      if (product === null) return calls.createProduct({ body: kept }, options);
      const body = { ...kept, revision: product.revision, removesImage: image === null };
      return calls.changeProduct({ params: { productId: product.id }, body }, options);
    },
    changes: ["product"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: product === null ? texts.created(name) : texts.saved(name) });
      onClose();
    },
    onClose,
  });
}

export function ProductForm(props: ProductFormProps) {
  const { product, categories, products, cafeteria, today, onDelete, onReread } = props;
  const edit = useProductEdit(props);
  const pantry = useRecipePantry(cafeteria.features);
  const { entry, type: change } = edit;
  const isPromotion = entry.type === "PROMOTION";
  const create = isPromotion ? texts.createPromotion : texts.createProduct;
  return (
    <EditDrawer
      edit={edit}
      title={product === null ? create : words.editNamed(product.name)}
      submitText={product === null ? create : words.save}
      textOf={(failure) => (barcodeFault(failure) === undefined ? formSentence(failure) : null)}
      onReread={onReread}
      openedFrom={props.openedFrom}
    >
      <ProductFields
        entry={withoutRecipeCost(entry, (product?.ingredients ?? []).length > 0, cafeteria.features)}
        onChange={change}
        faults={edit.faults}
        savedImageUrl={product?.imageUrl ?? null}
        barcodeError={barcodeFault(edit.failure)}
        categories={categories}
        cafeteria={cafeteria}
        today={today}
        pantry={isPromotion ? null : pantry}
        isLocked={!edit.canSend}
        priceHint={savingText(entry, products)}
      >
        {isPromotion ? (
          <PromotionItems
            products={products}
            items={entry.items}
            fault={edit.faults?.items}
            onChange={(items) => change({ items })}
          />
        ) : undefined}
      </ProductFields>
      {product !== null && (
        <>
          <VersionList versions={product.versions} timeZone={cafeteria.timeZone} />
          <Button variant="outline" colorPalette="red" alignSelf="flex-start" onClick={onDelete}>
            <Trash2 aria-hidden />
            {isPromotion ? texts.deletePromotion : texts.deleteProduct}
          </Button>
        </>
      )}
    </EditDrawer>
  );
}
