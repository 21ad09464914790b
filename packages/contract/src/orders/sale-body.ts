import { decimalFromCents, percentFromBasisPoints } from "@cantina/domain/kernel";
import type { ProductItem, SaleItem, SaleRequest } from "@cantina/domain/sale";

const shownPriceOf = ({ price }: ProductItem) =>
  price === undefined || price === null ? {} : { price: decimalFromCents(price) };

const itemOf = (item: SaleItem) =>
  item.type === "PRODUCT"
    ? { ...item, ...shownPriceOf(item), exchangedCoupons: [...item.exchangedCoupons] }
    : { ...item, price: decimalFromCents(item.price) };

/** A sale as `createOrder` takes it. */
export const saleBody = (request: SaleRequest) => ({
  ...request,
  orderItems: request.orderItems.map(itemOf),
  expectedTotal: request.expectedTotal === null ? null : decimalFromCents(request.expectedTotal),
  sellerDiscount: request.sellerDiscount === null ? null : percentFromBasisPoints(request.sellerDiscount),
});
