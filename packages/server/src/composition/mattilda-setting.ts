import * as v from "valibot";

/** The platform's own key. */
export const mattildaSetting = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ apiKey: v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{1,1000}$/u)) }),
);
