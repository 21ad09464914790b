import { isLow } from "@cantina/domain/inventory";
import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import {
  type LowStockAlert,
  type PantryConsumable,
  alertPageSize,
  alertsQuery,
  useLowStockCalls,
} from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as movements from "../../texts/inventory-movements.ts";
import { amountOf } from "../../texts/inventory-texts.ts";
import * as dialogs from "../../texts/inventory.ts";
import * as texts from "../../texts/low-stock.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import type { Inventory } from "./use-inventory.ts";

export interface AlertsTabProps {
  readonly inventory: Inventory;
  readonly page: number;
  /** The consumable that shows; "" for none. */
  readonly open: string;
  readonly onChange: (change: { readonly page?: number; readonly open?: string }) => void;
}

/** What is low now, and each time that something fell to its alert level. INVENTORY-15 INVENTORY-36 */
export function AlertsTab({ inventory, page, open, onChange }: AlertsTabProps) {
  const { consumables, suppliers } = inventory;
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = useQuery(
    alertsQuery(useLowStockCalls(), page),
  );
  const low = consumables.filter(isLow);
  const known = new Map<string, PantryConsumable>(consumables.map((one) => [one.id, one]));
  const supplierOf = ({ supplierId }: PantryConsumable): string =>
    suppliers.find(({ id }) => id === supplierId)?.name ?? dialogs.onePrepared;
  return (
    <>
      {low.length === 0 ? (
        <EmptyState icon={<BellRing />} title={texts.noneLow} detail={texts.noneLowHint} />
      ) : (
        <>
          <Heading>{texts.lowNow}</Heading>
          <Table
            label={texts.lowNow}
            columns={lowColumns(supplierOf)}
            rows={low}
            rowKey={({ id }) => id}
            opening={{ openKey: open, onOpen: (key) => onChange({ open: key }), nameOf: ({ name }) => name }}
          />
        </>
      )}
      <Heading>{texts.pastAlerts}</Heading>
      {data === undefined && failureReason === null && <RowsSkeleton rows={4} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.totalCount === 0 && <Box color="fg.muted">{texts.noAlerts}</Box>}
      {data !== undefined && data.totalCount > 0 && cafeteria !== undefined && (
        <>
          <Table
            label={texts.alerts}
            columns={alertColumns(known, cafeteria.timeZone)}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            isStale={isPlaceholderData}
            opening={{
              openKey: "",
              onOpen: (key) => onChange({ open: data.data.find(({ id }) => String(id) === key)?.consumableId ?? "" }),
              nameOf: ({ consumableName }) => consumableName,
            }}
          />
          <Pager
            page={page}
            pageSize={alertPageSize}
            totalCount={data.totalCount}
            onPage={(next) => onChange({ page: next })}
          />
        </>
      )}
    </>
  );
}

const Heading = ({ children }: { readonly children: string }) => (
  <Box as="h2" fontSize="15px" fontWeight="semibold" mt="2">
    {children}
  </Box>
);

const lowColumns = (supplierOf: (one: PantryConsumable) => string): readonly TableColumn<PantryConsumable>[] => [
  { label: movements.consumable, onCard: "name", cell: ({ name }) => name },
  { label: dialogs.supplier, cell: supplierOf },
  {
    label: texts.available,
    isNumber: true,
    onCard: "key",
    cell: ({ availableQuantity, unit }) => (
      <Box as="span" color={availableQuantity < 0 ? "fg.error" : undefined}>
        {amountOf(availableQuantity, unit)}
      </Box>
    ),
  },
  { label: texts.level, isNumber: true, cell: ({ alertLevel, unit }) => amountOf(alertLevel, unit) },
];

function stateOf(one: PantryConsumable | undefined): string {
  if (one === undefined) return texts.isDeleted;
  return `${amountOf(one.availableQuantity, one.unit)} · ${isLow(one) ? texts.isLow : texts.isRefilled}`;
}

function alertColumns(
  known: ReadonlyMap<string, PantryConsumable>,
  zone: TimeZone,
): readonly TableColumn<LowStockAlert>[] {
  return [
    { label: words.date, cell: ({ date }) => momentText(date, zone) },
    { label: movements.consumable, onCard: "name", cell: ({ consumableName }) => consumableName },
    {
      label: texts.wasLeft,
      isNumber: true,
      onCard: "key",
      cell: ({ availableQuantity, unit }) => amountOf(availableQuantity, unit),
    },
    { label: texts.level, isNumber: true, cell: ({ alertLevel, unit }) => amountOf(alertLevel, unit) },
    { label: texts.now, cell: ({ consumableId }) => stateOf(known.get(consumableId)) },
  ];
}
