export const invoiceLetters = ["B", "C"] as const;
export type InvoiceLetter = (typeof invoiceLetters)[number];

export const invoiceKinds = ["INVOICE", "CREDIT_NOTE"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** How who invoices stands with the VAT. */
export const vatConditions = ["REGISTERED", "MONOTRIBUTO", "EXEMPT"] as const;
export type VatCondition = (typeof vatConditions)[number];

/** INVOICE-02 */
export const letterOf = (condition: VatCondition): InvoiceLetter => (condition === "REGISTERED" ? "B" : "C");

const documentTypes = {
  B: { INVOICE: 6, CREDIT_NOTE: 8 },
  C: { INVOICE: 11, CREDIT_NOTE: 13 },
} as const satisfies Readonly<Record<InvoiceLetter, Readonly<Record<InvoiceKind, number>>>>;

/** By the tax office's code. */
export const letterOfDocument = (documentType: number): InvoiceLetter =>
  documentType === documentTypes.B.INVOICE || documentType === documentTypes.B.CREDIT_NOTE ? "B" : "C";

/** The tax office's code of it. */
export const documentTypeOf = (letter: InvoiceLetter, kind: InvoiceKind): number => documentTypes[letter][kind];
