import { can } from "@cantina/domain/access";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Suspense, lazy, useEffect, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useIsValue, useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { restock } from "../../texts/restock.ts";
import * as texts from "../../texts/sale.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { useArrived } from "../../ui/use-arrived.ts";
import { CatalogSkeleton } from "./parts/CatalogSkeleton.tsx";
import type { CartFeed } from "./parts/cart-feed.ts";
import type { ProductGridProps } from "./parts/ProductGrid.tsx";
import { bringTyped, later } from "./later.ts";
import type { CategoryView } from "./card-views.ts";
import type { Catalog } from "./use-catalog.ts";
import { useOnlineOnly } from "./use-online-only.ts";

/** Asked for with the screen, so that it is here before the first products are; then it is shown at once. */
const asked = import("./parts/ProductGrid.tsx");
let here: Awaited<typeof asked> | undefined;
void asked.then(
  (grid) => {
    here = grid;
  },
  // Told where it is used.
  () => undefined,
);

const EmptyCatalog = lazy(async () => (await later()).emptyCatalog());
const restockDialog = async () => (await later()).restockDialog();
const RestockDialog = lazy(restockDialog);

function Grid(props: ProductGridProps) {
  const arrived = useArrived(asked);
  const grid = here ?? arrived;
  const isThere = grid !== null;
  useEffect(() => (isThere ? bringTyped() : undefined), [isThere]);
  return grid === null ? <CatalogSkeleton /> : <grid.ProductGrid {...props} />;
}

export interface SaleGridProps {
  readonly catalog: Catalog;
  readonly panels: readonly CategoryView[];
  readonly feed: CartFeed;
  readonly onAdd: (productId: string) => void;
}

/** The catalogue in whatever state it is: loading, failing, empty, nothing found, or there. */
export function SaleGrid({ catalog, panels, feed, onAdd }: SaleGridProps) {
  const { profile, settings, sources, reach } = useWorkplace();
  const isOffline = useIsValue(reach, "unreachable");
  const { cardDisplay } = useValue(settings);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const openOnline = useOnlineOnly();
  const [restocking, setRestocking] = useState<string | null>(null);
  if (catalog.isLoading) {
    return catalog.failure !== null ? (
      <ErrorState
        failure={catalog.failure}
        title={texts.noCatalog}
        detail={words.keepsTrying}
        onRetry={catalog.retry}
      />
    ) : (
      <CatalogSkeleton />
    );
  }
  if (catalog.isEmpty) {
    return (
      <Suspense fallback={<CatalogSkeleton />}>
        <EmptyCatalog />
      </Suspense>
    );
  }
  const mayRestock =
    !isOffline &&
    cafeteria !== undefined &&
    can({ level: profile.privilegeLevel, features: cafeteria.features }, "moveStock");
  const restocked = restocking === null ? undefined : catalog.byId.get(restocking);
  return (
    <>
      {(catalog.failure !== null || isOffline) && (
        <Box px={{ base: "14px", md: "5" }} pt="2.5" pb="3">
          <StaleBanner failure={catalog.failure} readAt={catalog.readAt} onRetry={catalog.retry} />
        </Box>
      )}
      {panels.length === 0 ? (
        <EmptyState icon={<SearchX />} title={words.noProductsFound} detail={texts.searchOtherwise} />
      ) : (
        <Grid
          categories={panels}
          display={cardDisplay}
          feed={feed}
          onAdd={onAdd}
          onRestock={
            mayRestock ? (productId) => void openOnline(restock, restockDialog, () => setRestocking(productId)) : null
          }
        />
      )}
      {restocked !== undefined && (
        <Suspense fallback={null}>
          <RestockDialog product={restocked} onClose={() => setRestocking(null)} />
        </Suspense>
      )}
    </>
  );
}
