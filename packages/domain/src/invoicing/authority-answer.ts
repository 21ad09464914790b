import type { Cents, Instant, LocalDate } from "../kernel/index.ts";
import type { VatRate } from "./invoice-amounts.ts";

/** One series of numbers: gapless, and of this system alone. */
export type SeriesKey = { readonly cuit: string; readonly pointOfSale: number; readonly documentType: number };

export type AskedInvoice = SeriesKey & {
  readonly number: number;
  readonly issuedOn: LocalDate;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
  /** null: letter C. */
  readonly vatRate: VatRate | null;
};

/** What a credit note takes back. */
export type InvoiceRequest = AskedInvoice & {
  readonly corrects: (SeriesKey & { readonly number: number; readonly issuedOn: LocalDate }) | null;
};

/** An invoice as the tax office has it. */
export type KeptInvoice = {
  readonly number: number;
  readonly issuedOn: LocalDate;
  readonly total: Cents;
  readonly isAnonymous: boolean;
  readonly cae: string;
  readonly caeDueOn: LocalDate;
};

export type AuthorityAnswer =
  | { readonly kind: "AUTHORISED"; readonly cae: string; readonly caeDueOn: LocalDate; readonly remarks: string | null }
  /** Number or date is not the next one: perhaps because an earlier answer was lost. */
  | { readonly kind: "NOT_NEXT" }
  | { readonly kind: "REJECTED"; readonly reason: string };

export type AuthorityFailure = {
  readonly code: "AUTHORITY_FAILED";
  /** LOGIN: the ticket is not good (any more). LOGGED_IN: one that we don't have is still alive. REFUSED: nothing was done. UNKNOWN: it may have been. */
  readonly kind: "LOGIN" | "LOGGED_IN" | "REFUSED" | "UNKNOWN";
  /** In its own words. */
  readonly detail: string;
};

export type Ticket = { readonly token: string; readonly sign: string; readonly expiresAt: Instant };
