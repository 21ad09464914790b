import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { decidePassSale, saleOfPass } from "@cantina/domain/calendar-products";
import { BrokenInvariant, type CartId, accepted, id } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { placeOf } from "../catalog/index.ts";
import { type ChangeContext, change, recordChange } from "../http/index.ts";
import { readSaleFacts, saleFactsOf } from "../orders/index.ts";
import { readPass } from "./calendar-product.queries.ts";
import { type PassSaleToBook, awaitTurn, bookPassSale, readOwnedDates } from "./pass-sale.queries.ts";

async function tellSale(trx: Transaction<unknown>, context: ChangeContext, booking: PassSaleToBook): Promise<void> {
  const { orders, request, sold, registerSessionId } = booking;
  for (const { id: orderId } of orders) await recordChange(trx, context, { entityType: "order", id: orderId });
  if (sold.sale.total === 0) return;
  if (request.paymentMethod === "ACCOUNT_BALANCE" && sold.sale.buyerId !== null)
    await recordChange(trx, context, { entityType: "balance", id: sold.sale.buyerId });
  if (request.paymentMethod === "CASH" && registerSessionId !== null)
    await recordChange(trx, context, { entityType: "register", id: registerSessionId });
}

/** Sells a pass, once per key: all of its orders or none. PASS-03 */
export const sellPass = change(
  calendarProductEndpoints.buyCalendarProduct,
  async (trx, { params: { productId }, body }, context) => {
    const request = { ...body, productId };
    const { identity, clock, idempotencyKey: key } = context;
    if (key === null) throw new BrokenInvariant("a sale without a key");
    const { cafeteriaId, profileId, level } = identity;
    const isApp = identity.type === "CLIENT";
    const at = clock.now();
    await awaitTurn(trx, request);
    const ownedDates = await readOwnedDates(trx, cafeteriaId, request);
    const pass = await readPass(trx, cafeteriaId, request.productId);
    const { zone: timeZone, closed } = await placeOf(trx, cafeteriaId);
    const asked = { cafeteriaId, sellerId: profileId, key, soldAt: at };
    // A cart that nobody has sold.
    const cartId = newSortableId() as CartId;
    const { facts: row } = await readSaleFacts(trx, asked, { ...saleOfPass(request, pass?.version ?? 1), cartId });
    if (row.firstAnswer !== null) throw new BrokenInvariant("a key is looked up before its work begins");
    const sale = saleFactsOf(row, { sellerLevel: level, at });
    const decision = decidePassSale(request, {
      sale,
      timeZone,
      closed,
      pass,
      clientId: isApp ? profileId : null,
      ownedDates,
    });
    if (!decision.ok) return decision;
    const sold = decision.value;
    if (sold.sale.buyerId === null) throw new BrokenInvariant("a pass is sold to a commensal");
    const booking: PassSaleToBook = {
      purchaseId: newSortableId(),
      cafeteriaId,
      request,
      sold,
      orders: sold.orders.map((order) => ({ ...order, id: newSortableId() })),
      sellerId: isApp ? null : profileId,
      at,
      localDate: row.localDate,
      registerSessionId: isApp ? null : row.registerSessionId,
    };
    await bookPassSale(trx, booking);
    await tellSale(trx, context, booking);
    const { balanceAfter, buyerId, total } = sold.sale;
    return accepted({
      data: {
        purchaseId: booking.purchaseId,
        name: sold.pass.name,
        buyerId,
        totalPrice: total,
        orders: booking.orders.map((order) => ({
          id: id<"order">(order.id),
          date: order.day?.date ?? null,
          totalPrice: order.total,
        })),
        balanceAfter,
      },
    });
  },
);
