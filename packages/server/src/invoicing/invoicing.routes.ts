import { invoicingEndpoints as endpoints } from "@cantina/contract/invoicing";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import {
  type InvoicingFault,
  type InvoicingSettings,
  invoiceSources,
  invoicingFaults,
  missingFields,
  usualQrBase,
} from "@cantina/domain/invoicing";
import { type CafeteriaId, accepted, localDateOf, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { findInvoices } from "./invoice-page.queries.ts";
import type { Invoicing } from "./invoicing.ts";
import { qrAddressOf } from "./qr-address-of.ts";
import { lockInvoicingSettings, readInvoicingSettings, writeInvoicingSettings } from "./settings.queries.ts";
import { askRejectedAgain, readStanding } from "./standing.queries.ts";

async function describe(
  db: Kysely<unknown>,
  invoicing: Invoicing | null,
  cafeteriaId: CafeteriaId,
): Promise<GivenDataOf<typeof endpoints.readInvoicing>> {
  const { sources, ...settings } = await readInvoicingSettings(db, cafeteriaId);
  const is = (source: (typeof invoiceSources)[number]): boolean => sources.includes(source);
  return {
    isAvailable: invoicing !== null,
    ...settings,
    appActivated: is("app"),
    accountActivated: is("account"),
    cashActivated: is("cash"),
    cardActivated: is("card"),
    transferActivated: is("transfer"),
    customActivated: is("custom"),
    missing: [...missingFields(settings)],
    standing: await readStanding(db, cafeteriaId),
  };
}

const sentences: Readonly<Record<InvoicingFault, string>> = {
  MISSING: "Es obligatorio",
  NO_CUIT: "No es un CUIT válido",
  NOT_BEGUN: "Esa fecha todavía no llegó",
  WRONG_LETTER: "No corresponde a la condición frente al IVA",
};

type Given = Parameters<Parameters<typeof change<typeof endpoints.setInvoicingOptions>>[1]>[1]["body"];

/** What a call leaves out stays as it is. */
function changed(now: InvoicingSettings, body: Given): InvoicingSettings {
  const { appActivated, accountActivated, cashActivated, cardActivated, transferActivated, customActivated, ...more } =
    body;
  const told = {
    app: appActivated,
    account: accountActivated,
    cash: cashActivated,
    card: cardActivated,
    transfer: transferActivated,
    custom: customActivated,
  };
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return {
    ...now,
    ...given,
    sources: invoiceSources.filter((source) => told[source] ?? now.sources.includes(source)),
  };
}

/** `invoicing`: null where nobody configured it. INVOICING-06 */
export const invoicingRoutes = (invoicing: Invoicing | null): readonly Route[] => [
  route(endpoints.readInvoicing, async ({ params: { cafeteriaId } }, { db }) =>
    accepted({ data: await describe(db.kysely, invoicing, cafeteriaId) }),
  ),
  change(endpoints.setInvoicingOptions, async (trx, { params: { cafeteriaId }, body }, context) => {
    const now = await lockInvoicingSettings(trx, cafeteriaId);
    const next = changed(now, body);
    const today = localDateOf(context.clock.now(), await readZone(trx, cafeteriaId));
    const faults = Object.entries(invoicingFaults(next, today));
    if (faults.length > 0)
      return refused({
        code: "VALIDATION" as const,
        data: faults.map(([path, fault]) => ({ path, message: sentences[fault] })),
      });
    if (invoicing === null && next.sources.length > 0) return refused({ code: "ARCA_NOT_AVAILABLE" });
    await writeInvoicingSettings(trx, cafeteriaId, next);
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "INVOICING_OPTIONS" });
    return accepted({ data: await describe(trx, invoicing, cafeteriaId) });
  }),
  change(endpoints.retryInvoices, async (trx, { params: { cafeteriaId } }, context) => {
    if (invoicing === null) return refused({ code: "ARCA_NOT_AVAILABLE" });
    await askRejectedAgain(trx, cafeteriaId);
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "INVOICES_RETRIED" });
    return accepted({ data: await describe(trx, invoicing, cafeteriaId) });
  }),
  route(endpoints.listInvoices, async ({ params: { cafeteriaId, orderId } }, { db }) => {
    const invoices = await findInvoices(db.kysely, cafeteriaId, orderId);
    if (invoices.length === 0) return refused({ code: "NOT_FOUND" });
    // What was authorised is printed, though nobody reaches the office any more.
    const qrBase = invoicing?.qrBase ?? usualQrBase;
    return accepted({ data: invoices.map((one) => ({ ...one, qrAddress: qrAddressOf(one, qrBase) })) });
  }),
];
