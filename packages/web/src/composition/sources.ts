import {
  type ApiClient,
  type CafeteriasSource,
  type CashRegisterSource,
  type CatalogSource,
  type ClientsSource,
  httpCafeterias,
  httpCashRegister,
  httpCatalog,
  httpClients,
} from "@cantina/adapters/http";
import type { CafeteriaId } from "@cantina/domain/kernel";

export type { CafeteriaRow, CashMovement, Country, NewCafeteria, NewCashMovement } from "@cantina/adapters/http";

/** What a signed-in person reads and changes, in one cafeteria. */
export type Sources = {
  readonly cafeteriaId: CafeteriaId;
  readonly cafeterias: CafeteriasSource;
  readonly catalog: CatalogSource;
  readonly clients: ClientsSource;
  readonly register: CashRegisterSource;
};

export const httpSources = (client: ApiClient, cafeteriaId: CafeteriaId): Sources => ({
  cafeteriaId,
  cafeterias: httpCafeterias(client),
  catalog: httpCatalog(client, cafeteriaId),
  clients: httpClients(client, cafeteriaId),
  register: httpCashRegister(client, cafeteriaId),
});
