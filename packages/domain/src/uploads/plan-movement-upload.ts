import {
  type DecidedMovement,
  type MovementLine,
  type MovementRefusal,
  type PantryItem,
  type Quantity,
  type Unit,
  beginMovements,
  inUnit,
  largestEntry,
  quantity,
  quantityText,
} from "../inventory/index.ts";
import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import { byName } from "./by-name.ts";
import { type MovementColumn, fileUnit, movementSheet, preparedGroup, unitNamed } from "./movement-columns.ts";
import { nameKey } from "./name-key.ts";
import { type RowReader, type UploadPlan, planUpload } from "./plan-upload.ts";
import { readAmount } from "./read-amount.ts";
import { readMoney } from "./read-money.ts";
import type { RowFault, UploadedSheet } from "./sheet.ts";

export type UploadableConsumable = PantryItem & {
  readonly name: string;
  readonly unit: Unit;
  /** null: prepared. */
  readonly supplierName: string | null;
};

/** To be booked. */
export type PlannedMovement = DecidedMovement & {
  readonly row: number;
  readonly name: string;
  readonly unit: Unit;
  /** Once the whole file is booked. */
  readonly available: Quantity;
};

export type MovementUploadPlan = UploadPlan<PlannedMovement> & {
  /** Rows without a quantity, whose consumables are left as they are. */
  readonly untouched: number;
};

/** A row that could be read; what it holds is told where it turns out that it can't be booked. */
type ReadRow = MovementLine & {
  readonly reader: RowReader<MovementColumn>;
  readonly item: UploadableConsumable;
};
type Named = ReadonlyMap<string, readonly UploadableConsumable[]>;
type Missed = { readonly column: MovementColumn; readonly reason: string };

const groupOf = ({ supplierName }: UploadableConsumable): string => nameKey(supplierName ?? preparedGroup);

/** A name alone is enough where it is one consumable's. */
function findItem(named: Named, name: string, group: string): Result<UploadableConsumable, Missed> {
  const missed = (column: MovementColumn, reason: string) => refused({ column, reason });
  if (name === "") return missed("name", "Por favor ingrese un insumo o preparado");
  const all = named.get(nameKey(name)) ?? [];
  if (all.length === 0) return missed("name", "No existe un insumo ni un preparado con este nombre");
  const within = all.filter((item) => group === "" || groupOf(item) === nameKey(group));
  const [found, another] = within;
  if (found === undefined) return missed("group", "No hay ninguno con este nombre de este proveedor");
  if (another === undefined) return accepted(found);
  return group === ""
    ? missed("group", "Hay varios con este nombre: indique el proveedor")
    : missed("name", "El proveedor tiene varios con este nombre");
}

function readUnit(text: string, { unit }: UploadableConsumable): Result<Unit, string> {
  if (text === "") return accepted(unit);
  const named = unitNamed(text);
  return named === null ? refused("No existe una unidad con este nombre") : accepted(named);
}

const tooLarge = "Es demasiado grande";

/** Whole hundredths of its own unit, or nothing: never rounded. UPLOAD-10 */
function readQuantity({ cellOf, take, tell, textOf }: RowReader<MovementColumn>, item: UploadableConsumable) {
  const amount = take("quantity", readAmount(cellOf("quantity")));
  const unit = take("unit", readUnit(textOf("unit"), item));
  if (amount === null || unit === null) return null;
  const own = inUnit(amount, unit, item.unit);
  if (own === null) {
    tell("unit", `Se cuenta en ${fileUnit(item.unit)}: no se puede pasar de ${fileUnit(unit)}`);
    return null;
  }
  if (own.bottom === 1n && own.top <= BigInt(largestEntry)) return quantity(Number(own.top));
  tell("quantity", own.bottom === 1n ? tooLarge : `Tiene más de 2 decimales en ${fileUnit(item.unit)}`);
  return null;
}

function readPaid({ cellOf, textOf }: RowReader<MovementColumn>, { type }: PantryItem): Result<Cents | null, string> {
  if (textOf("paid") === "") return accepted(null);
  return type === "RAW"
    ? readMoney(cellOf("paid"), largestEntry)
    : refused("Solo una compra dice lo que se pagó: deje vacía esta celda");
}

