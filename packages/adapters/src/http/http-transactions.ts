import type { DataOf, RequestOf } from "@cantina/contract/endpoint";
import { transactionEndpoints } from "@cantina/contract/transactions";
import type { CafeteriaId, IdempotencyKey, OrderId, Result } from "@cantina/domain/kernel";
import type { CancelReason, HistoryEntry } from "@cantina/domain/transactions";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure, Counted } from "@cantina/contract/calls";

export type HistoryQuery = RequestOf<typeof transactionEndpoints.listTransactions>["query"];
export type Seller = DataOf<typeof transactionEndpoints.listSellers>[number];
export type HistoryDiner = DataOf<typeof transactionEndpoints.listHistoryDiners>[number];
export type RevertRequest = { readonly reason: CancelReason; readonly comment: string };

export type TransactionsSource = {
  readonly listHistory: (
    query: HistoryQuery,
    signal: AbortSignal,
  ) => Promise<Result<Counted<readonly HistoryEntry[]>, ApiFailure>>;
  /** The same key with the same reason gives the first answer again. */
  readonly revert: (
    transactionId: OrderId,
    request: RevertRequest,
    key: IdempotencyKey,
  ) => Promise<Result<HistoryEntry, ApiFailure>>;
  readonly listSellers: (signal: AbortSignal) => Promise<Result<readonly Seller[], ApiFailure>>;
  readonly listDiners: (signal: AbortSignal) => Promise<Result<readonly HistoryDiner[], ApiFailure>>;
};

export function httpTransactions(client: ApiClient, cafeteriaId: CafeteriaId): TransactionsSource {
  const params = { cafeteriaId };
  return {
    listHistory: (query, signal) =>
      client.callCounted(transactionEndpoints.listTransactions, { params, query }, { signal }),
    revert: (orderId, body, idempotencyKey) =>
      client.call(transactionEndpoints.revertTransaction, { params: { ...params, orderId }, body }, { idempotencyKey }),
    listSellers: (signal) => client.call(transactionEndpoints.listSellers, { params }, { signal }),
    listDiners: (signal) => client.call(transactionEndpoints.listHistoryDiners, { params }, { signal }),
  };
}
