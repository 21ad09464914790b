import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import type { DataOf } from "@cantina/contract/endpoint";
import type { CafeteriaId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type CashMovement = DataOf<typeof cashRegisterEndpoints.createCashMovement>;

export type CashRegisterSource = {
  /** The seller's latest movement; null: the register was never opened. */
  readonly readLatest: (signal: AbortSignal) => Promise<Result<CashMovement | null, ApiFailure>>;
};

export function httpCashRegister(client: ApiClient, cafeteriaId: CafeteriaId): CashRegisterSource {
  const params = { cafeteriaId };
  return {
    readLatest: (signal) => client.call(cashRegisterEndpoints.readLatestCashMovement, { params }, { signal }),
  };
}
