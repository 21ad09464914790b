import type { Category, Product } from "../catalog/index.ts";
import type { ClosedDays, PickupRules } from "../cafeteria/index.ts";
import type { Instant, ProductId, ProfileId, TimeZone } from "../kernel/index.ts";
import type { SaleFacts, SaleRefusal, SaleRequest } from "../sale/index.ts";

/** An order that a client sends from its phone, to be fetched then. */
export type AppOrder = SaleRequest & { readonly pickUpDateTime: Instant | null };

/** What the app's rules judge beside the facts of every sale. */
export type AppFacts = {
  readonly now: Instant;
  readonly timeZone: TimeZone;
  readonly clientId: ProfileId;
  readonly closed: ClosedDays;
  readonly pickup: PickupRules;
  /** Of the order's products. */
  readonly products: ReadonlyMap<
    ProductId,
    Pick<Product, "shownInApp" | "displayDates"> & Pick<Category, "requestTimeLimit">
  >;
};

/** Why an order can't be fetched then. */
export const pickupFaults = [
  "MISSING",
  "PAST",
  "TOO_FAR",
  "CLOSED_DAY",
  "NOT_OFFERED",
  "CUT_OFF",
  "CATEGORY_CUT_OFF",
] as const;
export type PickupFault = (typeof pickupFaults)[number];

export type AppRefusal =
  | SaleRefusal
  | { readonly code: "WRONG_PERMISSIONS" }
  | { readonly code: "PICKUP_NOT_AVAILABLE"; readonly data: { readonly reason: PickupFault } };

export type AppOrderFacts = { readonly sale: SaleFacts; readonly app: AppFacts };
