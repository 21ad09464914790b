import { type ProductId, type Result, accepted, refused } from "../kernel/index.ts";
import {
  type DecidedChange,
  type StockedProduct,
  canHaveStock,
  decideStockChange,
  descriptionLimit,
} from "../stock/index.ts";
import { byName } from "./by-name.ts";
import { nameKey } from "./name-key.ts";
import { type RowReader, type UploadPlan, planUpload } from "./plan-upload.ts";
import { readText } from "./read-text.ts";
import { readUnits, tooManyUnits } from "./read-units.ts";
import type { UploadedSheet } from "./sheet.ts";
import { type StockColumn, stockSheet } from "./stock-columns.ts";

export type UploadableProduct = StockedProduct & {
  readonly id: ProductId;
  readonly name: string;
  readonly categoryName: string;
};

/** A record to write, and what it leaves. */
export type PlannedStock = DecidedChange & {
  readonly row: number;
  readonly productId: ProductId;
  readonly name: string;
  readonly description: string;
  readonly stock: number;
};

export type StockUploadPlan = UploadPlan<PlannedStock> & {
  /** Rows without a quantity, whose products are left as they are. */
  readonly untouched: number;
};

/** Of a record whose row describes nothing. */
const uploadedDescription = "Carga masiva";

type Named = ReadonlyMap<string, readonly UploadableProduct[]>;
type Missed = { readonly column: StockColumn; readonly reason: string };

/** A name alone is enough where it is one product's. */
function findProduct(named: Named, name: string, category: string): Result<UploadableProduct, Missed> {
  const missed = (column: StockColumn, reason: string) => refused({ column, reason });
  if (name === "") return missed("name", "Por favor ingrese un producto");
  const all = named.get(nameKey(name)) ?? [];
  if (all.length === 0) return missed("name", "No existe un producto con este nombre");
  const within = all.filter(({ categoryName }) => category === "" || nameKey(categoryName) === nameKey(category));
  if (within.length === 0) return missed("category", "El producto no está en esta categoría");
  const [found, another] = within.filter(({ type }) => canHaveStock(type));
  if (found === undefined) return missed("name", "Las promociones y los abonos no tienen stock propio");
  if (another === undefined) return accepted(found);
  return category === ""
    ? missed("category", "Hay varios productos con este nombre: indique la categoría")
    : missed("name", "La categoría tiene varios productos con este nombre");
}

function decide(product: UploadableProduct, amount: number): Result<DecidedChange & { stock: number }, string> {
  const type = product.currentStock === null ? "INITIALIZE_STOCK" : "INGRESO";
  if (type === "INGRESO" && amount === 0) return refused("El producto ya tiene stock: ingrese 1 o más");
  const decided = decideStockChange(product, { type, amount });
  if (!decided.ok || decided.value.stock === null) return refused(tooManyUnits);
  return accepted({ ...decided.value, stock: decided.value.stock });
}

function readRow(reader: RowReader<StockColumn>, named: Named, taken: Map<ProductId, number>): PlannedStock | null {
  const { row, cellOf, textOf, tell, take } = reader;
  const product = findProduct(named, textOf("name"), textOf("category"));
  if (!product.ok) tell(product.failure.column, product.failure.reason);
  const units = take("units", readUnits(cellOf("units")));
  const described = textOf("description");
  const description = take(
    "description",
    described === "" ? accepted(uploadedDescription) : readText(described, descriptionLimit),
  );
  if (!product.ok) return null;
  const { id: productId, name } = product.value;
  const former = taken.get(productId);
  if (former !== undefined) tell("name", `Está repetido: la fila ${former} ya nombra este producto`);
  taken.set(productId, former ?? row);
  const decided = units === null ? null : take("units", decide(product.value, units));
  if (decided === null || description === null || former !== undefined) return null;
  return { ...decided, row, productId, name, description };
}

/** What a file would do to the stock of products. UPLOAD-07 */
export function planStockUpload(sheet: UploadedSheet, products: readonly UploadableProduct[]): StockUploadPlan {
  const named = byName(products);
  const taken = new Map<ProductId, number>();
  let untouched = 0;
  const plan = planUpload(sheet, {
    columns: stockSheet,
    empty: { column: "units", reason: "El archivo no tiene ninguna cantidad" },
    readRow: (reader) => {
      if (reader.textOf("units") !== "") return readRow(reader, named, taken);
      untouched += 1;
      return null;
    },
  });
  return { ...plan, untouched };
}
