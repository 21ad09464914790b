import { stockLevelOf, unitsOnShelf } from "@cantina/domain/stock";
import { ArrowLeftRight, PowerOff } from "lucide-react";
import type { DailyStock } from "../../composition/desk/index.ts";
import * as texts from "../../texts/stock.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { RowMenu } from "../../ui/RowMenu.tsx";
import { StockBadge } from "../../ui/StockBadge.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";

export interface StockTableProps {
  readonly stocks: readonly DailyStock[];
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly mayEdit: boolean;
  /** Its records. */
  readonly onOpen: (productId: string) => void;
  readonly onMove: (stock: DailyStock) => void;
  readonly onDeactivate: (stock: DailyStock) => void;
}

const columnsFor = (categoryNames: ReadonlyMap<string, string>): readonly TableColumn<DailyStock>[] => [
  { label: texts.product, onCard: "name", cell: ({ productName }) => productName },
  { label: words.category, cell: ({ categoryId }) => categoryNames.get(categoryId) ?? words.notReadYet },
  {
    label: texts.available,
    isNumber: true,
    onCard: "key",
    cell: ({ currentStock }) =>
      stockLevelOf(currentStock) === "ENOUGH" ? currentStock : <StockBadge stock={currentStock} />,
  },
  { label: texts.reservedToday, isNumber: true, cell: ({ reservedStock }) => reservedStock },
  { label: texts.reservedLater, isNumber: true, cell: (stock) => stock.reservedLater },
  { label: texts.onShelf, isNumber: true, cell: unitsOnShelf },
  { label: texts.soldToday, isNumber: true, cell: (stock) => stock.soldToday },
];

/** The daily report: what there is of each product, and of that what is promised. STOCK-05 */
export function StockTable({ stocks, categoryNames, mayEdit, onOpen, onMove, onDeactivate }: StockTableProps) {
  return (
    <Table
      label={screens.stock}
      cardsBelow={900}
      columns={columnsFor(categoryNames)}
      rows={stocks}
      rowKey={({ productId }) => productId}
      opening={{ openKey: "", onOpen, nameOf: ({ productName }) => texts.recordsOf(productName) }}
      actions={(stock) => (
        <>
          <IconButton label={texts.moveOf(stock.productName)} icon={<ArrowLeftRight />} onClick={() => onMove(stock)} />
          {mayEdit && (
            <RowMenu
              name={stock.productName}
              items={[
                {
                  id: "deactivate",
                  label: texts.deactivate,
                  icon: <PowerOff aria-hidden />,
                  onSelect: () => onDeactivate(stock),
                },
              ]}
            />
          )}
        </>
      )}
    />
  );
}
