export { mercadoPagoCards } from "./mercado-pago-cards.ts";
export { challengeOf, mercadoPagoLinks, newVerifier } from "./mercado-pago-links.ts";
export { mercadoPagoProvider } from "./mercado-pago-provider.ts";
export { mercadoPagoWallets } from "./mercado-pago-wallets.ts";
export { isSigned } from "./notice-signature.ts";
export { type MercadoPagoSettings, type WalletSettings, mercadoPagoAddresses } from "./settings.ts";
