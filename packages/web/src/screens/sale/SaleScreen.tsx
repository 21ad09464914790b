import type { Product } from "@cantina/domain/catalog";
import type { CommensalId } from "@cantina/domain/kernel";
import { scannedUnits, typedQuantity } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { Suspense, lazy, useDeferredValue, useMemo, useState } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useDiners, useWorkplace } from "../../composition/workplace/index.ts";
import { dinerView } from "../../ui/diner-view.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { SaleCart } from "./SaleCart.tsx";
import { SaleGrid } from "./SaleGrid.tsx";
import { SalePrompts } from "./SalePrompts.tsx";
import { SaleTools } from "./SaleTools.tsx";
import { actorCartFeed } from "./actor-cart-feed.ts";
import { categoryViews } from "./card-views.ts";
import { later } from "./later.ts";
import { CategoryTabs } from "./parts/CategoryTabs.tsx";
import { SaleLayout } from "./parts/SaleLayout.tsx";
import { leadTo } from "../shortcuts/index.ts";
import { panelsOf, useCatalog } from "./use-catalog.ts";
import { give, tellNoQuantity, tellUnknownCode, useSaleNotices, useScanner, useUndoNotice } from "./use-sale-events.ts";

const SaleTopUp = lazy(async () => (await later()).topUp());
const PhoneCart = lazy(async () => ({ default: (await import("./PhoneCart.tsx")).PhoneCart }));

export function SaleScreen() {
  "use memo";
  const { checkout, settings } = useWorkplace();
  const { showCategoryTabs } = useValue(settings);
  const isPhone = useIsPhone();
  const [query, setQuery] = useState("");
  const [toppingUp, setToppingUp] = useState<CommensalId | null>(null);
  const [tab, setTab] = useState<string | null>(null);
  const classId = useSelector(checkout, ({ context }) => context.cart.diner?.commensal.classId ?? null);
  const catalog = useCatalog(classId);
  const diners = useDiners();
  const { offered, categories, favourites, byBarcode, byId, tintOf, rules } = catalog;
  const typed = typedQuantity(query);
  const sought = useDeferredValue(typed.rest);
  const tabs = useMemo(
    () => panelsOf({ offered, categories, favourites }, null, ""),
    [offered, categories, favourites],
  );
  // The last favourite takes its tab with it.
  const shownTab = showCategoryTabs && tabs.some(({ id }) => id === tab) ? tab : null;
  const panels = useMemo(
    () => categoryViews(panelsOf({ offered, categories, favourites }, shownTab, sought), { classId, rules }, tintOf),
    [offered, categories, favourites, shownTab, sought, classId, rules, tintOf],
  );
  const feed = useMemo(() => actorCartFeed(checkout, tintOf), [checkout, tintOf]);

  /** So many at once; what waited in the search is used up by it. SALE-85 */
  function add(product: Product, quantity: number | null): boolean {
    if (quantity === null) {
      void tellNoQuantity();
      return false;
    }
    const { cart } = checkout.getSnapshot().context;
    give(checkout, { type: "sale.productAdded", product, quantity }, product.name);
    if (checkout.getSnapshot().context.cart === cart) return false;
    setQuery((text) => typedQuantity(text).rest);
    return true;
  }

  function addFirst(): void {
    if (typed.rest.trim() === "") return;
    // What is drawn may lag behind a fast typist.
    const first = panelsOf(catalog, shownTab, typed.rest)[0]?.products[0];
    if (first !== undefined && add(first, typed.quantity)) setQuery("");
  }

  const topUp = (): void => setToppingUp(checkout.getSnapshot().context.cart.diner?.commensal.id ?? null);
  useSaleNotices(topUp);
  useUndoNotice();
  useScanner(({ kind, code }) => {
    if (kind === "BARCODE") {
      const { product, quantity, isQuantityAlone } = scannedUnits(code, (barcode) => byBarcode.get(barcode), typed);
      if (product !== undefined) add(product, quantity);
      else if (!isQuantityAlone) void tellUnknownCode(kind);
      return;
    }
    const diner = diners.find(({ commensal }) => commensal.cardCode === code);
    if (diner === undefined) void tellUnknownCode(kind);
    else give(checkout, { type: "sale.dinerChosen", diner }, dinerView(diner).name);
  });

  return (
    <>
      <SaleLayout
        tools={<SaleTools query={query} typed={typed} onQueryChange={setQuery} onEnter={addFirst} />}
        tabs={
          showCategoryTabs && tabs.length > 0 ? (
            <CategoryTabs categories={tabs} selectedId={shownTab} onSelect={setTab} />
          ) : null
        }
        grid={
          <SaleGrid
            catalog={catalog}
            panels={panels}
            feed={feed}
            onAdd={(productId) => {
              const product = byId.get(productId);
              if (product !== undefined) add(product, typed.quantity);
            }}
          />
        }
        cart={isPhone ? null : <SaleCart feed={feed} byId={byId} onFind={() => leadTo("search")} />}
        phoneCart={
          isPhone ? (
            <Suspense fallback={null}>
              <PhoneCart feed={feed} byId={byId} />
            </Suspense>
          ) : null
        }
      />
      <SalePrompts onTopUp={topUp} />
      {toppingUp !== null && (
        <Suspense fallback={null}>
          <SaleTopUp dinerId={toppingUp} onClose={() => setToppingUp(null)} />
        </Suspense>
      )}
    </>
  );
}
