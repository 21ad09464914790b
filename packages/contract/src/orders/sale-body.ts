import { decimalFromCents, percentFromBasisPoints } from "@cantina/domain/kernel";
import type { SaleItem, SaleRequest } from "@cantina/domain/sale";

const itemOf = (item: SaleItem) =>
  item.type === "PRODUCT"
    ? { ...item, exchangedCoupons: [...item.exchangedCoupons] }
    : { ...item, price: decimalFromCents(item.price) };

/** A sale as `createOrder` takes it. */
export const saleBody = (request: SaleRequest) => ({
  ...request,
  orderItems: request.orderItems.map(itemOf),
  expectedTotal: request.expectedTotal === null ? null : decimalFromCents(request.expectedTotal),
  sellerDiscount: request.sellerDiscount === null ? null : percentFromBasisPoints(request.sellerDiscount),
});
