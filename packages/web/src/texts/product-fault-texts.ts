import {
  type CategoryFault,
  type GroupFault,
  type ProductFault,
  promotionLimits,
} from "@cantina/domain/catalog-editing";

/** Specification §5. */
export const productFaultTexts: Readonly<Record<ProductFault, string>> = {
  NO_NAME: "Por favor ingrese un nombre",
  NAME_TOO_LONG: "El nombre puede tener hasta 250 caracteres",
  NO_CATEGORY: "Por favor elija una categoría",
  NO_DESCRIPTION: "Por favor ingrese una descripción",
  DESCRIPTION_TOO_LONG: "La descripción puede tener hasta 1000 caracteres",
  NO_BARCODE: "Por favor ingrese un código de barras",
  NO_DAILY_LIMIT: "Por favor ingrese un límite diario",
  NO_PRICE: "Por favor ingrese un precio",
  PRICE_TOO_HIGH: "El precio es demasiado alto",
  REFUSED_DATE: "Hay fechas que no se pueden elegir",
  NO_ITEMS: "Por favor agregue al menos un producto a la promoción",
  TOO_MANY_ITEMS: `Una promoción puede tener hasta ${promotionLimits.items} productos`,
  ITEM_TWICE: "Cada producto puede estar una sola vez en la promoción",
  WRONG_QUANTITY: `La cantidad va de 1 a ${promotionLimits.quantity}`,
  ITEMS_OF_PRODUCT: "Sólo una promoción contiene otros productos",
};

export const groupFaultTexts: Readonly<Record<GroupFault, string>> = {
  NO_PRICE: "Por favor ingrese un precio",
  NO_CLASS: "Por favor elija al menos una clase",
  CLASS_TWICE: "Cada clase puede estar en un solo grupo de precios",
};

export const categoryFaultTexts: Readonly<Record<CategoryFault, string>> = {
  NO_NAME: "Por favor ingrese un nombre",
  NAME_TOO_LONG: "El nombre puede tener hasta 250 caracteres",
  NO_TIME: "Por favor ingrese un horario",
  BAD_TIME: "Ingrese el horario como HH:MM",
};
