import * as v from "valibot";

/** Counts the edits of something: an edit names the version that it was made from, or is refused with STALE_ENTRY. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

/** In a request: what whoever changes it has seen. Without one, the change is of what there is now. */
export const seenVersion = v.optional(version);