function readRow(
  reader: RowReader<MovementColumn>,
  named: Named,
  taken: Map<UploadableConsumable, number>,
): ReadRow | null {
  const { row, textOf, tell } = reader;
  const item = findItem(named, textOf("name"), textOf("group"));
  if (!item.ok) {
    tell(item.failure.column, item.failure.reason);
    // So that it is mended together with the name.
    reader.take("quantity", readAmount(reader.cellOf("quantity")));
    return null;
  }
  const former = taken.get(item.value);
  if (former !== undefined) tell("name", `Está repetido: la fila ${former} ya lo nombra`);
  taken.set(item.value, former ?? row);
  const moved = readQuantity(reader, item.value);
  const paid = readPaid(reader, item.value);
  if (!paid.ok) tell("paid", paid.failure);
  if (moved === null || !paid.ok || former !== undefined) return null;
  return { reader, item: item.value, consumableId: item.value.id, quantity: moved, paidTotal: paid.value };
}

function tellRefusal({ reader, item }: ReadRow, failure: MovementRefusal): void {
  switch (failure.code) {
    case "EXCEEDED":
      return reader.tell(
        "quantity",
        `Los ingredientes alcanzan para ${quantityText(failure.most)} ${fileUnit(item.unit)}`,
      );
    case "PRICE_TOO_HIGH":
      return reader.tell("paid", "El precio por unidad sería demasiado alto");
    case "QUANTITY_TOO_LARGE":
      return reader.tell("quantity", tooLarge);
    case "UNKNOWN_CONSUMABLE":
    case "WRONG_REASON":
      return reader.tell("quantity", "No se puede preparar esta cantidad");
  }
}

/** Purchases first, so that what is prepared can be made of what the same file brings. UPLOAD-11 */
function decideRows(rows: readonly ReadRow[], consumables: readonly UploadableConsumable[]) {
  const stock = new Map(consumables.map(({ id, availableQuantity }) => [id, availableQuantity]));
  const move = (id: PantryItem["id"], moved: number): void =>
    void stock.set(id, quantity((stock.get(id) ?? 0) + moved));
  const decided = (["RAW", "PREPARED"] as const).flatMap((type) => {
    const reason = type === "RAW" ? ("SUPPLIER_PURCHASE" as const) : ("PREPARATION" as const);
    const now = consumables.map((one) => ({ ...one, availableQuantity: stock.get(one.id) ?? one.availableQuantity }));
    const decide = beginMovements({ type: "INGRESS", reason }, now);
    return rows.flatMap((line) => {
      if (line.item.type !== type) return [];
      const movement = decide(line);
      if (!movement.ok) {
        tellRefusal(line, movement.failure);
        return [];
      }
      move(line.consumableId, movement.value.quantity);
      for (const one of movement.value.ingredients) move(one.consumableId, -one.quantity);
      return [{ ...movement.value, row: line.reader.row, name: line.item.name, unit: line.item.unit }];
    });
  });
  return decided.map((one) => ({ ...one, available: stock.get(one.consumableId) ?? quantity(0) }));
}

const byRow = (a: RowFault, b: RowFault): number => a.row - b.row;

/** What a file would bring into the pantry: each row a purchase or a preparation. UPLOAD-09 UPLOAD-10 UPLOAD-11 */
export function planMovementUpload(
  sheet: UploadedSheet,
  consumables: readonly UploadableConsumable[],
): MovementUploadPlan {
  const named = byName(consumables);
  const taken = new Map<UploadableConsumable, number>();
  const rows: ReadRow[] = [];
  let untouched = 0;
  let items: readonly PlannedMovement[] = [];
  const plan = planUpload(sheet, {
    columns: movementSheet,
    empty: { column: "quantity", reason: "El archivo no tiene ninguna cantidad" },
    readRow: (reader) => {
      if (reader.textOf("quantity") === "") {
        untouched += 1;
        return null;
      }
      const read = readRow(reader, named, taken);
      if (read !== null) rows.push(read);
      return read;
    },
    atEnd: () => {
      items = decideRows(rows, consumables);
    },
  });
  return plan.faults.length > 0
    ? { ...plan, items: [], faults: plan.faults.toSorted(byRow), untouched }
    : { ...plan, items, untouched };
}
