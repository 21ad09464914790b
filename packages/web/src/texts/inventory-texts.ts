import type { ConsumableFault, RecipeRowFaults, SupplierFaults, Unit } from "@cantina/domain/inventory";

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

type SupplierFault = NonNullable<SupplierFaults[keyof SupplierFaults]>;

/** Specification §5. */
export const supplierFaultTexts: Readonly<Record<SupplierFault, string>> = {
  NO_SUPPLIER_NAME: "Por favor ingrese un nombre para el proveedor",
  NAME_TOO_LONG: "El nombre puede tener hasta 250 caracteres",
  PHONE_TOO_LONG: "El teléfono puede tener hasta 50 caracteres",
  WRONG_EMAIL: "El correo electrónico no es válido",
};

export const consumableFaultTexts: Readonly<Record<ConsumableFault, string>> = {
  NO_NAME: "Por favor ingrese un nombre",
  NAME_TOO_LONG: "El nombre puede tener hasta 250 caracteres",
  NO_SUPPLIER: "Por favor elija un proveedor",
  NO_UNIT: "Por favor elija una unidad",
  NO_COST: "Por favor ingrese un costo por unidad",
  NO_WASTE: "Por favor ingrese una merma entera de 0 a 99",
  NO_ALERT_LEVEL: "Por favor ingrese un nivel de alerta",
  NO_YIELD: "Por favor ingrese un rendimiento",
  NOTHING_YIELDED: "El rendimiento debe ser mayor que 0",
  NO_INGREDIENT: "Por favor agregue al menos un ingrediente",
};

type RecipeRowFault = NonNullable<RecipeRowFaults[keyof RecipeRowFaults]>;

export const recipeFaultTexts: Readonly<Record<RecipeRowFault, string>> = {
  NO_CONSUMABLE: "Por favor elija un insumo",
  CONSUMABLE_TWICE: "Cada insumo puede estar una sola vez en la receta",
  NO_QUANTITY: "Por favor ingrese una cantidad",
};
