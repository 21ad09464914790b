export { hideCardAddress, readCardAddress } from "./card-address.ts";
export { tellHostApp } from "./host-app.ts";
export { mercadoPagoCardForm } from "./mercado-pago-card-form.ts";
export { rememberedEnd } from "./remembered-end.ts";
export { readPaymentRequest } from "./read-payment-request.ts";
