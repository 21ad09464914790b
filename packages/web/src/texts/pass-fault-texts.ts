import type { ClassPriceFault, PassFaults } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** Specification §5, Product and Calendar product. */
export const passFaultTexts: FaultTexts<Omit<PassFaults, "classPrices">> = {
  name: textFaultTexts(faults.nameMissing),
  description: textFaultTexts(faults.descriptionMissing, textLimits.productDescription),
  categoryId: { MISSING: faults.categoryMissing },
  price: { MISSING: faults.priceMissing },
  orderDates: {
    NO_DATES: faults.daysMissing,
    PAST: "Un día elegido ya pasó",
    TOO_FAR: "Un día elegido está a más de un año",
    CLOSED_DAY: "Un día elegido está cerrado",
  },
  deliveryTime: { MISSING: faults.timeMissing },
};

export const classPriceFaultTexts: Readonly<Record<ClassPriceFault, string>> = {
  NO_CLASS: "Por favor elija una clase",
  CLASS_TWICE: "La clase ya tiene un precio",
  NO_PRICE: faults.priceMissing,
};
