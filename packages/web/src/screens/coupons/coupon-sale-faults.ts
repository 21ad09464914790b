import { type CouponPaymentMethod } from "@cantina/domain/cafeteria";
import type { Diner } from "@cantina/domain/clients";
import { type Coupon, couponLimits } from "@cantina/domain/coupons";

export type CouponSaleEntry = {
  readonly coupon: Coupon | null;
  readonly diner: Diner | null;
  /** null: what was typed is no whole number. */
  readonly quantity: number | null;
  readonly paymentMethod: CouponPaymentMethod | null;
};

export type CouponSaleFaults = Partial<Record<keyof CouponSaleEntry, string>>;

const isBooks = (quantity: number | null): boolean =>
  quantity !== null && quantity >= 1 && quantity <= couponLimits.books;

/** What keeps a coupon sale from being sent; specification §5, Coupon sale. */
export const couponSaleFaults = ({ coupon, diner, quantity, paymentMethod }: CouponSaleEntry): CouponSaleFaults => ({
  ...(coupon === null && { coupon: "Por favor seleccione una cuponera" }),
  ...(diner === null && { diner: "Por favor seleccione un comensal" }),
  ...(!isBooks(quantity) && { quantity: `Por favor ingrese una cantidad de 1 a ${couponLimits.books}` }),
  ...(paymentMethod === null && { paymentMethod: "Por favor, elija el método de pago" }),
});
