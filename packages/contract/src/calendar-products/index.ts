export type { CalendarProductData } from "./calendar-product.wire.ts";
export * as calendarProductEndpoints from "./calendar-products.endpoints.ts";
export * as calendarProductSchemas from "./calendar-product.wire.ts";
