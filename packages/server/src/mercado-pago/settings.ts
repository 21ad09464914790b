/** One application of Mercado Pago's for each country. */
export type MercadoPagoApplication = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
};

/** Of an application for which Mercado Pago enabled Wallet Connect. */
export type WalletSettings = {
  readonly platformId: string;
  /** By which interface wallets are charged. Of the other one the place of the token is not public. */
  readonly charge: "advanced_payments";
  /** What a consent is checked with; in units of the country's currency. */
  readonly validationAmount: number;
};

export type MercadoPagoSettings = {
  readonly apiUrl: string;
  readonly consentUrl: string;
  /** Of its card form, which a browser loads. */
  readonly scriptUrl: string;
  /** By the country's code. */
  readonly applications: Readonly<Record<string, MercadoPagoApplication>>;
  /** Likewise; {}: no wallet is linked. */
  readonly wallets: Readonly<Record<string, WalletSettings>>;
};

export const mercadoPagoAddresses = {
  apiUrl: "https://api.mercadopago.com",
  consentUrl: "https://auth.mercadopago.com/authorization",
  scriptUrl: "https://sdk.mercadopago.com/js/v2",
} as const;
