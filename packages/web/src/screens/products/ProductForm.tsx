import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category, Product } from "@cantina/domain/catalog";
import {
  type NewProductType,
  type ProductDraft,
  type ProductEntry,
  type ProductFaults,
  checkProduct,
  draftOf,
  newProductDraft,
} from "@cantina/domain/catalog-editing";
import type { CategoryId, LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import { useCallback, useEffect, useId, useState } from "react";
import { type ProductDetail, useCatalogEditing } from "../../composition/catalog-editing.ts";
import type { ApiFailure } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PictureField } from "../../ui/PictureField.tsx";
import { notify } from "../../ui/notify.ts";
import { ProductFields } from "./parts/ProductFields.tsx";
import { PromotionItems } from "./parts/PromotionItems.tsx";
import { VersionList } from "./parts/VersionList.tsx";
import { formSentence, itemsFaultOf, savingText } from "./promotion-texts.ts";
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
  readonly onDone: () => void;
  readonly onDelete: () => void;
  /** The product as it is now is read and the form begins again. */
  readonly onReread: () => void;
}

const noFaults: ProductFaults = { fields: new Set(), groups: new Map(), recipe: new Map() };

type Edit = { readonly entry: ProductEntry; readonly image: Blob | null | undefined };

const barcodeFault = (failure: ApiFailure | null): string | undefined =>
  failure?.code === "VALIDATION" ? failure.data.find(({ path }) => path === "barcode")?.message : undefined;

function useSaving({ product, cafeteria, onDone }: ProductFormProps) {
  const { queries } = useWorkplace();
  const editing = useCatalogEditing();
  const keepsCost = !cafeteria.features.includes("productUtility");
  const keepsRecipe = !cafeteria.features.includes("inventory");
  return useMoneyCall({
    call: async (edit: Edit, key) => {
      const change = { ...edit, keepsCost, keepsRecipe };
      return product === null
        ? editing.createProduct(change, key)
        : editing.changeProduct(product.id, product.revision, change);
    },
    onBooked: ({ name }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.products, exact: true });
      void notify({ kind: "success", title: product === null ? `Se creó ${name}.` : `Se guardó ${name}.` });
      onDone();
    },
  });
}

export function ProductForm(props: ProductFormProps) {
  const { categories, cafeteria, today, onDelete, onReread } = props;
  const formId = useId();
  // As the person saw it first: a newer one under the same form would let old fields pass for new ones.
  const [product] = useState(props.product);
  const [draft, setDraft] = useState<ProductDraft>(() =>
    product === null ? newProductDraft(props.categoryId, props.type) : draftOf(product),
  );
  const [image, setImage] = useState<Blob | null | undefined>();
  const [wasSent, setWasSent] = useState(false);
  const { isSending, failure, resend, send, reset } = useSaving({ ...props, product });
  const pantry = useRecipePantry(cafeteria.features);
  const checked = checkProduct(draft, {
    today,
    closedDays: cafeteria.closedDays,
    knownDates: product?.displayDates ?? [],
  });
  const faults = wasSent && !checked.ok ? checked.failure : noFaults;
  const isPromotion = draft.type === "PROMOTION";
  const kind = isPromotion ? "promoción" : "producto";
  const barcodeError = barcodeFault(failure);
  const isStale = failure?.code === "STALE_PRODUCT";

  // The first field at fault may be far above the button.
  const showFault = useCallback(() => {
    document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus();
  }, [formId]);
  useEffect(() => {
    if (barcodeError !== undefined) showFault();
  }, [barcodeError, showFault]);

  function change(part: Partial<ProductDraft>): void {
    if (failure !== null) reset();
    setDraft({ ...draft, ...part });
  }

  function submit(): void {
    setWasSent(true);
    if (checked.ok && !isSending) send({ entry: checked.value, image });
    else requestAnimationFrame(showFault);
  }

  return (
    <Box
      as="form"
      id={formId}
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box flex="1" minH="0" overflowY="auto" display="flex" flexDirection="column" gap="4" px="5" py="4">
        <PictureField savedUrl={product?.imageUrl ?? null} image={image} onChange={setImage} />
        <ProductFields
          draft={withoutRecipeCost(draft, (product?.ingredients ?? []).length > 0, cafeteria.features)}
          onChange={change}
          faults={faults}
          barcodeError={barcodeError}
          categories={categories}
          cafeteria={cafeteria}
          today={today}
          pantry={isPromotion ? null : pantry}
          priceHint={savingText(draft, props.products)}
        >
          {isPromotion && (
            <PromotionItems
              products={props.products}
              items={draft.items}
              fault={itemsFaultOf(faults)}
              onChange={(items) => change({ items })}
            />
          )}
        </ProductFields>
        {product !== null && <VersionList versions={product.versions} timeZone={cafeteria.timeZone} />}
        {product !== null && (
          <Button variant="outline" colorPalette="red" alignSelf="flex-start" onClick={onDelete}>
            <Trash2 aria-hidden />
            Eliminar {kind}
          </Button>
        )}
      </Box>
      <Box display="flex" flexDirection="column" gap="3" px="5" py="3" borderTopWidth="1px">
        {isStale && (
          <Notice
            kind="warning"
            action={
              <Button size="sm" variant="ghost" colorPalette="mango" onClick={onReread}>
                Ver cómo está
              </Button>
            }
          >
            {sentenceOf(failure)}
          </Notice>
        )}
        {failure !== null && !isStale && barcodeError === undefined && (
          <MoneyCallNotice text={formSentence(failure)} onResend={resend} />
        )}
        <Button type="submit" busy={isSending}>
          {product === null ? `Crear ${kind}` : "Guardar cambios"}
        </Button>
      </Box>
    </Box>
  );
}
