export { ClientCouponsDialog } from "./ClientCouponsDialog.tsx";
export { CouponSaleDialog } from "./CouponSaleDialog.tsx";
