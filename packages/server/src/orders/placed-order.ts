import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { orderEndpoints } from "@cantina/contract/orders";
import { noMoney } from "@cantina/domain/kernel";
import type { SaleToBook } from "./book-sale.queries.ts";

/** What the seller is answered: the order as it is about to be booked. */
export const placedOrderOf = (
  { id, request, sale, sellerId, soldAt, originMedium, pickUpDateTime }: SaleToBook,
  commensalName: string | null,
): GivenDataOf<typeof orderEndpoints.createOrder> => ({
  id,
  cartId: request.cartId,
  orderType: "ORDER",
  status: request.markAsCompleted ? "COMPLETED" : "STARTED",
  orderItems: sale.lines.map((line) => ({
    type: line.type,
    productId: line.productId,
    productVersion: line.productVersion,
    name: line.name,
    productLabel: line.name,
    items: line.items,
    price: line.unitPrice,
    quantity: line.quantity,
    exchangedCoupons: line.exchangedCoupons,
    discount: line.discount,
    total: line.total,
  })),
  commensalId: request.commensalId,
  commensalName,
  commensalClassId: sale.commensalClassId,
  buyerId: sale.buyerId,
  sellerId,
  comments: request.comments,
  paymentMethod: request.paymentMethod,
  subtotal: sale.subtotal,
  discount: sale.discount,
  totalPrice: sale.total,
  dateTime: soldAt,
  pickUpDateTime,
  lastStatusUpdate: soldAt,
  originMedium,
  readyAt: null,
  version: 1,
  couponId: null,
  couponsQuantity: null,
  marketplaceFee: noMoney,
  isSubscription: false,
  subscriptionId: null,
  arcaInvoiceUrl: null,
  cancellationReason: null,
  cancellationComment: "",
  balanceAfter: sale.balanceAfter,
});
