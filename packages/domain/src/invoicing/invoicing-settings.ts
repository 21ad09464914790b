import type { LocalDate } from "../kernel/index.ts";
import { isCuit } from "./cuit.ts";
import { type InvoiceLetter, type VatCondition, letterOf } from "./document-type.ts";
import type { VatRate } from "./invoice-amounts.ts";
import type { InvoiceAt, InvoiceSource } from "./what-is-invoiced.ts";

/** Who invoices, as it stands on each invoice. */
export type IssuerFields = {
  readonly cuit: string | null;
  readonly legalName: string | null;
  readonly address: string | null;
  readonly vatCondition: VatCondition | null;
  /** A number, or that there is none. */
  readonly grossIncome: string | null;
  readonly startDate: LocalDate | null;
  readonly pointOfSale: number | null;
  readonly letter: InvoiceLetter | null;
  /** Of all that is sold; of letter B. */
  readonly vatRate: VatRate | null;
};

export type InvoicingSettings = IssuerFields & {
  readonly invoiceAt: InvoiceAt;
  readonly sources: readonly InvoiceSource[];
};

export type InvoicingField = keyof IssuerFields;
export type InvoicingFault = "MISSING" | "NO_CUIT" | "NOT_BEGUN" | "WRONG_LETTER";

export const emptyInvoicing: InvoicingSettings = {
  cuit: null,
  legalName: null,
  address: null,
  vatCondition: null,
  grossIncome: null,
  startDate: null,
  pointOfSale: null,
  letter: null,
  vatRate: null,
  invoiceAt: "CONSUMPTION",
  sources: [],
};

/** In the order in which they are filled in. */
const needed = [
  "cuit",
  "legalName",
  "address",
  "vatCondition",
  "grossIncome",
  "startDate",
  "pointOfSale",
  "letter",
] as const satisfies readonly InvoicingField[];

/** What has to be there before anything is switched on. INVOICE-02 */
export function missingFields(settings: IssuerFields): readonly InvoicingField[] {
  const missing: InvoicingField[] = needed.filter((field) => settings[field] === null);
  if (settings.letter === "B" && settings.vatRate === null) missing.push("vatRate");
  return missing;
}

/** What keeps settings from being saved: what is wrong, and what is missing or to come where something is switched on. INVOICE-02 */
export function invoicingFaults(
  settings: InvoicingSettings,
  today: LocalDate,
): Readonly<Partial<Record<InvoicingField, InvoicingFault>>> {
  const { cuit, letter, vatCondition, startDate, sources } = settings;
  const isOn = sources.length > 0;
  const missing = isOn ? missingFields(settings) : [];
  return {
    ...Object.fromEntries(missing.map((field) => [field, "MISSING"] as const)),
    ...(isOn && startDate !== null && startDate > today && { startDate: "NOT_BEGUN" as const }),
    ...(cuit !== null && !isCuit(cuit) && { cuit: "NO_CUIT" as const }),
    ...(letter !== null &&
      vatCondition !== null &&
      letterOf(vatCondition) !== letter && { letter: "WRONG_LETTER" as const }),
  };
}
