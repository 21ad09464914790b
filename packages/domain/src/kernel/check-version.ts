import { type Result, accepted, refused } from "./result.ts";

/** `version` counts the edits of the thing. */
type Versioned = { readonly id: string; readonly version: number };

/** Made from another version than the one there is, an edit would undo somebody's work unseen; `data` is what there is. */
export type StaleEntry = { readonly code: "STALE_ENTRY"; readonly data: Versioned };

/** Whether an edit that was made from the version `seen`, or from none, may be written over what there is now. KERNEL-09 */
export const checkVersion = (seen: number | undefined, { id, version }: Versioned): Result<null, StaleEntry> =>
  seen === undefined || seen === version ? accepted(null) : refused({ code: "STALE_ENTRY", data: { id, version } });
