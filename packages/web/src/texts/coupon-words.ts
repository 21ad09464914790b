import { say } from "./say.ts";

export const validUntil = (day: string): string => `Vence ${day}`;

/** Of one product in the cart, which may be paid with coupons. */
export const couponsOfProduct = (product: string): string => `Cupones de ${product}`;
export const oneOrMoreLeft = (uses: number): string => say("{uses, plural, one {Queda #} other {Quedan #}}", { uses });
export const couponOf = (name: string): string => `cupones de ${name}`;
export const exchanged = (used: number, units: number): string =>
  say("{used} de {units, plural, one {# unidad} other {# unidades}} con cupón", { used, units });
