import type { TypedQuantity as Typed } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { lazyAid } from "../../ui/lazy-aid.ts";
import { useWasOpened } from "../../ui/use-was-opened.ts";
import { SearchBox } from "./parts/SearchBox.tsx";
import { SettingsMenu } from "./parts/SettingsMenu.tsx";
import { later } from "./later.ts";
import { paymentOptions } from "./payment-options.ts";

const LaterTools = lazy(async () => ({ default: (await import("./LaterTools.tsx")).LaterTools }));
const TypedQuantity = lazy(async () => ({ default: (await import("./parts/TypedQuantity.tsx")).TypedQuantity }));
const FavouritesDialog = lazy(async () => (await later()).favourites());
const TutorialsButton = lazyAid(async () => (await later()).tutorials());

export interface SaleToolsProps {
  readonly query: string;
  /** What of it says how many. */
  readonly typed: Typed;
  readonly onQueryChange: (query: string) => void;
  readonly onEnter: () => void;
}

export function SaleTools({ query, typed, onQueryChange, onEnter }: SaleToolsProps) {
  const { settings: store, sources } = useWorkplace();
  const settings = useValue(store);
  const [isEditing, setIsEditing] = useState(false);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  return (
    <>
      <SearchBox value={query} onChange={onQueryChange} onEnter={onEnter} isScannerReady>
        <Suspense fallback={null}>
          <TypedQuantity typed={typed} onChange={onQueryChange} />
        </Suspense>
      </SearchBox>
      <SettingsMenu
        display={settings.cardDisplay}
        onDisplayChange={(cardDisplay) => store.set({ ...settings, cardDisplay })}
        paymentOptions={paymentOptions(cafeteria)}
        defaultPaymentId={settings.defaultPaymentMethod}
        onDefaultPaymentChange={(defaultPaymentMethod) => store.set({ ...settings, defaultPaymentMethod })}
        hasCategoryTabs={settings.showCategoryTabs}
        onCategoryTabsChange={(showCategoryTabs) => store.set({ ...settings, showCategoryTabs })}
        onEditFavourites={() => setIsEditing(true)}
      />
      {useWasOpened(isEditing) && (
        <Suspense fallback={null}>
          <FavouritesDialog isOpen={isEditing} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LaterTools />
      </Suspense>
      <Box hideBelow="md" minW="11">
        <Suspense fallback={null}>
          <TutorialsButton />
        </Suspense>
      </Box>
    </>
  );
}
