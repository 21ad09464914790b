import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category, Product } from "@cantina/domain/catalog";
import type { NewProductType } from "@cantina/domain/catalog-editing";
import type { CategoryId, LocalDate, ProductId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { type ProductDetail, productDetailQuery, useCatalogEditing } from "../../composition/catalog-editing.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VersionList } from "./parts/VersionList.tsx";

const ProductForm = lazy(async () => ({ default: (await import("./ProductForm.tsx")).ProductForm }));

/** A product, or a new one for that category. */
export type Opened =
  | { readonly kind: "product"; readonly productId: ProductId }
  | { readonly kind: "new"; readonly type: NewProductType; readonly categoryId: CategoryId | null };

export interface ProductDrawerProps {
  /** null: closed. */
  readonly opened: Opened | null;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly onClose: () => void;
  readonly onDelete: (product: ProductDetail) => void;
}

function titleOf({ opened, products }: ProductDrawerProps): string {
  if (opened?.kind === "new") return opened.type === "PROMOTION" ? "Crear promoción" : "Crear producto";
  const known = products.find(({ id }) => id === opened?.productId);
  return known?.type === "PROMOTION" ? "Promoción" : "Producto";
}

export function ProductDrawer(props: ProductDrawerProps) {
  const { opened, onClose } = props;
  const title = titleOf(props);
  return (
    <Drawer side="end" label={title} isOpen={opened !== null} onClose={onClose}>
      <Box display="flex" alignItems="center" ps="5" pe="2" h="60px" flexShrink="0" borderBottomWidth="1px">
        <Box as="h2" flex="1" fontSize="18px" fontWeight="bold" letterSpacing="tight">
          {title}
        </Box>
        <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
      </Box>
      <Suspense fallback={<Loading />}>
        {opened?.kind === "new" && (
          <ProductForm
            {...props}
            product={null}
            type={opened.type}
            categoryId={opened.categoryId}
            onDone={onClose}
            onDelete={onClose}
            onReread={onClose}
          />
        )}
        {opened?.kind === "product" && <KnownProduct key={opened.productId} {...props} productId={opened.productId} />}
      </Suspense>
    </Drawer>
  );
}

function KnownProduct({ productId, ...props }: ProductDrawerProps & { readonly productId: ProductId }) {
  const editing = useCatalogEditing();
  const { data: product, failureReason, isFetching, refetch } = useQuery(productDetailQuery(editing, productId));
  const [attempt, setAttempt] = useState(0);
  if (product === undefined) {
    if (failureReason === null) return <Loading />;
    return (
      <ErrorState
        failure={failureReason}
        title="No se pudo cargar el producto"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (product.status === "DELETED") return <DeletedProduct product={product} cafeteria={props.cafeteria} />;
  return (
    <ProductForm
      // Begins again with what was read anew, and only then: what is being typed is nobody else's to change.
      key={attempt}
      {...props}
      product={product}
      type={product.type === "PROMOTION" ? "PROMOTION" : "PRODUCT"}
      categoryId={product.categoryId}
      onDone={props.onClose}
      onDelete={() => props.onDelete(product)}
      onReread={() => void refetch().then(() => setAttempt(attempt + 1))}
    />
  );
}

function DeletedProduct({ product, cafeteria }: Pick<ProductDrawerProps, "cafeteria"> & { product: ProductDetail }) {
  return (
    <Box flex="1" overflowY="auto" display="flex" flexDirection="column" gap="4" px="5" py="4">
      <Notice kind="warning">Este producto fue eliminado. El historial lo conserva.</Notice>
      <Box>
        <Box fontSize="18px" fontWeight="bold">
          {product.name}
        </Box>
        <Box color="fg.muted">{product.description}</Box>
      </Box>
      <VersionList versions={product.versions} timeZone={cafeteria.timeZone} />
    </Box>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando el producto" display="flex" flexDirection="column" gap="4" p="5">
      <Skeleton height="92px" borderRadius="lg" />
      <Skeleton height="44px" borderRadius="lg" />
      <Skeleton height="88px" borderRadius="lg" />
      <Skeleton height="44px" borderRadius="lg" />
    </Box>
  );
}
