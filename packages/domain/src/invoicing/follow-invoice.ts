import type { Result } from "../kernel/index.ts";
import type { AskedInvoice, AuthorityAnswer, AuthorityFailure, KeptInvoice } from "./authority-answer.ts";

/** What becomes of an invoice that has a number. */
export type InvoiceOutcome =
  | {
      readonly status: "AUTHORISED";
      readonly cae: string;
      readonly caeDueOn: KeptInvoice["caeDueOn"];
      readonly remarks: string | null;
      /** Found in the books of the tax office after its answer was lost. */
      readonly isAdopted: boolean;
    }
  /** Its number is free again. */
  | { readonly status: "REJECTED"; readonly reason: string }
  /** Its number is another's, so that it waits for the next one; `last` of the series is known. */
  | { readonly status: "DUE"; readonly last: number }
  /** To be asked for again, as it is. */
  | { readonly status: "ASKED" }
  /** To be looked up before anything else of its series is asked for. */
  | { readonly status: "UNKNOWN"; readonly detail: string | null };

/** INVOICE-05 */
export function afterAnswer(answer: Result<AuthorityAnswer, AuthorityFailure>): InvoiceOutcome {
  // Even what was certainly not done is looked up: one way for all that is no answer.
  if (!answer.ok) return { status: "UNKNOWN", detail: answer.failure.detail };
  switch (answer.value.kind) {
    case "AUTHORISED": {
      const { cae, caeDueOn, remarks } = answer.value;
      return { status: "AUTHORISED", cae, caeDueOn, remarks, isAdopted: false };
    }
    case "REJECTED":
      return { status: "REJECTED", reason: answer.value.reason };
    case "NOT_NEXT":
      return { status: "UNKNOWN", detail: null };
  }
}

export type BooksOfSeries = { readonly last: number; readonly kept: KeptInvoice | null };

const isSame = (asked: AskedInvoice, kept: KeptInvoice): boolean =>
  kept.number === asked.number && kept.total === asked.total && kept.issuedOn === asked.issuedOn && kept.isAnonymous;

/** What a look at the books of the tax office says of an invoice that nobody heard the end of. INVOICE-06 */
export function afterLook(asked: AskedInvoice, { last, kept }: BooksOfSeries): InvoiceOutcome {
  if (kept !== null && isSame(asked, kept)) {
    const { cae, caeDueOn } = kept;
    return { status: "AUTHORISED", cae, caeDueOn, remarks: null, isAdopted: true };
  }
  return kept === null && last === asked.number - 1 ? { status: "ASKED" } : { status: "DUE", last };
}
