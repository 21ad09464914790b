export { hideCardAddress, readCardAddress } from "./card-address.ts";
export { tellHostApp } from "./host-app.ts";
export { mercadoPagoCardForm } from "./mercado-pago-card-form.ts";
export { readPaymentRequest } from "./read-payment-request.ts";
