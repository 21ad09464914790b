import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category, Product } from "@cantina/domain/catalog";
import {
  type EnteredProduct,
  type NewProductType,
  type ProductEntry,
  type ProductFaults,
  checkProduct,
  newProductEntry,
  productEntryOf,
} from "@cantina/domain/catalog-editing";
import type { CategoryId, LocalDate } from "@cantina/domain/kernel";
import { noSchoolRules, sealsIn } from "@cantina/domain/school-rules";
import { Trash2 } from "lucide-react";
import { type ProductDetail, productDetailQuery, useCatalogCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/product-form.ts";
import { Button } from "../../ui/Button.tsx";
import { type PictureChange, type Pictured, pictured } from "../../ui/picture-change.ts";
import { ThingForm } from "../forms/index.ts";
import { ProductFields } from "./parts/ProductFields.tsx";
import { PromotionItems } from "./parts/PromotionItems.tsx";
import { StockLine } from "./parts/StockLine.tsx";
import { VersionList } from "./parts/VersionList.tsx";
import { formSentence, savingText } from "./promotion-texts.ts";
import { useRecipePantry, withoutRecipeCost } from "./use-recipe-pantry.ts";

export interface ProductFormProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly product: ProductDetail | null;
  readonly type: NewProductType;
  /** Of a new one. */
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
}

type ProductTypes = FormOf<
  ProductEntry & { readonly image: PictureChange },
  Pictured<EnteredProduct>,
  ProductFaults,
  Pick<Product, "id" | "name">
>;

const barcodeFault = (failure: ApiFailure | null): string | undefined =>
  failure?.code === "VALIDATION" ? failure.data.find(({ path }) => path === "barcode")?.message : undefined;

export function ProductForm(props: ProductFormProps) {
  const { product: known, type, categoryId, categories, products, cafeteria, today, onClose, onDelete } = props;
  const { features, timeZone } = cafeteria;
  const calls = useCatalogCalls();
  const pantry = useRecipePantry(features);
  const isPromotion = type === "PROMOTION";
  return (
    <ThingForm<ProductTypes, ProductDetail, ProductDetail>
      isDrawer
      known={known}
      queryKey={known === null ? queryKeys.products : productDetailQuery(calls, known.id).queryKey}
      listIn={(detail) => [detail]}
      openedFrom={props.openedFrom}
      texts={{
        create: isPromotion ? texts.createPromotion : texts.createProduct,
        created: texts.created,
        saved: texts.saved,
      }}
      entryOf={(product) => ({
        ...(product === null ? newProductEntry(categoryId, type) : productEntryOf(product)),
        image: undefined,
      })}
      check={({ image, ...entry }, product) => {
        const days = { today, closed: cafeteria, knownDates: product?.displayDates ?? [] };
        return pictured(checkProduct(entry, days, product === null ? cafeteria : noSchoolRules), image);
      }}
      save={(product, { draft: { draft, file, removesImage }, key }) => {
        const { cost, ingredients, initialStock, ...rest } = draft;
        // Left out where the cafeteria keeps none.
        const kept = {
          ...rest,
          ...(features.includes("inventory") && { ingredients }),
          ...(features.includes("productUtility") && { cost }),
        };
        const options = { idempotencyKey: key, file };
        if (product === null) return calls.createProduct({ body: { ...kept, initialStock } }, options);
        const body = { ...kept, revision: product.revision, removesImage };
        return calls.changeProduct({ params: { productId: product.id }, body }, options);
      }}
      changes={["product"]}
      textOf={(failure) => (barcodeFault(failure) === undefined ? formSentence(failure) : null)}
      onClose={onClose}
    >
      {({ entry, type: change, canSend, ...edit }, product) => (
        <>
          <ProductFields
            entry={withoutRecipeCost(entry, (product?.ingredients ?? []).length > 0, features)}
            onChange={change}
            faults={edit.faults}
            savedImageUrl={product?.imageUrl ?? null}
            barcodeError={barcodeFault(edit.failure)}
            categories={categories}
            cafeteria={cafeteria}
            today={today}
            pantry={isPromotion ? null : pantry}
            asksStock={product === null && !isPromotion && features.includes("stockControl")}
            isLocked={!canSend}
            priceHint={savingText(entry, products)}
            sealsOfItems={
              isPromotion
                ? sealsIn(products.filter(({ id }) => entry.items.some(({ productId }) => productId === id)))
                : null
            }
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
              {features.includes("stockControl") && !isPromotion && <StockLine product={product} />}
              <VersionList versions={product.versions} timeZone={timeZone} />
              <Button variant="outline" colorPalette="red" alignSelf="flex-start" onClick={onDelete}>
                <Trash2 aria-hidden />
                {isPromotion ? texts.deletePromotion : texts.deleteProduct}
              </Button>
            </>
          )}
        </>
      )}
    </ThingForm>
  );
}
