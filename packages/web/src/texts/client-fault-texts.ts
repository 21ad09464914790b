import {
  type CardFaults,
  type ClientFaults,
  type CommensalFault,
  type DeletionFaults,
  type DiscountFaults,
  type RestrictionFaults,
  mostRestrictions,
} from "@cantina/domain/clients";
import { emailFaultTexts } from "./email-fault-texts.ts";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";

export const clientFaultTexts: FaultTexts<ClientFaults> = {
  email: emailFaultTexts,
  username: { MISSING: faults.nameMissing },
  minimumBalance: {
    MISSING: "El balance mínimo es obligatorio",
    TOO_HIGH: faults.minimumBalanceTooHigh,
  },
  rows: { UNFINISHED: "Complete los datos de los comensales o cancele su edición" },
};

export const commensalFaultTexts: Readonly<Record<CommensalFault, string>> = {
  NO_FIRST_NAME: "¡Por favor ingrese nombre!",
  NO_LAST_NAME: "¡Por favor ingrese apellido!",
  NO_CLASS: "¡Por favor ingrese clase!",
  UNREADABLE_LIMIT: faults.amountUnreadable,
};

export const discountFaultTexts: FaultTexts<DiscountFaults> = {
  name: { MISSING: faults.nameMissing },
  percent: {
    MISSING: "Por favor ingrese un porcentaje",
    OUT_OF_RANGE: "El porcentaje va de 0 a 100, con 2 decimales como máximo",
  },
  cap: { MISSING: "Por favor ingrese un tope", OUT_OF_RANGE: "El tope es un importe entero mayor que 0" },
  minimumBalance: {
    MISSING: "Por favor ingrese un balance mínimo",
    TOO_HIGH: faults.minimumBalanceTooHigh,
  },
};

export const deletionFaultTexts: FaultTexts<DeletionFaults> = {
  email: { DIFFERENT: "El email no coincide" },
  agreed: { MISSING: "Confirme que se elimina con ese saldo" },
};

export const cardFaultTexts: FaultTexts<CardFaults> = {
  holder: { MISSING: faults.dinerMissing },
  cardCode: { MISSING: "Pase la tarjeta por el lector" },
};

export const restrictionFaultTexts: FaultTexts<RestrictionFaults> = {
  productIds: { TOO_MANY: `Elija ${mostRestrictions} productos como máximo, o restrinja categorías enteras` },
};
