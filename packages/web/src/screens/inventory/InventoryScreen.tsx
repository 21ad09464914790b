import type { Consumable, ConsumableId, Supplier } from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import * as texts from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { AddMenu } from "./AddMenu.tsx";
import { ConsumableList } from "./ConsumableList.tsx";
import { InventoryDialogs, type OpenDialog, dialogOf } from "./InventoryDialogs.tsx";
import { type InventoryShown, inventoryFields } from "./inventory-address.ts";
import { DeleteBar } from "./parts/DeleteBar.tsx";
import { useInventory } from "./use-inventory.ts";

const tabs = [
  { id: "supplies", label: texts.supplies },
  { id: "prepared", label: texts.prepared },
] as const;
const nothing = { place: "", ids: new Set<ConsumableId>() };

/** What products are made of: supplies by supplier, and what is prepared from them. */
export function InventoryScreen() {
  const inventory = useInventory();
  const [shown, change] = useAddress(inventoryFields);
  const [kept, setKept] = useState(nothing);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { consumables, suppliers, failure, mayEdit, isLoading } = inventory;
  const opened = useOpened<Consumable | Supplier>(mayEdit ? [...suppliers, ...consumables] : [], shown.open);

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
      action={mayEdit && <AddMenu onAdd={setAsked} />}
      more={[{ id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: inventory.retry }]}
    >
      <Tabs<InventoryShown["tab"]>
        label={texts.whatIsShown}
        tabs={tabs}
        selectedId={shown.tab}
        onSelect={(tab) => change({ tab })}
      >
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Box flex="1 1 300px">
            <Toolbar
              search={{
                placeholder: shown.tab === "supplies" ? texts.suppliesSearch : texts.onePrepared,
                maxLength: textLimits.name,
                value: shown.search,
                onChange: (search) => change({ search }),
              }}
              chips={[]}
              onClear={() => change({ search: "" })}
            />
          </Box>
          {mayEdit && (
            <DeleteBar
              chosen={consumables.filter(({ id }) => selected.has(id))}
              onDelete={(consumable) => setAsked({ kind: "delete", consumable })}
            />
          )}
        </Box>
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
        {!isLoading && (
          <ConsumableList
            inventory={inventory}
            shown={shown}
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
        onClose={() => {
          if (asked?.kind === "delete") setKept(nothing);
          if (asked === null) change({ open: "" });
          setAsked(null);
        }}
      />
    </Page>
  );
}
