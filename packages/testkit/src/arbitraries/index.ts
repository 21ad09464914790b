export { anyAmount, anyPrice, anyShare } from "./money.ts";
export { anyCategory, anyProduct, anyProducts, plainProduct, plainProductFact } from "./catalog.ts";
export { anyDiner, anyDiscountCategory } from "./clients.ts";
export { anyUserCoupons } from "./coupons.ts";
export { type Kitchen, type KitchenLine, anyKitchen } from "./kitchen.ts";
export { anyOrder } from "./orders.ts";
export { anyCheckoutEvent, anyPriceableLine } from "./sale.ts";
export { anyCart } from "./cart.ts";
