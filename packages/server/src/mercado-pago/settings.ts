/** One application of Mercado Pago's for each country. */
export type MercadoPagoApplication = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
};

export type MercadoPagoSettings = {
  readonly apiUrl: string;
  readonly consentUrl: string;
  /** Of its card form, which a browser loads. */
  readonly scriptUrl: string;
  /** By the country's code. */
  readonly applications: Readonly<Record<string, MercadoPagoApplication>>;
};

export const mercadoPagoAddresses = {
  apiUrl: "https://api.mercadopago.com",
  consentUrl: "https://auth.mercadopago.com/authorization",
  scriptUrl: "https://sdk.mercadopago.com/js/v2",
} as const;
