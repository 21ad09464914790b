import {
  type CategoryFaults,
  type GroupFault,
  type ProductFaults,
  promotionLimits,
} from "@cantina/domain/catalog-editing";
import { textLimits } from "@cantina/domain/kernel";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

const nameTexts = textFaultTexts(faults.nameMissing);

/** Specification §5. */
export const productFaultTexts: FaultTexts<Omit<ProductFaults, "groups" | "recipe">> = {
  name: nameTexts,
  categoryId: { MISSING: faults.categoryMissing },
  description: textFaultTexts(faults.descriptionMissing, textLimits.productDescription),
  barcode: { MISSING: "Por favor ingrese un código de barras" },
  dailyLimit: { MISSING: "Por favor ingrese un límite diario" },
  initialStock: { MISSING: "Por favor ingrese una cantidad entera de 0 o más" },
  price: { MISSING: faults.priceMissing, TOO_HIGH: "El precio es demasiado alto" },
  cost: { UNREADABLE: faults.amountUnreadable },
  displayDates: { REFUSED: "Hay fechas que no se pueden elegir" },
  seals: { BARRED: "Esta cafetería no agrega al catálogo lo que lleva sellos" },
  items: {
    NO_ITEMS: "Por favor agregue al menos un producto a la promoción",
    TOO_MANY_ITEMS: `Una promoción puede tener hasta ${promotionLimits.items} productos`,
    ITEM_TWICE: "Cada producto puede estar una sola vez en la promoción",
    WRONG_QUANTITY: `La cantidad va de 1 a ${promotionLimits.quantity}`,
    ITEMS_OF_PRODUCT: "Solo una promoción contiene otros productos",
  },
};

export const groupFaultTexts: Readonly<Record<GroupFault, string>> = {
  NO_PRICE: faults.priceMissing,
  NO_CLASS: "Por favor elija al menos una clase",
  CLASS_TWICE: "Cada clase puede estar en un solo grupo de precios",
};

export const categoryFaultTexts: FaultTexts<CategoryFaults> = {
  name: nameTexts,
  timeLimit: { MISSING: faults.timeMissing, MALFORMED: "Ingrese el horario como HH:MM" },
};
