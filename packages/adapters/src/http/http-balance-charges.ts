import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import type { DataOf } from "@cantina/contract/endpoint";
import type { BalanceChargeRequest } from "@cantina/domain/balance-charges";
import { type CafeteriaId, type IdempotencyKey, type Result, decimalFromCents } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";

export type BookedBalanceCharge = DataOf<typeof balanceChargeEndpoints.createBalanceCharge>;

export type BalanceChargesSource = {
  /** The same key with the same top-up gives the first answer again. */
  readonly charge: (
    request: BalanceChargeRequest,
    key: IdempotencyKey,
  ) => Promise<Result<BookedBalanceCharge, ApiFailure>>;
};

export function httpBalanceCharges(client: ApiClient, cafeteriaId: CafeteriaId): BalanceChargesSource {
  return {
    charge: (request, idempotencyKey) =>
      client.call(
        balanceChargeEndpoints.createBalanceCharge,
        { params: { cafeteriaId }, body: { ...request, amount: decimalFromCents(request.amount) } },
        { idempotencyKey },
      ),
  };
}
