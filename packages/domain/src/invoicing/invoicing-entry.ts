import { type LocalDate, type Result, accepted, readWholeEntry, refused } from "../kernel/index.ts";
import { type VatCondition, letterOf } from "./document-type.ts";
import { type VatRate, vatRates } from "./invoice-amounts.ts";
import { type InvoicingFault, type InvoicingSettings, invoicingFaults } from "./invoicing-settings.ts";
import type { InvoiceAt, InvoiceSource } from "./what-is-invoiced.ts";

/** As it is typed; the letter is the one of the VAT condition. */
export type InvoicingEntry = {
  readonly cuit: string;
  readonly legalName: string;
  readonly address: string;
  readonly vatCondition: VatCondition | "";
  readonly grossIncome: string;
  readonly startDate: LocalDate | null;
  readonly pointOfSale: string;
  readonly vatRate: string;
  readonly invoiceAt: InvoiceAt;
  readonly sources: readonly InvoiceSource[];
};

export type InvoicingFaults = {
  readonly [Field in Exclude<keyof InvoicingEntry, "invoiceAt" | "sources">]?: "MISSING" | "WRONG";
};

/** Of what is typed: a whole CUIT with its hyphens and a whole point of sale leave room. */
export const invoicingLimits = { cuit: 20, legalName: 250, address: 250, grossIncome: 50, pointOfSale: 10 } as const;

export const invoicingEntryOf = (settings: InvoicingSettings): InvoicingEntry => ({
  cuit: settings.cuit ?? "",
  legalName: settings.legalName ?? "",
  address: settings.address ?? "",
  vatCondition: settings.vatCondition ?? "",
  grossIncome: settings.grossIncome ?? "",
  startDate: settings.startDate,
  pointOfSale: settings.pointOfSale === null ? "" : String(settings.pointOfSale),
  vatRate: settings.vatRate === null ? "" : String(settings.vatRate),
  invoiceAt: settings.invoiceAt,
  sources: settings.sources,
});

const textIfAny = (text: string): string | null => (text.trim() === "" ? null : text.trim());
const rateOf = (text: string): VatRate | null => vatRates.find((rate) => String(rate) === text) ?? null;

const largestPoint = 99_998;
const toldAs: Readonly<Record<InvoicingFault, "MISSING" | "WRONG">> = {
  MISSING: "MISSING",
  NO_CUIT: "WRONG",
  NOT_BEGUN: "WRONG",
  WRONG_LETTER: "WRONG",
};

/** What is saved, or what is wrong with it. INVOICE-02 */
export function checkInvoicingEntry(
  entry: InvoicingEntry,
  today: LocalDate,
): Result<InvoicingSettings, InvoicingFaults> {
  const vatCondition = entry.vatCondition === "" ? null : entry.vatCondition;
  const letter = vatCondition === null ? null : letterOf(vatCondition);
  const settings: InvoicingSettings = {
    // People write it with hyphens.
    cuit: textIfAny(entry.cuit.replace(/[\s-]/gu, "")),
    legalName: textIfAny(entry.legalName),
    address: textIfAny(entry.address),
    vatCondition,
    grossIncome: textIfAny(entry.grossIncome),
    startDate: entry.startDate,
    pointOfSale: readWholeEntry(entry.pointOfSale, largestPoint),
    letter,
    vatRate: letter === "B" ? rateOf(entry.vatRate) : null,
    invoiceAt: entry.invoiceAt,
    sources: entry.sources,
  };
  const isPointWrong = entry.pointOfSale.trim() !== "" && settings.pointOfSale === null;
  const { letter: _letter, ...found } = invoicingFaults(settings, today);
  const faults: InvoicingFaults = {
    ...Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, toldAs[fault]])),
    ...(isPointWrong && { pointOfSale: "WRONG" as const }),
  };
  return Object.keys(faults).length === 0 ? accepted(settings) : refused(faults);
}
