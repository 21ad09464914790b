export type Directa24Settings = {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Signs calls, and proves notices. */
  readonly secret: string;
  /** The word before the signature; its own pages differ. */
  readonly scheme: string;
  /** Where it stands, by the country's code. */
  readonly countries: readonly string[];
};

export const directa24Url = "https://api.directa24.com";
export const directa24Scheme = "D24";
/** Those of its list that we know a currency of; Uruguay is not on it. */
export const directa24Countries: readonly string[] = ["AR", "BR", "CL", "CO", "MX", "PE"];
