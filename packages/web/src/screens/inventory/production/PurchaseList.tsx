import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { PlannedPurchase, ProductionPlan } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/production.ts";
import * as words from "../../../texts/words.ts";
import { Table, type TableColumn } from "../../../ui/Table.tsx";
import { amountOf } from "../../../texts/inventory-texts.ts";
import { wordsOf } from "./plan-amounts.ts";

type Bought = PlannedPurchase["rows"][number];
type Row = { readonly bought: Bought | null; readonly cost: Cents };

const columns: readonly TableColumn<Row>[] = [
  { label: texts.supply, onCard: "name", cell: ({ bought }) => bought?.name ?? words.total },
  {
    label: texts.missing,
    isNumber: true,
    cell: ({ bought }) => (bought === null ? "" : amountOf(bought.missing, bought.unit)),
  },
  {
    label: texts.toBuy,
    isNumber: true,
    cell: ({ bought }) => bought !== null && <strong>{wordsOf(bought.quantity, bought.unit)}</strong>,
  },
  { label: words.cost, isNumber: true, onCard: "key", cell: ({ cost }) => formatMoney(cost) },
];

/** What to bring, one list for each supplier. PRODUCTION-04 */
export function PurchaseList({ plan: { purchases, cost } }: { readonly plan: ProductionPlan }) {
  return (
    <>
      {purchases.map(({ supplierId, supplierName, rows, cost: sum }) => {
        const supplier = supplierName ?? texts.noSupplier;
        return (
          <Box key={supplierId} display="flex" flexDirection="column" gap="1.5">
            <Box as="h3" fontSize="15px" fontWeight="semibold">
              {supplier}
            </Box>
            <Table
              label={texts.purchasesOf(supplier)}
              columns={columns}
              rows={[...rows.map((bought): Row => ({ bought, cost: bought.cost })), { bought: null, cost: sum }]}
              rowKey={({ bought }) => bought?.consumableId ?? "total"}
              isTotal={({ bought }) => bought === null}
            />
          </Box>
        );
      })}
      {purchases.length > 1 && (
        <Box display="flex" justifyContent="flex-end" gap="3" fontWeight="semibold">
          {texts.wholePlan}
          <span>{formatMoney(cost)}</span>
        </Box>
      )}
    </>
  );
}
