import type { Instant } from "../kernel/index.ts";
import type { ProviderPayment } from "./provider-payment.ts";

/** All that we keep of a card that the provider keeps. CARD-11 */
export type SavedCard = {
  readonly customerId: string;
  /** The provider's. */
  readonly cardId: string;
  readonly lastFour: string;
  readonly brand: string;
  readonly kind: ProviderPayment["card"];
  /** From 1. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

type Payable = Pick<SavedCard, "kind" | "expiryMonth" | "expiryYear">;

/** Whether the card may be offered and charged. Of its last hours the provider says how they end. CARD-10 */
export function mayPayWith(
  { kind, expiryMonth, expiryYear }: Payable,
  { isDebitOnly, now }: { readonly isDebitOnly: boolean; readonly now: Instant },
): boolean {
  const lastMonth = `${expiryYear}-${String(expiryMonth).padStart(2, "0")}`;
  return lastMonth >= now.slice(0, 7) && (!isDebitOnly || kind === "DEBIT");
}
