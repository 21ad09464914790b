import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import type { Commensal, DiscountCategory } from "../clients/index.ts";
import { type CommensalId, type ProductId, type Result, accepted, chosenOf, refused } from "../kernel/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";
import type { PassSaleRequest } from "./decide-pass-sale.ts";
import type { PassMoment } from "./divide-pass.ts";
import { type PassQuote, quotePass } from "./quote-pass.ts";

/** What a seller may pass knowingly. */
export type PassSaleIgnored = Pick<PassSaleRequest, "ignoreLimit" | "ignoreInsufficientBalance" | "sellAgain">;

/** What stands in the form's fields. */
export type PassSaleEntry = {
  readonly passId: ProductId | null;
  readonly commensalId: CommensalId | null;
  readonly paymentMethod: CounterPaymentMethod | null;
  readonly ignored: PassSaleIgnored;
};

export type PassSaleFaults = {
  readonly pass?: "MISSING";
  readonly diner?: "MISSING";
  readonly paymentMethod?: "MISSING";
};

export type PassSaleOffer = PassMoment & {
  /** Those with days to come. */
  readonly passes: readonly CalendarProduct[];
  readonly diners: readonly {
    readonly commensal: Pick<Commensal, "id" | "classId">;
    readonly category: Pick<DiscountCategory, "rate" | "maxDiscount">;
  }[];
};

export const nothingIgnored: PassSaleIgnored = {
  ignoreLimit: false,
  ignoreInsufficientBalance: false,
  sellAgain: false,
};

/** What the chosen pass costs the chosen diner; null: none is chosen. PASS-06 */
export function quoteOf({ passId, commensalId }: PassSaleEntry, offer: PassSaleOffer): PassQuote | null {
  const pass = chosenOf(passId, offer.passes);
  const diner = offer.diners.find(({ commensal }) => commensal.id === commensalId);
  const buyer = { classId: diner?.commensal.classId ?? null, category: diner?.category ?? null };
  return pass === null ? null : quotePass(pass, { at: offer.at, zone: offer.zone, closed: offer.closed, ...buyer });
}

/** What the form would send, or what keeps it from being sent. PASS-06 */
export function checkPassSaleEntry(
  entry: PassSaleEntry,
  offer: PassSaleOffer,
): Result<PassSaleRequest, PassSaleFaults> {
  const { passId, commensalId, paymentMethod, ignored } = entry;
  const pass = chosenOf(passId, offer.passes);
  const diner = offer.diners.find(({ commensal }) => commensal.id === commensalId) ?? null;
  const faults: PassSaleFaults = {
    ...(pass === null && { pass: "MISSING" }),
    ...(diner === null && { diner: "MISSING" }),
    ...(paymentMethod === null && { paymentMethod: "MISSING" }),
  };
  if (pass === null || diner === null || paymentMethod === null) return refused(faults);
  const expectedTotal = quoteOf(entry, offer)?.total ?? null;
  return accepted({ productId: pass.id, commensalId: diner.commensal.id, paymentMethod, expectedTotal, ...ignored });
}
