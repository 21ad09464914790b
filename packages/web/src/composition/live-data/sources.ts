import type { ApiClient, Calls } from "@cantina/adapters/http";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { claimEndpoints } from "@cantina/contract/claims";
import { clientsEndpoints } from "@cantina/contract/clients";
import { couponEndpoints } from "@cantina/contract/coupons";
import type { DataOf } from "@cantina/contract/endpoint";
import { lateOrderEndpoints, orderBoardEndpoints, orderEndpoints } from "@cantina/contract/orders";
import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Bindable, callsOf } from "./calls-of.ts";

/** What every place of work loads, whoever is signed in. */
const everyday = {
  ...cafeteriaEndpoints,
  ...cashRegisterEndpoints,
  ...catalogEndpoints,
  ...claimEndpoints,
  ...clientsEndpoints,
  ...couponEndpoints,
  ...lateOrderEndpoints,
  ...orderBoardEndpoints,
  ...orderEndpoints,
  ...subscriptionEndpoints,
};

/** What a signed-in person reads and changes, in one cafeteria. */
export type Sources = Bindable & { readonly calls: Calls<typeof everyday> };

export const httpSources = (client: ApiClient, cafeteriaId: CafeteriaId): Sources => ({
  cafeteriaId,
  client,
  calls: callsOf({ client, cafeteriaId }, everyday),
});

export type CashMovement = DataOf<typeof cashRegisterEndpoints.createCashMovement>;
export type StockShortage = DataOf<typeof lateOrderEndpoints.listStockShortages>[number];
