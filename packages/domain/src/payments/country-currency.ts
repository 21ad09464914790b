const currencies: Readonly<Record<string, string>> = {
  AR: "ARS",
  BR: "BRL",
  CL: "CLP",
  CO: "COP",
  EC: "USD",
  MX: "MXN",
  PE: "PEN",
  UY: "UYU",
};

/** What is paid with where the seller is; null: no provider of ours is there. */
export const currencyOf = (country: string): string | null => currencies[country] ?? null;
