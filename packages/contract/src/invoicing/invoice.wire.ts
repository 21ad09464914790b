import { invoiceKinds, vatConditions } from "@cantina/domain/invoicing";
import { orderTypes } from "@cantina/domain/orders";
import * as v from "valibot";
import { dateText, money } from "../wire/index.ts";

/** How an order stands with the tax office. */
export const orderInvoice = v.object({
  kind: v.picklist(invoiceKinds),
  /** PENDING: it will be asked for, or nobody heard the answer yet. */
  status: v.picklist(["PENDING", "AUTHORISED", "REJECTED"]),
  /** 00003-00000042; null: it has none yet. */
  number: v.nullable(v.string()),
  cae: v.nullable(v.string()),
  /** Why it was rejected, or what was remarked. */
  detail: v.nullable(v.string()),
  /** Where it can be read. */
  arcaInvoiceUrl: v.nullable(v.string()),
});

/** An authorised invoice with all that the law wants on it. */
export const invoicePaper = v.object({
  kind: v.picklist(invoiceKinds),
  cuit: v.string(),
  pointOfSale: v.number(),
  /** ARCA's code: 6 is a factura B. */
  documentType: v.number(),
  number: v.number(),
  issuedOn: dateText,
  total: money,
  vat: money,
  cae: v.string(),
  caeDueOn: dateText,
  legalName: v.string(),
  address: v.string(),
  vatCondition: v.picklist(vatConditions),
  grossIncome: v.string(),
  startDate: dateText,
  /** Of the invoice that it takes back; null: of none. */
  correctedNumber: v.nullable(v.number()),
  orderType: v.picklist(orderTypes),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), price: money, total: money })),
  discount: money,
  /** What its QR holds. */
  qrAddress: v.string(),
});
