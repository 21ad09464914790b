import * as v from "valibot";
import { type Directa24Settings, directa24Countries, directa24Scheme, directa24Url } from "../directa24/index.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The platform's own keys; the word before a signature and the countries, where its contract says otherwise. */
export const directa24Setting = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    apiKey: text,
    secret: text,
    scheme: v.optional(v.pipe(text, v.regex(/^\w+$/u)), directa24Scheme),
    countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))), [...directa24Countries]),
  }),
);

export const directa24Reach = (
  given: Omit<Directa24Settings, "apiUrl">,
  apiUrl: string | undefined,
): Directa24Settings => ({ ...given, apiUrl: apiUrl ?? directa24Url });
