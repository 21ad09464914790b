import type { DataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { type Sources, callsOf } from "../live-data/index.ts";

export type ProductUpload = DataOf<typeof uploadEndpoints.uploadProducts>;
export type UndoneUpload = DataOf<typeof uploadEndpoints.undoProductUpload>;

/** A crowded file is read for a while after its turn has come: as long as a busy server may take for it, and its turn. */
export const uploadPatience = 200_000;

export const uploadCalls = (sources: Sources) => callsOf(sources, uploadEndpoints);
