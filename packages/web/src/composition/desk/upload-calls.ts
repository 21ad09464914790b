import type { DataOf } from "@cantina/contract/endpoint";
import type { Calls } from "@cantina/adapters/http";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { type Sources, callsOf } from "../live-data/index.ts";

export type ProductUpload = DataOf<typeof uploadEndpoints.uploadProducts>;
export type StockUpload = DataOf<typeof uploadEndpoints.uploadStock>;
export type MovementUpload = DataOf<typeof uploadEndpoints.uploadMovements>;
export type UploadCalls = Calls<typeof uploadEndpoints>;

/** A crowded file is read for a while after its turn has come: as long as a busy server may take for it, and its turn. */
export const uploadPatience = 200_000;

export const uploadCalls = (sources: Sources): UploadCalls => callsOf(sources, uploadEndpoints);
