export type PlexoSettings = {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly apiKey: string;
  /** Where it stands, by the country's code. */
  readonly countries: readonly string[];
};

export const plexoUrl = "https://api.plexo.com.uy";
export const plexoCountries: readonly string[] = ["UY"];
