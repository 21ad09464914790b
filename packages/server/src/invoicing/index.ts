export type { Invoicing } from "./invoicing.ts";
export { arcaInvoiceUrl } from "./invoice-path.ts";
export { invoicingRoutes } from "./invoicing.routes.ts";
export { serveInvoices } from "./serve-invoices.ts";
export { invoiceSales } from "./send-invoices.ts";
