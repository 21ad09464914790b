import { hideCardAddress, readCardAddress, readPaymentRequest } from "@cantina/adapters/card-form";
import type { PaymentRequest } from "@cantina/domain/card-page";

export type AskedPayment = { readonly request: PaymentRequest | null; readonly nonce: string | null };

/** What the host app opened the page with; from then on it stands in no address that leaves the device. CARD-05 */
export function askedPayment(): AskedPayment {
  const address = readCardAddress(window.location);
  const request = readPaymentRequest(address.paymentRequestToken);
  if (request !== null) hideCardAddress(address);
  return { request, nonce: address.nonce };
}
