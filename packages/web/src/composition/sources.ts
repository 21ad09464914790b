import {
  type ApiClient,
  type CafeteriasSource,
  type CashRegisterSource,
  type CatalogSource,
  type ClaimsSource,
  type ClientsSource,
  type CouponsSource,
  type OrderBoardSource,
  type SubscriptionsSource,
  type ShortagesSource,
  httpCafeterias,
  httpCashRegister,
  httpCatalog,
  httpClaims,
  httpClients,
  httpCoupons,
  httpOrderBoardSource,
  httpShortages,
  httpSubscriptions,
} from "@cantina/adapters/http";
import type { CafeteriaId } from "@cantina/domain/kernel";

export type {
  CashInterval,
  CashMovement,
  HistoryDiner,
  HistoryQuery,
  RevertRequest,
  Seller,
  StockShortage,
} from "@cantina/adapters/http";

/** What a signed-in person reads and changes, in one cafeteria. */
export type Sources = {
  readonly cafeteriaId: CafeteriaId;
  /** For what only some screens read, so that its code loads with them. */
  readonly client: ApiClient;
  readonly cafeterias: CafeteriasSource;
  readonly catalog: CatalogSource;
  readonly clients: ClientsSource;
  readonly register: CashRegisterSource;
  readonly coupons: CouponsSource;
  readonly board: OrderBoardSource;
  readonly claims: ClaimsSource;
  readonly subscriptions: SubscriptionsSource;
  readonly shortages: ShortagesSource;
};

export const httpSources = (client: ApiClient, cafeteriaId: CafeteriaId): Sources => ({
  cafeteriaId,
  client,
  cafeterias: httpCafeterias(client),
  catalog: httpCatalog(client, cafeteriaId),
  clients: httpClients(client, cafeteriaId),
  register: httpCashRegister(client, cafeteriaId),
  coupons: httpCoupons(client, cafeteriaId),
  board: httpOrderBoardSource(client, cafeteriaId),
  claims: httpClaims(client, cafeteriaId),
  subscriptions: httpSubscriptions(client, cafeteriaId),
  shortages: httpShortages(client, cafeteriaId),
});
