import type { cashReportEndpoints } from "@cantina/contract/cash-register";
import type { clientsEndpoints } from "@cantina/contract/clients";
import type { productionEndpoints } from "@cantina/contract/inventory";
import type { invoicingEndpoints } from "@cantina/contract/invoicing";
import type { futureOrderEndpoints } from "@cantina/contract/orders";
import { withFreshItems } from "@cantina/domain/catalog";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { plainQuery } from "./plain-query.ts";
import type { Sources } from "./sources.ts";

/** Specification §9. */
const catalogInterval = 60_000;
/** Its times and days, among the rest; specification §9. */
const cafeteriaInterval = 120_000;

/** Of every query that somebody's change makes stale; `stale.ts` says which change. What `askedQuery` asks has its call's name. */
export const queryKeys = {
  products: ["products"],
  categories: ["categories"],
  clients: ["clients"],
  receiptBuyer: ["receiptBuyer"],
  discountCategories: ["discountCategories"],
  cafeteria: ["cafeteria"],
  cafeterias: ["cafeterias"],
  overview: ["overview"],
  register: ["register"],
  claims: ["claims"],
  feedback: ["feedback"],
  subscriptions: ["subscriptions"],
  subscriptionPayments: ["subscriptionPayments"],
  coupons: ["coupons"],
  clientCoupons: ["clientCoupons"],
  shortages: ["shortages"],
  managedClients: ["managedClients"],
  managedCategories: ["managedCategories"],
  restrictions: ["readRestrictionSettings" satisfies keyof typeof clientsEndpoints],
  statement: ["statement"],
  passes: ["passes"],
  consumables: ["consumables"],
  suppliers: ["suppliers"],
  inventoryMovements: ["inventoryMovements"],
  reservedInventory: ["reservedInventory"],
  lowStock: ["lowStock"],
  lowStockAlerts: ["lowStockAlerts"],
  dailyStocks: ["dailyStocks"],
  stockRecords: ["stockRecords"],
  counts: ["counts"],
  cashSettings: ["cashSettings"],
  settingChanges: ["settingChanges"],
  firstSteps: ["firstSteps"],
  clockJumps: ["clockJumps"],
  boardOrders: ["boardOrders"],
  deliveredOrders: ["deliveredOrders"],
  history: ["history"],
  cashIntervals: ["cashIntervals"],
  branchReport: ["readBranchReport" satisfies keyof typeof cashReportEndpoints],
  reports: ["reports"],
  metrics: ["metrics"],
  premiumRequest: ["premiumRequest"],
  mercadoPago: ["mercadoPago"],
  directa24: ["directa24"],
  plexo: ["plexo"],
  mattilda: ["mattilda"],
  invoicing: ["readInvoicing" satisfies keyof typeof invoicingEndpoints],
  paymentDifferences: ["paymentDifferences"],
  deletedProducts: ["deletedProducts"],
  productionPlan: ["readProductionPlan" satisfies keyof typeof productionEndpoints],
  productionShares: ["readProductionShares" satisfies keyof typeof productionEndpoints],
  futureOrders: ["listFutureOrders" satisfies keyof typeof futureOrderEndpoints],
} as const;
export type QueryName = keyof typeof queryKeys;

export const productsQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.products, calls.listProducts, {
    refetchInterval: catalogInterval,
    // A sale or an edit tells of the products that it changed, not of the promotions that hold them.
    select: withFreshItems,
  });

export const categoriesQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.categories, calls.listCategories, {
    refetchInterval: catalogInterval,
  });

export const clientsQuery = ({ calls }: Sources) =>
  queryOptions({
    queryKey: queryKeys.clients,
    queryFn: ({ signal }) => orReject(calls.listClients({ query: { type: "CLIENT", status: "ENABLED" } }, { signal })),
  });

export const discountCategoriesQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.discountCategories, calls.listDiscountCategories);

export const cafeteriaQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.cafeteria, calls.readCafeteria, {
    refetchInterval: cafeteriaInterval,
  });

/** Only where cash control is on; the server refuses it elsewhere. */
export const registerQuery = ({ calls }: Sources, isControlled: boolean) =>
  plainQuery(queryKeys.register, calls.readLatestCashMovement, {
    enabled: isControlled,
  });

/** For administrators: what was sold without the server and was not in the stock. */
export const shortagesQuery = ({ calls }: Sources, isAdministrator: boolean) =>
  plainQuery(queryKeys.shortages, calls.listStockShortages, {
    refetchInterval: catalogInterval,
    enabled: isAdministrator,
  });
