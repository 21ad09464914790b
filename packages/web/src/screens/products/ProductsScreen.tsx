import type { NewProductType } from "@cantina/domain/catalog-editing";
import type { Category, Product } from "@cantina/domain/catalog";
import type { CategoryId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useNavigate } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import * as texts from "../../texts/products.ts";
import * as words from "../../texts/words.ts";
import * as sale from "../../texts/sale.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RenamedCategories } from "../../ui/RenamedCategories.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { ProductUploads } from "../uploads/index.ts";
import { AddMenu } from "./AddMenu.tsx";
import { CatalogSections } from "./CatalogSections.tsx";
import type { Doomed } from "./DeleteDialog.tsx";
import { ProductDrawer } from "./ProductDrawer.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductsSkeleton } from "./ProductsSkeleton.tsx";
import { UnsavedOrder } from "./UnsavedOrder.tsx";
import { anyProduct, productFields } from "./product-address.ts";
import { CategoryDialog, DeleteDialog } from "./product-dialogs.ts";
import { BulkBar, DeletedProducts } from "./product-parts.ts";
import { useDebounced } from "./use-debounced.ts";
import { filterSections, useProducts } from "./use-products.ts";

/** Specification §9. */
const searchPause = 200;
const nothing: ReadonlySet<string> = new Set();

const tabs = [
  { id: "sale", label: texts.onSale },
  { id: "deleted", label: words.deletedOnes },
] as const;

/** What is made anew; nothing of it stands in the address. */
type Made =
  | { readonly kind: "product"; readonly type: NewProductType; readonly categoryId: CategoryId | null }
  | { readonly kind: "category" | "upload" };

const toggled = (chosen: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(one)) next.add(one);
  return next;
};

export function ProductsScreen() {
  // A key in the search must not look at thousands of cards.
  "use memo";
  useKeptPlace();
  const catalog = useProducts();
  const navigate = useNavigate();
  const [shown, change] = useAddress(productFields);
  const { tab, date } = shown;
  const [isAsked, setIsAsked] = useState(false);
  const [selected, setSelected] = useState(nothing);
  const [made, setMade] = useState<Made | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  // Nobody types on where nothing stands.
  const query = useDebounced(shown.search, shown.search === "" ? 0 : searchPause);
  const sections = useMemo(() => filterSections(catalog.sections, query, date), [catalog.sections, query, date]);
  const chosen = catalog.all.filter((product) => selected.has(product.id));
  const { cafeteria, today } = catalog;
  // What is pressed is painted before its form comes or goes: on a slow processor that takes a fifth of a second.
  const openId = useDeferredValue(shown.open);
  const edited = useOpened<Category>(catalog.categories, shown.category);
  const isSelecting = isAsked && tab === "sale";

  function select(isOn: boolean): void {
    setIsAsked(isOn);
    setSelected(nothing);
  }
  const open = (productId: string): void => {
    const isPass = catalog.all.find((product) => product.id === productId)?.type === "CALENDAR";
    // A pass has days and a form of its own.
    if (isPass) void navigate({ to: "/calendar_products", search: { open: productId } });
    else change({ open: productId });
  };
  const doom = (products: readonly Product[]): void => setDoomed({ kind: "products", products });
  const close = (): void => setMade(null);

  return (
    <Page
      title={screens.products}
      tools={
        tab === "sale" && (
          <Button
            variant={isSelecting ? "subtle" : "outline"}
            colorPalette="gray"
            aria-label={texts.bulkEdit}
            aria-pressed={isSelecting}
            onClick={() => select(!isSelecting)}
          >
            <ListChecks aria-hidden />
            <Box as="span" hideBelow="md">
              {texts.bulkEdit}
            </Box>
          </Button>
        )
      }
      action={
        <AddMenu
          onProduct={(type) => setMade({ kind: "product", type, categoryId: null })}
          onCategory={() => setMade({ kind: "category" })}
          onUpload={() => setMade({ kind: "upload" })}
        />
      }
    >
      <Tabs
        label={texts.whichProducts}
        tabs={tabs}
        selectedId={tab}
        onSelect={(next) => {
          select(false);
          change({ tab: next });
        }}
      >
        <ProductFilters shown={shown} onChange={change} />
        {catalog.isLoading && !catalog.isFailing && <ProductsSkeleton />}
        {catalog.isLoading && catalog.isFailing && (
          <ErrorState
            failure={catalog.failure}
            title={sale.noCatalog}
            detail={words.keepsTrying}
            onRetry={catalog.retry}
          />
        )}
        {!catalog.isLoading && catalog.isFailing && (
          <StaleBanner failure={catalog.failure} readAt={catalog.readAt} onRetry={catalog.retry} />
        )}
        <RenamedCategories categories={catalog.categories} onEdit={(category) => change({ category: category.id })} />
        {tab === "deleted" && (
          <Suspense fallback={<ProductsSkeleton />}>
            <DeletedProducts
              search={query}
              page={shown.page}
              onPage={(page) => change({ page })}
              onClear={() => change(anyProduct)}
              onOpen={open}
            />
          </Suspense>
        )}
        {!catalog.isLoading && tab === "sale" && (
          <CatalogSections
            catalog={catalog}
            shown={sections}
            filter={`${query} ${date ?? ""}`.trim()}
            isSelecting={isSelecting}
            selected={selected}
            onTouch={(productId) => (isSelecting ? setSelected(toggled(selected, productId)) : open(productId))}
            onSelectAll={(products) => setSelected(new Set([...selected, ...products.map((product) => product.id)]))}
            onAdd={(categoryId) => setMade({ kind: "product", type: "PRODUCT", categoryId })}
            onCreate={() => setMade({ kind: "category" })}
            onEdit={(category) => change({ category: category.id })}
            onDelete={(category, products) => setDoomed({ kind: "category", category, products })}
            onClear={() => change(anyProduct)}
          />
        )}
      </Tabs>
      <UnsavedOrder isUnsaved={catalog.isUnsaved} />
      <Suspense fallback={null}>{isSelecting && <BulkBar products={chosen} onDelete={() => doom(chosen)} />}</Suspense>
      {cafeteria !== undefined && today !== null && (
        <ProductDrawer
          openId={openId}
          made={made?.kind === "product" ? made : null}
          categories={catalog.categories}
          products={catalog.all}
          cafeteria={cafeteria}
          today={today}
          onClose={() => (made === null ? change({ open: "" }) : close())}
          onDelete={(product) => doom([product])}
        />
      )}
      <Suspense fallback={null}>
        {made?.kind === "category" && <CategoryDialog category={null} onClose={close} />}
        {edited !== null && (
          <CategoryDialog key={edited.id} category={edited} onClose={() => change({ category: "" })} />
        )}
        {doomed !== null && (
          <DeleteDialog
            doomed={doomed}
            onClose={() => setDoomed(null)}
            onDeleted={() => {
              change({ open: "" });
              setSelected(nothing);
            }}
          />
        )}
      </Suspense>
      <ProductUploads isOpen={made?.kind === "upload"} onClose={close} onShow={() => void navigate({ to: "/edit" })} />
    </Page>
  );
}
