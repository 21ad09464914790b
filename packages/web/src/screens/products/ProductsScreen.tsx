import type { Category, Product } from "@cantina/domain/catalog";
import { type LocalDate, id } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useNavigate } from "@tanstack/react-router";
import { Percent, FileSpreadsheet, FolderPlus, PackagePlus, Plus } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Page } from "../../ui/Page.tsx";
import { RenamedCategories } from "../../ui/RenamedCategories.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { UploadProductsDialog } from "../uploads/index.ts";
import { BulkBar } from "./BulkBar.tsx";
import { CatalogSections } from "./CatalogSections.tsx";
import type { Doomed } from "./DeleteDialog.tsx";
import { DeletedProducts } from "./DeletedProducts.tsx";
import { type Opened, ProductDrawer } from "./ProductDrawer.tsx";
import { ProductsToolbar } from "./parts/ProductsToolbar.tsx";
import { CategoryDialog, DeleteDialog } from "./product-dialogs.ts";
import { useDebounced } from "./use-debounced.ts";
import { filterSections, useProducts } from "./use-products.ts";

/** Specification §9. */
const searchPause = 200;
const nothing: ReadonlySet<string> = new Set();

const toggled = (chosen: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(one)) next.add(one);
  return next;
};

export function ProductsScreen() {
  // A key in the search must not look at thousands of cards.
  "use memo";
  const catalog = useProducts();
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const [date, setDate] = useState<LocalDate | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const [selected, setSelected] = useState(nothing);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, setEdited] = useState<{ readonly category: Category | null } | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const query = useDebounced(search, searchPause);
  const shown = useMemo(() => filterSections(catalog.sections, query, date), [catalog.sections, query, date]);
  const chosen = catalog.all.filter((product) => selected.has(product.id));
  const { cafeteria, today } = catalog;

  function select(isOn: boolean): void {
    setIsSelecting(isOn);
    setSelected(nothing);
  }
  const open = (productId: string): void => {
    const isPass = catalog.all.find((product) => product.id === productId)?.type === "CALENDAR";
    // A pass has days and a form of its own.
    if (isPass) void navigate({ to: "/calendar_products" });
    else setOpened({ kind: "product", productId: id(productId) });
  };
  const doom = (products: readonly Product[]): void => setDoomed({ kind: "products", products });

  return (
    <Page
      title="Productos"
      action={
        <Menu
          label="Agregar"
          items={[
            {
              id: "product",
              label: "Producto",
              icon: <PackagePlus aria-hidden />,
              onSelect: () => setOpened({ kind: "new", type: "PRODUCT", categoryId: null }),
            },
            {
              id: "promotion",
              label: "Promoción",
              icon: <Percent aria-hidden />,
              onSelect: () => setOpened({ kind: "new", type: "PROMOTION", categoryId: null }),
            },
            {
              id: "category",
              label: "Categoría",
              icon: <FolderPlus aria-hidden />,
              onSelect: () => setEdited({ category: null }),
            },
            {
              id: "upload",
              label: "Carga masiva (Excel)",
              icon: <FileSpreadsheet aria-hidden />,
              onSelect: () => setIsUploading(true),
            },
          ]}
          trigger={(trigger) => (
            <Button {...trigger}>
              <Plus aria-hidden />
              Agregar
            </Button>
          )}
        />
      }
    >
      <ProductsToolbar
        search={search}
        onSearch={setSearch}
        date={date}
        onDate={setDate}
        isDeleted={isDeleted}
        onDeleted={(isOn) => {
          setIsDeleted(isOn);
          select(false);
        }}
        isSelecting={isSelecting}
        onSelecting={select}
        isUnsaved={catalog.isUnsaved}
      />
      {catalog.isLoading && !catalog.isFailing && <Loading />}
      {catalog.isLoading && catalog.isFailing && (
        <ErrorState
          failure={catalog.failure}
          title="No se pudo cargar el catálogo"
          detail="Se sigue intentando. Compruebe si se encuentra conectado a internet."
          onRetry={catalog.retry}
        />
      )}
      {!catalog.isLoading && catalog.isFailing && (
        <StaleBanner failure={catalog.failure} readAt={catalog.readAt} onRetry={catalog.retry} />
      )}
      <RenamedCategories categories={catalog.categories} onEdit={(category) => setEdited({ category })} />
      {isDeleted && <DeletedProducts search={query} onOpen={open} />}
      {!catalog.isLoading && !isDeleted && (
        <CatalogSections
          catalog={catalog}
          shown={shown}
          isFiltered={query.trim() !== "" || date !== null}
          isSelecting={isSelecting}
          selected={selected}
          onTouch={(productId) => (isSelecting ? setSelected(toggled(selected, productId)) : open(productId))}
          onSelectAll={(products) => setSelected(new Set([...selected, ...products.map((product) => product.id)]))}
          onAdd={(categoryId) => setOpened({ kind: "new", type: "PRODUCT", categoryId })}
          onEdit={(category) => setEdited({ category })}
          onDelete={(category, products) => setDoomed({ kind: "category", category, products })}
          onClear={() => {
            setSearch("");
            setDate(null);
          }}
        />
      )}
      {isSelecting && <BulkBar products={chosen} onDelete={() => doom(chosen)} />}
      {cafeteria !== undefined && today !== null && (
        <ProductDrawer
          opened={opened}
          categories={catalog.categories}
          products={catalog.all}
          cafeteria={cafeteria}
          today={today}
          onClose={() => setOpened(null)}
          onDelete={(product) => doom([product])}
        />
      )}
      <Suspense fallback={null}>
        {edited !== null && <CategoryDialog category={edited.category} onClose={() => setEdited(null)} />}
        {doomed !== null && (
          <DeleteDialog
            doomed={doomed}
            onClose={() => setDoomed(null)}
            onDeleted={() => {
              setOpened(null);
              setSelected(nothing);
            }}
          />
        )}
      </Suspense>
      <UploadProductsDialog
        isOpen={isUploading}
        onClose={() => setIsUploading(false)}
        onShow={() => void navigate({ to: "/edit" })}
      />
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando productos" display="flex" flexDirection="column" gap="3">
      <Skeleton height="44px" borderRadius="lg" />
      <Skeleton height="84px" borderRadius="xl" />
      <Skeleton height="84px" borderRadius="xl" />
      <Skeleton height="84px" borderRadius="xl" />
    </Box>
  );
}
