import type { ClassPriceFault, PassFaults } from "@cantina/domain/calendar-products";
import { textLimits } from "@cantina/domain/kernel";
import type { FaultTexts } from "./fault-texts.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** Specification §5, Product and Calendar product. */
export const passFaultTexts: FaultTexts<Omit<PassFaults, "classPrices">> = {
  name: textFaultTexts("Por favor ingrese un nombre"),
  description: textFaultTexts("Por favor ingrese una descripción", textLimits.productDescription),
  categoryId: { MISSING: "Por favor elija una categoría" },
  price: { MISSING: "Por favor ingrese un precio" },
  orderDates: {
    NO_DATES: "Por favor ingrese al menos un día",
    PAST: "Un día elegido ya pasó",
    TOO_FAR: "Un día elegido está a más de un año",
    CLOSED_DAY: "Un día elegido está cerrado",
  },
  deliveryTime: { MISSING: "Por favor ingrese un horario" },
};

export const classPriceFaultTexts: Readonly<Record<ClassPriceFault, string>> = {
  NO_CLASS: "Por favor elija una clase",
  CLASS_TWICE: "La clase ya tiene un precio",
  NO_PRICE: "Por favor ingrese un precio",
};
