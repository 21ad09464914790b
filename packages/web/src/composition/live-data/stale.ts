import type { ChangeNews } from "@cantina/adapters/realtime";
import type { QueryClient } from "@tanstack/react-query";
import { type QueryName, queryKeys } from "./queries.ts";

export type EntityType = Extract<ChangeNews, { readonly type: "entity" }>["entityType"];

/** What the hub tells of, and what a save of this tab changes that has no event of its own. */
export type Change = EntityType | "cashMovement" | "discountCategory" | "shortage" | "paymentDifference";

/** What the kitchen has to do follows from all of them. */
const production = ["productionPlan", "productionShares"] as const;

/** Which queries a change makes stale, whether another tab tells of it or this one saved it. */
export const staleAfter = {
  product: [
    "products",
    "deletedProducts",
    "shortages",
    "passes",
    "dailyStocks",
    "stockRecords",
    "firstSteps",
    ...production,
  ],
  catalog: ["products", "deletedProducts", "firstSteps", ...production],
  // A count resolves what was missing.
  stock: ["products", "shortages", "dailyStocks", "stockRecords", "counts"],
  // Its products may have been moved, shown or hidden together.
  category: ["categories", "products", "discountCategories", "managedCategories", "dailyStocks"],
  discountCategory: ["discountCategories", "managedCategories"],
  client: [
    "clients",
    "receiptBuyer",
    "managedClients",
    "restrictions",
    "statement",
    "futureOrders",
    "firstSteps",
    ...production,
  ],
  balance: ["clients", "managedClients", "statement"],
  // What an employee may see of an open register may be another matter now.
  // And its days, which a report is of, where its zone changed. What is sold changes no report that was asked for.
  cafeteria: [
    "cafeteria",
    "cafeterias",
    "overview",
    "cashSettings",
    "settingChanges",
    "claims",
    "cashIntervals",
    "futureOrders",
    "reports",
    "metrics",
    "premiumRequest",
    "mercadoPago",
    "directa24",
    "plexo",
    "mattilda",
    "invoicing",
    "paymentDifferences",
    "firstSteps",
    ...production,
  ],
  register: ["register", "cashIntervals", "firstSteps"],
  // What was hidden until the close is seen now. A report is else of the moment when it was asked for.
  cashMovement: ["cashIntervals", "branchReport", "firstSteps"],
  order: [
    "invoicing",
    "boardOrders",
    "deliveredOrders",
    "history",
    "overview",
    "dailyStocks",
    "stockRecords",
    "reservedInventory",
    "futureOrders",
    ...production,
  ],
  coupon: ["coupons"],
  userCoupon: ["clientCoupons"],
  claim: ["claims"],
  feedback: ["feedback"],
  subscription: ["subscriptions", "subscriptionPayments", ...production],
  shortage: ["shortages"],
  paymentDifference: ["paymentDifferences"],
  consumable: ["consumables", "inventoryMovements", "reservedInventory", "counts", ...production],
  lowStock: ["lowStock", "lowStockAlerts"],
  supplier: ["suppliers", ...production],
  clock: ["clockJumps"],
  // The session's own affair.
  profileTokens: [],
} as const satisfies Record<Change, readonly QueryName[]>;

/** Reads again at once what is shown, the rest when somebody looks at it. */
export async function rereadQueries(queries: QueryClient, names: readonly QueryName[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: queryKeys[name] })));
}

/** Reads again what the changes made stale. */
export const rereadAfter = (queries: QueryClient, ...changes: readonly Change[]): Promise<void> =>
  rereadQueries(queries, [...new Set(changes.flatMap((change): readonly QueryName[] => staleAfter[change]))]);
