import type { AssociationFaults, BillingFaults, SubscriptionFaults } from "@cantina/domain/subscriptions";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

/** Specification §5, Subscription. */
export const subscriptionFaultTexts: FaultTexts<Omit<SubscriptionFaults, "rows">> = {
  name: textFaultTexts(faults.nameMissing),
  days: { MISSING: faults.daysMissing },
};

/** Of one row of the bill. */
export const billingFaultTexts: FaultTexts<BillingFaults> = {
  day: {
    MISSING: "Por favor ingrese un día",
    FIRST_NOT_1: "El primer día de cobro es el 1",
    OUT_OF_RANGE: "El día debe estar entre 2 y 31",
    REPEATED: "Ya hay un precio desde ese día",
  },
  price: { MISSING: faults.priceMissing },
};

/** Specification §5, Associate commensals to a subscription. */
export const associationFaultTexts: FaultTexts<Omit<AssociationFaults, "rows">> = {
  subscriptionId: { MISSING: "Selecciona una mensualidad" },
};
export const noCommensalText = "Selecciona un comensal";
