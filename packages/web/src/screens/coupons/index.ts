export { ClientCouponsDialog } from "./ClientCouponsDialog.tsx";
export { CouponSaleDialog } from "./CouponSaleDialog.tsx";
export { DinerField } from "./parts/DinerField.tsx";
