export { errorCodes } from "@cantina/contract/endpoint";
export type { ApiFailure, ApiFailureCode } from "./api-failure.ts";
export { type ApiClient, type ApiClientInput, type CallOptions, type Counted, createApiClient } from "./api-client.ts";
export { type AccountsSource, type SingleUseToken, httpAccounts } from "./http-accounts.ts";
export {
  type CafeteriaRow,
  type CafeteriasSource,
  type Country,
  type NewCafeteria,
  httpCafeterias,
} from "./http-cafeterias.ts";
export {
  type CashMovement,
  type CashRegisterSource,
  type NewCashMovement,
  httpCashRegister,
} from "./http-cash-register.ts";
export { type CatalogSource, httpCatalog } from "./http-catalog.ts";
export { type ClientsSource, httpClients } from "./http-clients.ts";
export { httpOrders } from "./http-orders.ts";
export { httpSession } from "./http-session.ts";
