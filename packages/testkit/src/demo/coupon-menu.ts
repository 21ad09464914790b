import type { CouponStatus } from "@cantina/domain/coupons";

export type DemoCoupon = {
  readonly name: string;
  readonly description: string;
  readonly pesos: number;
  readonly uses: number;
  readonly validDays: number;
  readonly status: CouponStatus;
  /** Names of products; those that the place does not have are left out. */
  readonly products: readonly string[];
};

/** Only of what is never out of stock, so that a coupon that is left can be used. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    name: "10 desayunos",
    description: "Diez infusiones a elección: café con leche, té o mate cocido.",
    pesos: 14_000,
    uses: 10,
    validDays: 60,
    status: "ENABLED",
    products: ["Café con leche", "Té en hebras", "Mate cocido"],
  },
  {
    name: "5 almuerzos",
    description: "Cinco platos del día para usar en la semana o cuando convenga.",
    pesos: 24_500,
    uses: 5,
    validDays: 30,
    status: "ENABLED",
    products: ["Porción de pizza muzzarella", "Fideos con tuco", "Ensalada completa"],
  },
  {
    name: "20 almuerzos",
    description: "Un mes de almuerzos con descuento.",
    pesos: 92_000,
    uses: 20,
    validDays: 45,
    status: "ENABLED",
    products: ["Ensalada completa", "Porción de pizza muzzarella", "Fideos con tuco"],
  },
  {
    name: "Promo vuelta a clases",
    description: "Cuatro cafés con leche. Ya no se vende.",
    pesos: 5_000,
    uses: 4,
    validDays: 10,
    status: "DISABLED",
    products: ["Café con leche"],
  },
];
