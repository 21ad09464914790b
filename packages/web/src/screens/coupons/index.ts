export { ClientCouponList } from "./ClientCouponList.tsx";
export { ClientCouponsDialog } from "./ClientCouponsDialog.tsx";
export { CouponSaleDialog } from "./CouponSaleDialog.tsx";
export { DinerField } from "./parts/DinerField.tsx";
export { validityText } from "./coupon-texts.ts";
