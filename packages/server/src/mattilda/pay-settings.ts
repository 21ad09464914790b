export type MattildaPaySettings = {
  readonly apiUrl: string;
  /** In PEM: of P-521, or RSA. The other half is Mattilda's. */
  readonly privateKey: string;
  /** Where it stands, by the country's code. */
  readonly countries: readonly string[];
};

export const mattildaPayUrl = "https://api.mattildapayments.com";
export const mattildaCountries: readonly string[] = ["CO", "EC", "MX"];
