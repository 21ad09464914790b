import type { FailureOf } from "@cantina/contract/endpoint";
import type { orderEndpoints } from "@cantina/contract/orders";
import { type AppFacts, type AppOrder, decideAppOrder } from "@cantina/domain/app-orders";
import { type Instant, type Result, accepted, id, refused } from "@cantina/domain/kernel";
import { decideSale } from "@cantina/domain/sale";
import { v7 as newSortableId } from "uuid";
import { type Identity, invalid } from "../http/index.ts";
import type { SaleToBook } from "./book-sale.queries.ts";
import type { SaleFactsRow } from "./sale-facts.queries.ts";
import { saleFactsOf } from "./sale-facts.ts";

export type OrderFacts = {
  readonly row: SaleFactsRow;
  /** null: somebody at the counter sells. */
  readonly app: AppFacts | null;
  readonly soldAt: Instant;
};

const noPickupAtCounter = invalid("pickUpDateTime", "El retiro se elige solo en los pedidos de la app");

function judge(order: AppOrder, { row, app, soldAt }: OrderFacts, { level }: Identity) {
  const sale = saleFactsOf(row, { sellerLevel: level, at: soldAt });
  return app === null ? decideSale(order, sale) : decideAppOrder(order, { sale, app });
}

/** What is to be booked of an order from the counter or from the app, or why it is not. */
export function decideOrder(
  order: AppOrder,
  facts: OrderFacts,
  identity: Identity,
): Result<SaleToBook, FailureOf<typeof orderEndpoints.createOrder>> {
  const { row, app, soldAt } = facts;
  if (row.soldOrderId !== null) return refused({ code: "CART_ALREADY_SOLD", data: row.soldOrderId });
  if (app === null && order.pickUpDateTime !== null) return refused(noPickupAtCounter);
  const decision = judge(order, facts, identity);
  if (!decision.ok) return decision;
  return accepted({
    id: id<"order">(newSortableId()),
    request: order,
    sale: decision.value,
    sellerId: app === null ? identity.profileId : null,
    soldAt,
    receivedAt: soldAt,
    localDate: row.localDate,
    registerSessionId: row.registerSessionId,
    originMedium: app === null ? "WEB" : "MOBILE",
    pickUpDateTime: order.pickUpDateTime,
    hasInventory: row.cafeteria.features.includes("inventory"),
  });
}
