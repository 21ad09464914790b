import { invoiceAts, invoiceLetters, vatConditions, vatRates } from "@cantina/domain/invoicing";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, instantText, textUpTo } from "../wire/index.ts";
import { invoicePaper } from "./invoice.wire.ts";

const tag = "Facturación";

const filled = (limit: number) => v.pipe(textUpTo(limit), v.trim(), v.minLength(1, "Es obligatorio"));

/** As they stand on each invoice; null: not told yet. */
const fields = {
  cuit: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\d{11}$/u, "Debe tener 11 dígitos"))),
  legalName: v.nullable(filled(250)),
  address: v.nullable(filled(250)),
  vatCondition: v.nullable(v.picklist(vatConditions)),
  grossIncome: v.nullable(filled(50)),
  startDate: v.nullable(dateText),
  pointOfSale: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_998))),
  letter: v.nullable(v.picklist(invoiceLetters)),
  /** Hundredths of a percent. */
  vatRate: v.nullable(v.picklist(vatRates)),
  invoiceAt: v.picklist(invoiceAts),
  appActivated: v.boolean(),
  accountActivated: v.boolean(),
  cashActivated: v.boolean(),
  cardActivated: v.boolean(),
  transferActivated: v.boolean(),
  customActivated: v.boolean(),
} as const;

const invoicing = v.object({
  /** Whether this server has been told how to reach ARCA. */
  isAvailable: v.boolean(),
  ...fields,
  /** What has to be told before anything can be switched on. */
  missing: v.array(v.string()),
  standing: v.object({
    due: v.number(),
    rejected: v.number(),
    authorised: v.number(),
    lastAt: v.nullable(instantText),
    /** What ARCA said last, where it took none. */
    detail: v.nullable(v.string()),
  }),
});

export const readInvoicing = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/arca",
  summary: "Qué se factura en la cafetería, y cómo está",
  access: "setInvoicing",
  data: invoicing,
});

export const setInvoicingOptions = defineEndpoint(tag, {
  method: "PUT",
  path: "/arca/set_options/{cafeteriaId}",
  summary: "Cambia quién factura y qué; lo que falta queda como está",
  access: "setInvoicing",
  keyed: true,
  body: v.partial(v.object(fields)),
  data: invoicing,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "ARCA_NOT_AVAILABLE"],
});

export const retryInvoices = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/arca/retry",
  summary: "Vuelve a pedir lo que ARCA rechazó",
  access: "setInvoicing",
  keyed: true,
  data: invoicing,
  errors: ["ARCA_NOT_AVAILABLE"],
});

export const listInvoices = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}/invoices",
  summary: "La factura autorizada de una transacción y la nota de crédito que la revierte, para imprimirlas",
  access: "readHistory",
  data: v.array(invoicePaper),
  errors: ["NOT_FOUND"],
});
