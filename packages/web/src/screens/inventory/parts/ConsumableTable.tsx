import { type Consumable, type ConsumableId, type Quantity, isLow, quantityText } from "@cantina/domain/inventory";
import { formatMoney } from "@cantina/domain/kernel";
import { Pencil, TriangleAlert } from "lucide-react";
import { unitSigns } from "../../../texts/inventory-texts.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
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
    readonly onEdit: (consumable: Consumable) => void;
  } | null;
}

const amountOf = ({ unit }: Consumable, quantity: Quantity): string => `${quantityText(quantity)} ${unitSigns[unit]}`;

const numbers = (text: string, width: "cost" | "short" = "short") => (
  <span className={[styles["number"], styles[width]].join(" ")}>{text}</span>
);

function columnsOf({ consumables, selected, editing }: ConsumableTableProps): readonly TableColumn<Consumable>[] {
  const isPrepared = consumables.some(({ type }) => type === "PREPARED");
  return [
    {
      label: isPrepared ? "Preparado" : "Insumo",
      cell: ({ id, name }) => (
        <span className={styles["name"]}>
          {editing !== null && (
            <Checkbox
              className={styles["select"]}
              label={`Seleccionar ${name}`}
              checked={selected.has(id)}
              onChange={() => editing.onSelect(id)}
            />
          )}
          {name}
        </span>
      ),
    },
    { label: "Costo", cell: (one) => numbers(`${formatMoney(one.cost)} / ${unitSigns[one.unit]}`, "cost") },
    isPrepared
      ? { label: "Rendimiento", cell: (one) => (one.yield === null ? "" : numbers(amountOf(one, one.yield))) }
      : { label: "Merma", cell: ({ waste }) => numbers(`${waste} %`) },
    { label: "Alerta", cell: (one) => numbers(amountOf(one, one.alertLevel)) },
    {
      label: "Disponible",
      cell: (one) => (
        <span className={styles["available"]}>
          <span className={styles["number"]}>{amountOf(one, one.availableQuantity)}</span>
          {isLow(one) && (
            <Tag tone="warning" icon={<TriangleAlert />}>
              Stock bajo
            </Tag>
          )}
        </span>
      ),
    },
  ];
}

/** Selectable where something can be done with what is selected. */
export function ConsumableTable(props: ConsumableTableProps) {
  const { label, consumables, editing } = props;
  return (
    <Table
      label={label}
      columns={columnsOf(props)}
      rows={consumables}
      rowKey={({ id }) => id}
      {...(editing !== null && {
        actions: (one: Consumable) => (
          <span className={styles["edit"]}>
            <IconButton label={`Editar ${one.name}`} icon={<Pencil />} onClick={() => editing.onEdit(one)} />
          </span>
        ),
      })}
    />
  );
}
