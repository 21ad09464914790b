import { basisPoints, shareOf } from "@cantina/domain/kernel";
import { type HostedPayment, attemptNameOf } from "@cantina/domain/payments";
import { type Told, decimalDigits } from "./raw-json.ts";
import type { FinancialInclusion } from "./signed-settings.ts";
import { currencyIds } from "./transaction.wire.ts";

/** There is no invoice of a top-up: a number of its own, the same whenever it is asked for again. */
const invoiceNumberOf = (reference: string): number => Number.parseInt(reference.replaceAll("-", "").slice(0, 7), 16);

/** A charge of the whole at once, under our own name for it; null: Plexo has no such commerce or currency. PLEXO-08 */
export function chargeRequest(
  asked: HostedPayment,
  instrument: string,
  { type, taxedShare }: FinancialInclusion,
): Told | null {
  const { reference, total, currency, accountId } = asked;
  const [currencyId, commerceId, name] = [currencyIds.get(currency), Number(accountId), attemptNameOf(asked)];
  if (currencyId === undefined || !Number.isSafeInteger(commerceId)) return null;
  return {
    ClientReferenceId: name,
    CurrencyId: currencyId,
    Installments: 1,
    Items: [{ Amount: decimalDigits(total), ClientItemReferenceId: name }],
    FinancialInclusion: {
      Type: type,
      BilledAmount: decimalDigits(total),
      TaxedAmount: decimalDigits(shareOf(total, basisPoints(taxedShare))),
      InvoiceNumber: invoiceNumberOf(reference),
    },
    OptionalCommerceId: commerceId,
    PaymentInstrumentInput: { InstrumentToken: instrument },
  };
}
