export * as invoicingEndpoints from "./invoicing.endpoints.ts";
export { orderInvoice } from "./invoice.wire.ts";
