import { type ConsumableId, type Supplier, isLow } from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import type { PantryConsumable } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { CountButton } from "../counts/index.ts";
import { MovementUploads } from "../uploads/index.ts";
import { AddMenu } from "./AddMenu.tsx";
import { ConsumableList } from "./ConsumableList.tsx";
import { InventoryTab } from "./InventoryTab.tsx";
import { InventoryDialogs, type OpenDialog, dialogOf } from "./InventoryDialogs.tsx";
import { type InventoryShown, inventoryFields } from "./inventory-address.ts";
import { tabsFor } from "./inventory-tabs.ts";
import { SelectionBar } from "./parts/SelectionBar.tsx";
import { useInventoryMenu } from "./use-inventory-menu.tsx";
import { useInventory } from "./use-inventory.ts";
import { useVariance } from "./use-variance.ts";

const MovementsDrawer = lazy(async () => ({ default: (await import("./MovementsDrawer.tsx")).MovementsDrawer }));
const nothing = { place: "", ids: new Set<ConsumableId>() };

/** What products are made of: supplies by supplier, and what is prepared from them. */
export function InventoryScreen() {
  useKeptPlace();
  const inventory = useInventory();
  const [address, change] = useAddress(inventoryFields);
  const [kept, setKept] = useState(nothing);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const navigate = useNavigate();
  const { consumables, suppliers, failure, mayEdit, isLoading } = inventory;
  const shown: InventoryShown = address.tab === "variance" && !mayEdit ? { ...address, tab: "supplies" } : address;
  const variance = useVariance(shown.tab === "variance");
  const more = useInventoryMenu(shown.tab, inventory, variance);
  const opened = useOpened<PantryConsumable | Supplier>(mayEdit ? [...suppliers, ...consumables] : [], shown.open);
  const told = consumables.find(({ id }) => !mayEdit && id === shown.open) ?? null;
  const list = shown.tab === "supplies" || shown.tab === "prepared" ? shown.tab : null;
  const other = shown.tab === "supplies" || shown.tab === "prepared" ? null : shown.tab;
  const uncounted = consumables.filter(({ needsCount }) => needsCount).length;

  // What is not in sight any more is not selected.
  const place = [shown.tab, shown.search, shown.page].join(" ");
  const selected = kept.place === place ? kept.ids : nothing.ids;

  function toggle(consumableId: ConsumableId): void {
    const ids = new Set(selected);
    if (!ids.delete(consumableId)) ids.add(consumableId);
    setKept({ place, ids });
  }

  return (
    <Page
      title={screens.inventory}
      action={mayEdit && <AddMenu onAdd={setAsked} onUpload={() => setIsUploading(true)} />}
      tools={<CountButton kind="inventory" to="/inventory/count" />}
      more={more}
    >
      <Tabs<InventoryShown["tab"]>
        label={texts.whatIsShown}
        tabs={tabsFor(consumables.filter(isLow).length, mayEdit)}
        selectedId={shown.tab}
        onSelect={(tab) => change({ tab })}
      >
        {list !== null && (
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Box flex="1 1 300px">
              <Toolbar
                search={{
                  placeholder: list === "supplies" ? texts.suppliesSearch : texts.onePrepared,
                  maxLength: textLimits.name,
                  value: shown.search,
                  onChange: (search) => change({ search }),
                }}
                chips={[]}
                onClear={() => change({ search: "" })}
              />
            </Box>
            <SelectionBar
              chosen={consumables.filter(({ id }) => selected.has(id))}
              onMove={(chosen) => setAsked({ kind: "move", chosen })}
              onDelete={mayEdit ? (consumable) => setAsked({ kind: "delete", consumable }) : null}
            />
          </Box>
        )}
        {isLoading && failure === null && <RowsSkeleton rows={8} />}
        {isLoading && failure !== null && (
          <ErrorState
            failure={failure}
            title={texts.unreadable}
            detail={words.keepsTrying}
            isRetrying={inventory.isFetching}
            onRetry={inventory.retry}
          />
        )}
        {!isLoading && failure !== null && (
          <StaleBanner failure={failure} readAt={inventory.readAt} onRetry={inventory.retry} />
        )}
        {list !== null && uncounted > 0 && <Notice kind="warning">{texts.needCount(uncounted)}</Notice>}
        {!isLoading && other !== null && (
          <InventoryTab
            tab={other}
            inventory={inventory}
            variance={variance}
            shown={shown}
            onChange={change}
            onAsk={setAsked}
          />
        )}
        {!isLoading && list !== null && (
          <ConsumableList
            inventory={inventory}
            shown={{ ...shown, tab: list }}
            selected={selected}
            onChange={change}
            onSelect={toggle}
            onAsk={setAsked}
          />
        )}
        {selected.size > 0 && <Box h="20" hideFrom="md" />}
      </Tabs>
      <InventoryDialogs
        open={asked ?? (opened && dialogOf(opened))}
        inventory={inventory}
        onMoved={() => setKept(nothing)}
        onClose={() => {
          if (asked === null) change({ open: "" });
          setAsked(null);
        }}
      />
      {mayEdit && (
        <MovementUploads
          isOpen={isUploading}
          onClose={() => setIsUploading(false)}
          onShow={() => void navigate({ to: "/inventory" })}
        />
      )}
      {!mayEdit && (
        <Suspense fallback={null}>
          <MovementsDrawer consumable={told} onClose={() => change({ open: "" })} />
        </Suspense>
      )}
    </Page>
  );
}
