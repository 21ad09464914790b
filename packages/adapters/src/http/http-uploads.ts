import type { DataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { type CafeteriaId, type IdempotencyKey, type Result, id } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type ProductUpload = DataOf<typeof uploadEndpoints.uploadProducts>;
export type UndoneUpload = DataOf<typeof uploadEndpoints.undoProductUpload>;

export type UploadsSource = {
  /** What the file would change, or all that is wrong with it. */
  readonly tryProducts: (
    file: Blob,
    key: IdempotencyKey,
    signal: AbortSignal,
  ) => Promise<Result<ProductUpload, ApiFailure>>;
  /** Adds its products, all or none, once per key. */
  readonly addProducts: (file: Blob, key: IdempotencyKey) => Promise<Result<ProductUpload, ApiFailure>>;
  readonly undoProducts: (batchId: string) => Promise<Result<UndoneUpload, ApiFailure>>;
};

/** A crowded file is read for a while after its turn has come. */
const patience = 60_000;

export function httpUploads(client: ApiClient, cafeteriaId: CafeteriaId): UploadsSource {
  const params = { cafeteriaId };
  const { uploadProducts, undoProductUpload } = uploadEndpoints;
  return {
    tryProducts: (file, idempotencyKey, signal) =>
      client.call(uploadProducts, { params, query: { dryRun: "true" } }, { file, idempotencyKey, signal, patience }),
    addProducts: (file, idempotencyKey) =>
      client.call(uploadProducts, { params, query: {} }, { file, idempotencyKey, patience }),
    undoProducts: (batchId) =>
      client.call(undoProductUpload, { params: { ...params, batchId: id<"upload-batch">(batchId) } }),
  };
}
