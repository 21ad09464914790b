import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import type { DataOf } from "@cantina/contract/endpoint";
import {
  type CafeteriaId,
  type Cents,
  type IdempotencyKey,
  type Result,
  decimalFromCents,
} from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";

export type CashMovement = DataOf<typeof cashRegisterEndpoints.createCashMovement>;

export type NewCashMovement = {
  readonly type: CashMovement["type"];
  readonly amount: Cents;
  readonly description: string;
};

export type CashRegisterSource = {
  /** The seller's latest movement; null: the register was never opened. */
  readonly readLatest: (signal: AbortSignal) => Promise<Result<CashMovement | null, ApiFailure>>;
  /** The same key with the same movement gives the first answer again. */
  readonly move: (movement: NewCashMovement, key: IdempotencyKey) => Promise<Result<CashMovement, ApiFailure>>;
};

export function httpCashRegister(client: ApiClient, cafeteriaId: CafeteriaId): CashRegisterSource {
  const params = { cafeteriaId };
  return {
    readLatest: (signal) => client.call(cashRegisterEndpoints.readLatestCashMovement, { params }, { signal }),
    move: (movement, idempotencyKey) =>
      client.call(
        cashRegisterEndpoints.createCashMovement,
        { params, body: { ...movement, amount: decimalFromCents(movement.amount) } },
        { idempotencyKey },
      ),
  };
}
