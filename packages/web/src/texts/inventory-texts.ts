import {
  type PreparedFaults,
  type Quantity,
  type RecipeRowFaults,
  type SupplierFaults,
  type SupplyFaults,
  type Unit,
  quantityText,
} from "@cantina/domain/inventory";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

export const unitNames: Readonly<Record<Unit, string>> = {
  PIECE: "Unidad",
  GRAM: "Gramo",
  KILOGRAM: "Kilogramo",
  CUP: "Taza",
  TEASPOON: "Cucharadita",
  TABLESPOON: "Cucharada",
  LITER: "Litro",
  MILLILITER: "Mililitro",
};

/** After a number. */
export const unitSigns: Readonly<Record<Unit, string>> = {
  PIECE: "u",
  GRAM: "g",
  KILOGRAM: "kg",
  CUP: "taza",
  TEASPOON: "cdta",
  TABLESPOON: "cda",
  LITER: "L",
  MILLILITER: "ml",
};

/** "4,2 kg"; of what is owed "−1 kg". */
/** undefined: an older server didn't say which. */
export const inUnit = (text: string, unit: Unit | undefined): string =>
  unit === undefined ? text : `${text} ${unitSigns[unit]}`;

export const amountOf = (quantity: Quantity, unit: Unit | undefined): string => inUnit(quantityText(quantity), unit);

/** Specification §5. */
export const supplierFaultTexts: FaultTexts<SupplierFaults> = {
  name: textFaultTexts("Por favor ingrese un nombre para el proveedor"),
  phoneNumber: { TOO_LONG: "El teléfono puede tener hasta 50 caracteres" },
  email: { MALFORMED: faults.emailMalformed },
};

const consumableTexts = {
  name: textFaultTexts(faults.nameMissing),
  unit: { MISSING: "Por favor elija una unidad" },
  alertLevel: { MISSING: "Por favor ingrese un nivel de alerta" },
};

export const supplyFaultTexts: FaultTexts<SupplyFaults> = {
  ...consumableTexts,
  supplierId: { MISSING: "Por favor elija un proveedor" },
  cost: { MISSING: "Por favor ingrese un costo por unidad" },
  waste: { OUT_OF_RANGE: "Por favor ingrese una merma entera de 0 a 99" },
};

export const preparedFaultTexts: FaultTexts<Omit<PreparedFaults, "recipe">> = {
  ...consumableTexts,
  yield: { MISSING: "Por favor ingrese un rendimiento", ZERO: "El rendimiento debe ser mayor que 0" },
  rows: { MISSING: "Por favor agregue al menos un ingrediente" },
};

export const recipeFaultTexts: FaultTexts<RecipeRowFaults> = {
  consumable: {
    NO_CONSUMABLE: "Por favor elija un insumo",
    CONSUMABLE_TWICE: "Cada insumo puede estar una sola vez en la receta",
  },
  quantity: { NO_QUANTITY: "Por favor ingrese una cantidad" },
};
