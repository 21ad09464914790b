import { type ConsumableId, isLow } from "@cantina/domain/inventory";
import { formatMoney } from "@cantina/domain/kernel";
import { ClipboardList, TriangleAlert } from "lucide-react";
import type { PantryConsumable, ReservedInventory } from "../../../composition/desk/index.ts";
import * as movements from "../../../texts/inventory-movements.ts";
import { amountOf, unitSigns } from "../../../texts/inventory-texts.ts";
import * as texts from "../../../texts/inventory.ts";
import * as words from "../../../texts/words.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Table, type TableColumn } from "../../../ui/Table.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import styles from "./ConsumableTable.module.css";

export interface ConsumableTableProps {
  readonly label: string;
  readonly consumables: readonly PantryConsumable[];
  readonly reserved: ReadonlyMap<ConsumableId, ReservedInventory>;
  readonly selected: ReadonlySet<ConsumableId>;
  readonly onSelect: (consumableId: ConsumableId) => void;
  readonly onOpen: (id: string) => void;
}

function columnsOf({
  consumables,
  reserved,
  selected,
  onSelect,
}: ConsumableTableProps): readonly TableColumn<PantryConsumable>[] {
  const reservedOf = (one: PantryConsumable, when: "today" | "future"): string => {
    const amount = reserved.get(one.id)?.[when];
    return amount === undefined || amount === 0 ? "" : amountOf(amount, one.unit);
  };
  const isPrepared = consumables.some(({ type }) => type === "PREPARED");
  return [
    {
      label: isPrepared ? texts.onePrepared : texts.supply,
      onCard: "name",
      cell: ({ id, name }) => (
        <span className={styles["name"]}>
          <Checkbox
            className={styles["select"]}
            label={texts.select(name)}
            checked={selected.has(id)}
            onChange={() => onSelect(id)}
          />
          {name}
        </span>
      ),
    },
    {
      label: words.cost,
      isNumber: true,
      cell: ({ cost, unit }) => `${formatMoney(cost)} / ${unitSigns[unit]}`,
    },
    isPrepared
      ? {
          label: texts.yielded,
          isNumber: true,
          cell: (one) => (one.yield === null ? "" : amountOf(one.yield, one.unit)),
        }
      : { label: texts.waste, isNumber: true, cell: ({ waste }) => `${waste} %` },
    { label: texts.alertLevel, isNumber: true, cell: (one) => amountOf(one.alertLevel, one.unit) },
    { label: movements.reservedToday, isNumber: true, cell: (one) => reservedOf(one, "today") },
    { label: movements.reservedLater, isNumber: true, cell: (one) => reservedOf(one, "future") },
    {
      label: texts.available,
      isNumber: true,
      onCard: "key",
      cell: (one) => (
        <span className={styles["available"]}>
          {one.needsCount && (
            <Tag tone="warning" icon={<ClipboardList />}>
              {texts.needsCount}
            </Tag>
          )}
          {isLow(one) && (
            <Tag tone="warning" icon={<TriangleAlert />}>
              {texts.isLow}
            </Tag>
          )}
          <span className={one.availableQuantity < 0 ? styles["owed"] : undefined}>
            {amountOf(one.availableQuantity, one.unit)}
          </span>
        </span>
      ),
    },
  ];
}

/** What there is of each; what is marked can be moved, and a touch tells of one. */
export function ConsumableTable(props: ConsumableTableProps) {
  const { label, consumables, onOpen } = props;
  return (
    <div className={styles["even"]}>
      <Table
        label={label}
        columns={columnsOf(props)}
        rows={consumables}
        rowKey={({ id }) => id}
        cardsBelow={900}
        opening={{ openKey: "", onOpen, nameOf: ({ name }: PantryConsumable) => name }}
      />
    </div>
  );
}
