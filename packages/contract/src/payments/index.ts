export * as cardFormEndpoints from "./card-form.endpoints.ts";
export * as directa24Endpoints from "./directa24.endpoints.ts";
export * as mattildaEndpoints from "./mattilda.endpoints.ts";
export * as onlinePaymentEndpoints from "./online-payments.endpoints.ts";
export * as paymentDifferenceEndpoints from "./payment-differences.endpoints.ts";
export * as plexoEndpoints from "./plexo.endpoints.ts";
export * as savedCardEndpoints from "./saved-cards.endpoints.ts";
export * as walletEndpoints from "./wallets.endpoints.ts";
