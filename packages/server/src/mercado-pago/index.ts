export { mercadoPagoCards } from "./mercado-pago-cards.ts";
export { challengeOf, mercadoPagoLinks, newVerifier } from "./mercado-pago-links.ts";
export { mercadoPagoProvider } from "./mercado-pago-provider.ts";
export { isSigned } from "./notice-signature.ts";
export { type MercadoPagoSettings, mercadoPagoAddresses } from "./settings.ts";
