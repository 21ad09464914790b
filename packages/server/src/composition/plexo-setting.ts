import * as v from "valibot";
import { type PlexoSettings, plexoCountries, plexoUrl } from "../plexo/index.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The platform's own keys. */
export const plexoSetting = v.pipe(
  v.string(),
  v.parseJson(),
  // The id ends at the first colon of what is sent.
  v.object({ clientId: v.pipe(text, v.regex(/^[^:]+$/u)), apiKey: text }),
);

export const plexoReach = (
  given: Pick<PlexoSettings, "clientId" | "apiKey">,
  apiUrl: string | undefined,
): PlexoSettings => ({ ...given, apiUrl: apiUrl ?? plexoUrl, countries: plexoCountries });
