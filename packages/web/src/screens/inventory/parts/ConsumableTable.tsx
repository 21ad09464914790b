import { type Consumable, type ConsumableId, type Quantity, isLow, quantityText } from "@cantina/domain/inventory";
import { formatMoney } from "@cantina/domain/kernel";
import { TriangleAlert } from "lucide-react";
import { unitSigns } from "../../../texts/inventory-texts.ts";
import * as texts from "../../../texts/inventory.ts";
import * as words from "../../../texts/words.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Table, type TableColumn } from "../../../ui/Table.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import styles from "./ConsumableTable.module.css";

export interface ConsumableTableProps {
  readonly label: string;
  readonly consumables: readonly Consumable[];
  readonly selected: ReadonlySet<ConsumableId>;
  /** Without it nothing can be selected or changed. */
  readonly editing: {
    readonly onSelect: (consumableId: ConsumableId) => void;
    readonly onOpen: (id: string) => void;
  } | null;
}

const amountOf = ({ unit }: Consumable, quantity: Quantity): string => `${quantityText(quantity)} ${unitSigns[unit]}`;

function columnsOf({ consumables, selected, editing }: ConsumableTableProps): readonly TableColumn<Consumable>[] {
  const isPrepared = consumables.some(({ type }) => type === "PREPARED");
  return [
    {
      label: isPrepared ? texts.onePrepared : texts.supply,
      onCard: "name",
      cell: ({ id, name }) => (
        <span className={styles["name"]}>
          {editing !== null && (
            <Checkbox
              className={styles["select"]}
              label={texts.select(name)}
              checked={selected.has(id)}
              onChange={() => editing.onSelect(id)}
            />
          )}
          {name}
        </span>
      ),
    },
    {
      label: words.cost,
      isNumber: true,
      onCard: "key",
      cell: ({ cost, unit }) => `${formatMoney(cost)} / ${unitSigns[unit]}`,
    },
    isPrepared
      ? { label: texts.yielded, isNumber: true, cell: (one) => (one.yield === null ? "" : amountOf(one, one.yield)) }
      : { label: texts.waste, isNumber: true, cell: ({ waste }) => `${waste} %` },
    { label: texts.alertLevel, isNumber: true, cell: (one) => amountOf(one, one.alertLevel) },
    {
      label: texts.available,
      isNumber: true,
      cell: (one) => (
        <span className={styles["available"]}>
          {isLow(one) && (
            <Tag tone="warning" icon={<TriangleAlert />}>
              {texts.isLow}
            </Tag>
          )}
          {amountOf(one, one.availableQuantity)}
        </span>
      ),
    },
  ];
}

/** Selectable where something can be done with what is selected. */
export function ConsumableTable(props: ConsumableTableProps) {
  const { label, consumables, editing } = props;
  return (
    <div className={styles["even"]}>
      <Table
        label={label}
        columns={columnsOf(props)}
        rows={consumables}
        rowKey={({ id }) => id}
        {...(editing !== null && {
          opening: { openKey: "", onOpen: editing.onOpen, nameOf: ({ name }: Consumable) => name },
        })}
      />
    </div>
  );
}
