import type { SignedPlexoSettings } from "./signed-settings.ts";

export type RestPlexoSettings = {
  /** The usual one. */
  readonly flavour?: "rest";
  readonly apiUrl: string;
  readonly clientId: string;
  readonly apiKey: string;
  /** Where it stands, by the country's code. */
  readonly countries: readonly string[];
};

/** One of its two interfaces, and never both. */
export type PlexoSettings = RestPlexoSettings | SignedPlexoSettings;

export const plexoUrl = "https://api.plexo.com.uy";
export const plexoCountries: readonly string[] = ["UY"];
