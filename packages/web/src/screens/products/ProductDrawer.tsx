import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category, Product } from "@cantina/domain/catalog";
import type { NewProductType } from "@cantina/domain/catalog-editing";
import { type CategoryId, type LocalDate, type ProductId, id } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type ProductDetail, productDetailQuery, useCatalogCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/products.ts";
import * as words from "../../texts/words.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useOpener } from "../../ui/use-opener.ts";
import { VersionList } from "./parts/VersionList.tsx";
import { ProductForm } from "./product-dialogs.ts";

export interface ProductDrawerProps {
  /** Of the one that is open; "": none. */
  readonly openId: string;
  /** A new one for that category, before any other; null: none. */
  readonly made: { readonly type: NewProductType; readonly categoryId: CategoryId | null } | null;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly onClose: () => void;
  readonly onDelete: (product: ProductDetail) => void;
}

export function ProductDrawer(props: ProductDrawerProps) {
  const { openId, made, onClose } = props;
  return (
    <Suspense fallback={null}>
      {made !== null && <ProductForm {...props} {...made} product={null} onDelete={onClose} />}
      {made === null && openId !== "" && <KnownProduct key={openId} {...props} productId={id<"product">(openId)} />}
    </Suspense>
  );
}

function KnownProduct({ productId, ...props }: ProductDrawerProps & { readonly productId: ProductId }) {
  const calls = useCatalogCalls();
  const { data: product, failureReason, refetch } = useQuery(productDetailQuery(calls, productId));
  const opener = useOpener(true);
  if (product === undefined || product.status === "DELETED") {
    const name = props.products.find((one) => one.id === productId)?.name;
    return (
      <Dialog
        isOpen
        isDrawer
        onClose={props.onClose}
        title={product?.name ?? (name === undefined ? texts.product : words.editNamed(name))}
      >
        <Loaded
          data={product}
          failure={failureReason}
          errorTitle={texts.productUnreadable}
          onRetry={() => void refetch()}
          height="320px"
        >
          {(deleted) => <DeletedProduct product={deleted} cafeteria={props.cafeteria} />}
        </Loaded>
      </Dialog>
    );
  }
  return (
    <ProductForm
      {...props}
      openedFrom={opener}
      product={product}
      type={product.type === "PROMOTION" ? "PROMOTION" : "PRODUCT"}
      categoryId={product.categoryId}
      onDelete={() => props.onDelete(product)}
    />
  );
}

function DeletedProduct({ product, cafeteria }: Pick<ProductDrawerProps, "cafeteria"> & { product: ProductDetail }) {
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <Notice kind="warning">{texts.productDeleted}</Notice>
      <Box color="fg.muted">{product.description}</Box>
      <VersionList versions={product.versions} timeZone={cafeteria.timeZone} />
    </Box>
  );
}
