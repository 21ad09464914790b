export { forecastDay, usualMemory } from "./forecast-day.ts";
export type { ProductForecast } from "./forecast-product.ts";
export type { SalesDay } from "./sales-day.ts";
